import type { Seat } from '@aerie/kernel';
import { type Level, type Mode, SOLO_SPIRITS, type Spirit } from './data/figures.js';
import type { StormCard } from './data/storms.js';
import { besideOf, bit, EVERYWHERE, homeOf } from './grid.js';

/** A spirit in play. Figures are numbered as the seats; alone one leads all of them. */
export interface Figure {
  readonly spirit: Spirit;
  /** Where it is; -1 while it is not on the grid: not yet placed, or Austro in his turn. */
  cell: number;
}

/** What the game waits for. */
export type Stage =
  /** The next seat takes a spirit. */
  | { readonly at: 'spirits' }
  /** The next figure takes a corner. */
  | { readonly at: 'corners' }
  /** Alone: which of the two waking spirits acts first. */
  | { readonly at: 'order' }
  /**
   * The turn of a figure. `place` is where Austro hovers outside, -1 while he has not stepped out. `released`: it stood on a
   * gem, could not fly and acted otherwise, so that it need not fly any more.
   */
  | { readonly at: 'turn'; readonly who: number; points: number; place: number; released?: true }
  /** Alone: which of the two who acted sleeps next. */
  | { readonly at: 'sleeper' }
  | { readonly at: 'over' };
export type Turn = Extract<Stage, { at: 'turn' }>;

/** Everything that is true at the table. Nothing is hidden: of the covered cards all know which are left. */
export interface State {
  /** The rules version whose rulings hold: a match is finished under those that it began with. */
  readonly edition: number;
  readonly mode: Mode;
  /** How hard it is to play alone; null with company. */
  readonly level: Level | null;
  readonly rounds: number;
  /** By cell: the number of the island that lies there. */
  readonly islands: number[];
  readonly figures: Figure[];
  /** Alone: the figure that sleeps; else -1. */
  asleep: number;
  /** Counted from 1; 0 during the setup. */
  round: number;
  /** Figures that have finished their turn this round. */
  acted: number[];
  stage: Stage;
  /** Cells whose island is anchored by a red gem, in order. */
  gems: number[];
  /** Red gems nobody has used yet. */
  reserve: number;
  /** By seat: red gems held. */
  readonly held: number[];
  /** Red gems given away, out of the game. */
  spent: number;
  /** Storm cards that are still covered. */
  readonly storms: StormCard[];
  /** Grid cards that are still covered, by number. */
  readonly grids: number[];
}

export const seatOf = (s: State, who: number): Seat => (s.level === null ? who : 0);
export const figureOf = (s: State, who: number): Figure => s.figures[who] as Figure;
export const seatsAt = (s: State): number => s.held.length;

/** The figure of a spirit, or -1 if it is not in play. */
export const whoIs = (s: State, spirit: Spirit): number =>
  s.figures.findIndex((figure) => figure.spirit === spirit);

export const islandAt = (s: State, cell: number): number => s.islands[cell] as number;
export const cellOf = (s: State, island: number): number => s.islands.indexOf(island);
export const inPlace = (s: State, cell: number): boolean => homeOf(islandAt(s, cell)) === cell;
export const allInPlace = (s: State): boolean => s.islands.every((island, cell) => homeOf(island) === cell);

/** Turns of the match that are over. */
export const turnsPlayed = ({ level, figures, round, acted }: State): number =>
  Math.max(0, round - 1) * (level === null ? figures.length : SOLO_SPIRITS - 1) + acted.length;

/** Whether anybody holds a red gem. */
export const gemHeld = (s: State): boolean => s.held.some((gems) => gems > 0);

/** Cells whose island bears neither a spirit nor a gem. */
export function freeCells(s: State): number {
  let free = EVERYWHERE;
  for (const { cell } of s.figures) if (cell >= 0) free &= ~bit(cell);
  for (const cell of s.gems) free &= ~bit(cell);
  return free;
}

/** The cell that the spirit in turn acts from: where it stands, or the one Austro hovers beside; -1 before he does. */
export function standOf(s: State, turn: Turn): number {
  const { spirit, cell } = figureOf(s, turn.who);
  if (spirit !== 'austro') return cell;
  return turn.place < 0 ? -1 : besideOf(turn.place);
}

export function clone(s: State): State {
  return {
    edition: s.edition,
    mode: s.mode,
    level: s.level,
    rounds: s.rounds,
    islands: s.islands.slice(),
    figures: s.figures.map(({ spirit, cell }) => ({ spirit, cell })),
    asleep: s.asleep,
    round: s.round,
    acted: s.acted.slice(),
    stage: { ...s.stage },
    gems: s.gems.slice(),
    reserve: s.reserve,
    held: s.held.slice(),
    spent: s.spent,
    storms: s.storms.slice(),
    grids: s.grids.slice(),
  };
}
