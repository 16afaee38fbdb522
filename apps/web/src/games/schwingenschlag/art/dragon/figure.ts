import { type Point, toward } from '../paper.js';
import type { Head } from './head.js';
import type { Kind } from './kind.js';
import type { Piece } from './trimmings.js';

/** All pieces of a puppet from back to front, the lines drawn on them, and the pins that hold them. */
export interface Figure {
  readonly behind: readonly Piece[];
  readonly bones: string;
  readonly front: readonly Piece[];
  readonly marks: string;
  readonly pins: readonly Point[];
  /** The first one is the one that wears things. */
  readonly heads: readonly [Head, ...Head[]];
  /** Where things are held, lie on the back, hang at the neck. */
  readonly hand: Point;
  readonly back: Point;
  readonly neck: Point;
  /** Degrees that all of it is turned by. */
  readonly spin: number;
  /** It looks to the other side. */
  readonly mirrored: boolean;
}

/** What a puppet is turned about. */
const MIDDLE: Point = [62, 56];

/** A rectangle of the stage. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture shows at least so much of the stage, so that small dragons look smaller than large ones. */
const LEAST: Readonly<Record<Kind['size'], number>> = { hatchling: 88, small: 108, medium: 106, large: 100 };
const SHAPE = 5 / 4;
/** Who has nothing below this flies. */
const AIRBORNE = 84;

/** How a figure is turned, as an attribute. */
export const turnOf = ({ spin, mirrored }: Figure): string =>
  `${mirrored ? `translate(${MIDDLE[0] * 2} 0) scale(-1 1) ` : ''}rotate(${spin} ${MIDDLE[0]} ${MIDDLE[1]})`;

/** Where a point of a figure is once that is turned. */
export function turned({ spin, mirrored }: Figure, [x, y]: Point): Point {
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
  const [tx, ty] = toward(MIDDLE, spin + (Math.atan2(dy, dx) * 180) / Math.PI, Math.hypot(dx, dy));
  return [mirrored ? MIDDLE[0] * 2 - tx : tx, ty];
}

/** All points of a path that names each of them, as those of puppets do. */
const pointsOf = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/**
 * The part of the stage that a figure needs, five to four: with it in the middle, or, for one that `stands`, with its feet
 * on the lower edge. `more` is what it has about it.
 */
export function frameOf(
  figure: Figure,
  size: Kind['size'],
  { more = [], stands = false }: { readonly more?: readonly Point[]; readonly stands?: boolean } = {},
): Frame {
  const pieces = [...figure.behind, ...figure.front].flatMap(({ d }) => pointsOf(d));
  const skulls = figure.heads.flatMap(({ at: [x, y], scale, back }): Point[] => [
    [x + (back ? 20 : -20) * scale, y],
    [x, y - 17 * scale],
    [x, y + 9 * scale],
  ]);
  const all = [...pieces, ...skulls, ...more].map((point) => turned(figure, point));
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - 2, Math.max(...xs) + 2];
  const [top, bottom] = [Math.min(...ys) - 2, Math.max(...ys) + 3];
  const width = Math.max(LEAST[size], right - left, (bottom - top) * SHAPE);
  const height = width / SHAPE;
  return {
    x: (left + right - width) / 2,
    y: stands && bottom > AIRBORNE ? bottom - height : bottom - (height + bottom - top) / 2,
    width,
    height,
  };
}

export const viewBoxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
