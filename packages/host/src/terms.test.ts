import skylark from '@aerie/conformance/sample';
import type { AnyGame } from '@aerie/kernel';
import type { RequestOf, WantedSeat } from '@aerie/protocol';
import { describe, expect, test } from 'vitest';
import { beginDraw } from './draw.js';
import { mustAllowHelp, mustBeDeclared } from './fair-play.js';
import { Refusal } from './refusal.js';
import { acceptSeats, leaveSeat, takeSeat } from './seats.js';
import type { Occupant, Person, TableState } from './state.js';
import { createTable, rematchTable, stakesOf, startMatch } from './table.js';
import { viewersOf } from './table-message.js';
import { agreeToTerms, configureTable, withProgramsAnnounced } from './terms.js';

const game = skylark as unknown as AnyGame;
const playable = { game, levels: ['random', 'greedy'], baselines: [] };
const anna: Person = { id: 'anna', name: 'Anna' };
const ben: Person = { id: 'ben', name: 'Ben' };
const carol: Person = { id: 'carol', name: 'Carol' };
const [me, open, bot]: WantedSeat[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }];

const create = (seats: (WantedSeat | undefined)[], over: Partial<RequestOf<'create'>> = {}): TableState =>
  createTable(
    playable,
    {
      ...{ type: 'create', id: 'r', game: 'skylark', options: {}, listed: true },
      seats: seats as WantedSeat[],
      ...over,
    },
    anna,
  );
const both = (over: Partial<RequestOf<'create'>> = {}) => takeSeat(create([me, open], over), 1, ben);
const rated = (over: Partial<RequestOf<'create'>> = {}) => both({ friendly: false, ...over });
const configure = (
  table: TableState,
  wanted: Omit<RequestOf<'configure'>, 'type' | 'id' | 'table'>,
  id = 'anna',
) => configureTable(playable, table, wanted, id);
const unseen = ({ seats }: TableState) =>
  seats.map((one: Occupant) =>
    one.kind === 'person' ? (one.unseen ?? []) : one.kind === 'open' ? (one.keptFor?.unseen ?? []) : [],
  );
const kinds = ({ seats }: TableState) =>
  seats.map((one) => (one.kind === 'person' ? one.name : one.kind)).join(' ');

function refused(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
}

test('rated play is a choice: a table is friendly unless it says otherwise', () => {
  expect(stakesOf(both(), game)).toBe('friendly');
  expect(stakesOf(both({ friendly: true }), game)).toBe('friendly');
  expect(stakesOf(rated(), game)).toBe('rated');
});

