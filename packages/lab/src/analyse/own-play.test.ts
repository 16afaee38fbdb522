import { analyse } from '@aerie/analysis';
import { type AnyBot, type AnyJudge, ask, botOf, judgeOf, random } from '@aerie/bots';
import { type AnyGame, Match, type MatchLog, QuickChance } from '@aerie/kernel';
import { expect, it } from 'vitest';
import { gameNamed } from '../choices.js';

/** A match between bots of one kind. */
function played(game: AnyGame, seats: number, bot: AnyBot): MatchLog {
  const match = Match.begin(game, { options: {}, seats, seed: 'own' });
  const luck = new QuickChance('own');
  for (;;) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) return match.log;
    match.play(seat, ask(game, match.state, seat, bot, luck));
  }
}

/** What is lost at a decision, in the mean of one of so many shares of the match, and at how many. */
function lostIn(game: AnyGame, judge: AnyJudge, log: MatchLog, of: number) {
  const pieces = analyse(game, judge, log, { part: { nth: 0, of } });
  for (;;) {
    const { value, done } = pieces.next();
    if (!done) continue;
    const lost = value.moments.flatMap(({ decision }) => (decision ? [decision.loss] : []));
    return { mean: lost.reduce((sum, one) => sum + one, 0) / lost.length, decisions: lost.length };
  }
}

/** The masters of these games think as their judges do; those of the others look further ahead or less far. */
it.each([
  ['zefiria', 2, 16],
  ['cloud-mine', 3, 6],
])(
  '%s: an analysis finds next to no loss in what the master plays, and much where anything is played',
  async (id, seats, of) => {
    const game = gameNamed(id);
    const judge = await judgeOf(game);
    const [master, anything] = [(await botOf(game, 'master')) as AnyBot, random].map((bot) =>
      lostIn(game, judge, played(game, seats, bot), of),
    ) as [ReturnType<typeof lostIn>, ReturnType<typeof lostIn>];
    expect(master.decisions).toBeGreaterThan(2);
    expect(master.mean).toBeLessThan(0.003);
    expect(anything.mean).toBeGreaterThan(0.01);
  },
);
