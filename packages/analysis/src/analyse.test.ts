import { ask, judgeOf, random } from '@aerie/bots';
import skylark from '@aerie/conformance/sample';
import { type AnyGame, Match, QuickChance, seatsOf } from '@aerie/kernel';
import { describe, expect, it } from 'vitest';
import { type Analysis, accountOf, analyse, joined, summaryOf, weighInstead } from './index.js';
import { RunningMean } from './statistics.js';
import { finished } from './testing/finished.js';

/** A game in which cards are hidden, as one of a list of games. */
const game = skylark as unknown as AnyGame;

/** A match that is played at random. */
function randomMatch(seed: string, seats: number) {
  const match = Match.begin(game, { seats, seed });
  const luck = new QuickChance(seed);
  for (;;) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) return match;
    match.play(seat, ask(game, match.state, seat, random, luck));
  }
}

const analysed = async (seed: string, seats = 2): Promise<Analysis> =>
  finished(analyse(game, await judgeOf(game), randomMatch(seed, seats).log));

describe('an analysis', () => {
  it('gives the same numbers again, and is plain JSON', async () => {
    const [one, again] = [await analysed('a'), await analysed('a')];
    expect(again).toEqual(one);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  it.each([undefined, [1]])('is the same, however many share the work (decisions of %j)', async (chosen) => {
    const { log } = randomMatch('a', 3);
    const judge = await judgeOf(game);
    const asked = chosen ? { seats: chosen } : {};
    const whole = finished(analyse(game, judge, log, asked));
    const [first, ...others] = await Promise.all(
      [2, 0, 1].map(async (nth) =>
        finished(analyse(game, await judgeOf(game), log, { ...asked, part: { nth, of: 3 } })),
      ),
    );
    expect(joined([first as Analysis, ...others])).toEqual(whole);
    const weighed = [first, ...others].map(
      (part) => part?.moments.filter(({ decision }) => decision).length ?? 0,
    );
    expect(Math.max(...weighed)).toBeLessThan(whole.moments.filter(({ decision }) => decision).length / 2);
  });

  it('weighs another answer as closely as the one that was played', async () => {
    const { log } = randomMatch('a', 2);
    const judge = await judgeOf(game);
    const decided = (await analysed('a')).moments.filter(({ decision }) => decision);
    expect(decided.length).toBeGreaterThan(0);
    for (const { number, answer, decision } of decided) {
      expect(weighInstead(game, judge, log, { number, answer })).toEqual(decision);
      const other = decision?.answers.find((one) => one.answer !== answer)?.answer as string;
      const weighed = weighInstead(game, judge, log, { number, answer: other });
      expect(weighed?.answers.map((one) => one.answer)).toContain(other);
    }
  });

  it.each(['b', 'c', 'd'])('accounts for the whole result of every seat (%s)', async (seed) => {
    const analysis = await analysed(seed, 3);
    for (const seat of seatsOf(3)) {
      const { result, ...parts } = accountOf(analysis, seat);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(result);
      expect(summaryOf(analysis, seat).loss).toBeGreaterThanOrEqual(0);
    }
  });

  it('has no luck in the mean where cards are hidden either', async () => {
    const [deal, unknown] = [new RunningMean(), new RunningMean()];
    for (let i = 0; i < 40; i++) {
      const account = accountOf(await analysed(`mean ${i}`), i % 2);
      deal.add(account.deal);
      unknown.add(account.unknown);
    }
    for (const { mean, error } of [deal, unknown]) expect(Math.abs(mean)).toBeLessThan(3 * error);
  });
});
