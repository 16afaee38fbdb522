import type { Seat } from '@aerie/kernel';
import { ALL_FEATHERS, ROUNDS, SPACES_PER_CARD } from './data/pieces.js';

/** Everything that is true at the table. Nothing in this game is hidden. */
export interface State {
  /** Cards of the ladder, from the bottom up. */
  readonly ladder: number[];
  /** Flutter numbers of the seven rounds, known to all from the start. */
  readonly flutter: readonly number[];
  /** The round that is played, from 0; `ROUNDS` when the game is over. */
  round: number;
  /** Who plays in which order this round. Ruling: falls during the round do not change it. */
  readonly order: Seat[];
  /** How many have finished their turn this round. */
  turn: number;
  /** The chickens in pecking order: higher first, on one space the nearer to the plant first. */
  readonly pecking: Seat[];
  /** By seat: the space of the ladder chicken, from 0 at the bottom. */
  readonly space: number[];
  /** By seat: feathers held. */
  readonly feathers: number[];
  /** By seat: where the track chicken stands; 0 while it stands nowhere. */
  readonly momentum: number[];
  /** How many dice were thrown; 0 while feathers may be shed. */
  dice: number;
  /** The throw to choose from, by its number (see `dice`). */
  roll: number;
  /** Dice on the track of whoever plays now, in the order they were put there. */
  readonly track: number[];
  /** Dice that went to the dung heap this turn. */
  readonly heap: number[];
}

export const isOver = (s: State): boolean => s.round === ROUNDS;

/** Who plays now. Only while the game is not over. */
export const player = (s: State): Seat => s.order[s.turn] as Seat;

/** The flutter number of this round. */
export const flutterNumber = (s: State): number => s.flutter[s.round] as number;

/** The highest space; the open end of the ladder counts as one. */
export const topSpace = (s: State): number => s.ladder.length * SPACES_PER_CARD - 1;

/** How far the dice on the track have come. */
export function sumOf(track: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < track.length; i++) sum += track[i] as number;
  return sum;
}

/** Feathers that nobody holds. */
export const supply = (s: State): number => ALL_FEATHERS - sumOf(s.feathers);

export function clone(s: State): State {
  return {
    ladder: s.ladder.slice(),
    flutter: s.flutter,
    round: s.round,
    order: s.order.slice(),
    turn: s.turn,
    pecking: s.pecking.slice(),
    space: s.space.slice(),
    feathers: s.feathers.slice(),
    momentum: s.momentum.slice(),
    dice: s.dice,
    roll: s.roll,
    track: s.track.slice(),
    heap: s.heap.slice(),
  };
}
