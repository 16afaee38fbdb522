import type { QuickChance } from '@aerie/kernel';
import schwingenschlag, { type Answer, endTurn, isVariant, type State } from '@aerie/schwingenschlag';

const PASS: Answer = { a: 'pass' };
/** The seat of the rival, where points are listed. */
const RIVAL = 1;
/** By round: what the rival wins with its objective, in the mean of 60 games of `strong` at three levels. */
const OBJECTIVE: readonly number[] = [3.2, 4.1, 5.1, 6.1];
/** By round: what else it wins in variant R, where its stone goes the further the deeper the person digs, who will. */
const BY_DEPTH: readonly number[] = [24, 6, 0, 0];

/** The points that the rival may end with: the person passes, and it turns its cards. For objectives it gets what is usual. */
export function rivalExpects(before: State, luck: QuickChance): number {
  const s = schwingenschlag.clone(before);
  const known = s.scored.length;
  endTurn(s, luck);
  for (let [who] = schwingenschlag.awaited(s); who !== undefined; [who] = schwingenschlag.awaited(s)) {
    const isTurn = s.agenda.at(-1)?.task === 'turn';
    const answer = isTurn ? PASS : (schwingenschlag.answers(s, who)[0] as Answer);
    schwingenschlag.apply(s, who, answer, luck, undefined);
  }
  const won = s.scored.slice(known).reduce((sum, { points }) => sum + (points[RIVAL] as number), 0);
  const usual = OBJECTIVE.slice(known).reduce((sum, points) => sum + points, 0);
  const deeper = before.rival && isVariant(before.rival) ? (BY_DEPTH[known] ?? 0) : 0;
  return (schwingenschlag.outcome(s)?.rivals?.[0]?.points as number) - won + usual + deeper;
}
