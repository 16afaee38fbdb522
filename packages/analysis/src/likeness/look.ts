import { type Judge, possible } from '@aerie/bots/lazy';
import type { Entry, Game, MatchLog, Seat } from '@aerie/kernel';
import { playedIn } from '../analyse.js';
import { type Tally, tallyOf } from './tally.js';

/** How long answers took, as sums over the logarithms of seconds: what is typical, and how much it differs. */
export interface Times {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Look {
  readonly tally: Tally;
  readonly times: Times;
}

export const NO_TIMES: Times = { count: 0, sum: 0, squares: 0 };
/** A pause is nothing that somebody needed for an answer. */
const PAUSE_SECONDS = 10 * 60;
const LEAST_SECONDS = 0.1;

export const bothTimes = (one: Times, other: Times): Times => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** The typical time in seconds, and by which factor most answers are quicker or slower; undefined where too few are known. */
export function usualTime({ count, sum, squares }: Times): { seconds: number; factor: number } | undefined {
  if (count < 2) return undefined;
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean ** 2);
  return { seconds: Math.exp(mean), factor: Math.exp(Math.sqrt(variance)) };
}

/** Looks slightly at what a seat has decided itself in a finished match: `isOwn` tells which entries are its person's. */
export function lookAt<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  judge: Judge<S, V, A>,
  log: MatchLog,
  seat: Seat,
  isOwn: (number: number) => boolean,
  seed: string,
): Look {
  const own = playedIn(game, log).filter(
    ({ entry, number, before }) =>
      entry.seat === seat && isOwn(number) && possible(game, before, seat).length > 1,
  );
  const made = own.map(({ before, entry }) => ({
    state: before,
    seat,
    answer: game.read(entry.answer) as A,
  }));
  const times = own
    .map(({ number }) => secondsFor(log.entries, number))
    .filter((seconds) => seconds !== undefined && seconds <= PAUSE_SECONDS)
    .map((seconds) => Math.log(Math.max(LEAST_SECONDS, seconds as number)))
    .reduce((all, ln) => bothTimes(all, { count: 1, sum: ln, squares: ln ** 2 }), NO_TIMES);
  return { tally: tallyOf(game, judge, made, seed), times };
}

/** How long after the entry before it an entry came; undefined where that is not known. */
function secondsFor(entries: readonly Entry[], number: number): number | undefined {
  const [before, at] = [entries[number - 1]?.at, entries[number]?.at];
  return before === undefined || at === undefined ? undefined : Math.max(0, at - before) / 1000;
}
