import { type Agreement, bothAgreements, tailOf } from '@aerie/analysis';
import { LEVELS } from '@aerie/bots';
import { type Interval, wilson } from '../statistics/wilson.js';
import type { Counted } from './count.js';

/** Who plays for themselves, and whose answers one would ask for. */
const GUILTY = 'master';
const INNOCENT: readonly string[] = LEVELS.filter((level) => level !== GUILTY);

/** Of the people on whom the threshold is chosen at most this part gives a false alarm. */
const FALSE_ALARMS = 0.005;
/** The least unusual threshold that is tried; each next one is half of it. */
const FIRST_THRESHOLD = 0.01;

/** How often something was so among so many, and between which shares that lies with 95 %. */
export interface Share {
  readonly of: number;
  readonly found: number;
  readonly interval: Interval;
}

export interface Rule {
  /** What is usual, by level. */
  readonly usual: Readonly<Record<string, number>>;
  readonly threshold: number;
  /** By level: those who play like it and are known to, and those who play like the master at its rating. */
  readonly innocent: Readonly<Record<string, Share>>;
  readonly guilty: Readonly<Record<string, Share>>;
  readonly falseAlarms: Share;
  /** Decisions with a clear best answer of one person, in the mean. */
  readonly clear: number;
}

/** Takes what is usual and the threshold from some people, and measures both errors on others. */
export function ruleFrom(tuning: readonly Counted[], held: readonly Counted[]): Rule {
  const usual = Object.fromEntries(LEVELS.map((level) => [level, rateOf(ofLevel(tuning, level))]));
  const tails = (people: readonly Counted[], level: string) =>
    people.map((one) => tailOf(one, usual[level] as number));
  const tuned = INNOCENT.flatMap((level) => tails(ofLevel(tuning, level), level));
  let threshold = FIRST_THRESHOLD;
  while (tuned.filter((tail) => tail < threshold).length > FALSE_ALARMS * tuned.length) threshold /= 2;
  const share = (found: readonly number[]): Share => {
    const below = found.filter((tail) => tail < threshold).length;
    return { of: found.length, found: below, interval: wilson(below, found.length) };
  };
  const byLevel = (of: (level: string) => readonly Counted[]) =>
    Object.fromEntries(INNOCENT.map((level) => [level, share(tails(of(level), level))]));
  return {
    usual,
    threshold,
    innocent: byLevel((level) => ofLevel(held, level)),
    guilty: byLevel(() => ofLevel(held, GUILTY)),
    falseAlarms: share(INNOCENT.flatMap((level) => tails(ofLevel(held, level), level))),
    clear: held.reduce((sum, { clear }) => sum + clear, 0) / held.length,
  };
}

const ofLevel = (people: readonly Counted[], wanted: string) =>
  people.filter(({ level }) => level === wanted);

function rateOf(people: readonly Agreement[]): number {
  const { clear, agreed } = people.reduce(bothAgreements, { clear: 0, agreed: 0 });
  return clear === 0 ? 0 : agreed / clear;
}
