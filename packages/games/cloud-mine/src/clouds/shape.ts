/** How far a point is from the edge of a shape: negative inside. Good enough to draw with, not a true distance. */
export type Shape = (x: number, y: number) => number;

/** The lower of two, with a soft corner between them. */
export function softMin(a: number, b: number, softness: number): number {
  const h = Math.max(softness - Math.abs(a - b), 0) / softness;
  return Math.min(a, b) - h * h * softness * 0.25;
}

export const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high);

/** Many times faster than `Math.hypot`, which minds overflows that cannot happen here. */
export const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** 0 below `from`, 1 above `to`, smooth between. */
export function rise(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): Shape {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (x, y) => {
    const dx = x - cx;
    const dy = y - cy;
    const u = (dx * cos + dy * sin) / rx;
    const v = (dy * cos - dx * sin) / ry;
    const near = length(u, v);
    const slope = length(u / rx, v / ry);
    return slope < 1e-9 ? -Math.min(rx, ry) : (near * (near - 1)) / slope;
  };
}

/** From one circle to another, as if a ball had been pulled. */
function limb(ax: number, ay: number, ar: number, bx: number, by: number, br: number): Shape {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  return (x, y) => {
    const t = square < 1e-9 ? 0 : clamp(((x - ax) * dx + (y - ay) * dy) / square, 0, 1);
    return length(x - ax - dx * t, y - ay - dy * t) - (ar + (br - ar) * t);
  };
}

function box(x0: number, y0: number, x1: number, y1: number, r = 0): Shape {
  // The half that is drawn begins at the mirror, so a box there has no left side.
  const left = x0 === 0 ? -x1 : x0;
  const cx = (left + x1) / 2;
  const cy = (y0 + y1) / 2;
  const w = (x1 - left) / 2 - r;
  const h = (y1 - y0) / 2 - r;
  return (x, y) => {
    const dx = Math.abs(x - cx) - w;
    const dy = Math.abs(y - cy) - h;
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
  };
}

const STROKES: Readonly<Record<string, (...n: number[]) => Shape>> = {
  o: ellipse as (...n: number[]) => Shape,
  l: limb as (...n: number[]) => Shape,
  b: box as (...n: number[]) => Shape,
};

const SOFTNESS = 0.07;

/** Reads the notation of `motifs.ts`. */
export function readShape(text: string): Shape {
  const strokes = text.split(';').map((part) => {
    const [kind = '', ...numbers] = part.trim().split(/\s+/);
    const make = STROKES[kind.replace('-', '')];
    const figures = numbers.map(Number);
    if (!make || figures.some(Number.isNaN)) throw new Error(`no stroke is written "${part}"`);
    return { cuts: kind.startsWith('-'), shape: make(...figures) };
  });
  return (x, y) => {
    const side = Math.abs(x);
    let far = 9;
    for (const { cuts, shape } of strokes) {
      const one = shape(side, y);
      far = cuts ? Math.max(far, -one) : softMin(far, one, SOFTNESS);
    }
    return far;
  };
}
