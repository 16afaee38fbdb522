/** A fixed, patternless number from 0 to 1 for any two whole numbers and a seed: the same everywhere, for ever. */
export function speck(a: number, b: number, seed: number): number {
  let h = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth hills and hollows from -1 to 1, about one to a unit of length. */
export function hills(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const top = speck(i, j, seed) * (1 - u) + speck(i + 1, j, seed) * u;
  const bottom = speck(i, j + 1, seed) * (1 - u) + speck(i + 1, j + 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}
