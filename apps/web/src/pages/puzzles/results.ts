import { NEW_RATING, type Puzzle, type Rating, ratingAfter } from '@aerie/analysis/puzzles';
import { withTry } from '../../settings/puzzle-results.js';
import { settings } from '../../settings/settings.js';

/** A first try at a puzzle. */
export interface Try {
  readonly id: string;
  readonly day: number;
  readonly found: boolean;
  /** The puzzle's. */
  readonly rating: number;
}

export function readTry(text: string): Try {
  const [id = '', day, found, rating] = text.split(' ');
  return { id, day: Number(day), found: found === '1', rating: Number(rating) };
}

/** All first tries at the puzzles of a game, in order. */
export const triesOf = (game: string): readonly Try[] =>
  (settings.puzzles.value[game]?.tries ?? []).map(readTry);

export const tryAt = (game: string, id: string): Try | undefined =>
  triesOf(game).find((one) => one.id === id);

/** The rating that follows from tries, one after the other. */
export const ratingFrom = (tries: readonly Try[]): Rating =>
  tries.reduce((person, { rating, found }) => ratingAfter(person, rating, found), NEW_RATING);

/** Keeps the first try at a puzzle; later ones change nothing. Gives whether it was the first. */
export function keepTry(game: string, { id, rating }: Puzzle, found: boolean, day: number): boolean {
  if (tryAt(game, id)) return false;
  const all = settings.puzzles.peek();
  const tries = withTry(
    all[game]?.tries ?? [],
    `${id} ${day} ${found ? 1 : 0} ${Math.max(0, Math.round(rating))}`,
  );
  settings.puzzles.value = { ...all, [game]: { tries } };
  return true;
}

/** So many days in a row, until today or yesterday, a puzzle was found at the first try. */
export function streakOf(tries: readonly Try[], today: number): number {
  const days = new Set(tries.filter(({ found }) => found).map(({ day }) => day));
  let last = days.has(today) ? today : today - 1;
  let streak = 0;
  while (days.has(last)) {
    streak++;
    last--;
  }
  return streak;
}

export const allTries = (): readonly Try[] => Object.keys(settings.puzzles.value).flatMap(triesOf);
