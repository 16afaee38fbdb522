import { ask, judgeOf, random } from '@aerie/bots';
import skylark from '@aerie/conformance/sample';
import { Match, QuickChance, seatsOf } from '@aerie/kernel';
import { describe, expect, it } from 'vitest';
import { type Analysis, accountOf, analyse, summaryOf } from './index.js';

/** A match that is played at random. */
function randomMatch(seed: string, seats = 2) {
  const match = Match.begin(skylark, { seats, seed });
  const luck = new QuickChance(seed);
  for (;;) {
    const [seat] = skylark.awaited(match.state);
    if (seat === undefined) return match;
    match.play(seat, ask(skylark, match.state, seat, random as never, luck));
  }
}

async function analysed(seed: string, seats = 2): Promise<Analysis> {
  const pieces = analyse(skylark, (await judgeOf(skylark as never)) as never, randomMatch(seed, seats).log);
  for (;;) {
    const { value, done } = pieces.next();
    if (done) return value;
  }
}

describe('an analysis', () => {
  it('gives the same numbers again, and is plain JSON', async () => {
    const [one, again] = [await analysed('a'), await analysed('a')];
    expect(again).toEqual(one);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  it.each(['b', 'c', 'd'])('accounts for the whole result of every seat (%s)', async (seed) => {
    const analysis = await analysed(seed, 3);
    for (const seat of seatsOf(3)) {
      const { result, ...parts } = accountOf(analysis, seat);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(result);
      expect(summaryOf(analysis, seat).loss).toBeGreaterThanOrEqual(0);
    }
  });
});
