/**
 * First tries at the puzzles of each game, in the order in which they were made; in `tries` each as the puzzle's id, the day
 * (counted from 1970), 1 if it was found, and the puzzle's rating: `a.12-57 20412 1 1149`.
 */
export type PuzzleResults = Readonly<Record<string, { readonly tries: readonly string[] }>>;

/** More than these are not kept, the latest first: a list of settings may be no longer. */
const MOST_KEPT = 1000;

const TRY = /^\S{1,40} \d{1,6} [01] \d{1,4}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPuzzleResults = (value: unknown): value is PuzzleResults =>
  isObject(value) &&
  Object.values(value).every(
    (game) =>
      isObject(game) &&
      Array.isArray(game.tries) &&
      game.tries.every((one) => typeof one === 'string' && TRY.test(one)),
  );

const idOf = (one: string): string => one.slice(0, one.indexOf(' '));
const dayOf = (one: string): number => Number(one.split(' ')[1]);

/** Tries with one more; of a puzzle only the first counts. */
export const withTry = (tries: readonly string[], one: string): readonly string[] =>
  tries.some((other) => idOf(other) === idOf(one)) ? tries : [...tries, one].slice(-MOST_KEPT);

/** What was tried on two devices, by day; of a puzzle that was tried on both, the earlier try. */
export const mergedResults = (here: PuzzleResults, there: PuzzleResults): PuzzleResults =>
  Object.fromEntries(
    [...new Set([...Object.keys(here), ...Object.keys(there)])].map((game) => {
      const all = [...(here[game]?.tries ?? []), ...(there[game]?.tries ?? [])];
      const byDay = all.toSorted((a, b) => dayOf(a) - dayOf(b));
      return [game, { tries: byDay.reduce(withTry, [] as readonly string[]) }];
    }),
  );
