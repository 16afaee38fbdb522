import type { Judge } from '@aerie/bots';
import { describe, expect, it } from 'vitest';
import { accountOf, analyse, errorsOf, SURE, summaryOf, turningPoints } from './index.js';
import { RunningMean } from './statistics.js';
import daring, {
  type Answer,
  bestAnswer,
  chanceAfter,
  chanceOfFirst,
  exactJudge,
  logOf,
  played,
  type State,
} from './testing/daring.js';
import { finished } from './testing/finished.js';

const analysed = (log: ReturnType<typeof logOf>, effort: 'usual' | 'deep' = 'deep', seed = 'exact') =>
  finished(analyse(daring, exactJudge(), log, { effort, seed }));

describe('against everything that can happen, gone through one by one', () => {
  /** Points before the last turn of seat 1, and what that seat does wrong. */
  it.each<[string, State, Answer]>([
    ['two behind, a point does not help', { points: [3, 1], first: 0, turn: 3 }, 'keep'],
    ['level, a point wins', { points: [2, 2], first: 0, turn: 3 }, 'dare'],
    ['one behind, a point makes it level', { points: [2, 1], first: 0, turn: 3 }, 'dare'],
    ['two behind, two turns before the end', { points: [1, 3], first: 0, turn: 2 }, 'keep'],
  ])('what a decision loses: %s', (_, s, answer) => {
    // The same position in a match: the bonus, and what was kept or dared before.
    const log = logWith(s, answer);
    const { moments } = analysed(log);
    const { decision, seat } = moments[s.turn] as (typeof moments)[number];
    const lost = (chanceOfFirst(s) - chanceAfter(s, answer)) * (seat === 0 ? 1 : -1);
    expect(decision?.answers[0]?.answer).toBe(bestAnswer(s));
    expect(Math.abs((decision?.behind ?? 0) - lost)).toBeLessThanOrEqual(4 * (decision?.error ?? 0) + 0.001);
    expect(decision?.class).toBeDefined();
  });

  it('what a dare makes of the chances, and the deal', () => {
    const lucky = new RunningMean();
    const deal = new RunningMean();
    for (let i = 0; i < 12; i++) {
      const { moments, even, dealt } = analysed(logOf(0, [1, 0], 3, 'keep', 'keep', 'keep'), 'deep', `${i}`);
      lucky.add(moments[0]?.luck?.[0] as number);
      deal.add((dealt[0] as number) - (even[0] as number));
    }
    const start: State = { points: [1, 0], first: 0, turn: 0 };
    const after: State = { points: [4, 0], first: 0, turn: 1 };
    expect(Math.abs(lucky.mean - (chanceOfFirst(after) - chanceAfter(start, 'dare')))).toBeLessThan(
      4 * lucky.error,
    );
    const deals = [0, 1].flatMap((first) =>
      [
        [0, 1],
        [1, 0],
      ].map((points) => ({ points, first, turn: 0 })),
    );
    const mean = deals.reduce((sum, s) => sum + chanceOfFirst(s), 0) / deals.length;
    expect(Math.abs(deal.mean - (chanceOfFirst(start) - mean))).toBeLessThan(4 * deal.error);
  });

  it('says where the interval of a loss ends: the true one is within two standard errors nearly always', () => {
    const s: State = { points: [1, 2], first: 0, turn: 2 };
    const lost = chanceOfFirst(s) - chanceAfter(s, bestAnswer(s) === 'keep' ? 'dare' : 'keep');
    const log = logWith(s, bestAnswer(s) === 'keep' ? 'dare' : 'keep');
    const within = Array.from({ length: 60 }, (_, i) => {
      const decision = analysed(log, 'usual', `interval ${i}`).moments[s.turn]?.decision;
      return Math.abs((decision?.behind ?? 0) - lost) <= 2 * (decision?.error ?? 0);
    });
    expect(within.filter(Boolean).length).toBeGreaterThan(51);
  });
});

describe('luck', () => {
  it('is the same for whoever is dealt and thrown the same', () => {
    const [one, other] = [
      analysed(logOf(0, [1, 0], 3, 0, 'keep', 3)),
      analysed(logOf(1, [0, 1], 3, 0, 'keep', 3)),
    ];
    const mirrored = (numbers: readonly number[] | undefined) => numbers && [...numbers].reverse();
    expect(other.moments.map(({ luck }) => luck)).toEqual(one.moments.map(({ luck }) => mirrored(luck)));
    expect(mirrored(other.dealt)).toEqual(one.dealt);
  });

  it('is nothing in the mean, whoever plays, and so is what cannot be explained', () => {
    const parts = { deal: new RunningMean(), luck: new RunningMean(), unknown: new RunningMean() };
    for (let i = 0; i < 100; i++) {
      const account = accountOf(analysed(played(`mean ${i}`), 'usual', `${i}`), 0);
      parts.deal.add(account.deal);
      parts.luck.add(account.luck + account.rivalsLuck);
      parts.unknown.add(account.unknown);
    }
    for (const { mean, error } of Object.values(parts)) expect(Math.abs(mean)).toBeLessThan(3 * error);
  });

  it('says how far it may be off: the true luck is within two standard errors nearly always', () => {
    const start: State = { points: [1, 0], first: 0, turn: 0 };
    const after: State = { points: [4, 0], first: 0, turn: 1 };
    const lucky = chanceOfFirst(after) - chanceAfter(start, 'dare');
    const within = Array.from({ length: 60 }, (_, i) => {
      const { moments } = analysed(logOf(0, [1, 0], 3, 'keep', 'keep', 'keep'), 'usual', `luck ${i}`);
      const { luck: [found = 0] = [], luckError: [error = 0] = [] } = moments[0] ?? {};
      expect(error).toBeGreaterThan(0);
      return Math.abs(found - lucky) <= SURE * error;
    });
    expect(within.filter(Boolean).length).toBeGreaterThan(51);
  });
});

