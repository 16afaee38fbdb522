import type { AnyGame, QuickChance, Seat } from '@aerie/kernel';
import type { ActiveInputs } from './inputs.js';
import type { Net, Shape } from './net.js';

/** How a position looks to whoever learns to judge it. */
export interface Judged {
  readonly inputs: ActiveInputs;
  readonly section: number;
  /** Points that are safe already: the net gives those to come. */
  readonly settled: number;
  /** Points at the end, as far as the net can tell. */
  readonly worth: number;
}

/** Answers with the points that each is expected to lead to, the best first. */
export type Ranked = readonly { readonly answer: unknown; readonly worth: number }[];

/** A player that judges by a net, as training uses it: with the state itself, of which it looks at nothing that is hidden. */
export interface Learner {
  rank(s: unknown, seat: Seat, luck: QuickChance): Ranked;
  /** Carries out an answer up to where it is judged. */
  begin(s: unknown, seat: Seat, answer: unknown, luck: QuickChance): void;
  /** The position as it is judged there. It is overwritten by the next call. */
  judge(s: unknown, seat: Seat): Judged;
  /** Goes on from there until somebody must answer. */
  finish(s: unknown, luck: QuickChance): void;
}

/** A game whose judgement can be learned. */
export interface Subject {
  readonly game: AnyGame;
  readonly shape: Shape;
  /** Points that one unit of the net's output stands for. */
  readonly scale: number;
  /** Number of seats and options of a match for practice. */
  table(luck: QuickChance): { readonly seats: number; readonly options: unknown };
  learner(net: Net): Learner;
  /** Whom to watch before one plays for oneself: plays by an evaluation that was written, not learned. */
  teacher(net: Net): Learner;
  /** Number of seats and options of a match of the examination. */
  readonly examination: { readonly seats: number; readonly options: unknown };
}
