import type { Reason } from '@aerie/kernel';
import { type Answer, EXPLORE_EGGS, type Mat, type MatRow, type View } from '@aerie/schwingenschlag';
import type { CommonAdvice } from '../../advice.js';
import { clearlyMore, mean } from '../../clearly-more.js';
import { type Future, SOURCES, type Source, type ThisTurn } from './judgement/futures.js';

/**
 * Why an answer is advised, from comparing its futures with those of the next best. `points` have one decimal and are by how much
 * more the game ends with; `now` is what this turn itself brings of it, in whole pieces.
 */
export const REASON_CODES = [
  /** It looks better than the next best by `points`, wherever they come from. */
  'looksBest',
  /** Others look about as good, but none better. */
  'noneBetter',
  /** Printed on dragons. */
  'fromPrinted',
  /** Abilities at the end of the game. */
  'fromEnds',
  'fromEggs',
  'fromCached',
  'fromTucked',
  'fromGuild',
  /** The objective of a `round`, from 1; `objective` is its id. */
  'fromObjective',
  /** Coins, and what is left over. */
  'fromRest',
  /** An exploration past so many `dragons`, of which so many are `active`. */
  'walksPast',
  /** So many hatchlings (`n`) are fed in this turn. */
  'feeds',
  /** The cave is explored for the `time`-th time this round and is worth its `eggs`. */
  'exploresAgain',
  /** The dragon can be paid for now, and has room. */
  'roomNow',
] as const;
export type Code = (typeof REASON_CODES)[number] | CommonAdvice;

/** So many reasons are given at most. */
const MOST = 3;
/** Of these so many from where points come from. */
const MOST_SOURCES = 2;
/** Less than so many points are no reason. */
const LEAST_POINTS = 0.5;
/** Fewer worlds say nothing about where points come from. */
const LEAST_WORLDS = 6;

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });
const oneDecimal = (x: number): number => Math.round(10 * x) / 10;

/** An answer, what it is worth, and how the game goes on with it in the same worlds as with the other. */
interface Considered {
  readonly answer: Answer;
  readonly worth: number;
  readonly futures: readonly Future[];
}

/** The reasons for the best answer rather than the next, the main one first. */
export function reasonsFor(view: View, mat: Mat, best: Considered, next: Considered): [Reason, ...Reason[]] {
  const ahead = oneDecimal(best.worth - next.worth);
  const isBetter = ahead >= LEAST_POINTS;
  const whole = isBetter ? because('looksBest', { points: ahead }) : because('noneBetter');
  // What one answer brings here and the other there is no reason for either.
  const [main = whole, ...more] = isBetter ? sourceReasons(view, best.futures, next.futures) : [];
  return [main, ...[...more, ...turnReasons(mat, best, next)].slice(0, MOST - 1)];
}

const SOURCE_CODES = {
  printed: 'fromPrinted',
  ends: 'fromEnds',
  eggs: 'fromEggs',
  cached: 'fromCached',
  tucked: 'fromTucked',
  guild: 'fromGuild',
  rest: 'fromRest',
} as const satisfies Readonly<Record<Source, Code>>;

/** What this turn itself brings of a source. */
const AT_ONCE: Readonly<Partial<Record<Source, keyof ThisTurn>>> = {
  eggs: 'laid',
  cached: 'cached',
  tucked: 'tucked',
};

/** Where the points come from that the best answer has more at the end, the most first. */
function sourceReasons(view: View, best: readonly Future[], next: readonly Future[]): Reason[] {
  if (best.length < LEAST_WORLDS) return [];
  const more = (of: (future: Future) => number): number => clearlyMore(best.map(of), next.map(of));
  const sources = SOURCES.map((source) => {
    const points = more((future) => future.sources[source]);
    const turn = AT_ONCE[source];
    const now = turn ? Math.round(mean(best.map(({ thisTurn }) => thisTurn[turn]))) : undefined;
    return { points, code: SOURCE_CODES[source], args: now === undefined ? {} : { now } };
  });
  const objectives = view.objectives.map((objective, round) => ({
    // Of later rounds nothing is said where people play on who passed in the futures.
    points: view.rival || round <= view.round ? more((future) => future.objectives[round] ?? 0) : 0,
    code: 'fromObjective' as const,
    args: { round: round + 1, objective },
  }));
  return [...sources, ...objectives]
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_SOURCES)
    .map(({ points, code, args }) => because(code, { points: oneDecimal(points), ...args }));
}

/** What the best answer does in this turn that the next best does not. */
function turnReasons(mat: Mat, best: Considered, next: Considered): Reason[] {
  const { answer } = best;
  const reasons: Reason[] = [];
  const often = (what: keyof ThisTurn) => best.futures.map(({ thisTurn }) => thisTurn[what]);
  const seldom = (what: keyof ThisTurn) => next.futures.map(({ thisTurn }) => thisTurn[what]);
  const isMore = (what: keyof ThisTurn): boolean => clearlyMore(often(what), seldom(what)) >= LEAST_POINTS;
  if (isMore('fed')) reasons.push(because('feeds', { n: Math.max(1, Math.round(mean(often('fed')))) }));
  if (answer.a === 'explore') {
    const { dragons, explored } = mat.rows[answer.row] as MatRow;
    const active = Math.min(dragons.length, Math.round(mean(often('activated'))));
    if (isMore('activated') && active > 0)
      reasons.push(because('walksPast', { dragons: dragons.length, active }));
    if (explored > 0 && !(next.answer.a === 'explore' && mat.rows[next.answer.row]?.explored === explored))
      reasons.push(because('exploresAgain', { time: explored + 1, eggs: EXPLORE_EGGS[explored] ?? 0 }));
  }
  if (answer.a === 'entice' && !(next.answer.a === 'entice' && next.answer.card === answer.card))
    reasons.push(because('roomNow'));
  return reasons;
}
