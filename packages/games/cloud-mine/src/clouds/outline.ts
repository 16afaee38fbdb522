import { blend } from './blend.js';
import { RECIPES } from './recipes.js';
import type { Shape } from './shape.js';

/** The outline of a cloud, in figures. */
export interface Outline {
  /** Below 1 it is taller than wide, above 1 wider than tall. */
  readonly wide: number;
  /** How much of its round card it covers, from 0 to 1. */
  readonly full: number;
  /** How many holes one sees the sky through. */
  readonly holes: number;
  /** How many tips it stretches upwards, and how many feet it stands on. */
  readonly tips: number;
  readonly feet: number;
}

export const SIDE = 44;
const EDGE = 1.2;

/** A shape in squares: which of them it covers. */
export type Picture = readonly boolean[];

export function picture(shape: Shape): Picture {
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    const x = (((i % SIDE) + 0.5) / SIDE) * 2 * EDGE - EDGE;
    const y = ((Math.floor(i / SIDE) + 0.5) / SIDE) * 2 * EDGE - EDGE;
    return shape(x, y) < 0;
  });
}

/** How alike two pictures are between two rows: what both cover, as a share of what either does. */
export function overlap(a: Picture, b: Picture, from: number, to: number): number {
  let both = 0;
  let either = 0;
  for (let i = from * SIDE; i < to * SIDE; i++) {
    if (a[i] && b[i]) both++;
    if (a[i] || b[i]) either++;
  }
  return either === 0 ? 0 : both / either;
}

/** As large as the frame allows and in its middle, like the cloud on its card. */
export function framed(cells: Picture): Picture {
  const inside = cells.flatMap((is, i) => (is ? [i] : []));
  const columns = inside.map((i) => i % SIDE);
  const rows = inside.map((i) => Math.floor(i / SIDE));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const extent = Math.max(right - left, bottom - top) + 1;
  const from = (at: number, low: number, high: number): number =>
    Math.floor((low + high + 1) / 2 + ((at + 0.5) / SIDE - 0.5) * extent);
  return cells.map((_, i) => {
    const column = from(i % SIDE, left, right);
    const row = from(Math.floor(i / SIDE), top, bottom);
    const within = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
    return within && (cells[row * SIDE + column] as boolean);
  });
}

/** Connected patches of the picture, as lists of cells; patches of fewer than `least` cells are left out. */
function patches(cells: Picture, least: number): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (!cells[start] || seen.has(start)) continue;
    const patch = [start];
    seen.add(start);
    for (const at of patch) {
      const column = at % SIDE;
      for (const next of [column > 0 ? at - 1 : -1, column < SIDE - 1 ? at + 1 : -1, at - SIDE, at + SIDE]) {
        if (!cells[next] || seen.has(next)) continue;
        seen.add(next);
        patch.push(next);
      }
    }
    if (patch.length >= least) found.push(patch);
  }
  return found;
}

/** How many separate columns there are in the outer part of a cloud, towards the top or towards the bottom. */
function ends(cloud: Picture, upwards: boolean): number {
  const rows = [...Array(SIDE).keys()].filter((row) => overlap(cloud, cloud, row, row + 1) > 0);
  const first = rows[0] as number;
  const depth = Math.round(rows.length * 0.22);
  const cells = cloud.map((inside, i) => {
    const row = Math.floor(i / SIDE) - first;
    return inside && (upwards ? row < depth : row >= rows.length - depth);
  });
  return patches(cells, 3).length;
}

/** The picture of a cloud, 1 to 80. */
export function pictureOf(number: number): Picture {
  const recipe = RECIPES[number - 1];
  if (!recipe) throw new Error(`there is no cloud ${number}`);
  return picture(blend(recipe));
}

const outlines = new Map<number, Outline>();

/** What can be told of a cloud, 1 to 80, without saying what it looks like: always the same. */
export function outlineOf(number: number): Outline {
  const known = outlines.get(number) ?? outlineIn(pictureOf(number));
  outlines.set(number, known);
  return known;
}

/** What can be told of a picture without saying what it looks like. */
export function outlineIn(cloud: Picture): Outline {
  const inside = cloud.flatMap((is, i) => (is ? [i] : []));
  const extent = (of: readonly number[]): number => Math.max(...of) - Math.min(...of) + 1;
  const sky = patches(
    cloud.map((is) => !is),
    2,
  );
  return {
    wide: extent(inside.map((i) => i % SIDE)) / extent(inside.map((i) => Math.floor(i / SIDE))),
    full: inside.length / (SIDE * SIDE * (Math.PI / 4)),
    holes: sky.length - 1,
    tips: ends(cloud, true),
    feet: ends(cloud, false),
  };
}
