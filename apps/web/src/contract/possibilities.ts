import type { Seat } from '@aerie/kernel';
import type { Saying } from '../words/words.js';

/**
 * What a game adds to the list of what is possible now: `possibilities.ts` of its folder exports it as the default. It is fetched
 * when somebody asks for the list.
 */
export interface Possibilities<V, A> {
  /**
   * What somebody in this seat may well try now, legal or not: what is not among `answers` is listed with its reason. Only a few:
   * what a board would make one think of.
   */
  attempts(view: V, seat: Seat, answers: readonly A[]): readonly A[];
  /** The heading under which an answer stands where many are listed; those without one stand together. */
  group?(answer: A): Saying | undefined;
}
