import { QuickChance } from '@aerie/kernel';
import {
  around,
  bit,
  CELLS,
  colourOf,
  columnOf,
  diagonals,
  distances,
  EVERYWHERE,
  homeOf,
  listed,
  rowOf,
  symbolOf,
} from '@aerie/zefiria';

/** Tables for looking ahead fast. Islands are numbered from 0 here, as the cells they belong to. */

const EACH = Array.from({ length: CELLS }, (_, cell) => cell);

/** How far an island is from home, by island and cell. */
export const AWAY = new Uint8Array(CELLS * CELLS);
/** What an island counts at the end, by island and cell. */
export const COUNTS = new Int8Array(CELLS * CELLS);
for (const island of EACH) {
  for (const cell of EACH) {
    const home = homeOf(island + 1);
    AWAY[island * CELLS + cell] =
      Math.abs(rowOf(home) - rowOf(cell)) + Math.abs(columnOf(home) - columnOf(cell));
    COUNTS[island * CELLS + cell] = home === cell ? 1 : rowOf(home) === rowOf(cell) ? -1 : -2;
  }
}

/** For each island the others of its colour, and of its symbol. */
const others = (of: (island: number) => string): readonly (readonly number[])[] =>
  EACH.map((one) => EACH.filter((other) => other !== one && of(other + 1) === of(one + 1)));
export const SAME_COLOUR = others(colourOf);
export const SAME_SYMBOL = others(symbolOf);

export const NEIGHBOURS: readonly (readonly number[])[] = EACH.map((cell) => listed(around(bit(cell))));
export const DIAGONALS: readonly (readonly (readonly number[])[])[] = EACH.map((cell) => diagonals(cell));
/** Cells at the edge, where Austro can stand. */
export const EDGE: readonly number[] = EACH.filter(
  (cell) => rowOf(cell) % 4 === 0 || columnOf(cell) % 4 === 0,
);

/** Steps between all pairs of cells, by which cells are in the way; worked out when first asked for. */
const known = new Map<number, Uint8Array>();
const MOST_KNOWN = 20_000;

/** Steps from each cell to each other (`from * 25 + to`) if ways lead through no cell of `blocked`. */
export function stepsAround(blocked: number): Uint8Array {
  let steps = known.get(blocked);
  if (!steps) {
    if (known.size >= MOST_KNOWN) known.clear();
    steps = new Uint8Array(CELLS * CELLS);
    for (const cell of EACH) steps.set(distances(cell, EVERYWHERE & ~blocked), cell * CELLS);
    known.set(blocked, steps);
  }
  return steps;
}

const luck = new QuickChance('positions');
const marks = (count: number): Int32Array =>
  Int32Array.from({ length: count }, () => luck.below(2 ** 32) | 0);

/** Random marks whose combination tells positions apart: two for everything that can be so or otherwise. */
export const MARKS = {
  island: [marks(CELLS * CELLS), marks(CELLS * CELLS)],
  figure: [marks(4 * CELLS), marks(4 * CELLS)],
  roles: [marks(16), marks(16)],
  gem: [marks(CELLS), marks(CELLS)],
} as const;
