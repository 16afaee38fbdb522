import { expect, it } from 'vitest';
import { ownResultOf } from './own-results.js';
import type { SavedMatch } from './saved-match.js';

const LOG = { game: 'rauf-und-runter', rulesVersion: 1, options: {}, seats: 3, setup: [], entries: [] };

const match = (change: Partial<SavedMatch>): SavedMatch => ({
  ...{ id: 'L1', seed: 'seed', log: LOG, over: true, changedAt: Date.UTC(2026, 10, 15) },
  seats: [
    { kind: 'bot', level: 'greedy' },
    { kind: 'person', name: '' },
    { kind: 'bot', level: 'random' },
  ],
  outcome: { places: [1, 2, 3], points: [30, 20, 10] },
  ...change,
});

it('a match of this browser is told as those of the server are', () => {
  expect(ownResultOf(match({}))).toEqual({
    ...{ id: 'L1', table: null, game: 'rauf-und-runter', mode: '3', source: 'local', friendly: false },
    ...{ at: '2026-11-15T00:00:00.000Z', seats: 3, place: 2, points: 20, rating: null, memorable: {} },
    others: [
      { name: null, level: 'greedy', place: 1, points: 30 },
      { name: null, level: 'random', place: 3, points: 10 },
    ],
  });
});

it('it says whether luck was taken back, and whether the server has it', () => {
  const log = { ...LOG, entries: [{ seat: 1, back: 0, agreed: true as const }] };
  expect(ownResultOf(match({ log, sent: 'kept' }))).toMatchObject({ takenBack: true, sent: true });
});

it.each<[string, Partial<SavedMatch>]>([
  ['is not over', { over: false }],
  ['came as a file', { imported: true }],
  ['began in the middle of another', { branch: { of: null, at: 3 } }],
  [
    'two people played',
    {
      seats: [
        { kind: 'person', name: 'A' },
        { kind: 'person', name: 'B' },
      ],
    },
  ],
])('nothing counts that %s', (_, change) => {
  expect(ownResultOf(match(change))).toBeUndefined();
});
