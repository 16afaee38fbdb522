import { besideOf, columnOf, type Event, rowOf, sketch, type View } from '@aerie/zefiria';
import type { Point } from '../art/paper.js';

/** Cells are 100 wide here; the grid begins at 0/0, and places outside lie around it. */
export const CELL = 100;

/** How much room there is around the grid, in cells: Austro needs some. */
export const ringOf = (v: Pick<View, 'figures'>): number =>
  v.figures.some(({ spirit }) => spirit === 'austro') ? 0.78 : 0.1;

/** The upper left corner of a cell, in cells. */
export const cellSpot = (cell: number): Point => [columnOf(cell), rowOf(cell)];

/** The sides of the grid, in the order of places. */
const OUTWARDS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Where a place outside lies, in cells, as if it were a cell whose middle is the middle of the ring there. */
export function placeSpot(place: number, ring: number): Point {
  const [x, y] = cellSpot(besideOf(place));
  const [right, down] = OUTWARDS[Math.floor(place / 5)] as Point;
  const far = 0.5 + ring / 2;
  return [x + right * far, y + down * far];
}

const middle = ([x, y]: Point): Point => [(x + 0.5) * CELL, (y + 0.5) * CELL];

/** A step of a plan, as it is drawn. */
export interface Arrow {
  readonly kind: 'flight' | 'breath' | 'gem';
  readonly points: readonly Point[];
  /** The number of the step, counted from 1. */
  readonly number: number;
}

/** The corners that lie between two places, the short way round. */
function along(from: number, to: number, ring: number): Point[] {
  const sides = (Math.floor(to / 5) - Math.floor(from / 5) + 4) % 4;
  const far = ring / 2;
  /** After which side comes which corner, clockwise. */
  const corners: readonly Point[] = [
    [5 + far, -far],
    [5 + far, 5 + far],
    [-far, 5 + far],
    [-far, -far],
  ];
  const side = Math.floor(from / 5);
  const corner = (i: number): Point => {
    const [x, y] = corners[(i + 4) % 4] as Point;
    return [x * CELL, y * CELL];
  };
  if (sides === 3) return [corner(side - 1)];
  return Array.from({ length: sides }, (_, i) => corner(side + i));
}

function arrowOf(e: Event, number: number, ring: number): Arrow | undefined {
  const outside = (place: number): Point => middle(placeSpot(place, ring));
  const onGrid = (cell: number): Point => middle(cellSpot(cell));
  switch (e.type) {
    case 'flew':
      return { kind: 'flight', number, points: [e.way[0], e.way.at(-1)].map((c) => onGrid(c as number)) };
    case 'glided':
      return {
        kind: 'flight',
        number,
        points: [outside(e.from), ...along(e.from, e.to, ring), outside(e.to)],
      };
    case 'steppedOut':
      return { kind: 'flight', number, points: [onGrid(e.cell), outside(e.place)] };
    case 'breathed':
      return { kind: 'breath', number, points: e.way.map(onGrid) };
    case 'tookGem':
      return { kind: 'gem', number, points: [onGrid(e.cell)] };
    default:
      return undefined;
  }
}

/** The arrows of a plan, from the table that it begins at. */
export function arrowsOf(v: View, plan: readonly string[]): Arrow[] {
  const ring = ringOf(v);
  const arrows: Arrow[] = [];
  let view = v;
  for (const [i, step] of plan.entries()) {
    const tried = sketch(view, [step]);
    if (tried.done === 0) break;
    for (const event of tried.events) {
      const arrow = arrowOf(event, i + 1, ring);
      if (arrow) arrows.push(arrow);
    }
    view = tried.view;
  }
  return arrows;
}
