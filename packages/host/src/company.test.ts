import type { AnyGame } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { type BotsMoment, companyFor, restOf } from './company.js';
import type { Occupant, Sketch, TableState } from './state.js';
import { setSketch } from './table.js';

const together = { together: true } as AnyGame;
const person = (id: string, over: object = {}): Occupant => ({
  ...{ kind: 'person', person: id, name: id, cover: null, resigned: false },
  ...over,
});
const BOT: Occupant = { kind: 'bot', level: 'gentle' };
const NUMBER = 7;

const tableWith = (sketches: readonly Partial<Sketch>[], seats: readonly Occupant[]): TableState => ({
  ...{ game: 'g', options: {}, host: 'anna', listed: false, status: 'running', seats, match: 'm' },
  ...{ rematch: null, undoWish: null },
  sketches: sketches.map((one) => ({ seat: 0, number: NUMBER, plan: ['a', 'b'], ...one })),
});

const word = (
  sketches: readonly Partial<Sketch>[],
  {
    seats = [person('anna'), person('ben'), BOT],
    ...over
  }: Partial<BotsMoment> & { seats?: readonly Occupant[] } = {},
) =>
  companyFor({
    ...{ table: tableWith(sketches, seats), game: together, seat: 2, number: NUMBER },
    ...{ isHere: () => true, agreed: [], lapsed: false },
    ...over,
  });

const OWN: Partial<Sketch> = { seat: 2, plan: ['x', 'y'], reason: { code: 'r' } };
const WISH = { wish: true } as const;

describe('who has the word in the turn of a bot', () => {
  test('where a game is not played together, or nobody plays themselves, bots are among themselves', () => {
    expect(word([], { game: {} as AnyGame })).toBeUndefined();
    expect(word([], { seats: [BOT, BOT, BOT] })).toBeUndefined();
    expect(word([], { seats: [person('anna', { cover: 'gentle' }), BOT, BOT] })).toBeUndefined();
    expect(word([], { seats: [person('anna', { resigned: true }), BOT, BOT] })).toBeUndefined();
  });

  test('the bot proposes first, and asks nobody who is not here', () => {
    expect(word([])).toMatchObject({ people: [0, 1], asks: true });
    expect(word([], { isHere: () => false })).toEqual({ people: [0, 1], sketches: [], asks: false });
  });

  test.each<[string, Partial<Sketch>[], 'wait' | 'goes']>([
    ['nobody has said anything', [], 'wait'],
    ['somebody draws', [{ plan: ['a'] }], 'wait'],
    ['somebody agrees', [{ plan: ['x', 'y'], ...WISH }], 'goes'],
    ['somebody wishes something else', [{ plan: ['a'], ...WISH }], 'goes'],
    ['both wish the same', [WISH, { seat: 1, ...WISH }], 'goes'],
    ['one wishes it, the other draws how it goes on', [WISH, { seat: 1, plan: ['a', 'c'] }], 'goes'],
    ['one wishes it, the other draws something else', [WISH, { seat: 1, plan: ['c'] }], 'wait'],
    ['two wish different things', [WISH, { seat: 1, plan: ['c'], ...WISH }], 'wait'],
    ['it was wished a moment ago', [{ number: NUMBER - 1, ...WISH }], 'wait'],
  ])('it has proposed, and %s', (_, sketches, expected) => {
    expect(word([OWN, ...sketches]) === 'wait' ? 'wait' : 'goes').toBe(expected);
  });

  test('what somebody drew who has left does not hold it up', () => {
    const sketches = [OWN, WISH, { seat: 1, plan: ['c'] }];
    expect(word(sketches, { isHere: (who) => who === 'anna' })).toMatchObject({ asks: true });
  });

  test('after long silence it does what it proposed; not while somebody draws', () => {
    const goes = { sketches: [{ plan: ['x', 'y'], wish: true }], asks: false };
    expect(word([OWN], { lapsed: true })).toMatchObject(goes);
    expect(word([OWN, { plan: ['a'] }], { lapsed: true })).toBe('wait');
  });

  test('what was agreed to is done to its end without asking again', () => {
    const company = word([OWN, { plan: ['x', 'y'], ...WISH }]);
    if (!company || company === 'wait') throw new Error('it is agreed');
    expect(restOf(company, 'x')).toEqual(['y']);
    expect(restOf(company, 'z')).toEqual([]);
    expect(word([], { agreed: ['y'] })).toMatchObject({
      sketches: [{ plan: ['y'], wish: true }],
      asks: false,
    });
  });

  test('where it speaks against a wish, people have to wish it once more', () => {
    const table = tableWith([WISH], [person('anna'), BOT, BOT]);
    const warned = setSketch(table, together, {
      ...{ seat: 2, number: NUMBER, plan: ['x'], reason: { code: 'r' }, instead: true },
    });
    const at = { game: together, seat: 2, number: NUMBER, isHere: () => true, agreed: [], lapsed: false };
    expect(companyFor({ ...at, table: warned })).toBe('wait');
    const again = setSketch(warned, together, { seat: 0, number: NUMBER, plan: ['a', 'b'], wish: true });
    expect(companyFor({ ...at, table: again })).toMatchObject({ warned: true });
  });
});
