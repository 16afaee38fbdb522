import type { Posed } from './books.js';

/** Days are UTC, counted from 1970. */
export const dayOf = (moment: number): number => Math.floor(moment / 86_400_000);

/** The game whose puzzle is that of the day: they take turns. */
export const gameOfDay = (games: readonly string[], day: number): string | undefined =>
  games[day % games.length];

/** The puzzle of the day among those of its game's book, the same for everybody who reads the same language. */
export function puzzleOfDay(
  games: readonly string[],
  puzzles: readonly Posed[],
  day: number,
): Posed | undefined {
  const book = puzzles.filter(({ isFound }) => !isFound);
  return book[Math.floor(day / games.length) % book.length];
}

/** The puzzle to try next: one that was not tried yet, the nearest to a rating. */
export function nextPuzzle(
  puzzles: readonly Posed[],
  rating: number,
  wasTried: (id: string) => boolean,
  not?: string,
): Posed | undefined {
  const away = ({ puzzle }: Posed): number => Math.abs(puzzle.rating - rating);
  const open = puzzles.filter(({ puzzle }) => puzzle.id !== not && !wasTried(puzzle.id));
  return open.toSorted((a, b) => away(a) - away(b))[0];
}
