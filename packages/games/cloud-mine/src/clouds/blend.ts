import { MOTIFS, type Motif } from './motifs.js';
import { hills } from './noise.js';
import type { Recipe } from './recipes.js';
import { readShape, rise, type Shape, softMin } from './shape.js';

const shapes = new Map<Motif, Shape>();

export function shapeOf(motif: Motif): Shape {
  const known = shapes.get(motif) ?? readShape(MOTIFS[motif]);
  shapes.set(motif, known);
  return known;
}

/** How much a silhouette shrinks in the half of the card that belongs to the other one. */
const YIELD = 0.42;
/** How much thicker than its silhouettes a cloud is drawn. */
const PLUMP = 0.035;
/** How far noise distorts the outline, and how much of that is the same left and right. */
const PULL = 0.07;
const MIRRORED = 0.75;

/**
 * The outline of a cloud: the first silhouette above the line, the second below it; around the line they blend, so that
 * either can be seen in the whole. The third, where there is one, swells in the middle.
 */
export function blend({ motifs, line, turn, seed }: Recipe): Shape {
  const above = shapeOf(motifs[0]);
  const below = shapeOf(motifs[1]);
  const within = motifs[2] && shapeOf(motifs[2]);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (px, py) => {
    const pull = (k: number) =>
      MIRRORED * hills(Math.abs(px) * 2.6 + 9, py * 2.6, seed + k) +
      (1 - MIRRORED) * hills(px * 2.2, py * 2.2, seed + k + 7);
    const side = px < 0 ? -1 : 1;
    const tx = px + side * PULL * pull(1);
    const ty = py + PULL * pull(2);
    const x = tx * cos + ty * sin;
    const y = ty * cos - tx * sin;
    const share = rise(line - 0.35, line + 0.35, y);
    const a = above(x, y) - PLUMP;
    const b = below(x, y) - PLUMP;
    const both = a * (1 - share) + b * share;
    let far = softMin(softMin(a + YIELD * share, b + YIELD * (1 - share), 0.1), both, 0.1);
    if (within) far = softMin(far, within(x / 0.9, y / 0.9) * 0.9 + 0.16, 0.12);
    return far;
  };
}
