import type { Analysis, Progress, SeatDecisions } from '@aerie/analysis';
import type { MatchLog, Seat } from '@aerie/kernel';
import type { Background } from '../common/background-thread.js';

/** A match that is over, and whose decisions are looked at. */
export interface AnalysisOrder {
  readonly log: MatchLog;
  readonly seats: readonly Seat[];
}

/** What was found: the analysis, and how its seats have decided. */
export interface Analysed {
  readonly analysis: Analysis;
  readonly decided: readonly SeatDecisions[];
}

/** Where matches are analysed. */
export type Analyser = Background<AnalysisOrder, Analysed, Progress>;
