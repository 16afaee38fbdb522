import type { Entry } from '@aerie/kernel';
import type { MatchSession } from './match-session.js';
import type { TableState } from './state.js';

/** Which number of entries of a log that was carried over stands for a number of the log before. */
function renumbered(before: readonly Entry[], after: readonly Entry[]): (number: number) => number {
  if (before.length === after.length) return (number) => number;
  return (number) => {
    if (number === 0 || number >= before.length) return number === 0 ? 0 : after.length;
    const at = before[number]?.at;
    // Without times the place can only be guessed.
    if (at === undefined) return Math.min(number, after.length);
    const found = after.findIndex((entry) => (entry.at ?? 0) >= at);
    return found < 0 ? after.length : found;
  };
}

/**
 * The table whose match goes on in another log. What was proposed or asked for was meant for numbers of the log before,
 * and is void; how the clocks stood, and when seats changed hands, is told in numbers of the new one.
 */
export function withMatchCarriedOver(
  table: TableState,
  match: string,
  before: readonly Entry[],
  after: readonly Entry[],
): TableState {
  const number = renumbered(before, after);
  const { timing, handovers, departed } = table;
  return {
    ...table,
    seats: table.seats.map((one) =>
      one.kind === 'person' && one.leftAt !== undefined ? { ...one, leftAt: number(one.leftAt) } : one,
    ),
    ...(departed ? { departed: departed.map((one) => ({ ...one, leftAt: number(one.leftAt) })) } : {}),
    match,
    undoWish: null,
    ...(table.sketches ? { sketches: [] } : {}),
    ...(handovers ? { handovers: handovers.map((one) => ({ ...one, number: number(one.number) })) } : {}),
    ...(timing ? { timing: { ...timing, number: number(timing.number) } } : {}),
  };
}

/** Whether a match is under way whose log is of older rules. One that is over is only read, and stays as it is. */
export const isOutdated = ({ status }: TableState, { older, match }: MatchSession): boolean =>
  older !== undefined && status === 'running' && match.outcome === undefined;
