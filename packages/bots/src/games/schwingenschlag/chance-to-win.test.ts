import { expect, test } from 'vitest';
import { chanceToWin } from './chance-to-win.js';

test.each([1, 2, 4])('equals have the same chance, with %d others', (others) => {
  expect(chanceToWin(90, Array(others).fill(90), 24)).toBeCloseTo(1 / (others + 1));
});

test('a lead counts the more, the later it is', () => {
  const chances = [24, 18, 12, 6, 0].map((actions) => chanceToWin(100, [90, 80], actions));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(chances[0]).toBeGreaterThan(0.5);
  expect(chances.at(-1)).toBeGreaterThan(0.99);
});
