import type { MatchMessage, StepMessage } from './from-server.js';

interface Ended {
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly rivals?: readonly { readonly place: number; readonly points: number }[];
}

/** How a match ended, as it is told; null while it has not. */
export const outcomeMessage = (outcome: Ended | undefined): MatchMessage['outcome'] =>
  outcome
    ? {
        places: [...outcome.places],
        points: [...outcome.points],
        ...(outcome.rivals ? { rivals: [...outcome.rivals] } : {}),
      }
    : null;

/** Who took back, and to where; null if an entry of a log is an answer. */
export const backOf = (
  entry: { readonly seat: number; readonly back?: number } | undefined,
): StepMessage['back'] => (entry?.back === undefined ? null : { seat: entry.seat, to: entry.back });
