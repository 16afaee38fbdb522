import { expect, test } from 'vitest';
import { liftOf, takeOff } from './flight-paths.js';

const BEFORE = new Map([
  ['die', [10, 20] as const],
  ['heap', [50, 50] as const],
]);
const AFTER = new Map([
  ['heap', [60, 50] as const],
  ['nest', [0, 0] as const],
]);

test('what flies starts where it lay and ends where things lie now', () => {
  expect(takeOff([{ from: 'die', to: 'heap', cargo: '5' }], 3, BEFORE, AFTER)).toEqual([
    { from: 'die', to: 'heap', cargo: '5', key: '3 0', start: [10, 20], end: [60, 50] },
  ]);
});

test('what was not there before starts where it is now', () => {
  expect(takeOff([{ from: 'nest', to: 'heap', cargo: 'F' }], 1, BEFORE, AFTER)[0]?.start).toEqual([0, 0]);
});

test('what leads nowhere stays', () => {
  expect(takeOff([{ from: 'die', to: 'moon', cargo: '5' }], 1, BEFORE, AFTER)).toEqual([]);
  expect(takeOff([{ from: 'moon', to: 'heap', cargo: '5' }], 1, BEFORE, AFTER)).toEqual([]);
});

test('the farther something flies, the higher, up to a height that every board has', () => {
  const heights = [10, 100, 300, 3000].map((far) => liftOf([0, 0], [0, far]));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights.at(-1)).toBe(64);
  expect(heights[0]).toBeGreaterThan(0);
});
