import { expect, it } from 'vitest';
import { chanceToFind, NEW_RATING, ratingAfter } from './rating.js';

it('moves much at first, less later, and never stands still', () => {
  const first = ratingAfter(NEW_RATING, 1200, true);
  expect(Math.round(first.rating)).toBe(1375);
  expect(first.deviation).toBeLessThan(NEW_RATING.deviation);
  let person = NEW_RATING;
  for (let i = 0; i < 200; i++) person = ratingAfter(person, 1200, i % 2 === 0);
  expect(Math.abs(person.rating - 1200)).toBeLessThan(20);
  expect(person.deviation).toBe(60);
  expect(ratingAfter(person, 1200, true).rating - person.rating).toBeGreaterThan(5);
});

it('learns more from what was not expected', () => {
  const [easy, hard] = [900, 1600].map((puzzle) => ratingAfter(NEW_RATING, puzzle, true).rating);
  expect(hard).toBeGreaterThan(easy as number);
  expect(chanceToFind(1600, 1200)).toBeCloseTo(10 / 11, 10);
});
