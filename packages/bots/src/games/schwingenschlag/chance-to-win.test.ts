import { expect, test } from 'vitest';
import { chanceToWin } from './chance-to-win.js';

test.each([1, 2, 4])('equals have the same chance, with %d others', (others) => {
  expect(chanceToWin(90, Array(others).fill(90), 0)).toBeCloseTo(1 / (others + 1));
});

test('a lead counts the more, the later it is', () => {
  const chances = [0, 1, 2, 3].map((round) => chanceToWin(100, [90, 80], round));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(chances[0]).toBeGreaterThan(0.5);
  expect(chances[3]).toBeGreaterThan(0.95);
});
