import { type Context, plain } from '../agenda.js';
import type { Answer } from '../answers.js';
import type { Amount, Effect, Op } from '../data/effect.js';
import type { Play } from '../play.js';
import type { State } from '../state.js';

/**
 * How one kind of effect works: which answers take a piece of it (none: it cannot be had now), what an answer
 * does, and what is then left of it (nothing, where it does not say). `piece` is its place in the list of pieces,
 * for answers that take it as a whole.
 */
export interface Handler<E> {
  can(s: State, context: Context, effect: E, piece: number, out: Answer[]): void;
  run(play: Play, context: Context, effect: E, answer: Answer): void;
  left?(effect: E, answer: Answer): E | undefined;
}
export type EffectOf<K extends Op> = Extract<Effect, { op: K }>;
export type Handlers<K extends Op> = { readonly [P in K]: Handler<EffectOf<P>> };

/** What is left of an effect that is taken one by one. */
export const oneLess = <E extends { n: Amount }>(effect: E): E | undefined => {
  const n = plain(effect.n) - 1;
  return n > 0 ? { ...effect, n } : undefined;
};
