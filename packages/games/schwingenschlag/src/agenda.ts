import type { Seat } from '@aerie/kernel';
import type { Amount, Effect, Place, Rider, Thing } from './data/effect.js';
import type { Row } from './data/words.js';

/** What is still to be paid. Resources in the order of `RESOURCES`. */
export interface Bill {
  readonly resources: readonly number[];
  readonly any: number;
  readonly coin: number;
  readonly egg: number;
  readonly eggsFrom: Place;
  readonly dragon: number;
  readonly cave: number;
  /** One dragon or cave card each. */
  readonly card: number;
  /** A resource or a card each. */
  readonly mixed: number;
  /** Ruling: paying dragon cards must leave one in the hand that can then be played for nothing. */
  readonly leavePlayable: boolean;
}

/** For whom and from which dragon (0: none) an effect works, the kind of resource that was named, the card just tucked. */
export interface Context {
  readonly seat: Seat;
  readonly here: number;
  readonly named: number;
  readonly tucked: number;
}

/**
 * One thing on the agenda. A task is replaced, never changed in place. It either goes on by itself or
 * waits for an answer of its seat; the one on top is at work.
 */
export type Task =
  /** Somebody's turn: one action. */
  | { readonly task: 'turn'; readonly seat: Seat }
  /** An effect that begins when everything above it is done. */
  | ({ readonly task: 'start'; readonly effects: readonly Effect[] } & Context)
  /** Pieces of an effect, taken in any order; what is left may be declined. */
  | ({ readonly task: 'pieces'; readonly pieces: readonly Effect[] } & Context)
  /** Things are taken one by one, and then shared out by the rider. */
  | ({
      readonly task: 'taking';
      readonly thing: Thing;
      readonly left: number;
      readonly taken: readonly number[];
      readonly rider: Rider;
    } & Context)
  /** The things just taken (cards or resources by number) go where the rider says. */
  | ({
      readonly task: 'sharing';
      readonly cards: boolean;
      readonly taken: readonly number[];
      readonly rider: Rider;
    } & Context)
  /** A resource is named, for everybody. */
  | ({ readonly task: 'name'; readonly effects: readonly Effect[] } & Context)
  | { readonly task: 'pay'; readonly seat: Seat; readonly here: number; readonly bill: Bill }
  /** A paid resource is put on a dragon, and what follows from that. */
  | ({
      readonly task: 'put';
      readonly on: number;
      readonly resource: number;
      readonly then: readonly Effect[];
    } & Context)
  /** Which symbol of the cost is dropped. */
  | { readonly task: 'discount'; readonly seat: Seat; readonly card: number }
  /** A paid dragon comes into a row, or over another one. */
  | {
      readonly task: 'arrive';
      readonly seat: Seat;
      readonly card: number;
      readonly row: Row;
      readonly over: number;
    }
  /** A cave card is dug in; the row is still to be chosen if it is -1. */
  | { readonly task: 'dig'; readonly seat: Seat; readonly card: number; readonly row: Row | -1 }
  /** A cave card was dug in over the last space of a row: its effect and the bonus of the space, in either order. */
  | { readonly task: 'dug'; readonly seat: Seat; readonly card: number }
  /** The explorer stands before this step: even ones are mat icons, odd ones dragons. */
  | { readonly task: 'walk'; readonly seat: Seat; readonly row: Row; readonly step: number }
  /** A guild marker must be placed. */
  | { readonly task: 'marker'; readonly seat: Seat }
  /** What exceeds the limits at the end of a turn is discarded. */
  | { readonly task: 'limits'; readonly seat: Seat }
  | { readonly task: 'endTurn' }
  /** Abilities at the end of a round, in free order. */
  | { readonly task: 'roundAbilities'; readonly seat: Seat; readonly used: readonly number[] }
  | { readonly task: 'endRound' }
  | { readonly task: 'nextRound' }
  /** The egg at the start of a round. */
  | { readonly task: 'roundEgg'; readonly seat: Seat }
  | { readonly task: 'rivalTurn' };
export type TaskName = Task['task'];
export type TaskOf<N extends TaskName> = Extract<Task, { task: N }>;

/** Whatever has an agenda; that is the state. */
interface HasAgenda {
  readonly agenda: Task[];
}

export const push = (s: HasAgenda, task: Task): void => {
  s.agenda.push(task);
};
export const pop = (s: HasAgenda): void => {
  s.agenda.pop();
};
/** Puts another task in the place of the one at work. */
export const replaceTop = (s: HasAgenda, task: Task): void => {
  s.agenda[s.agenda.length - 1] = task;
};

export const NOTHING_DUE: Bill = {
  resources: [0, 0, 0, 0],
  any: 0,
  coin: 0,
  egg: 0,
  eggsFrom: 'mat',
  dragon: 0,
  cave: 0,
  card: 0,
  mixed: 0,
  leavePlayable: false,
};

/**
 * A bill for this alone, or another bill with this changed. Bills, and tasks that are replaced all the time, are written out
 * field by field: to the compiler, what is copied by spreading is another kind of object at every place where that is done.
 */
export const billFor = (due: Partial<Bill>, otherwise = NOTHING_DUE): Bill => ({
  resources: due.resources ?? otherwise.resources,
  any: due.any ?? otherwise.any,
  coin: due.coin ?? otherwise.coin,
  egg: due.egg ?? otherwise.egg,
  eggsFrom: due.eggsFrom ?? otherwise.eggsFrom,
  dragon: due.dragon ?? otherwise.dragon,
  cave: due.cave ?? otherwise.cave,
  card: due.card ?? otherwise.card,
  mixed: due.mixed ?? otherwise.mixed,
  leavePlayable: due.leavePlayable ?? otherwise.leavePlayable,
});

/** The context alone, of a task or of anything else that has one. */
export const contextOf = ({ seat, here, named, tucked }: Context): Context => ({ seat, here, named, tucked });

/** Tasks with the context of another one, or with any other. */
export const starting = (
  { seat, here, named, tucked }: Context,
  effects: readonly Effect[],
): TaskOf<'start'> => ({ task: 'start', effects, seat, here, named, tucked });
export const piecesLeft = (
  { seat, here, named, tucked }: Context,
  pieces: readonly Effect[],
): TaskOf<'pieces'> => ({ task: 'pieces', pieces, seat, here, named, tucked });

export const fromNobody = (seat: Seat): Context => fromDragon(seat, 0);
export const fromDragon = (seat: Seat, here: number): Context => ({ seat, here, named: -1, tucked: 0 });

/** The amount of an effect that has been begun is a plain number: counts are taken at its start. */
export const plain = (n: Amount): number => {
  if (typeof n !== 'number') throw new Error('a count that was not taken at the start');
  return n;
};
