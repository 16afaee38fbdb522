import type { Played } from '@aerie/protocol';
import { expect, test } from 'vitest';
import { byMode, figuresOf } from './figures.js';

const played = (change: Partial<Played>): Played => ({
  ...{
    table: null,
    game: 'rauf-und-runter',
    mode: '2',
    at: '2026-11-15T10:00:00Z',
    source: 'table',
    friendly: false,
    seats: 2,
  },
  ...{ place: 1, points: 10, others: [], rating: null, memorable: {} },
  ...change,
});

test('what matches come to', () => {
  const figures = figuresOf([
    played({ points: 10, memorable: { F: 2, 3: 1 } }),
    played({ points: 25, place: 2, memorable: { 3: 4 } }),
  ]);
  expect(figures).toEqual({
    ...{ count: 2, won: 1, mean: 17.5, best: 25 },
    favourites: [
      { name: '3', count: 5 },
      { name: 'F', count: 2 },
    ],
  });
});

test('only what can be compared is put together', () => {
  const modes = byMode([played({}), played({ mode: '3' }), played({ mode: '3' })]);
  expect(modes.map(([mode, all]) => [mode, all.length])).toEqual([
    ['3', 2],
    ['2', 1],
  ]);
});