describe('the host changes a table', () => {
  test.each<[string, Parameters<typeof configure>[1], string[]]>([
    ['stakes', { friendly: false }, ['stakes']],
    ['the clock', { clock: { kind: 'move', seconds: 30 } }, ['clock']],
    ['options', { options: { caws: false } }, ['options']],
    ['the number of seats', { seats: 3 }, ['seats']],
    ['several', { friendly: false, clock: { kind: 'days', days: 3 } }, ['stakes', 'clock']],
  ])('%s: the others are asked, and the match waits for them', (_, wanted, changed) => {
    const after = configure(both(), wanted);
    expect(unseen(after).slice(0, 2)).toEqual([[], changed]);
    expect(after.terms).toBe(1);
    const full = { ...after, seats: after.seats.filter(({ kind }) => kind !== 'open') };
    expect(refused(() => beginDraw(full, 'anna', 'part', 0))).toBe('notAgreed');
    const agreed = agreeToTerms(full, 1, 'ben');
    expect(unseen(agreed)).toEqual([[], []]);
    expect(beginDraw(agreed, 'anna', 'part', 0).luck?.draw).toBeDefined();
  });

  test('who may find it: nobody is asked; and what stays as it is changes nothing', () => {
    const table = both();
    expect(configure(table, { listed: false })).toEqual({ ...table, listed: false });
    expect(configure(table, { listed: true, friendly: true, clock: null, options: {}, seats: 2 })).toBe(
      table,
    );
  });

  test('what changed twice is told once, and nobody agrees to what they have not seen', () => {
    const once = configure(both(), { friendly: false });
    const twice = configure(once, { clock: { kind: 'move', seconds: 30 } });
    expect(unseen(configure(twice, { friendly: true }))[1]).toEqual(['stakes', 'clock']);
    expect(refused(() => agreeToTerms(twice, 1, 'ben'))).toBe('stale');
    expect(refused(() => agreeToTerms(twice, 2, 'carol'))).toBe('notYourSeat');
    expect(agreeToTerms(twice, 2, 'anna')).toBe(twice);
  });

  test('who sits down later, or anew, knows the terms', () => {
    const after = configure(both(), { friendly: false });
    expect(unseen(takeSeat(leaveSeat(after, 1, 'ben'), 1, ben))).toEqual([[], []]);
    expect(unseen(takeSeat(leaveSeat(after, 1, 'ben'), 1, carol))).toEqual([[], []]);
  });

  test('seats are added free, and taken away where nobody sits, free ones first', () => {
    expect(kinds(configure(both(), { seats: 3 }))).toBe('Anna Ben open');
    expect(kinds(configure(create([me, open, bot]), { seats: 2 }))).toBe('Anna bot');
    expect(kinds(configure(create([me, bot, bot]), { seats: 2 }))).toBe('Anna bot');
    const three = takeSeat(takeSeat(create([me, open, open]), 1, ben), 2, carol);
    expect(refused(() => configure(three, { seats: 2 }))).toBe('seatsHeld');
  });

  test.each<[string, () => unknown]>([
    ['notHost', () => configure(both(), { friendly: false }, 'ben')],
    ['notOpen', () => configure(startMatch(both(), 'm'), { friendly: false })],
    ['notOpen', () => configure(beginDraw(both(), 'anna', 'part', 0), { friendly: false })],
    ['badSeats', () => configure(both(), { seats: 9 })],
    ['badOptions', () => configure(both(), { options: { caws: 3 } })],
  ])('refuses with %s', (code, work) => expect(refused(work)).toBe(code));

  test('whoever is asked to a rematch agrees to what changed before they said yes', () => {
    const asked = rematchTable({ ...startMatch(both(), 'm'), status: 'over' }, anna);
    const after = configure(asked, { friendly: false });
    expect(unseen(after)).toEqual([['stakes'], []]);
    expect(unseen(acceptSeats(after, ben))).toEqual([['stakes'], []]);
  });
});

describe('rated play is without help', () => {
  const program: Person = { ...ben, program: true };
  const playing = (over: Partial<RequestOf<'create'>> = {}) => startMatch(rated(over), 'm');

  test('nobody lets a bot play for them', () => {
    expect(refused(() => mustAllowHelp(playing(), game))).toBe('noHelp');
    expect(refused(() => mustAllowHelp(startMatch(both(), 'm'), game))).toBeUndefined();
  });

  test('a program plays, and sees, only where it sat down', () => {
    const declared = startMatch(takeSeat(create([me, open], { friendly: false }), 1, program), 'm');
    expect(refused(() => mustBeDeclared(playing(), game, 1, program))).toBe('undeclaredProgram');
    expect(refused(() => mustBeDeclared(playing(), game, 1, ben))).toBeUndefined();
    expect(refused(() => mustBeDeclared(declared, game, 1, program))).toBeUndefined();
    expect(refused(() => mustBeDeclared(playing({ friendly: true }), game, 1, program))).toBeUndefined();
    expect(viewersOf(playing(), program, game)).toEqual(['watcher']);
    expect(viewersOf(playing(), ben, game)).toEqual([1]);
    expect(viewersOf(declared, program, game)).toEqual([1]);
  });

  test('where a program sits down, everybody else is asked', () => {
    const free = create([me, open], { friendly: false });
    const taken = takeSeat(free, 1, program);
    expect(unseen(withProgramsAnnounced(free, taken, game))).toEqual([['program'], []]);
    expect(withProgramsAnnounced(free, takeSeat(free, 1, ben), game).terms).toBeUndefined();
    const friendly = create([me, open]);
    expect(withProgramsAnnounced(friendly, takeSeat(friendly, 1, program), game).terms).toBeUndefined();
  });
});
