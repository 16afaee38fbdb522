import { type AnyJudge, questionTo } from '@aerie/bots';
import type { AnyGame, QuickChance, Seat } from '@aerie/kernel';

/** How far turns are played: until whoever decides has their next one, or to the end of the match. */
type Until = 'next turn' | 'end';

/**
 * The closer look that any judge has: what it takes for granted of the turns to come is never tried. So these are played, each decision
 * as it thinks best, and only then it is asked.
 */
export const playingOn = (game: AnyGame, { wouldAnswer: _, ...judge }: AnyJudge, until: Until): AnyJudge => ({
  ...judge,
  steady: false,
  expect(s, luck, first) {
    const table = game.clone(s);
    for (const answer of first?.answers ?? [])
      game.apply(table, first?.seat as Seat, answer, luck, undefined);
    playOn(game, judge, table, until === 'end' ? undefined : first?.seat, luck);
    return judge.expect(table, luck);
  },
});

/** Plays until it is over, or `decider` has their next turn. */
function playOn(
  game: AnyGame,
  judge: AnyJudge,
  s: unknown,
  decider: Seat | undefined,
  luck: QuickChance,
): void {
  for (let before = decider; ; ) {
    const [seat] = game.awaited(s);
    if (seat === undefined || (seat === decider && seat !== before)) return;
    before = seat;
    const [line] = judge.promising(questionTo(game, s, seat), luck);
    for (const answer of line as readonly unknown[]) game.apply(s, seat, answer, luck, undefined);
  }
}
