import { type Answer, besideOf, breathsFrom, columnOf, rowOf, sketch, type View } from '@aerie/zefiria';
import type { Point } from '../art/paper.js';
import { worksFor } from './plans.js';

/** Cells are 100 wide here; the grid begins at 0/0, and places outside lie around it. */
export const CELL = 100;

const NARROW = 0.2;
const WIDE = 0.78;

/** How much room there is around the grid, in cells: the camera steps back while Austro flies outside. */
export function ringOf({ stage, figures }: Pick<View, 'stage' | 'figures'>): number {
  const figure = stage.at === 'turn' ? figures[stage.who] : undefined;
  if (stage.at !== 'turn' || figure?.spirit !== 'austro') return NARROW;
  return figure.cell < 0 || stage.place < 0 ? WIDE : NARROW;
}

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

/** The middle of a cell or place that lies there. */
export const middle = ([x, y]: Point): Point => [(x + 0.5) * CELL, (y + 0.5) * CELL];

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

/** The arrow of a step at a table where it could be done; undefined where nothing moves. */
function arrowOf(v: View, step: Answer, number: number, ring: number): Arrow | undefined {
  if (v.stage.at !== 'turn') return undefined;
  const outside = (place: number): Point => middle(placeSpot(place, ring));
  const onGrid = (island: number): Point => middle(cellSpot(v.islands.indexOf(island)));
  const own = v.figures[v.stage.who]?.cell ?? -1;
  const from = v.stage.place;
  switch (step.kind) {
    case 'fly':
      return { kind: 'flight', number, points: [middle(cellSpot(own)), onGrid(step.to)] };
    case 'step':
      return { kind: 'flight', number, points: [middle(cellSpot(own)), outside(step.place)] };
    case 'glide': {
      const { place } = step;
      return { kind: 'flight', number, points: [outside(from), ...along(from, place, ring), outside(place)] };
    }
    case 'swap': {
      const way = breathsFrom(v, step.a).find(({ island }) => island === step.b)?.way;
      return way && { kind: 'breath', number, points: way.map((cell) => middle(cellSpot(cell))) };
    }
    case 'take':
      return { kind: 'gem', number, points: [onGrid(step.island)] };
    default:
      return undefined;
  }
}

/** The arrows of a plan, from the table that it begins at, with so much room around the grid. */
export function arrowsOf(v: View, plan: readonly Answer[], ring: number): Arrow[] {
  const arrows: Arrow[] = [];
  let view = v;
  for (const [i, step] of plan.slice(0, worksFor(v, plan)).entries()) {
    const arrow = arrowOf(view, step, i + 1, ring);
    if (arrow) arrows.push(arrow);
    view = sketch(view, [step]).view;
  }
  return arrows;
}
