import type { Played } from '@aerie/protocol';

/* What somebody has achieved, from the list of what they have played, the last match first. */

/** Against whom a match was played, and for what. */
export type Company = 'rated' | 'people' | 'bots' | 'alone';

export function companyOf({ rating, seats, others, source }: Played): Company {
  if (rating) return 'rated';
  if (seats === 1) return 'alone';
  // Of a match that was brought along without its levels only its one person is known.
  const isAgainstBots = others.length > 0 ? others.every(({ level }) => level !== null) : source === 'local';
  return isAgainstBots ? 'bots' : 'people';
}

export interface Streak {
  readonly now: number;
  readonly longest: number;
}

/** Wins in a row. */
export function winsInARow(played: readonly Played[]): Streak {
  const wins = played.map(({ place }) => place === 1);
  const end = wins.indexOf(false);
  return { now: end < 0 ? wins.length : end, longest: longestRun(wins) };
}

const longestRun = (flags: readonly boolean[]): number =>
  flags.reduce(
    ({ run, longest }, flag) => {
      const next = flag ? run + 1 : 0;
      return { run: next, longest: Math.max(longest, next) };
    },
    { run: 0, longest: 0 },
  ).longest;

const DAY_MS = 24 * 60 * 60_000;

/** Days in a row on which something was played to its end; a streak is still alive on the day after its last one. */
export function daysInARow(played: readonly Played[], today: Date): Streak {
  const days = [...new Set(played.map(({ at }) => dayNumber(new Date(at))))].sort((a, b) => b - a);
  const first = days[0];
  if (first === undefined) return { now: 0, longest: 0 };
  const runs: number[] = [];
  let run = 0;
  days.forEach((day, i) => {
    run = i > 0 && days[i - 1] === day + 1 ? run + 1 : 1;
    runs.push(run);
  });
  const end = days.findIndex((day, i) => i > 0 && days[i - 1] !== day + 1);
  const isAlive = dayNumber(today) - first <= 1;
  return { now: isAlive ? (end < 0 ? days.length : end) : 0, longest: Math.max(...runs) };
}

/** The number of a day of this place on Earth. */
const dayNumber = (at: Date): number =>
  Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS);

export interface LevelRecord {
  readonly level: string;
  readonly played: number;
  readonly won: number;
  readonly inARow: Streak;
}

/**
 * How somebody does against each level of bots, where all opponents are of one: those that are offered in the order given, the
 * weakest first, and before them those that are offered no more.
 */
export function byLevel(played: readonly Played[], offered: readonly string[]): LevelRecord[] {
  const against = new Map<string, Played[]>();
  for (const one of played) {
    const level = onlyLevelAt(one);
    if (level !== null) against.set(level, [...(against.get(level) ?? []), one]);
  }
  return [...against]
    .sort(([a], [b]) => offered.indexOf(a) - offered.indexOf(b))
    .map(([level, matches]) => {
      const won = matches.filter(({ place }) => place === 1).length;
      return { level, played: matches.length, won, inARow: winsInARow(matches) };
    });
}

/** The level of all opponents, where they are bots of one; null elsewhere. */
export function onlyLevelAt(one: Played): string | null {
  const [first] = one.others;
  const isOne = companyOf(one) === 'bots' && one.others.every(({ level }) => level === first?.level);
  return isOne ? (first?.level ?? null) : null;
}

export interface BestScore {
  readonly mode: string;
  readonly points: number;
  readonly at: string;
}

/** The most points of each mode, the mode that was played most first. What was given up or bent is no best score. */
export function bestScores(played: readonly (Played & { readonly takenBack?: true })[]): BestScore[] {
  const modes = new Map<string, (typeof played)[number][]>();
  for (const one of played) modes.set(one.mode, [...(modes.get(one.mode) ?? []), one]);
  return [...modes]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([mode, all]) => {
      const counting = all.filter(({ left, early, takenBack }) => !left && !early && !takenBack);
      const best = counting.reduce<Played | undefined>(
        (most, one) => (most && most.points >= one.points ? most : one),
        undefined,
      );
      return best ? [{ mode, points: best.points, at: best.at }] : [];
    });
}
