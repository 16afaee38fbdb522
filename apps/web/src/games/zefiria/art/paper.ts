/** Shears and ruler: how paper is cut into shapes. All paths are SVG path data. */

export type Point = readonly [x: number, y: number];

export const tenth = (v: number): number => Math.round(v * 10) / 10;
const at = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;

/** The same unevenness for the same number every time, from 0 to 1: cut by hand, but only once. */
export function uneven(n: number, salt = 0): number {
  const v = Math.sin(n * 127.1 + salt * 311.7 + 1) * 43758.5453;
  return v - Math.floor(v);
}

/** A soft line through points; closed to a shape unless it is said otherwise. */
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

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
export const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

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
