import type { DecisionKind } from '@aerie/bots/lazy';
import type { Game, MatchLog, Seat } from '@aerie/kernel';
import { playedIn } from './analyse.js';
import type { Analysis, Moment } from './analysis.js';
import { rounded } from './statistics.js';
import { summaryOf } from './summary.js';

/** How a seat has decided in a match, for sums over many matches: small, and all that a history needs of an analysis. */
export interface SeatDecisions {
  readonly seat: Seat;
  /** Decisions that mattered. */
  readonly decisions: number;
  /** From 0 to 100. */
  readonly accuracy: number;
  /** What was given away, in parts of the chance to win, or of the best score. */
  readonly loss: number;
  /** The same by kind of decision, as the game's bots name it. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** How the seats that were looked at have decided; `kindOf` is asked of decisions that gave something away. */
export const seatDecisions = (analysis: Analysis, kindOf: (moment: Moment) => string): SeatDecisions[] =>
  analysis.seats.map((seat) => {
    const { decisions, accuracy, loss } = summaryOf(analysis, seat);
    const kinds: Record<string, number> = {};
    for (const moment of analysis.moments) {
      if (moment.seat !== seat || !moment.decision?.loss) continue;
      const kind = kindOf(moment);
      kinds[kind] = rounded((kinds[kind] ?? 0) + moment.decision.loss);
    }
    return { seat, decisions, accuracy: rounded(accuracy), loss: rounded(loss), kinds };
  });

/** Tells kinds of decisions in a match that is played through for it. */
export function kindsIn<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  kindOf: DecisionKind,
  log: MatchLog,
): (moment: Moment) => string {
  const before = new Map(playedIn(game, log).map((played) => [played.number, played.before]));
  return ({ number, seat, answer }) =>
    kindOf(game.read(answer), game.view(before.get(number) as S, seat), seat);
}
