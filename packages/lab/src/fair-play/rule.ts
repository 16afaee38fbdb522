import { ENGINE } from '@aerie/analysis';
import {
  type Baseline,
  bothTallies,
  EMPTY,
  isSignal,
  KINDS,
  likenessOf,
  type Tally,
} from '@aerie/analysis/likeness';
import { LEVELS } from '@aerie/bots';
import type { Ratings } from '@aerie/bots/ratings';
import { type Interval, wilson } from '../statistics/wilson.js';
import type { Counted } from './count.js';
import { isLevel, PLAYERS_OF_ALL_KINDS, type Player } from './players.js';

/** No threshold is lower, and it is so much above the strongest honest person of those it is chosen on. */
const LEAST = 3;
const ABOVE = 0.5;
/** A rate of a kind of decisions counts as so many of its level's: a few decisions are no habit. */
const WEIGHT = 10;
/** Ratings lag behind by so many points of the lab's scale. */
const LAG = 100;
/** So far up it is told how many honest people come. */
const STRENGTHS = [3, 3.5, 4, 4.5, 5, 6, 7, 8, 10];

/** How often something was so among so many, and between which shares that lies with 95 %. */
export interface Share {
  readonly of: number;
  readonly found: number;
  readonly interval: Interval;
}

/** People of a kind who are known by a rating, and how many of them give a signal at any moment. */
export interface Row {
  readonly kind: string;
  readonly rated: string;
  readonly isHonest: boolean;
  readonly signals: Share;
  /** The mean strength at the end, and the most that anybody had at any moment. */
  readonly strength: number;
  readonly most: number;
  readonly hard: number;
}

export interface Rule {
  readonly baseline: Baseline;
  readonly rows: readonly Row[];
  readonly falseAlarms: Share;
  readonly lagging: Share;
}

/** Somebody's matches in the order in which they were played. */
interface Somebody {
  readonly kind: string;
  readonly tallies: readonly Tally[];
}

/** Takes what is usual and the threshold from some people, and measures both errors on others. */
export function ruleFrom(counted: readonly Counted[], ratings: Ratings, command: string): Rule {
  const of = (part: Counted['part']) => peopleIn(counted.filter((one) => one.part === part));
  const [tuning, held] = [of('tuning'), of('held')];
  const usual = Object.fromEntries(
    LEVELS.filter((level) => tuning.some(({ kind }) => kind === level)).map((level) => [
      level,
      ratesOf(tuning, level),
    ]),
  );
  const rated = ratingsByScore(counted, ratings);
  const own = (kind: string): number => rated.get(kind) ?? 0;
  const honest = PLAYERS_OF_ALL_KINDS.filter(({ isHonest }) => isHonest).map(({ name }) => name);
  const isHonest = ({ kind }: Somebody) => honest.includes(kind);
  const bare: Baseline = { command, engine: ENGINE, usual, spread: 1, threshold: LEAST, alarms: [] };
  const atOnce = tuning
    .filter(isHonest)
    .map(
      ({ kind, tallies }) =>
        likenessOf(tallies.reduce(bothTallies, EMPTY), bare, ratings, own(kind)).strength,
    );
  const spread = rounded(Math.max(1, Math.sqrt(mean(atOnce.map((strength) => strength ** 2)))));
  const wide = { ...bare, spread };
  const mostOf = (people: readonly Somebody[], rating: (kind: string) => number): number[] =>
    people.map((one) => mostAtAnyMoment(one, wide, ratings, rating(one.kind)));
  const strongest = Math.max(...mostOf(tuning.filter(isHonest), own));
  const threshold = Math.max(LEAST, Math.ceil((strongest + ABOVE) * 2) / 2);
  const share = (strengths: readonly number[], from = threshold): Share => {
    const found = strengths.filter((strength) => strength >= from).length;
    return { of: strengths.length, found, interval: wilson(found, strengths.length) };
  };
  const honestly = mostOf(held.filter(isHonest), own);
  const alarms = STRENGTHS.map((from) => {
    const { found, of: people, interval } = share(honestly, from);
    return { from, found, of: people, high: rounded(interval.high) };
  });
  const row = (player: Player, as: string, rating: number): Row => {
    const people = held.filter(({ kind }) => kind === player.name);
    const strengths = mostOf(people, () => rating);
    const ends = people.map(({ tallies }) =>
      likenessOf(tallies.reduce(bothTallies, EMPTY), wide, ratings, rating),
    );
    return {
      ...{ kind: player.name, rated: as, isHonest: player.isHonest && as === 'as they do' },
      signals: share(strengths),
      strength: mean(ends.map(({ strength }) => strength)),
      most: Math.max(0, ...strengths),
      hard: mean(ends.map(({ hard }) => hard)),
    };
  };
  const others = LEVELS.slice(0, -1);
  return {
    baseline: { ...wide, threshold, alarms },
    rows: PLAYERS_OF_ALL_KINDS.flatMap((player) => [
      row(player, 'as they do', own(player.name)),
      ...(player.like === 'master'
        ? others.map((level) => row(player, `as ${level}`, ratings.bots[level]?.rating ?? 0))
        : []),
    ]),
    falseAlarms: share(honestly),
    lagging: share(mostOf(held.filter(isHonest), (kind) => own(kind) - LAG)),
  };
}

