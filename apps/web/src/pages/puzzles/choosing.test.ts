import { expect, it } from 'vitest';
import type { Posed } from './books.js';
import { gameOfDay, nextPuzzle, puzzleOfDay } from './choosing.js';
import { ratingFrom, readTry, streakOf } from './results.js';

const posed = (id: string, rating: number): Posed => ({
  game: 'zefiria',
  puzzle: { id, rating, after: 0, seat: 0, theme: 'oneTurn', task: { turns: 1, solution: [], positions: 1 } },
  deal: { seed: id, seats: [null] },
});
const PUZZLES = [posed('easy', 800), posed('middling', 1200), posed('hard', 1600)];
const GAMES = ['one', 'two'];

it('has a puzzle for every day: games take turns, then puzzles', () => {
  const days = [20000, 20001, 20002, 20003, 20004, 20005, 20006];
  expect(days.map((day) => gameOfDay(GAMES, day))).toEqual(['one', 'two', 'one', 'two', 'one', 'two', 'one']);
  const ofOne = days
    .filter((day) => gameOfDay(GAMES, day) === 'one')
    .map((day) => puzzleOfDay(GAMES, PUZZLES, day));
  expect(new Set(ofOne.slice(0, 3)).size).toBe(3);
  expect(ofOne[3]).toBe(ofOne[0]);
  expect(gameOfDay([], 20000)).toBeUndefined();
  // What one site has found changes nothing of it.
  const more = [{ ...posed('~found', 1000), isFound: true } as const, ...PUZZLES];
  for (const day of days) expect(puzzleOfDay(GAMES, more, day)).toBe(puzzleOfDay(GAMES, PUZZLES, day));
});

it('takes the nearest that was not tried yet', () => {
  const next = (rating: number, tried: readonly string[], not?: string) =>
    nextPuzzle(PUZZLES, rating, (id) => tried.includes(id), not)?.puzzle.id;
  expect(next(1150, [])).toBe('middling');
  expect(next(1150, ['middling'])).toBe('easy');
  expect(next(1150, ['middling'], 'easy')).toBe('hard');
  expect(next(1150, ['easy', 'middling', 'hard'])).toBeUndefined();
});

it('counts days in a row, and today is not over yet', () => {
  const tries = ['a 10 1 1200', 'b 11 0 1200', 'c 12 1 1200', 'd 13 1 1200', 'e 13 0 1200'].map(readTry);
  expect(streakOf(tries, 13)).toBe(2);
  expect(streakOf(tries, 14)).toBe(2);
  expect(streakOf(tries, 15)).toBe(0);
  expect(ratingFrom(tries).rating).toBeGreaterThan(1200);
});
