import { describe, expect, test } from 'vitest';
import { HashedPairs } from './hashed-pairs.js';

describe('pairs of which only numbers are kept', () => {
  test('are there until they are dropped, and others are not', () => {
    const pairs = new HashedPairs();
    pairs.add('a', 'x');
    pairs.add('a', 'x');
    pairs.add('a', 'y');
    pairs.add('b', 'x');
    expect([pairs.has('a', 'x'), pairs.has('b', 'y'), pairs.has('x', 'a')]).toEqual([true, false, false]);
    expect([pairs.hasOther('a', 'x'), pairs.hasOther('b', 'x'), pairs.hasOther('b', undefined)]).toEqual([
      ...[true, false, true],
    ]);
    expect(pairs.hasJust(new Set(['a', 'b']), 'x')).toBe(true);
    expect(pairs.hasJust(new Set(['a']), 'x')).toBe(false);
    pairs.drop('x');
    expect([pairs.has('a', 'x'), pairs.has('b', 'x'), pairs.has('a', 'y')]).toEqual([false, false, true]);
    expect(pairs.hasOther('b', undefined)).toBe(false);
  });

  test('are what a map would keep, however many come and go', () => {
    const pairs = new HashedPairs();
    const plain = new Map<string, Set<string>>();
    const rightOf = (i: number) => `person ${(i * 7919) % 4001}`;
    for (let i = 0; i < 40_000; i++) {
      const right = rightOf(i);
      if (i % 3 === 2) {
        pairs.drop(right);
        plain.delete(right);
      } else {
        pairs.add(`name ${i % 5003}`, right);
        plain.set(right, (plain.get(right) ?? new Set()).add(`name ${i % 5003}`));
      }
    }
    for (let i = 0; i < 4001; i++) {
      const right = rightOf(i);
      const lefts = plain.get(right) ?? new Set();
      expect(pairs.hasJust(lefts, right)).toBe(true);
      for (const left of lefts) expect(pairs.has(left, right)).toBe(true);
    }
    expect(pairs.hasOther('name 5003', undefined)).toBe(false);
  });
});
