import type { Seat } from '@aerie/kernel';
import type { Puzzle, PuzzleMatch } from '../puzzle.js';

/** Why positions were not made into puzzles, and how often. */
export type Thrown = Readonly<Record<string, number>>;

/** What one match gave. */
export interface Mined {
  /** None where nothing in it was good enough; several where it is told in several languages. */
  readonly matches: readonly PuzzleMatch[];
  readonly thrown: Thrown;
}

/** Finds puzzles in the match with this seed; the number says who plays it. */
export type Miner = (seed: string, number: number) => Mined;

/** At most so many puzzles come from one match. */
export const MOST_A_MATCH = 2;

/** The id of a puzzle: it stands in addresses, in which a dot would be that of a file. */
export const idOf = (seed: string, rest: number | string): string => `${seed}-${rest}`.replaceAll('.', '-');

/** Counts why positions are thrown away. */
export class Counter {
  private readonly counts = new Map<string, number>();

  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  get all(): Thrown {
    return Object.fromEntries(this.counts);
  }
}

/** A match with its puzzles in order, and no more of it than they need. */
export function matchOf(
  seed: string,
  seats: number,
  played: readonly `${Seat} ${string}`[],
  found: readonly Puzzle[],
  options: PuzzleMatch['options'] = {},
): PuzzleMatch | undefined {
  const puzzles = found.toSorted((a, b) => a.after - b.after);
  const last = puzzles.at(-1);
  return last && { seed, seats, options, played: played.slice(0, last.after), puzzles };
}
