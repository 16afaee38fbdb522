import type { Reason } from '@aerie/kernel';

/** What a bot would do in somebody's place, and why. */
export interface Advice<A> {
  readonly answer: A;
  /**
   * Where to look, without giving the answer away: the first step of a hint. A code like those of reasons; where it is missing, a
   * hint begins with the answer.
   */
  readonly nudge?: Reason;
  /** The main reason: a code that the client words in four languages, and its arguments. */
  readonly reason: Reason;
  /** Further reasons, the weightier first. */
  readonly because?: readonly Reason[];
  /** What each answer that was looked at leads to, the best first, in figures that the game's adviser explains. */
  readonly odds?: readonly Odds<A>[];
  /** Answers that are meant to follow, as far as they can be known. */
  readonly plan?: readonly A[];
  /** What everybody is meant to do after the plan, one after the other, as far as that can be known. */
  readonly ahead?: readonly A[];
}

export interface Odds<A> {
  readonly answer: A;
  readonly facts: Readonly<Record<string, number>>;
}

/** Reasons that fit any game: nothing else is possible; the bot cannot say more than what it would do. */
export const COMMON_ADVICE = ['onlyAnswer', 'botWould'] as const;
export type CommonAdvice = (typeof COMMON_ADVICE)[number];
