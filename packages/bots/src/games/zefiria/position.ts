import { CELLS, homeOf, pointsFor, SPIRITS, type View } from '@aerie/zefiria';
import { COUNTS } from './tables.js';

/** What is to be decided before the next action: nothing, who acts, or who sleeps and who acts. */
export type Open = 'nothing' | 'order' | 'sleeper';

/** A position as the search sees it: a turn of a match, in numbers. */
export interface Position {
  /** By cell, the island there, numbered from 0. */
  readonly islands: Uint8Array;
  /** By figure: the spirit's number, and its cell; of Austro outside the cell that he hovers beside. */
  readonly spirits: readonly number[];
  readonly cells: readonly number[];
  /** The figure that acts or acted last, and, alone, the one that sleeps. */
  readonly who: number;
  readonly asleep: number;
  readonly alone: boolean;
  readonly open: Open;
  /** Austro is still to step out. */
  readonly inside: boolean;
  /** Turns that are left, the one that goes on included, and the points of that one. */
  readonly turns: number;
  readonly points: number;
  /** Points of every other turn. */
  readonly perTurn: number;
  /** Whether the turn that goes on, or begins, is the second one of its round; it matters alone. */
  readonly second: boolean;
  /** Anchored cells, as a set. */
  readonly gems: number;
  /** Whether whoever stands on a gem and can fly must: now, and after it has acted otherwise in its turn. */
  readonly bound: boolean;
  readonly staysBound: boolean;
}

export const AUSTRO = SPIRITS.indexOf('austro');
export const SKYRON = SPIRITS.indexOf('skyron');

/** The position in the numbers of the search. Spirits must have their corners. */
export function positionOf(v: View, beside: (place: number) => number): Position {
  const alone = v.level !== null;
  const { stage } = v;
  const perTurn = pointsFor(v.held.length);
  const inRound = alone ? 2 : v.figures.length;
  const turn = stage.at === 'turn' ? stage : undefined;
  const roundsAfter = v.rounds - v.round;
  const who = turn?.who ?? (v.acted.at(-1) as number | undefined) ?? 0;
  return {
    islands: Uint8Array.from(v.islands, (island) => homeOf(island)),
    spirits: v.figures.map(({ spirit }) => SPIRITS.indexOf(spirit)),
    cells: v.figures.map(({ cell }) => (cell >= 0 ? cell : turn ? beside(turn.place) : 0)),
    who,
    asleep: Math.max(v.asleep, 0),
    alone,
    open: turn ? 'nothing' : stage.at === 'sleeper' ? 'sleeper' : 'order',
    inside: turn !== undefined && turn.place < 0 && v.figures[who]?.spirit === 'austro',
    turns: roundsAfter * inRound + (stage.at === 'sleeper' ? 0 : inRound - v.acted.length),
    points: turn?.points ?? perTurn,
    perTurn,
    second: alone && v.acted.length === 1,
    gems: v.gems.reduce((set, cell) => set | (1 << cell), 0),
    bound: !turn?.released,
    staysBound: v.edition === 1,
  };
}

/** What all islands together count. */
export function countOf(islands: Uint8Array, at = 0): number {
  const counts = COUNTS;
  const cells = CELLS;
  let sum = 0;
  for (let cell = 0; cell < cells; cell++) {
    sum += counts[(islands[at + cell] as number) * cells + cell] as number;
  }
  return sum;
}
