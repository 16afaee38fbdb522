import type { Analysis, Progress } from '@aerie/analysis';
import type { MatchLog, Seat } from '@aerie/kernel';

/** A match that is over, and whose decisions are looked at. */
export interface AnalysisOrder {
  readonly log: MatchLog;
  readonly seats: readonly Seat[];
}

/** Where matches are analysed: never in the main thread, since it takes many seconds. */
export interface Analyser {
  /** Gives nothing where it was stopped, or could not be done. */
  analyse(
    order: AnalysisOrder,
    progress: (now: Progress) => void,
    signal: AbortSignal,
  ): Promise<Analysis | undefined>;
  close(): Promise<void>;
}
