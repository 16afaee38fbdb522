import type { Seat } from '@aerie/kernel';
import type { ComponentChildren } from 'preact';
import type { Saying } from '../words/words.js';
import type { LogLine } from './log-line.js';

/** A turning point of the match, staged over the board until somebody taps or it has been read. */
export interface StagedMoment {
  readonly title: Saying;
  /** What is told of everybody; nothing where the moment is the same for all. */
  readonly columns?: readonly Saying[];
  /** Everybody's result, in the order in which it is shown. */
  readonly rows?: readonly {
    /** A seat, or an opponent whom the game itself plays. */
    readonly who: Seat | Saying;
    /** One for each column. */
    readonly cells: readonly (Saying | number)[];
    /** Whether this was the best of it. */
    readonly best?: boolean;
  }[];
  readonly lines?: readonly LogLine[];
  /** The game's own picture of it, for the eye only. */
  readonly picture?: ComponentChildren;
}

const SHORTEST_MS = 3000;
const LONGEST_MS = 6000;

/** How long it takes to read a moment, in ms at normal speed. */
export function readingTime({ rows = [], lines = [], picture }: StagedMoment): number {
  const cells = rows.reduce((sum, row) => sum + 1 + row.cells.length, 0);
  const time = 2200 + 180 * cells + 700 * lines.length + (picture ? 600 : 0);
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, time));
}
