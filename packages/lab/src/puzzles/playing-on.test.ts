import { playingOn } from '@aerie/analysis/puzzles/search';
import { type AnyJudge, judgeOf } from '@aerie/bots';
import { Match, QuickChance, type Seat } from '@aerie/kernel';
import { player, ROUNDS, type State } from '@aerie/rauf-und-runter';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../choices.js';

const game = gameNamed('rauf-und-runter');
const SEATS = 2;

/** A position of a match that is played at random: whose turn it is to decide, with at least two answers. */
function position(seed: string, isThere: (s: State) => boolean): State {
  const match = Match.begin(game, { options: {}, seats: SEATS, seed });
  const luck = new QuickChance(seed);
  for (;;) {
    const s = match.state as State;
    const answers = game.answers(s, player(s));
    if (answers.length > 1 && isThere(s)) return s;
    match.play(player(s), answers[luck.below(answers.length)]);
  }
}

/** The last turn of a match, with few dice left. */
const isLast = ({ round, turn, dice }: State): boolean =>
  round === ROUNDS - 1 && turn === SEATS - 1 && dice <= 3;

describe('where a judge says the same in every world, the second look', () => {
  let judge: AnyJudge;
  let closer: AnyJudge;
  beforeAll(async () => {
    judge = await judgeOf(game);
    closer = playingOn(game, judge);
  });
  const worth = (of: AnyJudge, s: State, seed: string): number =>
    of.expect(s, new QuickChance(seed)).worth[player(s)] as number;

  it('comes in the mean to what the judge says of the last turn, of which nothing is taken for granted', () => {
    const isOpen = (s: State): boolean => Math.abs(worth(judge, s, 'any') - 0.5) < 0.4;
    const s = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
      .map((seed) => position(seed, isLast))
      .find(isOpen) as State;
    const before = JSON.stringify(s);
    const seat: Seat = player(s);
    for (const answer of game.answers(s, seat)) {
      const after = (of: AnyJudge, seed: string): number =>
        of.expect(s, new QuickChance(seed), { seat, answers: [answer] }).worth[seat] as number;
      const exact = after(judge, 'any');
      const games = 200;
      let won = 0;
      for (let i = 0; i < games; i++) won += after(closer, `${i}`);
      expect(after(judge, 'another')).toBe(exact);
      expect(after(closer, '7')).toBe(after(closer, '7'));
      const error = Math.sqrt((exact * (1 - exact)) / games);
      expect(Math.abs(won / games - exact)).toBeLessThanOrEqual(4 * error + 1e-6);
      // It was played out: somebody has won.
      expect(Number.isInteger(2 * won)).toBe(true);
    }
    expect(JSON.stringify(s)).toBe(before);
  });
});
