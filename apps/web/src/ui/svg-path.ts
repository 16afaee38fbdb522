/** Shapes as SVG path data, for the drawings of all boards. */

export type Point = readonly [x: number, y: number];

export const tenth = (v: number): number => Math.round(v * 10) / 10;
/** A point as paths write it. */
export const at = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance from another in a direction; 0° is right, 90° is down, as on a screen. */
export const toward = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + Math.cos(radians(degrees)) * distance,
  y + Math.sin(radians(degrees)) * distance,
];

/** A smooth curve through points, closed to a shape by default. */
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

export const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;

export interface Oval {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Degrees; positive lowers the right end. */
  readonly tilt: number;
}

export function onOval(o: Oval, degrees: number, grown = 1): Point {
  const [a, t] = [radians(degrees), radians(o.tilt)];
  const [u, v] = [Math.cos(a) * o.rx * grown, Math.sin(a) * o.ry * grown];
  return [o.x + u * Math.cos(t) - v * Math.sin(t), o.y + u * Math.sin(t) + v * Math.cos(t)];
}

export const oval = (o: Oval): string => smooth(Array.from({ length: 10 }, (_, i) => onOval(o, i * 36)));

/** A number from 0 to 1 that looks random and is the same for the same input, for edges that look cut by hand. */
export function uneven(n: number, salt = 0): number {
  const v = Math.sin(n * 127.1 + salt * 311.7 + 1) * 43758.5453;
  return v - Math.floor(v);
}
