import { LEVELS } from '@aerie/bots';
import { type Ratings, ratingsOf } from '@aerie/bots/ratings';
import { QuickChance } from '@aerie/kernel';
import { describe, expect, it } from 'vitest';
import type { WeighedDecision } from '../analysis.js';
import { ENGINE } from '../index.js';
import {
  alarmsAt,
  type Baseline,
  baselineOf,
  bothTallies,
  EMPTY,
  isSignal,
  KINDS,
  likenessOf,
  type Tally,
} from './index.js';
import { usualAt } from './likeness.js';
import { kindOfClear } from './tally.js';

/** Levels that give the best answer in so large a part of all kinds of decisions. */
const RATES = { gentle: 0.3, club: 0.5, strong: 0.7, master: 0.95 };
const RATINGS: Ratings = {
  ...{ command: 'a test', anchor: 'gentle' },
  bots: Object.fromEntries(LEVELS.map((level, i) => [level, { rating: 1000 + 200 * i, low: 0, high: 0 }])),
};
const ratingOf = (level: string): number => RATINGS.bots[level]?.rating as number;
const BASELINE: Baseline = {
  ...{ command: 'a test', engine: ENGINE, spread: 1, threshold: 3.5 },
  usual: Object.fromEntries(
    Object.entries(RATES).map(([level, rate]) => [level, Array<number>(KINDS).fill(rate)]),
  ),
  alarms: [
    { from: 3, found: 2, of: 200, high: 0.036 },
    { from: 4, found: 0, of: 200, high: 0.019 },
  ],
};

/** Somebody who gives the best answer at this rate, in so many clear decisions of each kind. */
function somebody(rate: number, each: number, seed: string): Tally {
  const luck = new QuickChance(seed);
  return EMPTY.map(() => ({
    clear: each,
    agreed: Array.from({ length: each }, () => luck.fraction()).filter((n) => n < rate).length,
  }));
}
const strengthOf = (tally: Tally, level: string) =>
  likenessOf(tally, BASELINE, RATINGS, ratingOf(level)).strength;

describe('likeness to the master', () => {
  it('is no signal with somebody who decides like their rating, and one with somebody who copies', () => {
    const honest = Array.from({ length: 200 }, (_, i) => somebody(RATES.club, 12, `honest ${i}`));
    const copies = Array.from({ length: 50 }, (_, i) => somebody(RATES.master, 12, `copier ${i}`));
    const signals = (all: readonly Tally[]) =>
      all.filter((one) => isSignal(likenessOf(one, BASELINE, RATINGS, ratingOf('club')), BASELINE.threshold));
    expect(signals(honest)).toHaveLength(0);
    expect(signals(copies)).toHaveLength(50);
    const mean = honest.reduce((sum, one) => sum + strengthOf(one, 'club'), 0) / honest.length;
    expect(Math.abs(mean)).toBeLessThan(0.25);
  });

  it('is as far below nothing for so many fewer answers as it is above for so many more', () => {
    const with8 = (agreed: number) => EMPTY.map(() => ({ clear: 8, agreed }));
    expect(strengthOf(with8(4), 'club')).toBeCloseTo(0);
    expect(strengthOf(with8(6), 'club')).toBeCloseTo(-strengthOf(with8(2), 'club'));
    // It does not matter how decisions are shared out among matches.
    const twice = bothTallies(with8(6), with8(2));
    expect(strengthOf(twice, 'club')).toBeCloseTo(0);
  });

  it('compares with what lies between two levels, and with the outermost beyond them', () => {
    const at = (rating: number) => usualAt(BASELINE, RATINGS, rating)[0];
    expect(at(500)).toBe(0.3);
    expect(at(1100)).toBeCloseTo(0.4);
    expect(at(1200)).toBe(0.5);
    expect(at(9999)).toBe(0.95);
  });

  it('says nothing about whoever is rated like those who nearly always find the best', () => {
    const copier = somebody(1, 100, 'copier');
    expect(likenessOf(copier, BASELINE, RATINGS, ratingOf('master'))).toMatchObject({ hard: 0, strength: 0 });
  });

  it('is no signal with few hard decisions, nor below the threshold', () => {
    const likeness = { agreed: 29, expected: 10, strength: 6 };
    expect(isSignal({ ...likeness, hard: 29 }, 3.5)).toBe(false);
    expect(isSignal({ ...likeness, hard: 30 }, 3.5)).toBe(true);
    expect(isSignal({ ...likeness, hard: 30 }, 6.5)).toBe(false);
  });

  it('tells how many honest people come as far', () => {
    expect(alarmsAt(BASELINE, 3.7)?.from).toBe(3);
    expect(alarmsAt(BASELINE, 12)?.from).toBe(4);
    expect(alarmsAt(BASELINE, 1)?.from).toBe(3);
  });

  it('parts decisions by how clear the best is and among how many', () => {
    const decided = (...worths: number[]) =>
      ({ answers: worths.map((worth) => ({ worth })) }) as unknown as WeighedDecision;
    expect(kindOfClear(decided(0.5))).toBeUndefined();
    expect(kindOfClear(decided(0.5, 0.49))).toBeUndefined();
    expect(kindOfClear(decided(0.47, 0.5))).toBe(0);
    expect(kindOfClear(decided(0.5, 0.47, 0.1))).toBe(1);
    expect(kindOfClear(decided(0.5, 0.1, 0.1, 0, 0, 0))).toBe(KINDS - 1);
  });

  it.each(['rauf-und-runter', 'ueber-den-wolken', 'schwingenschlag'])(
    'has what was measured of %s',
    (game) => {
      const baseline = baselineOf(game);
      expect(Object.keys(baseline?.usual ?? {})).toEqual(LEVELS);
      for (const rates of Object.values(baseline?.usual ?? {})) expect(rates).toHaveLength(KINDS);
      expect(Object.keys(ratingsOf(game)?.bots ?? {})).toEqual(expect.arrayContaining([...LEVELS]));
      const found = baseline?.alarms.map((one) => one.found) ?? [];
      expect(found).toEqual([...found].sort((a, b) => b - a));
      expect(baselineOf('unknown')).toBeUndefined();
    },
  );
});
