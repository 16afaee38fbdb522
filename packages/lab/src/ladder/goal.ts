import type { AnyGame } from '@aerie/kernel';
import zefiria, { VERDICTS } from '@aerie/zefiria';
import type { Goal } from '../standings/standings.js';

/** Points that count as won in games that are played together, where everybody shares the first place. */
const GOALS: Readonly<Record<string, number>> = { [zefiria.id]: VERDICTS[0].from };

/** What counts as won in a game that is played together, in words and as it is counted; undefined where nothing does. */
export function goalOf({
  id,
  together,
}: AnyGame): { readonly says: string; readonly goal: Goal } | undefined {
  const points = together ? GOALS[id] : undefined;
  if (points === undefined) return undefined;
  return { says: `${points} points`, goal: ({ outcome }) => (outcome.points[0] as number) >= points };
}
