import { type AnyJudge, questionTo } from '@aerie/bots';
import type { AnyGame, QuickChance, Seat } from '@aerie/kernel';

/**
 * The closer look where a judge is steady: it would say the same in every world, and what it takes for granted of the turns to come would
 * never be tried. So these are played, each decision as it thinks best, until whoever decides has their next turn; there it is asked.
 */
export const playingOn = (game: AnyGame, judge: AnyJudge): AnyJudge => ({
  ...judge,
  steady: false,
  expect(s, luck, first) {
    const table = game.clone(s);
    for (const answer of first?.answers ?? [])
      game.apply(table, first?.seat as Seat, answer, luck, undefined);
    playOn(game, judge, table, first?.seat, luck);
    return judge.expect(table, luck);
  },
});

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
    const [[answer] = []] = judge.promising(questionTo(game, s, seat), luck);
    game.apply(s, seat, answer, luck, undefined);
  }
}
