import type { Entry, MatchLog } from '@aerie/kernel';

/** What was decided and what chance said to it, without when that was. */
const decided = (entry: Entry | undefined): string => JSON.stringify({ ...entry, at: undefined });

/** The number of the first entry that differs in two matches; the length of the shorter one where all of it is the same. */
export function partingOf(a: MatchLog, b: MatchLog): number {
  const most = Math.min(a.entries.length, b.entries.length);
  for (let number = 0; number < most; number++)
    if (decided(a.entries[number]) !== decided(b.entries[number])) return number;
  return most;
}

/** Whether two matches began alike, so that they can be compared: the same game, options, seats and deal. */
export const beganAlike = (a: MatchLog, b: MatchLog): boolean =>
  (['game', 'options', 'seats', 'setup'] as const).every(
    (part) => JSON.stringify(a[part]) === JSON.stringify(b[part]),
  );
