/** Paths of this game's own, beside those that all boards share (`ui/svg-path.ts`): wind. */

import { type Point, smooth } from '../../../ui/svg-path.js';

export { line, type Point, polygon, smooth, tenth, uneven } from '../../../ui/svg-path.js';

/** A band of paper along a spine, as wide at each point as it is told: wind that one can see. */
export function ribbon(spine: readonly Point[], widths: readonly number[]): string {
  const last = spine.length - 1;
  const side = (sign: 1 | -1): Point[] =>
    spine.map(([x, y], i) => {
      const [ax, ay] = spine[Math.max(0, i - 1)] as Point;
      const [bx, by] = spine[Math.min(last, i + 1)] as Point;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = ((widths[i] ?? 0) / 2) * sign;
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
    });
  return smooth([...side(1), ...side(-1).reverse()]);
}
