import type { Outcome } from '@aerie/kernel';
import type { Failed } from '../failures.js';
import type { Took } from '../statistics/durations.js';

/** What all games of a series have in common, as plain data: which game by its id, under which options, and whether bots are timed. */
export interface Setting {
  readonly game: string;
  readonly options: unknown;
  readonly timed: boolean;
}

/** One game that is to be played: which of its series, who sits where, and what its luck comes from. */
export interface Task {
  readonly number: number;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** A game of a series that was played, as its file keeps it. */
export interface GameRecord {
  readonly number: number;
  /** Who sat where. */
  readonly bots: readonly string[];
  readonly outcome: Outcome;
  readonly decisions: number;
  /** How much processor time each bot took for decisions between several answers, where that is measured. */
  readonly took?: Readonly<Record<string, Took>>;
}

/** What comes of a task. */
export type Result = GameRecord | { readonly number: number; readonly failed: Failed };
