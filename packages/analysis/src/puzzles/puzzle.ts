import type { Seat } from '@aerie/kernel';

/** One answer is asked for: all that are as good as the best are right. */
export interface BestAnswer {
  /** In the notation of the game, the best first. */
  readonly right: readonly string[];
  /** How much worth (chance to win) the best has over the best answer that is not right. */
  readonly margin: number;
  /** The standard error of that. */
  readonly error: number;
  /** In so many imagined worlds the answers were compared. */
  readonly worlds: number;
}

/** A position that is to be brought to the game's own goal in so many turns, which cannot be done in fewer. */
export interface FewestTurns {
  readonly turns: number;
  /** One way to do it, in notation. */
  readonly solution: readonly string[];
  /** So many positions were looked at until it was certain that nothing is shorter. */
  readonly positions: number;
}

export interface Puzzle {
  /** Unlike those of all other puzzles of the game; it never gets another meaning. */
  readonly id: string;
  /** So many of the match's answers come before it. */
  readonly after: number;
  /** Who is asked. */
  readonly seat: Seat;
  /** What it is about, in the terms of the game. */
  readonly theme: string;
  /** How hard it is, on the scale of people's ratings for puzzles. */
  readonly rating: number;
  readonly task: BestAnswer | FewestTurns;
}

/** A match as far as its puzzles need it: luck follows from the seed. */
export interface PuzzleMatch {
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who answered what, in notation: `1 reroll`. */
  readonly played: readonly `${Seat} ${string}`[];
  readonly puzzles: readonly Puzzle[];
}

/** The puzzles of a game, match by match. */
export interface PuzzleBook {
  readonly format: 'aerie-puzzles/1';
  readonly game: string;
  readonly rulesVersion: number;
  readonly matches: readonly PuzzleMatch[];
}
