import { expect, test } from 'vitest';
import { FinishedCounts } from './finished-counts.js';

test('few are counted each time, many twice a minute, each set of deals for itself', async () => {
  let [now, amount, asked] = [0, 10, 0];
  const counts = new FinishedCounts(
    async (shelves) => {
      asked++;
      return new Map(shelves.map((shelf) => [shelf, amount]));
    },
    () => now,
  );
  const told = async (shelf: string) => (await counts.of([shelf])).get(shelf);
  expect([await told('a'), await told('a'), asked]).toEqual([10, 10, 2]);
  amount = 6000;
  expect([await told('a'), asked]).toEqual([6000, 3]);
  amount = 6001;
  now = 29_999;
  expect([await told('a'), asked]).toEqual([6000, 3]);
  now = 30_000;
  expect([...(await Promise.all([told('a'), told('a')])), asked]).toEqual([6001, 6001, 4]);
  expect([await told('b'), await told('a'), asked]).toEqual([6001, 6001, 6]);
});
