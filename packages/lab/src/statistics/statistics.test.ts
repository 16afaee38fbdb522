import { QuickChance } from '@aerie/kernel';
import { describe, expect, it, test } from 'vitest';
import { Correlation } from './correlation.js';
import { Durations, type Took } from './durations.js';
import { elo } from './elo.js';
import { gamma } from './gamma.js';
import { alongside, CAPACITY, Histogram } from './histogram.js';
import { type Alike, type Rating, ratings } from './ratings.js';
import { Running } from './running.js';
import { around, wilson } from './wilson.js';

describe('Running', () => {
  it('gives mean, sample deviation and range', () => {
    const sum = new Running();
    for (const x of [2, 4, 4, 4, 5, 5, 7, 9]) sum.add(x);
    expect(sum).toMatchObject({ count: 8, mean: 5, min: 2, max: 9 });
    expect(sum.sd).toBeCloseTo(Math.sqrt(32 / 7), 12);
  });

  it('keeps its digits far from zero', () => {
    const sum = new Running();
    for (const x of [4, 7, 13, 16]) sum.add(1e9 + x);
    expect(sum.sd ** 2).toBeCloseTo(30, 6);
  });

  it('gives the interval of the mean by its standard error', () => {
    const sum = new Running();
    for (let i = 0; i < 100; i++) sum.add(i % 2 === 0 ? 9 : 11);
    expect(sum.interval.low).toBeCloseTo(10 - 1.96 * (sum.sd / 10), 3);
    expect(sum.interval.high).toBeCloseTo(10 + 1.96 * (sum.sd / 10), 3);
  });

  it('has no deviation for less than two numbers', () => {
    const sum = new Running();
    expect(sum.sd).toBe(0);
    sum.add(3);
    expect(sum.sd).toBe(0);
  });
});

describe('Correlation', () => {
  const of = (pairs: readonly (readonly [number, number])[]): number | undefined => {
    const correlation = new Correlation();
    for (const [x, y] of pairs) correlation.add(x, y);
    return correlation.r;
  };

  test.each([
    [
      'rising together',
      [
        [1, 2],
        [2, 4],
        [3, 6],
      ],
      1,
    ],
    [
      'one falls',
      [
        [1, 6],
        [2, 4],
        [3, 2],
      ],
      -1,
    ],
    [
      'nothing in common',
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
      0,
    ],
    [
      'in between',
      [
        [1, 2],
        [2, 1],
        [3, 4],
        [4, 3],
        [5, 5],
      ],
      0.8,
    ],
  ] as const)('%s', (_, pairs, r) => expect(of(pairs)).toBeCloseTo(r, 12));

  it('is unknown where something does not vary', () =>
    expect(
      of([
        [1, 2],
        [1, 3],
      ]),
    ).toBeUndefined());
});

