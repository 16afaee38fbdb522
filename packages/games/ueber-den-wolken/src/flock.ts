import type { Seat } from '@aerie/kernel';
import { type Bird, NEUTRAL, NO_BIRD, NOBODY, ownerOf } from './data/birds.js';
import { ROWS } from './data/figures.js';
import type { Manner } from './data/kinds.js';

/**
 * A space of the board: column · 3 + row. Columns count from the left, rows from the back (0) to the front (2). The
 * flock is a list over all spaces; a column fills from the back and has no gaps.
 */
export type Space = number;
export type Flock = readonly Bird[];

export const MOST_SPACES = 21;

export const spaceAt = (column: number, row: number): Space => column * ROWS + row;
export const columnOf = (space: Space): number => Math.floor(space / ROWS);
export const rowOf = (space: Space): number => space % ROWS;
export const columnsOf = (flock: Flock): number => flock.length / ROWS;

/** `a1` is the back of the leftmost column, `a3` its front. */
export const SPACE_NAMES: readonly string[] = Array.from(
  { length: MOST_SPACES },
  (_, space) => `${'abcdefg'[columnOf(space)]}${rowOf(space) + 1}`,
);

/** How many birds are in a column. */
export function heightOf(flock: Flock, column: number): number {
  const back = column * ROWS;
  if (flock[back + 2] !== NO_BIRD) return 3;
  return flock[back + 1] !== NO_BIRD ? 2 : flock[back] !== NO_BIRD ? 1 : 0;
}

export function hasFreeColumn(flock: Flock): boolean {
  for (let front = ROWS - 1; front < flock.length; front += ROWS) if (flock[front] === NO_BIRD) return true;
  return false;
}

/** The frontmost bird of a column, where there is one: it is the one that would land. */
export const frontmost = (flock: Flock, column: number): Space =>
  spaceAt(column, heightOf(flock, column) - 1);

/** The flock without the frontmost bird of every column. */
export function afterLanding(flock: Flock): Bird[] {
  const rest = flock.slice();
  for (let column = 0; column < columnsOf(flock); column++) {
    if (heightOf(flock, column) > 0) rest[frontmost(flock, column)] = NO_BIRD;
  }
  return rest;
}

/** Moves all birds of a column that is not full one space forward; its back is then to be filled. */
export function pushForward(flock: Bird[], column: number): void {
  const back = spaceAt(column, 0);
  for (let row = heightOf(flock, column); row > 0; row--) flock[back + row] = flock[back + row - 1] as Bird;
}

export function birdsOf(flock: Flock, seat: Seat): number {
  let count = 0;
  for (let space = 0; space < flock.length; space++) if (ownerOf(flock[space] as Bird) === seat) count++;
  return count;
}

/** A set of spaces, a bit each. */
type Spaces = number;

const BACK_ROW: Spaces = 0b001001001001001001001;
const MIDDLE_ROW: Spaces = BACK_ROW << 1;
const FRONT_ROW: Spaces = BACK_ROW << 2;
const ALL: Spaces = BACK_ROW | MIDDLE_ROW | FRONT_ROW;

/** Where the birds of an owner are. */
function whereOf(flock: Flock, owner: number): Spaces {
  let spaces = 0;
  for (let space = 0; space < flock.length; space++) {
    if (ownerOf(flock[space] as Bird) === owner) spaces |= 1 << space;
  }
  return spaces;
}

export function occupied(flock: Flock): Spaces {
  let spaces = 0;
  for (let space = 0; space < flock.length; space++) if (flock[space] !== NO_BIRD) spaces |= 1 << space;
  return spaces;
}

/** The birds one of which must take part in a swap: own ones, or neutral ones. */
export const movers = (flock: Flock, manner: Manner, seat: Seat): Spaces =>
  whereOf(flock, manner === 'neutral' ? NOBODY : seat);

/** Whether this bird may be the one that somebody swaps in this manner. */
export const mayMove = (bird: Bird, manner: Manner, seat: Seat): boolean =>
  manner === 'neutral' ? bird === NEUTRAL : ownerOf(bird) === seat;

/** How far the partner of a swap is, counted in spaces, and from which rows one can go that far upwards. */
type Reach = readonly (readonly [distance: number, from: Spaces])[];

const SIDE: Reach = [[3, ALL]];
const AHEAD: Reach = [[1, BACK_ROW | MIDDLE_ROW]];
const REACHES: Readonly<Record<Manner, Reach>> = {
  side: SIDE,
  ahead: AHEAD,
  dodge: [[6, ALL]],
  sharpDodge: [[9, ALL]],
  leadChange: [[2, BACK_ROW]],
  neutral: [...SIDE, ...AHEAD],
  diagonal: [
    [4, BACK_ROW | MIDDLE_ROW],
    [2, MIDDLE_ROW | FRONT_ROW],
  ],
  // Any other bird, however far.
  freeFlight: Array.from({ length: MOST_SPACES - 1 }, (_, i) => [i + 1, ALL] as const),
};

/** The lower spaces of all pairs at this distance that hold two birds, one of them a mover. */
const lowerEnds = (distance: number, from: Spaces, moving: Spaces, birds: Spaces): Spaces =>
  birds & from & (birds >> distance) & (moving | (moving >> distance));

/** Whether there is a swap at all. */
export function canSwap(manner: Manner, moving: Spaces, birds: Spaces): boolean {
  const reach = REACHES[manner];
  for (let i = 0; i < reach.length; i++) {
    const [distance, from] = reach[i] as Reach[number];
    if (lowerEnds(distance, from, moving, birds) !== 0) return true;
  }
  return false;
}

/** Every swap once, the lower space first. */
export function eachSwap(
  manner: Manner,
  moving: Spaces,
  birds: Spaces,
  found: (one: Space, two: Space) => void,
): void {
  const reach = REACHES[manner];
  for (let i = 0; i < reach.length; i++) {
    const [distance, from] = reach[i] as Reach[number];
    for (let left = lowerEnds(distance, from, moving, birds); left !== 0; left &= left - 1) {
      const one = 31 - Math.clz32(left & -left);
      found(one, one + distance);
    }
  }
}

/** Whether two spaces are as far from each other as this manner asks. */
export function inReach(manner: Manner, one: Space, two: Space): boolean {
  return REACHES[manner].some(([distance, from]) => two - one === distance && (from & (1 << one)) !== 0);
}
