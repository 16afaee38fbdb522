import { expect, test } from 'vitest';
import { withoutSpoilers } from './spoiler-free.js';

const result = (table: string, points: number, percent: number) => ({ table, points, percent, won: false });
const ranking = [
  { place: 1, name: 'Cem', mine: false, percent: 100, deals: [result('c0', 9, 100), result('c1', 8, 100)] },
  { place: 2, name: 'Anna', mine: true, percent: 25, deals: [result('a0', 5, 50), result('a1', 4, 0)] },
  { place: 3, name: 'Ben', mine: false, percent: 0, deals: [result('b0', 1, 0), null] },
];

test('a ranking of which nothing is hidden is told as it is', () => {
  expect(withoutSpoilers(ranking, () => false)).toBe(ranking);
  // Nobody hides from themselves what they made.
  expect(withoutSpoilers(ranking, (table) => table.startsWith('a'))).toBe(ranking);
});

test('while a match of others is hidden neither places nor an order tell of it, nor shares of its deal', () => {
  const told = withoutSpoilers(ranking, (table) => table === 'c1' || table === 'b0');
  expect(told.map(({ name, place, percent }) => [name, place, percent])).toEqual([
    ['Anna', null, null],
    ['Ben', null, null],
    ['Cem', null, null],
  ]);
  const figures = told.map(({ deals }) => deals.map((deal) => deal && [deal.points, deal.percent]));
  expect(figures).toEqual([
    [
      [5, null],
      [4, null],
    ],
    [[null, null], null],
    [
      [9, null],
      [null, null],
    ],
  ]);
});

test('a deal whose matches were all watched is told', () => {
  const told = withoutSpoilers(ranking, (table) => table === 'c1');
  expect(told.map(({ deals }) => deals[0]?.percent)).toEqual([50, 0, 100]);
  expect(told.map(({ deals }) => deals[1]?.percent)).toEqual([null, undefined, null]);
});
