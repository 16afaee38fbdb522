import { describe, expect, test } from 'vitest';
import { at, line, onOval, oval, polygon, smooth, toward, uneven } from './svg-path.js';

test('points are written with one decimal', () => {
  expect(at([1.26, -0.04])).toBe('1.3 0');
  expect(
    line([
      [0, 0],
      [10, 5.55],
    ]),
  ).toBe('M0 0L10 5.6');
  expect(
    polygon([
      [0, 0],
      [10, 0],
      [5, 8],
    ]),
  ).toBe('M0 0L10 0L5 8Z');
});

test.each([
  [0, [10, 0]],
  [90, [0, 10]],
  [180, [-10, 0]],
  [270, [0, -10]],
])('%i° from here leads to %o: angles turn as on a screen', (degrees, [x, y]) => {
  const [toX, toY] = toward([0, 0], degrees, 10);
  expect(toX).toBeCloseTo(x as number);
  expect(toY).toBeCloseTo(y as number);
});

describe('a smooth line', () => {
  const points = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;

  test('closes to a shape with one curve a point, and goes through all of them', () => {
    const path = smooth(points);
    expect(path).toMatch(/^M0 0C.*Z$/);
    expect(path.match(/C/g)).toHaveLength(3);
    for (const point of points.slice(1)) expect(path).toContain(` ${at(point)}`);
  });

  test('stays open where it is told to, with one curve less', () => {
    const path = smooth(points, false);
    expect(path).toMatch(/ 10 10$/);
    expect(path.match(/C/g)).toHaveLength(2);
  });
});

describe('an oval', () => {
  const flat = { x: 100, y: 50, rx: 40, ry: 10, tilt: 0 };

  test('is as wide and high as it says, and grows from its middle', () => {
    expect(onOval(flat, 0)).toEqual([140, 50]);
    expect(onOval(flat, 0, 0.5)).toEqual([120, 50]);
    const [x, y] = onOval(flat, 90);
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(60);
  });

  test('lowers its right end when it is tilted', () => {
    const [x, y] = onOval({ ...flat, tilt: 90 }, 0);
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(90);
  });

  test('is a closed shape', () => {
    expect(oval(flat)).toMatch(/^M140 50C.*Z$/);
  });
});

test('unevenness is the same every time, differs between numbers and salts, and stays from 0 to 1', () => {
  const some = Array.from({ length: 50 }, (_, n) => uneven(n, 3));
  expect(Array.from({ length: 50 }, (_, n) => uneven(n, 3))).toEqual(some);
  expect(new Set(some).size).toBe(50);
  expect(uneven(1, 3)).not.toBe(uneven(1, 4));
  for (const value of some) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});
