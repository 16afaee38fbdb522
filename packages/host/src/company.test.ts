import type { AnyGame, Entry } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { type BotsMoment, companyFor } from './company.js';
import type { Occupant, Sketch, TableState } from './state.js';
import { setSketch } from './table.js';

const together = { together: true } as AnyGame;
const person = (id: string, over: object = {}): Occupant => ({
  ...{ kind: 'person', person: id, name: id, cover: null, resigned: false },
  ...over,
});
const BOT: Occupant = { kind: 'bot', level: 'gentle' };
const NUMBER = 7;
const did = (answer: string, seat = 2): Entry => ({ seat, answer, chance: [] });
const BEFORE: readonly Entry[] = Array.from({ length: NUMBER }, () => did('before', 0));

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
    ...{ table: tableWith(sketches, seats), game: together, seat: 2, entries: BEFORE },
    ...{ isHere: () => true, lapsed: false },
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

  const XYZ = ['x', 'y', 'z'];
  test.each<[string, Partial<Sketch>[], Entry[], string[] | undefined]>([
    ['what was agreed to', [OWN, { plan: XYZ, ...WISH }], [did('x')], ['y', 'z']],
    ['its next steps', [OWN, { plan: XYZ, ...WISH }], [did('x'), did('y')], ['z']],
    ['what was wished, not what others drew', [WISH, { seat: 1, plan: ['a', 'c'] }], [did('a')], ['b']],
    ['what it proposed, where nobody said anything', [OWN], [did('x')], ['y']],
    ['nothing once all of it is done', [{ plan: ['x'], ...WISH }, OWN], [did('x')], undefined],
    ['nothing where something else was done', [{ plan: XYZ, ...WISH }], [did('x'), did('a')], undefined],
    ['nothing once it was taken back', [{ plan: XYZ, ...WISH }], [did('x'), { seat: 0, back: 7 }], undefined],
    ['nothing in the turn of another', [{ plan: XYZ, ...WISH }], [did('x', 0)], undefined],
  ])('%s is done to its end without asking again', (_, sketches, since, rest) => {
    const going = word(sketches, { entries: [...BEFORE, ...since] });
    const asks = { people: [0, 1], sketches: [], asks: true };
    expect(going).toEqual(
      rest
        ? { people: [0, 1], sketches: [{ seat: 0, plan: rest, wish: true }], warned: true, asks: false }
        : asks,
    );
  });

  test('what is drawn meanwhile does not stop what was agreed to', () => {
    const table = tableWith([OWN, { plan: XYZ, ...WISH }], [person('anna'), person('ben'), BOT]);
    const entries = [...BEFORE, did('x')];
    const drawn = setSketch(table, together, { seat: 1, number: entries.length, plan: ['c'] }, entries);
    expect(drawn.sketches?.map(({ plan }) => plan)).toEqual([XYZ, ['c']]);
    const at = { game: together, seat: 2, isHere: () => true, lapsed: false };
    expect(companyFor({ ...at, table: drawn, entries })).toMatchObject({ sketches: [{ plan: ['y', 'z'] }] });
  });

  test('where it speaks against a wish, people have to wish it once more', () => {
    const table = tableWith([WISH], [person('anna'), BOT, BOT]);
    const warned = setSketch(
      table,
      together,
      {
        ...{ seat: 2, number: NUMBER, plan: ['x'], reason: { code: 'r' }, instead: true },
      },
      BEFORE,
    );
    const at = { game: together, seat: 2, entries: BEFORE, isHere: () => true, lapsed: false };
    expect(companyFor({ ...at, table: warned })).toBe('wait');
    const again = setSketch(
      warned,
      together,
      { seat: 0, number: NUMBER, plan: ['a', 'b'], wish: true },
      BEFORE,
    );
    expect(companyFor({ ...at, table: again })).toMatchObject({ warned: true });
  });
});
