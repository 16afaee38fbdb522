import { SETTLED_AFTER } from '@aerie/protocol';
import { expect, test } from 'vitest';
import { moved, moves, shown, told } from './ratings.js';

const NEW = { mu: 25, sigma: 25 / 3 };

test('who is new has 1000', () => expect(shown(NEW)).toBe(1000));

test('a rating is told with how sure it is, and as provisional until there were enough matches', () => {
  expect(told({ ...NEW, games: 1 })).toEqual({ rating: 1000, games: 1, uncertainty: 500, provisional: true });
  const surer = moved(NEW, { mu: 2, sigma: 0.5 });
  expect(told({ ...surer, games: SETTLED_AFTER })).toEqual({ rating: 1290, games: 10, uncertainty: 250 });
});

test('who wins goes up, who loses down, and all become surer', () => {
  const [first, second, third] = moves([NEW, NEW, NEW], [1, 2, 3]);
  expect(first?.mu).toBeGreaterThan(0);
  expect(third?.mu).toBeLessThan(0);
  expect(second?.mu).toBeLessThan(first?.mu ?? 0);
  for (const move of [first, second, third]) expect(move?.sigma).toBeLessThan(1);
});

test('who shares a place moves alike', () => {
  const [a, b] = moves([NEW, NEW], [1, 1]);
  expect(a).toEqual(b);
});

test('a surprise moves more than what was expected', () => {
  const strong = { mu: 35, sigma: 2 };
  const [, expected] = moves([strong, NEW], [1, 2]);
  const [, surprise] = moves([strong, NEW], [2, 1]);
  expect(Math.abs(surprise?.mu ?? 0)).toBeGreaterThan(Math.abs(expected?.mu ?? 0));
});

test('two matches at once move the same in either order', () => {
  const [one, two] = [
    { mu: 1.5, sigma: 0.9 },
    { mu: -0.5, sigma: 0.95 },
  ];
  const there = moved(moved(NEW, one), two);
  const back = moved(moved(NEW, two), one);
  expect(there.mu).toBeCloseTo(back.mu);
  expect(there.sigma).toBeCloseTo(back.sigma);
});

test('eight seats are rated as well', () => {
  expect(moves(Array(8).fill(NEW), [1, 2, 3, 4, 5, 6, 7, 8])).toHaveLength(8);
});
