/** Shears: how paper is cut and torn into shapes. All paths are SVG path data. */

export type Point = readonly [x: number, y: number];

export const tenth = (v: number): number => Math.round(v * 10) / 10;
const at = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;

/** The same unevenness for the same number every time, from 0 to 1. */
export function uneven(n: number, salt = 0): number {
  const v = Math.sin(n * 91.7 + salt * 47.3 + 2) * 24634.6345;
  return v - Math.floor(v);
}

/** A soft line through points; `closed` makes it a shape. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const point = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) as Point;
  let path = `M${at(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(out)} ${at(into)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** The other side of a figure that is the same left and right. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [-x, y]).reverse();

/** How many tears an arch of a cloud has, and how far each strays. */
const TEARS = 9;
const STRAY = 0.05;

/**
 * A sheet torn along its upper edge, down to `low`: arches like those of a cloud, each frayed like paper. Between two
 * arches the edge goes down to `crest`, more or less.
 */
export function torn(
  wide: number,
  crest: number,
  low: number,
  arches: number,
  rise: number,
  salt: number,
): string {
  const step = wide / arches;
  let path = `M-20 ${low}L-20 ${tenth(crest)}`;
  let x = -20 - step * uneven(0, salt + 9);
  let foot = crest;
  for (let i = 0; x < wide + 20; i++) {
    const long = step * (0.55 + 0.9 * uneven(i, salt));
    const high = rise * (0.4 + 0.6 * uneven(i, salt + 1)) * Math.min(1.15, long / step + 0.25);
    const next = crest + rise * 0.5 * (uneven(i, salt + 2) - 0.5);
    for (let k = 1; k <= TEARS; k++) {
      // Half a circle, seen as steps of its angle, is rounder than one cut along.
      const angle = (k / TEARS) * Math.PI;
      const along = (1 - Math.cos(angle)) / 2;
      const fray = k === TEARS ? 0 : (uneven(i * TEARS + k, salt + 3) - 0.5) * rise * STRAY;
      const y = foot + (next - foot) * along - Math.sin(angle) * high + fray;
      path += `L${tenth(x + long * along)} ${tenth(y)}`;
    }
    x += long;
    foot = next;
  }
  return `${path}L${wide + 20} ${low}Z`;
}
