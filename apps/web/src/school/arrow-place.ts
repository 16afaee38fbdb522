export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const ARROW = { width: 40, height: 56 } as const;
/** Between an arrow and what it points at. */
const GAP = 6;
/** Above what it points at an arrow may rise as far as this, in steps, over words that lie there. */
const RISES = [0, 22, 44, 66, 88] as const;

export interface ArrowPlace {
  readonly left: number;
  readonly top: number;
  /** Whether it points down; else it comes from below and points up. */
  readonly isAbove: boolean;
}

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * Where the arrow lies that points at a box: above it, or below, or further above, whatever covers least of what is to be
 * read there.
 */
export function arrowPlace(box: Box, words: readonly Box[], screenHeight: number): ArrowPlace {
  const left = box.left + box.width / 2 - ARROW.width / 2;
  const above = RISES.map((rise) => ({ top: box.top - GAP - ARROW.height - rise, isAbove: true }));
  const below = { top: box.top + box.height + GAP, isAbove: false };
  const isOnScreen = ({ top }: { readonly top: number }) => top >= 0 && top + ARROW.height <= screenHeight;
  const covered = ({ top }: { readonly top: number }): number =>
    words.reduce((sum, one) => sum + common(one, { left, top, ...ARROW }), 0);
  const places = [...above.slice(0, 1), below, ...above.slice(1)].filter(isOnScreen);
  const least = Math.min(...places.map(covered));
  const { top, isAbove } = places.find((place) => covered(place) === least) ?? below;
  return { left, top, isAbove };
}
