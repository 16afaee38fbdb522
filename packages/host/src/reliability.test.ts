import type { Entry } from '@aerie/kernel';
import type { Handover } from '@aerie/protocol';
import { expect, test } from 'vitest';
import { turnsOf } from './reliability.js';
import type { TableState } from './state.js';

const entry = (seat: number): Entry => ({ seat, answer: 'a', chance: [] });
const table = (...handovers: Handover[]) => ({ handovers }) as unknown as TableState;
const at = (number: number, what: Handover['what'], seat = 0): Handover => ({ seat, number, what });

// Seats in turn: 0 1 0 1 0 1 0 1.
const entries = Array.from({ length: 8 }, (_, i) => entry(i % 2));

test.each<[string, ReturnType<typeof turnsOf>, number, number]>([
  ['every turn of a seat', turnsOf(table(), entries, 0), 4, 0],
  ['a turn once, of however many decisions', turnsOf(table(), [0, 0, 0, 1, 1, 0, 0, 1].map(entry), 0), 2, 0],
  [
    'a turn that a bot has begun or ended',
    turnsOf(table(at(1, 'late'), at(3, 'back')), [0, 0, 0, 0, 1].map(entry), 0),
    2,
    1,
  ],
  [
    'not those of the bot while its person is away',
    turnsOf(table(at(2, 'covered'), at(6, 'back')), entries, 0),
    2,
    0,
  ],
  [
    'who ran out of time, twice',
    turnsOf(table(at(2, 'late'), at(4, 'back'), at(6, 'late')), entries, 0),
    2,
    2,
  ],
  ['what happens at another seat', turnsOf(table(at(2, 'late', 1)), entries, 0), 4, 0],
  ['who gave up after running out', turnsOf(table(at(2, 'late'), at(4, 'resigned')), entries, 0), 1, 1],
  [
    'who took the seat over',
    turnsOf(table(at(0, 'late'), at(2, 'resigned'), at(4, 'takenOver')), entries, 0),
    2,
    0,
  ],
  ['of very many handovers only the last are known', turnsOf(table(at(4, 'back')), entries, 0), 2, 0],
  ['not what was taken back', turnsOf(table(), [...entries, { seat: 1, back: 6 }], 0), 3, 0],
])('%s', (_, found, turns, late) => {
  expect(found).toEqual({ turns, late });
});
