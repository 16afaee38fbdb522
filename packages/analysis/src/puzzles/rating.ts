/** How people, puzzles and, where puzzles are made, bots are compared: 400 more is ten times as likely to find the answer. */
const SCALE = 400;

/** Everybody begins with this. */
export const FIRST_RATING = 1200;
/** How far off a rating may be at first, and how sure it gets at most (standard deviations). */
const FIRST_DEVIATION = 350;
const LEAST_DEVIATION = 60;

export interface PersonRating {
  readonly rating: number;
  readonly deviation: number;
}

export const NEW_RATING: PersonRating = { rating: FIRST_RATING, deviation: FIRST_DEVIATION };

/** How likely somebody with this rating finds the answer of a puzzle with that one. */
export const chanceToFind = (rating: number, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - rating) / SCALE));

/** Somebody's rating after a try (Glicko, with the puzzle's rating taken as known). */
export function ratingAfter(
  { rating, deviation }: PersonRating,
  puzzle: number,
  found: boolean,
): PersonRating {
  const q = Math.LN10 / SCALE;
  const chance = chanceToFind(rating, puzzle);
  const certainty = 1 / deviation ** 2 + q ** 2 * chance * (1 - chance);
  return {
    rating: rating + (q / certainty) * ((found ? 1 : 0) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / certainty)),
  };
}
