import { type Point, thorn, toward, uneven, wing } from '../paper.js';
import type { Piece } from './trimmings.js';

export interface Wings {
  readonly near: Piece;
  readonly far: Piece;
  readonly bones: string;
}

/** Two wings from a shoulder: of skin between fingers. */
function batWings(n: number, arm: number, spread: number, root: Point, scale: number): Wings {
  const fingers = 3 + Math.floor(uneven(n, 70) * 3);
  const hollow = 0.2 + uneven(n, 71) * 0.26;
  const cut = (direction: number, size: number, from: Point) => {
    const wrist = toward(from, direction, 27 * size);
    const open = 34 + 88 * spread;
    const tips = Array.from({ length: fingers }, (_, i) =>
      toward(
        wrist,
        direction - 12 + (open * i) / (fingers - 0.4),
        (34 - i * (2 + uneven(n, 72) * 4)) * size * (0.72 + 0.28 * spread),
      ),
    );
    return wing(from, wrist, tips, toward(from, 8, 18 * size), hollow);
  };
  const near = cut(arm, scale, root);
  const far = cut(arm - 26, scale * 0.9, [root[0] - 4, root[1] + 1]);
  return {
    near: { d: near.skin, of: 'skin' },
    far: { d: far.skin, of: 'far' },
    bones: near.bones,
  };
}

/** The same of feathers: an arm, and quills that open like a fan. */
function birdWings(n: number, arm: number, spread: number, root: Point, scale: number): Wings {
  const quills = 5 + Math.floor(uneven(n, 70) * 3);
  const cut = (direction: number, size: number, from: Point) => {
    const wrist = toward(from, direction, 20 * size);
    const fan = Array.from({ length: quills }, (_, i) => {
      const part = i / (quills - 1);
      const start: Point = [
        wrist[0] + (from[0] - wrist[0]) * part * 0.9,
        wrist[1] + (from[1] - wrist[1]) * part * 0.9,
      ];
      return thorn(start, direction - 6 + (50 + 70 * spread) * part, (40 - 16 * part) * size, 12 * size, 5);
    });
    return { skin: fan.reverse().join(''), bones: thorn(from, direction, 24 * size, 8 * size) };
  };
  const near = cut(arm, scale, root);
  const far = cut(arm - 24, scale * 0.9, [root[0] - 4, root[1] + 1]);
  return { near: { d: near.skin, of: 'skin' }, far: { d: far.skin, of: 'far' }, bones: near.bones };
}

export const wingsOf = (
  feathered: boolean,
  n: number,
  arm: number,
  spread: number,
  root: Point,
  scale: number,
): Wings => (feathered ? birdWings : batWings)(n, arm, spread, root, scale);