describe('what cannot be explained', () => {
  it('is as large as its standard error says', () => {
    const shares = Array.from({ length: 100 }, (_, i) => {
      const analysis = analysed(played(`explained ${i}`), 'usual', `${i}`);
      const [unknown, error] = [accountOf(analysis, 0).unknown, errorsOf(analysis, 0).unknown];
      expect(error).toBeGreaterThan(0);
      return unknown / error;
    });
    const spread = Math.sqrt(shares.reduce((sum, share) => sum + share ** 2, 0) / shares.length);
    expect(spread).toBeGreaterThan(0.7);
    expect(spread).toBeLessThan(1.3);
  });
});

describe('decisions', () => {
  it('of the judge itself have no effect and lose nothing', () => {
    for (let i = 0; i < 10; i++) {
      const analysis = analysed(played(`own ${i}`, bestAnswer), 'usual');
      for (const { effect, decision } of analysis.moments) {
        expect(effect).toBeUndefined();
        expect(decision?.loss).toBe(0);
      }
    }
  });

  it('have no effect that can be told from luck where there is none', () => {
    // Tosses a coin for who wins, and another one after an answer.
    const toss: Judge<State, State, Answer> = {
      expect(s, luck, first) {
        if (first) luck.below(2);
        const one = luck.below(2);
        return { worth: [one, 1 - one], points: s.points };
      },
      promising: () => [],
    };
    const matches = Array.from({ length: 10 }, (_, i) =>
      finished(analyse(daring, toss, played(`toss ${i}`), { seed: `${i}` })),
    );
    const effects = matches.flatMap(({ moments }) => moments);
    expect(effects).toHaveLength(40);
    const sure = effects.filter(({ effect, effectError }) => {
      const [one = 0, error = 0] = [effect?.[0], effectError?.[0]];
      return Math.abs(one) > SURE * error;
    });
    expect(sure.length).toBeLessThan(8);
    for (const match of matches)
      for (const { change, error } of turningPoints(match, 0))
        expect(Math.abs(change)).toBeGreaterThan(SURE * error);
  });

  it('do not count where all answers come to the same', () => {
    // Five points ahead, with one turn left.
    const analysis = analysed(logOf(0, [1, 0], 3, 0, 3, 'keep'));
    expect(analysis.moments[3]?.decision?.loss).toBe(0);
    expect(summaryOf(analysis, 1).decisions).toBe(1);
  });

  it('of others are not weighed where nobody asks', () => {
    const log = played('asked');
    const { moments } = finished(analyse(daring, exactJudge(), log, { seats: [1] }));
    expect(moments.flatMap(({ seat, decision }) => (decision ? [seat] : []))).toEqual([1, 1]);
  });
});

it('stops wherever whoever asks stops', () => {
  const judge = exactJudge();
  const pieces = analyse(daring, judge, played('stopped'));
  for (let i = 0; i < 2; i++) expect(pieces.next().done).toBe(false);
  const { asked } = judge;
  expect(asked).toBeGreaterThan(0);
  expect(pieces.return(undefined as never).done).toBe(true);
  expect(pieces.next().done).toBe(true);
  expect(judge.asked).toBe(asked);
});

/** A match that comes to a position, and goes on with an answer. */
function logWith({ points, first, turn }: State, answer: Answer) {
  for (const bonus of [
    [0, 1],
    [1, 0],
  ]) {
    for (const gains of combinations(turn)) {
      const log = logOf(first, bonus, ...gains, answer === 'keep' ? 'keep' : 0);
      const reached = bonus.map((n, seat) =>
        gains.reduce<number>((sum, gain, i) => sum + (i % 2 === seat ? (gain === 'keep' ? 1 : gain) : 0), n),
      );
      if (reached.every((n, seat) => n === points[seat])) return log;
    }
  }
  throw new Error('no match comes to this position');
}

function combinations(turns: number): (0 | 3 | 'keep')[][] {
  if (turns === 0) return [[]];
  return combinations(turns - 1).flatMap((before) =>
    ([0, 3, 'keep'] as const).map((gain) => [...before, gain]),
  );
}
