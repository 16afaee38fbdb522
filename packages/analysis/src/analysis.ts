import type { Seat } from '@aerie/kernel';
import type { EffortName } from './effort.js';

/** How much a decision lost, in parts of the chance to win: from 5, 10 and 15 percentage points on. */
export const CLASSES = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 } as const;
export type LossClass = keyof typeof CLASSES;

/** One of the answers that were compared. */
export interface WeighedAnswer {
  /** In the notation of the game. */
  readonly answer: string;
  /** How the seat goes on in its turn, where that is a part of what was compared. */
  readonly rest?: readonly string[];
  /** What the deciding seat can expect after it, as far as it could know: chance to win (or part of the best score), and points. */
  readonly worth: number;
  readonly points: number;
}

/** What a decision was worth, from what its seat could see. */
export interface WeighedDecision {
  /** The answers that were compared, the best first; what was played is among them. */
  readonly answers: readonly WeighedAnswer[];
  /**
   * How much worth the best had over what was played, 0 where the best was played; and the standard error of how what was played
   * compares with the best of the others.
   */
  readonly behind: number;
  readonly error: number;
  /** The same in points. */
  readonly pointsBehind: number;
  /** What of `behind` counts: 0 where it is within two standard errors. */
  readonly loss: number;
  readonly class?: LossClass;
}

/** One answer of the match that still counted at its end. */
export interface Moment {
  /** The number of its entry in the log. */
  readonly number: number;
  readonly seat: Seat;
  readonly answer: string;
  /** What everybody could expect after it, and after what chance said. */
  readonly worth: readonly number[];
  readonly points: readonly number[];
  /**
   * What the answer made of everybody's worth, compared with what the judge would have answered in its place, as far as its seat
   * could know; missing where that is nothing, or the judge cannot tell. Each has its standard error, and counts for a sum however
   * small it is: left out, what is small would be missing from the sum. To be named it must be larger than two of them.
   */
  readonly effect?: readonly number[];
  readonly effectError?: readonly number[];
  /** What it made of it beyond that, because of what its seat could not know; missing where nothing was hidden from it. */
  readonly hidden?: readonly number[];
  readonly hiddenError?: readonly number[];
  /** What chance made of everybody's worth in its course; missing where chance did not speak. */
  readonly luck?: readonly number[];
  readonly luckError?: readonly number[];
  /** Missing where nothing else was possible, where the judge cannot tell, and for seats that were not asked about. */
  readonly decision?: WeighedDecision;
}

/** A finished match, looked at closely. The same match, effort and seed give the same numbers. */
export interface Analysis {
  readonly format: 'aerie-analysis/1';
  readonly game: string;
  readonly rulesVersion: number;
  /** Counts up with every change after which the same match gets other numbers. */
  readonly engine: number;
  readonly effort: EffortName;
  readonly seed: string;
  /** SHA-256 of the log that it is about. */
  readonly match: string;
  /** Whether worth is a part of the best common score, because all play together, and not a chance to win. */
  readonly together: boolean;
  /** The seats whose decisions were looked at. */
  readonly seats: readonly Seat[];
  /** What every seat could expect before anything was dealt, and after that. */
  readonly even: readonly number[];
  readonly dealt: readonly number[];
  /** The standard errors of both. Older engines did not tell errors but those of decisions. */
  readonly evenError?: readonly number[];
  readonly dealtError?: readonly number[];
  readonly moments: readonly Moment[];
  /** What it came to. */
  readonly result: readonly number[];
}

/** The class of a loss, if it is large enough to have one. */
export function classOf(loss: number): LossClass | undefined {
  if (loss >= CLASSES.blunder) return 'blunder';
  if (loss >= CLASSES.mistake) return 'mistake';
  return loss >= CLASSES.inaccuracy ? 'inaccuracy' : undefined;
}
