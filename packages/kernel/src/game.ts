import type { Chance } from './chance.js';
import type { Migration } from './log.js';
import type { OptionSchema } from './options.js';
import type { Seat, Viewer } from './seat.js';

/** Why something is not allowed: a code that the client words in four languages, and its arguments. */
export interface Reason {
  readonly code: string;
  readonly args?: Readonly<Record<string, number | string>>;
}

/**
 * Takes facts as they happen. It is `undefined` when nobody listens; write `emit?.({ … })`, so that
 * the event is not even built then.
 */
export type Emit<E> = ((event: E) => void) | undefined;

/**
 * An answer that cannot be listed because a person makes it up. `accepts` tells the client what to
 * ask for; `examples` are a few legal answers, so that bots and tests always have something to say.
 */
export interface Open<A> {
  readonly accepts: { readonly kind: 'text'; readonly maxLength: number };
  readonly examples: readonly A[];
}

/** How a game ended. Places are counted 1, 2, 2, 4: whoever shares a place has the same number. */
export interface Outcome {
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** Opponents whom the game itself plays, where there are such; they take places too. */
  readonly rivals?: readonly { readonly place: number; readonly points: number }[];
}

/**
 * The rules of one game, and all that everything else knows of it. Whoever implements
 * this interface as its comments say has a game that can be played, watched, saved, replayed,
 * undone, simulated and played by bots; `@aerie/conformance` checks the promises marked (c).
 *
 * - `S` the state: everything that is true now, known or hidden. Plain JSON: no closure, class
 *   instance, Map, Date or undefined (c). It never holds the order of things nobody knows the order
 *   of: such a deck is a list of what is in it, drawn from by `chance` when needed.
 * - `V` the view: what one viewer may know, plain JSON (c).
 * - `A` an answer: one small decision. Big decisions are several answers in a row.
 * - `E` an event: a fact that happened ("rolled", "climbed"), plain JSON (c). Events feed animation,
 *   sound, spoken text and the worded log; nobody computes a state from them.
 * - `O` the options of a match, described by `options`.
 *
 * Games are pure: they keep nothing between calls, read no clock, and draw luck only from `chance`.
 */
export interface Game<S, V, A, E, O> {
  /** Lower-case words with hyphens; never changes. */
  readonly id: string;
  /** Counts up with every change after which an old log would replay differently. */
  readonly rulesVersion: number;
  /** What makes the log of an older rules version into one of the next, keyed by the older. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema<O>;
  /** Whether people play together against the game, so that they may show each other what they plan. */
  readonly together?: true;
  /** Every code that `why` can give (c), so that the client can be tested to word them all. */
  readonly reasons: readonly string[];

  /**
   * The position before the first decision, or after everything that needs none. `edition`: the older rules version whose
   * rulings hold, where the match began under one that keeps them; the state remembers it.
   */
  setup(options: O, seats: number, chance: Chance, emit: Emit<E>, edition?: number): S;

  /**
   * Whom the game waits for, each seat once (c); several at once where the rules let them decide at
   * the same time. Empty exactly when the game is over (c). The list may be shared: do not change it.
   */
  awaited(s: S): readonly Seat[];

  /**
   * Every legal answer of this seat now that can be listed, each once (c); also those that a seat may
   * give out of turn. An awaited seat has at least one answer here or in `open` (c). The list may be
   * shared: do not change it. Does not change `s` (c).
   */
  answers(s: S, seat: Seat): readonly A[];

  /** The answer of this seat that is free text, where there is one. Leave it out if there never is. */
  open?(s: S, seat: Seat): Open<A> | undefined;

  /**
   * Why this answer is not legal now, or undefined exactly if it is: if it is listed by `answers`, or
   * fits `open` (c). Says nothing about the state that the seat may not know. Copes with any answer
   * that `read` can make, from any seat, at any time, also when the game is over (c).
   */
  why(s: S, seat: Seat, a: A): Reason | undefined;

  /**
   * Whether an answer that `why` refuses stands all the same in a log. Only for free text that is judged by tables of
   * the machine, such as where words end in a script without spaces: it is judged once, when it is given; another
   * machine or a later one, which may judge otherwise, must still replay it.
   */
  stands?(s: S, seat: Seat, a: A): boolean;

  /**
   * An answer that is free text, without its words; undefined for any other answer. It takes the place of the answer in the
   * log when whoever gave it has left for good, and must stand there (`stands`) and lead to the same match.
   */
  wordless?(a: A): A | undefined;

  /**
   * Carries out a legal answer and everything that follows from it without a decision. Changes `s` in
   * place. Called only when `why` gives undefined. The same `s`, `seat`, `a` and chance outcomes give
   * the same result (c).
   */
  apply(s: S, seat: Seat, a: A, chance: Chance, emit: Emit<E>): void;

  /**
   * Does the same as `apply` and tells, step by step, what goes on inside: for people who look for a mistake.
   * Only for games that interpret effects.
   */
  trace?(s: S, seat: Seat, a: A, chance: Chance, note: (step: string) => void): void;

  /** A copy that shares nothing changeable with `s` (c). Written by hand, because bots live on it. */
  clone(s: S): S;

  /**
   * What this viewer may know, built up from nothing: never the state with things deleted. Two states
   * that differ only in what the viewer may not know give the same bytes (c). Does not change `s` (c).
   */
  view(s: S, who: Viewer): V;

  /** The event as this viewer may learn of it, or undefined if not at all. Same promise as `view` (c). */
  redact(e: E, who: Viewer): E | undefined;

  /**
   * Whether this event tells some seat a thing that was fixed but hidden from it before, such as a
   * card that is turned up. What chance decides, or what a seat just decided, needs no mark: the host
   * sees those. Nobody can take an answer back after a reveal. The suite finds forgotten ones (c).
   */
  reveals(e: E): boolean;

  /**
   * A full state that fits what a seat knows: `view(imagine(view(s, seat)), seat)` is `view(s, seat)`
   * (c). Hidden things are drawn from `chance`, as evenly as the game allows. This is all that a bot
   * ever gets to see of the state.
   */
  imagine(v: V, chance: Chance): S;

  /** The name of what an answer plays, a card or a move, for everybody's statistics; undefined for all other answers. */
  memorable?(a: A): string | undefined;

  /** Whether this seat must not talk to the others now, because a word could give something away. */
  silent?(s: S, seat: Seat): boolean;

  /** Places and points once the game is over, undefined before (c). */
  outcome(s: S): Outcome | undefined;

  /** The points of every seat as they stand (c): at the end those of the outcome (c), before it for a match that ends early. */
  points(s: S): readonly number[];

  /**
   * The short readable form of an answer, as in logs, tests and messages: `3`, `reroll`, `shed 2`.
   * Different answers have different forms (c).
   */
  write(a: A): string;

  /** The answer that `write` wrote (c), or undefined if no answer is written so. */
  read(text: string): A | undefined;
}

/** A game whose types do not matter to the caller, such as one of a list of games. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
