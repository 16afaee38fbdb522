export type { BestAnswer, FewestTurns, Puzzle, PuzzleBook, PuzzleMatch } from './puzzle.js';
export { chanceToFind, FIRST_RATING, NEW_RATING, type PersonRating, ratingAfter } from './rating.js';
