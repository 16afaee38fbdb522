/** Paths of this game beside those of `ui/svg-path.ts`: torn clouds. */

import { type Point, tenth } from '../../../ui/svg-path.js';

export { type Point, smooth, tenth } from '../../../ui/svg-path.js';

/** The same unevenness for the same number every time, from 0 to 1. */
export function uneven(n: number, salt = 0): number {
  const v = Math.sin(n * 91.7 + salt * 47.3 + 2) * 24634.6345;
  return v - Math.floor(v);
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
      // Steps of equal angle make a rounder arch than steps of equal width.
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
