import { type AnyGame, counting, type Json, type MatchLog, type Seat } from '@aerie/kernel';

/* What stands in the history of a match, wherever it was played. */

/** Matches of the same mode have points that can be compared. */
export function modeOf(seats: number, options: Json): string {
  const chosen = Object.entries((options ?? {}) as Record<string, Json>)
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort();
  return [`${seats}`, ...chosen].join(' ');
}

/** How often a seat made each of the moves that the game calls memorable; without those that were taken back. */
export function memorableOf(game: AnyGame, log: MatchLog, seat: Seat): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const number of counting(log.entries)) {
    const entry = log.entries[number];
    if (!entry || !('answer' in entry) || entry.seat !== seat) continue;
    const answer = game.read(entry.answer);
    const name = answer === undefined ? undefined : game.memorable?.(answer);
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Whether something was taken back that chance, a reveal or another seat had followed: then a score is no best one. */
export const hasLuckTakenBack = ({ entries }: MatchLog): boolean =>
  entries.some((entry) => 'back' in entry && entry.agreed === true);
