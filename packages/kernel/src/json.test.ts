import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan, notJson, same } from './json.js';

test('plain data is the same as its copy, and JSON keeps it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false } as never), (value) => {
      const copy = JSON.parse(JSON.stringify(value));
      expect(notJson(copy)).toBeUndefined();
      expect(same(copy, JSON.parse(JSON.stringify(copy)))).toBe(true);
    }),
  );
});

test.each([
  [[1, 2], [1]],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1], { 0: 1 }],
  [null, {}],
  ['1', 1],
])('%j is not the same as %j', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});

test.each<[unknown, string]>([
  [undefined, '$'],
  [{ a: [1, undefined] }, '$.a[1]'],
  [{ a: Number.NaN }, '$.a'],
  [[-0], '$[0]'],
  [{ m: new Map() }, '$.m'],
  [{ f: () => 1 }, '$.f'],
  [{ d: new Date(0) }, '$.d'],
])('%o is not JSON, at %s', (value, path) => {
  expect(notJson(value)).toBe(path);
});

test.each<[data: unknown, levels: number]>([
  [[1], 1],
  [{ a: [{ b: 1 }] }, 3],
])('%j lies %s levels deep', (data, levels) => {
  expect([levels, levels - 1].map((one) => isDeeperThan(data, one))).toEqual([false, true]);
});

test('data that no recursion would get through has a depth too', () => {
  const levels = 200_000;
  const data: unknown = JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);
  expect([levels, levels - 1].map((one) => isDeeperThan(data, one))).toEqual([false, true]);
});
