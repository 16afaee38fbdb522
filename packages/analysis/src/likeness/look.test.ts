import { judgeOf } from '@aerie/bots';
import { type Entry, Match, type MatchLog } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { describe, expect, it } from 'vitest';
import { bothTimes, lookAt, NO_TIMES, type Tally, usualTime } from './index.js';

const clearIn = (tally: Tally) => tally.reduce((sum, { clear }) => sum + clear, 0);

describe('a look at what somebody has decided', () => {
  const game = gameOf('rauf-und-runter');
  if (!game) throw new Error('no game');
  const match = Match.begin(game, { options: {}, seats: 2, seed: 'look' });
  while (!match.outcome) {
    const [seat = 0] = game.awaited(match.state);
    match.play(seat, game.answers(match.state, seat)[0]);
  }
  /** Every answer took four seconds. */
  const log: MatchLog = {
    ...match.log,
    entries: match.log.entries.map((entry, i): Entry => ({ ...entry, at: 1_000_000 + 4000 * i })),
  };
  const look = async (seat: number, isOwn: (number: number) => boolean, seed = 'a') =>
    lookAt(game, await judgeOf(game), log, seat, isOwn, seed);

  it('weighs at most so many decisions of the seat, those of its person alone', async () => {
    const all = await look(0, () => true);
    expect(clearIn(all.tally)).toBeGreaterThan(0);
    expect(clearIn(all.tally)).toBeLessThanOrEqual(30);
    const some = await look(0, (number) => number < 10);
    expect(clearIn(some.tally)).toBeLessThanOrEqual(10);
    expect(await look(0, () => false)).toEqual({ tally: expect.anything(), times: NO_TIMES });
  });

  it('is the same with the same seed', async () => {
    expect(await look(1, () => true)).toEqual(await look(1, () => true));
  });

  it('tells the usual time, and how much it differs', async () => {
    const { times } = await look(0, () => true);
    expect(usualTime(times)?.seconds).toBeCloseTo(4);
    expect(usualTime(times)?.factor).toBeCloseTo(1, 5);
    const quick = { count: 2, sum: 0, squares: 0 };
    const slow = { count: 2, sum: 2 * Math.log(16), squares: 2 * Math.log(16) ** 2 };
    const both = usualTime(bothTimes(quick, slow));
    expect(both?.seconds).toBeCloseTo(4);
    expect(both?.factor).toBeCloseTo(4);
    expect(usualTime(NO_TIMES)).toBeUndefined();
  });
});
