import { expect, it } from 'vitest';
import { asPuzzle, chanceToFind, NEW_RATING, puzzleRatingAfter, type Rating, ratingAfter } from './rating.js';

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

it('a puzzle gets harder where it is missed, less by somebody who is hardly known, and less with every try', () => {
  const known = { rating: 1200, deviation: 60 };
  const moved = (person: Rating, found: boolean) =>
    puzzleRatingAfter(asPuzzle(1200), person, found).rating - 1200;
  expect(moved(known, false)).toBeGreaterThan(20);
  expect(moved(known, true)).toBeCloseTo(-moved(known, false), 10);
  expect(moved(NEW_RATING, false)).toBeLessThan(moved(known, false));
  let puzzle = asPuzzle(1200);
  for (let i = 0; i < 500; i++) puzzle = puzzleRatingAfter(puzzle, known, i % 11 !== 0);
  // Ten of eleven who are as good as 1200 find what is 400 easier.
  expect(Math.abs(puzzle.rating - 800)).toBeLessThan(40);
  expect(puzzle.deviation).toBe(30);
});
