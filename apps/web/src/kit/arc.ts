import type { Point } from './flight-paths.js';

/** An arc from point to point, as the path of an SVG. */
export function arc([ax, ay]: Point, [bx, by]: Point): string {
  const lift = Math.min(90, Math.hypot(bx - ax, by - ay) * 0.3);
  const bow: Point = [(ax + bx) / 2 + (by - ay) * 0.12, (ay + by) / 2 - lift];
  return `M${ax} ${ay}Q${bow[0]} ${bow[1]} ${bx} ${by}`;
}
