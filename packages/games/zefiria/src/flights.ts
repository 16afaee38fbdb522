import { colourOf, symbolOf } from './data/islands.js';
import { around, besideOf, bit, CELLS, diagonals, has, listed, PLACES } from './grid.js';
import { figureOf, freeCells, islandAt, type State, standOf, type Turn } from './state.js';

/** How a spirit gets to an island: to a neighbour, by jumping, or along a diagonal. */
export type Manner = 'neighbour' | 'colour' | 'symbol' | 'diagonal';

export interface Flight {
  /** The cell that it ends on. */
  readonly to: number;
  readonly manner: Manner;
  /** Cells from the first to the last; a jump has nothing in between. */
  readonly way: readonly number[];
}

/** Islands that share what `of` tells with the one at `cell`. */
export function alike(s: State, cell: number, of: (island: number) => string): number {
  const wanted = of(islandAt(s, cell));
  let cells = 0;
  for (let at = 0; at < CELLS; at++) if (at !== cell && of(islandAt(s, at)) === wanted) cells |= bit(at);
  return cells;
}

/** Along every diagonal, as far as nothing is in the way. */
function slides(cell: number, free: number): Flight[] {
  const flights: Flight[] = [];
  for (const diagonal of diagonals(cell)) {
    const way = [cell];
    for (const to of diagonal) {
      if (!has(free, to)) break;
      way.push(to);
      flights.push({ to, manner: 'diagonal', way: way.slice() });
    }
  }
  return flights;
}

/** Where the spirit in turn can fly on the grid. Austro flies outside: see `glides`. Points are not looked at. */
export function flights(s: State, turn: Turn): Flight[] {
  const { spirit, cell } = figureOf(s, turn.who);
  if (spirit === 'austro') return [];
  const free = freeCells(s);
  const near = around(bit(cell)) & free;
  const jumps = (manner: 'colour' | 'symbol', of: (island: number) => string): Flight[] =>
    listed(alike(s, cell, of) & free & ~near).map((to) => ({ to, manner, way: [cell, to] }));
  const flown: Flight[] = listed(near).map((to) => ({ to, manner: 'neighbour', way: [cell, to] }));
  if (spirit === 'borea') flown.push(...jumps('colour', colourOf));
  if (spirit === 'jugo') flown.push(...jumps('symbol', symbolOf));
  if (spirit === 'etesia') flown.push(...slides(cell, free));
  return flown;
}

/** Places that Austro can reach along the outside: any other one beside a free island. */
export function glides(s: State, turn: Turn): number[] {
  if (turn.place < 0) return [];
  const free = freeCells(s);
  const places: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (place !== turn.place && has(free, besideOf(place))) places.push(place);
  }
  return places;
}

/**
 * A gem lies under the spirit and it can fly: then that is its first action. Ruling: one that could not, and acted
 * otherwise, is `released` from it. Austro's step off the grid counts as leaving.
 */
export const mustFly = (s: State, turn: Turn): boolean =>
  turn.points > 0 &&
  !turn.released &&
  s.gems.includes(figureOf(s, turn.who).cell) &&
  flights(s, turn).length > 0;

/** Austro beside an island that he could not step onto: he must not end there. */
export const shutOut = (s: State, turn: Turn): boolean =>
  turn.place >= 0 && !has(freeCells(s), standOf(s, turn));
