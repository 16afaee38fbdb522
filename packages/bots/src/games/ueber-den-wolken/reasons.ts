import type { Reason } from '@aerie/kernel';
import type { CommonAdvice } from '../../advice.js';
import { clearlyMore, mean } from '../../clearly-more.js';
import type { Future } from './futures.js';

/**
 * Why a turn is advised, from comparing its futures with those of the next best. `points` have one decimal and are by how much
 * more or less there is when the stage is over.
 */
export const REASON_CODES = [
  /** It wins more often by so many `percent` than the next best, wherever that comes from. */
  'looksBest',
  /** Everything else looks so much worse at once that it was not compared. */
  'farAhead',
  /** Others look about as good, but none better. */
  'noneBetter',
  /** More of the own birds land, or such that the nest card pays more for. */
  'fromLanding',
  /** Cards score more. */
  'fromCards',
  /** The best of the others has less. */
  'fromOthers',
  /** Birds and cards that stay are better for the stages to come. */
  'fromLater',
  /** It leaves so many cubes more (`n`) than the next best. */
  'keepsCubes',
  /** It makes it likelier that nobody can answer the own last turn. */
  'lastTurn',
] as const;
export type Code = (typeof REASON_CODES)[number] | CommonAdvice;

/** So many reasons are given at most, of these so many from where points come from. */
const MOST = 3;
const MOST_SOURCES = 2;
/** Less than so many points are no reason, nor is winning so little more often. */
const LEAST_POINTS = 0.5;
const LEAST_WIN = 0.02;
/** By how much more often the last turn must be one's own. */
const LEAST_OFTEN = 0.25;

/** A turn: how things go on with it, in the same worlds as with the other, and the cubes it takes. */
interface Considered {
  readonly futures: readonly Future[];
  readonly price: number;
}

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });
const oneDecimal = (x: number): number => Math.round(10 * x) / 10;

export const winOf = (futures: readonly Future[]): number => mean(futures.map(({ win }) => win));

/** The reasons for the best turn rather than the next, the main one first. */
export function reasonsFor(best: Considered, next: Considered): [Reason, ...Reason[]] {
  const ahead = winOf(best.futures) - winOf(next.futures);
  const isBetter = ahead >= LEAST_WIN;
  const whole = isBetter ? because('looksBest', { percent: Math.round(100 * ahead) }) : because('noneBetter');
  // What one turn brings here and the other there is no reason for either.
  const [main = whole, ...more] = isBetter ? sourceReasons(best.futures, next.futures) : [];
  return [main, ...[...more, ...turnReasons(best, next)].slice(0, MOST - 1)];
}

/** Where the lead comes from that the best turn leads to, the most first. */
function sourceReasons(best: readonly Future[], next: readonly Future[]): Reason[] {
  const more = (of: (future: Future) => number): number => clearlyMore(best.map(of), next.map(of));
  const sources: readonly { code: Code; points: number }[] = [
    { code: 'fromLanding', points: more(({ landed }) => landed) },
    { code: 'fromCards', points: more(({ cards }) => cards) },
    { code: 'fromOthers', points: more(({ others }) => -others) },
    { code: 'fromLater', points: more(({ later }) => later) },
  ];
  return sources
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_SOURCES)
    .map(({ code, points }) => because(code, { points: oneDecimal(points) }));
}

/** What the best turn itself does better than the next. */
function turnReasons(best: Considered, next: Considered): Reason[] {
  const reasons: Reason[] = [];
  const often = ({ futures }: Considered) => futures.map(({ lastTurn }) => lastTurn);
  if (clearlyMore(often(best), often(next)) >= LEAST_OFTEN) reasons.push(because('lastTurn'));
  const saved = next.price - best.price;
  if (saved > 0) reasons.push(because('keepsCubes', { n: saved }));
  return reasons;
}
