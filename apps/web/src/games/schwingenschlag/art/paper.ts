/** Paths of this game beside those of `ui/svg-path.ts`: wings, thorns and ribbons. */

import { at, type Point, smooth, toward } from '../../../ui/svg-path.js';

export { type Oval, onOval, oval, type Point, polygon, smooth, toward } from '../../../ui/svg-path.js';

/** The same chance for the same number every time, from 0 to 1. */
export function uneven(n: number, salt: number): number {
  let h = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 11, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** One of a list, the same for the same number every time. */
export const oneOf = <T>(list: readonly T[], n: number, salt: number): T =>
  list[Math.floor(uneven(n, salt) * list.length)] as T;

const directionAt = (spine: readonly Point[], i: number): number => {
  const [a, b] = [spine[Math.max(0, i - 1)] as Point, spine[Math.min(spine.length - 1, i + 1)] as Point];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
};

/** A point beside a line of points: `side` -1 is its left, 1 its right as it runs. */
export const beside = (spine: readonly Point[], i: number, side: number, distance: number): Point =>
  toward(spine[i] as Point, directionAt(spine, i) + 90 * side, distance);

/** A strip of paper along a line, as wide as `widths` say at each of its points. */
export function ribbon(spine: readonly Point[], widths: readonly number[]): string {
  const edge = (side: number) => spine.map((_, i) => beside(spine, i, side, (widths[i] as number) / 2));
  return smooth([...edge(-1), ...edge(1).reverse()]);
}

/** A thorn or leaf: from its root in a direction, leaning sideways at the tip. */
export function thorn(root: Point, degrees: number, length: number, width: number, lean = 0): string {
  const tip = toward(toward(root, degrees, length), degrees + 90, lean);
  const [a, b] = [toward(root, degrees - 90, width / 2), toward(root, degrees + 90, width / 2)];
  const bend = (from: Point): Point => [
    from[0] * 0.45 + tip[0] * 0.55 - (tip[0] - toward(root, degrees, length)[0]) * 0.5,
    from[1] * 0.45 + tip[1] * 0.55 - (tip[1] - toward(root, degrees, length)[1]) * 0.5,
  ];
  return `M${at(a)}Q${at(bend(a))} ${at(tip)}Q${at(bend(b))} ${at(b)}Z`;
}

/** A bat's wing: bones from the wrist to each tip, and the skin between them with hollow edges. */
export function wing(root: Point, wrist: Point, tips: readonly Point[], end: Point, hollow: number) {
  const middle: Point = [(root[0] + end[0]) / 2, (root[1] + end[1]) / 2];
  const corners = [...tips, end];
  let skin = `M${at(root)}L${at(wrist)}L${at(corners[0] as Point)}`;
  for (let i = 1; i < corners.length; i++) {
    const [a, b] = [corners[i - 1] as Point, corners[i] as Point];
    const pull: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const toRoot: Point = [
      pull[0] + (wrist[0] * 0.5 + middle[0] * 0.5 - pull[0]) * hollow,
      pull[1] + (wrist[1] * 0.5 + middle[1] * 0.5 - pull[1]) * hollow,
    ];
    skin += `Q${at(toRoot)} ${at(b)}`;
  }
  const bones = tips.map((tip) => `M${at(wrist)}L${at(tip)}`).join('');
  return { skin: `${skin}Z`, bones: `M${at(root)}L${at(wrist)}${bones}` };
}
