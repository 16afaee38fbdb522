import { colourOf, symbolOf } from './data/islands.js';
import { alike, shutOut } from './flights.js';
import { around, bit, crossOf, distances, EVERYWHERE, has, listed, wayBetween } from './grid.js';
import { figureOf, freeCells, islandAt, type State, standOf, type Turn } from './state.js';

/** What a spirit's breath can do: one island of `sources` and one of `targets`, on a way through `through`. */
interface Breathing {
  readonly sources: number;
  readonly targets: number;
  readonly through: number;
}

const NO_BREATH: Breathing = { sources: 0, targets: 0, through: 0 };

function breathing(s: State, turn: Turn): Breathing {
  const at = standOf(s, turn);
  if (at < 0) return NO_BREATH;
  const free = freeCells(s);
  const anywhere = (sources: number): Breathing => ({ sources, targets: free, through: free });
  switch (figureOf(s, turn.who).spirit) {
    case 'borea':
      return anywhere(alike(s, at, symbolOf) & free);
    case 'jugo':
      return anywhere(alike(s, at, colourOf) & free);
    case 'etesia':
      return anywhere(around(bit(at)) & free);
    case 'austro': {
      const cross = crossOf(at) & free;
      return { sources: cross, targets: cross, through: cross };
    }
    case 'skyron':
      return s.gems.includes(at) ? NO_BREATH : anywhere(bit(at));
  }
}

/** A breath: the cells of its two islands, and how many islands it passes over, the last one included. */
export interface Breath {
  readonly from: number;
  readonly to: number;
  readonly price: number;
}

/** Every breath of the spirit in turn that costs no more than `budget`, each pair once, the spirit's end first. */
export function breaths(s: State, turn: Turn, budget: number): Breath[] {
  const { sources, targets, through } = breathing(s, turn);
  const found: Breath[] = [];
  for (const from of listed(sources)) {
    const steps = distances(from, through);
    for (const to of listed(targets)) {
      if (to === from || (to < from && has(sources, to))) continue;
      const price = steps[to] as number;
      if (price <= budget) found.push({ from, to, price });
    }
  }
  return found;
}

/** Why two islands cannot be swapped by a breath, or the way and the price of the breath. */
export type Judged =
  | { readonly fault: 'notHis' | 'notFree' | 'anchored' | 'noWay' }
  | { readonly way: readonly number[]; readonly price: number };

/** What a breath over these two cells would take, whatever points there are. */
export function judge(s: State, turn: Turn, a: number, b: number): Judged {
  const { sources, targets, through } = breathing(s, turn);
  const [from, to] = has(sources, a) ? [a, b] : [b, a];
  if (a !== b && has(sources, from) && has(targets, to)) {
    const way = wayBetween(from, to, through);
    return way ? { way, price: way.length - 1 } : { fault: 'noWay' };
  }
  const own = standOf(s, turn);
  const skyron = figureOf(s, turn.who).spirit === 'skyron';
  if (skyron && s.gems.includes(own)) return { fault: 'anchored' };
  const free = freeCells(s) | (skyron ? bit(own) : 0);
  return { fault: a !== b && has(free, a) && has(free, b) ? 'notHis' : 'notFree' };
}

/**
 * What may be spent on breaths and gems. Ruling: Austro beside an island that is not free keeps his last point for
 * a flight away.
 */
export const budgetOf = (s: State, turn: Turn): number => turn.points - (shutOut(s, turn) ? 1 : 0);

/** Cells of the islands that a breath could begin with or end at now, whatever it costs. */
export function breathable(s: State, turn: Turn): number[] {
  const every = breaths(s, turn, 25);
  return listed(every.reduce((cells, { from, to }) => cells | bit(from) | bit(to), 0) & EVERYWHERE);
}

/** The pair of islands of a breath, the lower number first. */
export function pairOf(s: State, { from, to }: Breath): readonly [number, number] {
  const a = islandAt(s, from);
  const b = islandAt(s, to);
  return a < b ? [a, b] : [b, a];
}
