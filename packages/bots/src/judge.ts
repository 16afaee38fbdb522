import type { Outcome, QuickChance, Seat } from '@aerie/kernel';
import type { Asked } from './bot.js';

/** What every seat can expect of a match. */
export interface Expectation {
  /**
   * For every seat its chance to win, from 0 to 1; whoever shares the first place shares the win. In a game that is played together
   * it is the same for all: the part of the best score that the table can expect, 0 for less than no points.
   */
  readonly worth: readonly number[];
  /** For every seat the points that it ends with. */
  readonly points: readonly number[];
}

/** Answers that a seat considers to give one after the other: one, or a whole turn where that is several. Never empty. */
export interface Considered<A> {
  readonly seat: Seat;
  readonly answers: readonly A[];
}

/**
 * Tells what positions of one game are worth, so that a match can be analysed. It is handed whole states: what a seat cannot know
 * is imagined by whoever asks.
 */
export interface Judge<S, V, A> {
  /** Whether luck changes nothing in what it expects: one sample of a position tells all. */
  readonly steady?: boolean;
  /**
   * So many times as many samples of what positions and answers are worth are taken as of other judges: for one that is quick, and
   * whose samples differ much.
   */
  readonly repeats?: number;
  /**
   * Whether the best of an answer's many ways to go on is easily missed, and luck is much: the usual look at a decision is a short one
   * then, and a wider one where it may have lost something.
   */
  readonly easilyMissed?: boolean;
  /**
   * What everybody can expect if sensible play goes on from here: one sample, whose mean over the luck is the judgement. Does not
   * change `s`. At the end of a match it is the outcome. With `first`, these are answered before play goes on, and the sample looks
   * as far ahead as it would without: so answers can be compared with each other, and with how play would have gone on.
   */
  expect(s: S, luck: QuickChance, first?: Considered<A>): Expectation;
  /**
   * Whether play would go on just so with this luck: then `expect` says the same with `first` as without. For a judge that knows
   * it far sooner than what to expect.
   */
  wouldAnswer?(s: S, luck: QuickChance, first: Considered<A>): boolean;
  /**
   * What is worth a closer look, the most promising first: answers, each with how the seat would go on in its turn, where that is a
   * part of the decision; several may begin with the same answer. Sees what the seat sees.
   */
  promising(asked: Asked<V, A>, luck: QuickChance): readonly (readonly A[])[];
  /** A state that fits what a seat sees, where some are likelier than others to it; missing where the game's own will do. */
  imagine?(view: V, luck: QuickChance): S;
  /** Whether it can tell what such answers are worth, which are words of people perhaps: a decision that it cannot does not count. */
  canJudge?(s: S, considered: Considered<A>): boolean;
  /**
   * The same with several times the effort, if it is one that searches: more samples would not make it look more closely. It has
   * the last word on what seems to lose much, and a deep look asks the closest that there is.
   */
  readonly closer?: Judge<S, V, A>;
}

export type AnyJudge = Judge<unknown, unknown, unknown>;

/** Who won: each seat's part of the first place, rivals of the game's own counted too. */
function shareOfWin({ places, rivals = [] }: Outcome): number[] {
  const first = [...places, ...rivals.map(({ place }) => place)].filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}

/** What a match came to. */
export const expectationOf = (outcome: Outcome): Expectation => ({
  worth: shareOfWin(outcome),
  points: outcome.points,
});