describe('Histogram', () => {
  it('counts whole numbers singly', () => {
    const histogram = new Histogram();
    for (const x of [3, 5, 5, -1]) histogram.add(x);
    expect(histogram.bins().map(({ from, count }) => [from, count])).toEqual([
      [-1, 1],
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 0],
      [5, 2],
    ]);
  });

  it('knows its quantiles', () => {
    const histogram = new Histogram();
    for (let x = 1; x <= 100; x++) histogram.add(x);
    expect([0, 0.05, 0.5, 0.95, 1].map((q) => histogram.quantile(q))).toEqual([1, 5, 50, 95, 100]);
  });

  test.each([
    ['upwards', 1],
    ['downwards', -1],
  ])('never has more bins than its capacity, growing %s', (_, sign) => {
    const histogram = new Histogram();
    for (let x = 0; x < 100_000; x++) histogram.add(sign * x);
    const bins = histogram.bins();
    expect(bins.length).toBeLessThanOrEqual(CAPACITY);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(100_000);
    expect(histogram.quantile(0.5)).toBeCloseTo(sign * 50_000, -3);
  });

  it('takes a number far away without losing the others', () => {
    const histogram = new Histogram();
    for (const x of [1, 2, 1e12, -1e12]) histogram.add(x);
    expect(histogram.bins().reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it('stands alongside others on one scale', () => {
    const [a, b] = [new Histogram(), new Histogram()];
    for (const x of [1, 2, 3]) a.add(x);
    for (const x of [8, 8, 10]) b.add(x);
    expect(alongside([a, b], 5)).toEqual({
      from: 1,
      step: 2,
      counts: [
        [2, 1, 0, 0, 0],
        [0, 0, 0, 2, 1],
      ],
    });
  });
});

describe('wilson', () => {
  test.each([
    [50, 100, 0.4038, 0.5962],
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('%i of %i', (wins, games, low, high) => {
    expect(wilson(wins, games).low).toBeCloseTo(low, 4);
    expect(wilson(wins, games).high).toBeCloseTo(high, 4);
  });

  it('is seen well in the part around it', () => {
    const { from, to } = around(
      [
        { low: 0.4, high: 0.5 },
        { low: 0.45, high: 0.6 },
      ],
      0.5,
    );
    expect(from).toBeCloseTo(0.38);
    expect(to).toBeCloseTo(0.62);
  });
});

describe('elo', () => {
  test.each([
    [50, 50, 0],
    [75, 25, 190.8485],
    [10, 1, 400],
    [64, 36, 99.951],
  ])('%i : %i', (a, b, difference) => {
    const [first, second] = elo([
      [0, a],
      [b, 0],
    ]) as [number, number];
    expect(first - second).toBeCloseTo(difference, 3);
    expect(first + second).toBeCloseTo(0, 9);
  });

  it('finds the ratings behind scores that agree with them', () => {
    const ratings = [150, 30, -180];
    const score = (a: number, b: number): number => 1000 / (1 + 10 ** ((b - a) / 400));
    const found = elo(ratings.map((a) => ratings.map((b) => (a === b ? 0 : score(a, b)))));
    found.forEach((rating, i) => {
      expect(rating).toBeCloseTo(ratings[i] as number, 4);
    });
  });
});

describe('ratings', () => {
  const pair = (wins: number, losses: number): Alike[] => [
    { compared: [{ a: 0, b: 1, score: 1 }], count: wins },
    { compared: [{ a: 1, b: 0, score: 1 }], count: losses },
  ];
  const share = (rating: number): number => 1 / (1 + 10 ** (-rating / 400));

  // The intervals of the beta distribution with half a win more on each side.
  test.each([
    [50, 50, 0.4032, 0.5968],
    [9, 1, 0.6187, 0.989],
    [300, 100, 0.7059, 0.7905],
  ])('%i : %i has the interval of Jeffreys', (wins, losses, low, high) => {
    const [rating] = ratings(pair(wins, losses), 2, 1);
    expect(share(rating?.elo ?? 0)).toBeCloseTo((wins + 0.5) / (wins + losses + 1), 6);
    expect(Math.abs(share(rating?.low ?? 0) - low)).toBeLessThan(0.015);
    expect(Math.abs(share(rating?.high ?? 0) - high)).toBeLessThan(0.015);
  });

  it('stay finite for who wins everything, and say how little is known', () => {
    const [rating] = ratings([pair(40, 0)[0] as Alike], 2, 1);
    expect(rating?.elo).toBeCloseTo(400 * Math.log10(40.5 / 0.5), 6);
    expect(share(rating?.low ?? 0)).toBeCloseTo(0.94, 1);
    expect(rating?.high).toBeGreaterThan((rating?.elo ?? 0) + 300);
    expect(Number.isFinite(rating?.high)).toBe(true);
  });

  it('do not take seats of one game for so many games', () => {
    const won = { a: 0, b: 1, score: 1 };
    const lost = { a: 0, b: 1, score: 0 };
    const width = (games: Alike[]): number => {
      const { low, high } = ratings(games, 2, 1)[0] as Rating;
      return high - low;
    };
    const together = [won, lost].map((one) => ({ compared: [one, one, one], count: 30 }));
    const apart = [won, lost].map((one) => ({ compared: [one], count: 90 }));
    expect(width(together) / width(apart)).toBeCloseTo(Math.sqrt(3), 0);
  });
});

describe('gamma', () => {
  test.each([0.5, 1, 40])('of shape %d has this mean and variance', (shape) => {
    const luck = new QuickChance('gamma');
    const drawn = new Running();
    for (let i = 0; i < 20_000; i++) drawn.add(gamma(shape, luck));
    expect(drawn.min).toBeGreaterThan(0);
    expect(drawn.mean / shape).toBeCloseTo(1, 1);
    expect(drawn.sd ** 2 / shape).toBeCloseTo(1, 0);
  });
});

describe('Durations', () => {
  it('add up, also as plain data', () => {
    const [one, both] = [new Durations(), new Durations()];
    for (let ms = 1; ms <= 100; ms++) one.add(ms);
    both.addAll(JSON.parse(JSON.stringify(one.took())) as Took);
    both.addAll(one.took());
    expect([both.count, both.mean]).toEqual([200, 50.5]);
    expect(both.quantile(0.95) / 95).toBeGreaterThan(0.95);
    expect(both.quantile(0.95) / 95).toBeLessThan(1.1);
  });

  it('know of nothing shorter than a microsecond, and of no time at all', () => {
    const times = new Durations();
    expect([times.mean, times.quantile(0.95)]).toEqual([0, 0]);
    times.add(0);
    expect(times.quantile(0.95)).toBeCloseTo(0.001, 3);
  });
});
