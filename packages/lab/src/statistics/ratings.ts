import { QuickChance } from '@aerie/kernel';
import { elo } from './elo.js';
import { gamma } from './gamma.js';
import type { Interval } from './wilson.js';

/** What contestant `a` scored against `b`, from 0 to 1. */
export interface Comparison {
  readonly a: number;
  readonly b: number;
  readonly score: number;
}

/** Games that went alike: what was compared in each of them, and how many there were. */
export interface Alike {
  readonly compared: readonly Comparison[];
  readonly count: number;
}

export interface Rating extends Interval {
  readonly elo: number;
}

const DRAWS = 1000;
/**
 * Wins that each of a pair that met is granted against the other (Jeffreys' prior), so that whoever won everything is not
 * infinitely strong.
 */
const GRANTED = 0.5;

/**
 * Elo ratings of contestants 0 to `contestants - 1` with their 95% intervals, as differences from `anchor`, or from the mean
 * of all without one. Intervals are of a Bayesian bootstrap over games: each game, with all its comparisons, gets a random
 * weight again and again. For one pair that is Jeffreys' interval of its share of wins.
 */
export function ratings(games: readonly Alike[], contestants: number, anchor?: number): Rating[] {
  const luck = new QuickChance('ratings');
  const met = meetings(games);
  const fit = (weigh: (count: number) => number, near?: readonly number[]): number[] => {
    const scores = Array.from({ length: contestants }, () => Array<number>(contestants).fill(0));
    const add = (a: number, b: number, points: number): void => {
      const row = scores[a] as number[];
      row[b] = (row[b] as number) + points;
    };
    for (const { compared, count } of games) {
      const weight = weigh(count);
      for (const { a, b, score } of compared) {
        add(a, b, weight * score);
        add(b, a, weight * (1 - score));
      }
    }
    for (const [a, b] of met) {
      add(a, b, weigh(GRANTED));
      add(b, a, weigh(GRANTED));
    }
    return elo(scores, near);
  };
  const from = (values: readonly number[]): number[] =>
    values.map((value) => value - (anchor === undefined ? 0 : (values[anchor] as number)));
  const fitted = fit((count) => count);
  const drawn = Array.from({ length: DRAWS }, () => from(fit((count) => gamma(count, luck), fitted)));
  return from(fitted).map((value, i) => {
    const sorted = drawn.map((draw) => draw[i] as number).sort((x, y) => x - y);
    return {
      elo: value,
      low: sorted[Math.floor(DRAWS * 0.025)] as number,
      high: sorted[Math.ceil(DRAWS * 0.975) - 1] as number,
    };
  });
}

/** Every pair that was compared, once. */
function meetings(games: readonly Alike[]): [number, number][] {
  const pairs = games.flatMap(({ compared }) => compared.map(({ a, b }) => [Math.min(a, b), Math.max(a, b)]));
  return [...new Map(pairs.map((pair) => [pair.join(), pair as [number, number]])).values()];
}
