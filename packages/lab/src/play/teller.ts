import type { Reason, Seat } from '@aerie/kernel';
import type { Style, Styler } from '../text/text-style.js';

/** Somebody at the table, as the person at the terminal knows them. */
export interface Player {
  readonly name: string;
  /** One letter that stands for them on the board. */
  readonly mark: string;
  readonly style: Style;
  readonly you: boolean;
}

/** All players, by seat. */
export type Cast = readonly Player[];

/** A part of a sentence that follows a player's name; or, without a seat, a sentence of its own. */
export interface Clause {
  readonly seat?: Seat;
  readonly words: string;
}

/** How one game is shown and told in a terminal. Views and events are those of the person who plays. */
export interface Teller<V, A, E> {
  /** The rules in brief. */
  readonly rules: readonly string[];
  /** The whole table. */
  table(view: V, cast: Cast, styled: Styler): string[];
  /** What the person looks at while deciding. */
  turn(view: V, styled: Styler): string[];
  /** What happened, or undefined where it is seen anyway. */
  tell(event: E, cast: Cast): Clause | undefined;
  /** What an answer would do. */
  explain(answer: A, view: V): string;
  /** Whether an answer is possible though nothing asks for it: it can be typed, but is not listed. */
  isAside?(answer: A, view: V): boolean;
  /** Why an answer is refused; undefined for reasons that are not this game's own. */
  because(reason: Reason): string | undefined;
}

export type AnyTeller = Teller<unknown, unknown, unknown>;
