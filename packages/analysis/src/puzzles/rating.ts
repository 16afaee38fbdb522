/** How people, puzzles and, where puzzles are made, bots are compared: 400 more is ten times as likely to find the answer. */
const SCALE = 400;
const Q = Math.LN10 / SCALE;

/** Everybody begins with this. */
export const FIRST_RATING = 1200;
/** How far off a rating may be at first, and how sure it gets at most (standard deviations). */
const FIRST_DEVIATION = 350;
const LEAST_DEVIATION = 60;
/** The same for puzzles: bots have tried them before, and what was measured often hardly moves any more. */
const PUZZLE_DEVIATION = 120;
const LEAST_PUZZLE_DEVIATION = 30;

/** How good somebody is, or how hard a puzzle. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

export const NEW_RATING: Rating = { rating: FIRST_RATING, deviation: FIRST_DEVIATION };

/** The rating of a puzzle that only bots have tried. */
export const asPuzzle = (rating: number): Rating => ({ rating, deviation: PUZZLE_DEVIATION });

/** How likely somebody with this rating finds the answer of a puzzle with that one. */
export const chanceToFind = (rating: number, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - rating) / SCALE));

/** Somebody's rating after a try, with the puzzle's rating taken as known. */
export const ratingAfter = (person: Rating, puzzle: number, found: boolean): Rating =>
  after(person, { rating: puzzle, deviation: 0 }, found, LEAST_DEVIATION);

/** A puzzle's rating after somebody's try: whoever is hardly known moves it little. */
export const puzzleRatingAfter = (puzzle: Rating, person: Rating, found: boolean): Rating =>
  after(puzzle, person, !found, LEAST_PUZZLE_DEVIATION);

/** A rating after one comparison (Glicko). */
function after({ rating, deviation }: Rating, other: Rating, won: boolean, least: number): Rating {
  const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * other.deviation ** 2) / Math.PI ** 2);
  const chance = 1 / (1 + 10 ** ((weight * (other.rating - rating)) / SCALE));
  const certainty = 1 / deviation ** 2 + (Q * weight) ** 2 * chance * (1 - chance);
  return {
    rating: rating + ((Q * weight) / certainty) * ((won ? 1 : 0) - chance),
    deviation: Math.max(least, Math.sqrt(1 / certainty)),
  };
}