function peopleIn(counted: readonly Counted[]): Somebody[] {
  const found = new Map<string, { kind: string; tallies: Tally[] }>();
  for (const { kind, person, tally } of [...counted].sort((a, b) => a.match - b.match)) {
    const key = `${kind}/${person}`;
    const somebody = found.get(key) ?? { kind, tallies: [] };
    somebody.tallies.push(tally);
    found.set(key, somebody);
  }
  return [...found.values()];
}

/** What a site that looks after every match sees at most, of what is enough for a signal. */
function mostAtAnyMoment(
  { tallies }: Somebody,
  baseline: Baseline,
  ratings: Ratings,
  rating: number,
): number {
  let sum = EMPTY;
  let most = 0;
  for (const tally of tallies) {
    sum = bothTallies(sum, tally);
    const now = likenessOf(sum, baseline, ratings, rating);
    if (isSignal(now, most)) most = now.strength;
  }
  return most;
}

function ratesOf(people: readonly Somebody[], level: string): number[] {
  const sum = people
    .filter(({ kind }) => kind === level)
    .flatMap(({ tallies }) => tallies)
    .reduce(bothTallies, EMPTY);
  const clear = sum.reduce((all, one) => all + one.clear, 0);
  const agreed = sum.reduce((all, one) => all + one.agreed, 0);
  const usual = clear === 0 ? 0 : agreed / clear;
  return Array.from({ length: KINDS }, (_, kind) => {
    const one = sum[kind] ?? { clear: 0, agreed: 0 };
    return rounded((one.agreed + WEIGHT * usual) / (one.clear + WEIGHT));
  });
}

/** Which rating everybody's results are worth: levels have theirs, the others what lies between by how many they beat. */
function ratingsByScore(counted: readonly Counted[], { bots }: Ratings): Map<string, number> {
  const score = (kind: string) => mean(counted.filter((one) => one.kind === kind).map(({ beat }) => beat));
  const known = LEVELS.map((level) => ({ at: score(level), rating: bots[level]?.rating ?? 0 })).sort(
    (a, b) => a.at - b.at,
  );
  const rated = (player: Player): number => {
    if (isLevel(player)) return bots[player.like]?.rating ?? 0;
    const at = score(player.name);
    const below = known.findLast((one) => one.at <= at) ?? known[0];
    const above = known.find((one) => one.at > at) ?? below;
    if (!below || !above) return 0;
    const part = above.at > below.at ? Math.max(0, (at - below.at) / (above.at - below.at)) : 0;
    return below.rating + part * (above.rating - below.rating);
  };
  return new Map(PLAYERS_OF_ALL_KINDS.map((player) => [player.name, rated(player)]));
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, n) => sum + n, 0) / list.length;
const rounded = (n: number): number => Math.round(n * 1000) / 1000;
