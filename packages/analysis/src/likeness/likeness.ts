import type { Ratings } from '@aerie/bots/ratings';
import type { Tally } from './tally.js';

/** So many of those who were measured, known to decide for themselves, came as far as this strength. */
export interface Alarms {
  readonly from: number;
  readonly found: number;
  readonly of: number;
  /** With 95 % no larger a part of all such people does. */
  readonly high: number;
}

/** What was measured of a game with `lab fair-play`: what is usual at each rating, and how often honest play looks like the master's. */
export interface Baseline {
  /** The command that measured it. */
  readonly command: string;
  /** The version of the analysis that looked at the decisions. */
  readonly engine: number;
  /** By level: the share of clear decisions of each kind in which the best answer is given. */
  readonly usual: Readonly<Record<string, readonly number[]>>;
  /** How many times as wide as by chance alone honest strength is spread: people are not dice. */
  readonly spread: number;
  /** From this strength on it is a signal. */
  readonly threshold: number;
  /** By strength, the least first. */
  readonly alarms: readonly Alarms[];
}

/** How like the master's somebody's answers are, compared with what is usual at their rating. */
export interface Likeness {
  /** Decisions that count: clear ones that are not usually right at this rating. */
  readonly hard: number;
  readonly agreed: number;
  /** How often the best answer would be given usually. */
  readonly expected: number;
  /** How many standard deviations it is more than that; less than nothing where it is less. */
  readonly strength: number;
}

/** What so large a part at a rating decides right says nothing about anybody. */
const EASY = 0.9;
/** Fewer hard decisions never make a signal. */
const LEAST = 30;

/** What is usual at a rating (of the lab's scale): between two levels what lies between theirs, beyond the outermost what is theirs. */
export function usualAt({ usual }: Baseline, { bots }: Ratings, rating: number): readonly number[] {
  const known = Object.entries(usual)
    .map(([level, rates]) => ({ rates, at: bots[level]?.rating ?? 0 }))
    .sort((a, b) => a.at - b.at);
  const below = known.findLast(({ at }) => at <= rating) ?? known[0];
  const above = known.find(({ at }) => at > rating) ?? below;
  if (!below || !above) return [];
  const part = above.at > below.at ? Math.max(0, (rating - below.at) / (above.at - below.at)) : 0;
  return below.rates.map((rate, kind) => rate + part * ((above.rates[kind] ?? rate) - rate));
}

export function likenessOf(tally: Tally, baseline: Baseline, ratings: Ratings, rating: number): Likeness {
  const usual = usualAt(baseline, ratings, rating);
  let [hard, right, expected, variance] = [0, 0, 0, 0];
  for (const [kind, { clear, agreed }] of tally.entries()) {
    const rate = usual[kind] ?? 1;
    if (rate > EASY) continue;
    hard += clear;
    right += agreed;
    expected += clear * rate;
    variance += clear * rate * (1 - rate);
  }
  const strength = variance > 0 ? (right - expected) / (Math.sqrt(variance) * baseline.spread) : 0;
  return { hard, agreed: right, expected, strength };
}

/** Whether it is enough for a signal, at the threshold of the game or at another one. */
export const isSignal = ({ hard, strength }: Likeness, threshold: number): boolean =>
  hard >= LEAST && strength >= threshold;

/** How many who decide for themselves came so far when it was measured: of those of the largest strength that is not above. */
export const alarmsAt = ({ alarms }: Baseline, strength: number): Alarms | undefined =>
  alarms.findLast(({ from }) => from <= strength) ?? alarms[0];
