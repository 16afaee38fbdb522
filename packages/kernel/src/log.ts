import type { Json } from './json.js';
import type { Seat } from './seat.js';

/** Somebody answered: the answer in the game's notation, and what chance said in its course. */
export interface Answered {
  readonly seat: Seat;
  readonly answer: string;
  readonly chance: readonly Json[];
  readonly at?: number;
}

/**
 * Somebody took back: of the entries that still counted, those from number `back` on no longer do.
 * `agreed` when the others consented to it, so that nothing needs to be barred.
 */
export interface TookBack {
  readonly seat: Seat;
  readonly back: number;
  readonly agreed?: true;
  readonly at?: number;
}

/**
 * `at`: when it was decided, in milliseconds since 1970, where whoever keeps the match says so. Rules, luck and replay know
 * nothing of it.
 */
export type Entry = Answered | TookBack;

/** A whole match. State, views, replay, undo and recovery all come from it; it only ever grows. */
export interface MatchLog {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  readonly seats: number;
  /** What chance said during setup. */
  readonly setup: readonly Json[];
  readonly entries: readonly Entry[];
  /**
   * How many of the entries were decided under older rules and carried over to these, and the setup with them; missing
   * where the match began under these rules. What comes after them has luck of its own (`streamOf`).
   */
  readonly carried?: number;
  /**
   * The older rules version whose rulings hold in this match to its end: it began under it. Missing where the rulings of `rulesVersion` hold.
   */
  readonly edition?: number;
}

/**
 * What makes a log of one rules version into one of the next that plays the same game: it is rewritten; or nothing of it
 * changes, because in matches that began under the older version its rulings hold to the end (`edition`).
 */
export type Migration = ((log: MatchLog) => MatchLog) | 'keepRulings';

/** The numbers of the entries that still count after everything that was taken back. */
export function counting(entries: readonly Entry[]): number[] {
  const numbers: number[] = [];
  entries.forEach((entry, number) => {
    if ('back' in entry) while ((numbers.at(-1) ?? -1) >= entry.back) numbers.pop();
    else numbers.push(number);
  });
  return numbers;
}
