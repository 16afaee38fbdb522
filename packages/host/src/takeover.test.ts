import skylark from '@aerie/conformance/sample';
import type { AnyGame } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { noteHandovers } from './handovers.js';
import { Refusal } from './refusal.js';
import type { Occupant, Person, TableState } from './state.js';
import { peopleNamedIn, peopleOf } from './table.js';
import { answerTakeover, askTakeover, isTakeoverAgreed, takeSeatOver, withdrawTakeover } from './takeover.js';

const person = (id: string, over: object = {}): Occupant => ({
  ...{ kind: 'person', person: id, name: id, cover: null, resigned: false },
  ...over,
});
const gone = person('a', { cover: 'greedy', resigned: true, leftAt: 3 });
const game = skylark as unknown as AnyGame;
const dora: Person = { id: 'd', name: 'Dora' };
const table: TableState = {
  ...{ game: 'skylark', options: {}, host: 'a', listed: false, status: 'running', match: 'm' },
  ...{
    rematch: null,
    undoWish: null,
    seats: [gone, person('b'), person('c'), { kind: 'bot', level: 'greedy' }],
  },
};

const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
};

test('a seat that was given up goes to somebody who looks on, once all who play agree', () => {
  const asked = askTakeover(table, game, 0, dora);
  const once = answerTakeover(asked, 1, true);
  expect([asked, once].map(isTakeoverAgreed)).toEqual([false, false]);
  const all = answerTakeover(once, 2, true);
  expect(isTakeoverAgreed(all)).toBe(true);
  const taken = noteHandovers(all, takeSeatOver(all), 8);
  expect(taken.seats[0]).toEqual(person('d', { name: 'Dora', tookOver: true }));
  expect(taken).toMatchObject({
    departed: [{ seat: 0, person: 'a', leftAt: 3 }],
    handovers: [{ seat: 0, number: 8, what: 'takenOver' }],
  });
  expect(taken.takeover).toBeUndefined();
  const hosted = { ...taken, host: 'b' };
  expect(peopleOf(hosted)).toEqual(['b', 'd', 'c']);
  expect(peopleNamedIn(hosted)).toEqual(['b', 'd', 'c', 'a']);
});

test('one who plays declines it, and whoever asked is not heard again', () => {
  const declined = answerTakeover(askTakeover(table, game, 0, dora), 2, false);
  expect(declined.takeover).toBeUndefined();
  expect(codeOf(() => askTakeover(declined, game, 0, dora))).toBe('declined');
});

test('whoever asks may change their mind', () => {
  const asked = askTakeover(table, game, 0, dora);
  expect(withdrawTakeover(asked, 'd').takeover).toBeUndefined();
  expect(withdrawTakeover(asked, 'b')).toBe(asked);
});

test.each<[string, Partial<TableState>, number, Person, string]>([
  ['a match that is over', { status: 'over' }, 0, dora, 'notRunning'],
  ['where nobody may look on', { watchers: false }, 0, dora, 'noWatchers'],
  ['a seat that somebody holds', {}, 1, dora, 'seatNotGivenUp'],
  ['a bot’s', {}, 3, dora, 'seatNotGivenUp'],
  ['one that there is not', {}, 7, dora, 'seatNotGivenUp'],
  ['one’s own', {}, 0, { id: 'a', name: 'a' }, 'alreadyPlayed'],
  ['somebody who plays', {}, 0, { id: 'b', name: 'b' }, 'alreadyPlayed'],
  ['who gave up another', { departed: [{ seat: 2, person: 'd', leftAt: 1 }] }, 0, dora, 'alreadyPlayed'],
  [
    'while another asks',
    { takeover: { seat: 0, who: { id: 'e', name: 'e' }, agreed: [] } },
    0,
    dora,
    'othersAsk',
  ],
  ['a program in rated play', {}, 0, { ...dora, program: true }, 'undeclaredProgram'],
  ['where all are away', { seats: [gone, person('b', { cover: 'greedy' })] }, 0, dora, 'nobodyToAsk'],
])('it is refused: %s', (_, over, seat, who, code) => {
  expect(codeOf(() => askTakeover({ ...table, ...over }, game, seat, who))).toBe(code);
});
