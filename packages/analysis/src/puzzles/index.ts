export { hasPuzzles, loadBook } from './books.js';
export type { BestAnswer, FewestTurns, Puzzle, PuzzleBook, PuzzleMatch } from './puzzle.js';
export {
  asPuzzle,
  chanceToFind,
  FIRST_RATING,
  NEW_RATING,
  puzzleRatingAfter,
  type Rating,
  ratingAfter,
} from './rating.js';
