import { QuickChance } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { clearlyMore, standardErrorsOfNoise } from './clearly-more.js';

test.each([
  [5, 5.893],
  [7, 4.785],
  [11, 4.025],
  [23, 3.485],
  [60, 3.232],
])('with %d degrees of freedom noise seldom exceeds what the tables of Student’s t say', (freedom, table) => {
  expect(Math.abs(standardErrorsOfNoise(freedom) / table - 1)).toBeLessThan(0.02);
});

/** Of so many hints that compare noise with noise in eleven ways, how many find a difference. */
function findings(hints: number, worlds: number): number {
  const luck = new QuickChance(`noise in ${worlds} worlds`);
  const points = () => Array.from({ length: worlds }, () => luck.below(6) + luck.below(6));
  const finds = () =>
    Array.from({ length: 11 }, () => clearlyMore(points(), points())).some((more) => more > 0);
  return Array.from({ length: hints }, finds).filter(Boolean).length;
}

test.each([6, 8, 24])('noise in %d worlds is a reason in about one hint of a hundred', (worlds) => {
  expect(findings(500, worlds)).toBeLessThanOrEqual(12);
});

test('what differs in every world alike is found', () => {
  expect(clearlyMore([3, 5, 4, 6, 2, 7], [1, 3, 2, 4, 0, 5])).toBe(2);
});
