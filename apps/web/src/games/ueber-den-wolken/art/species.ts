import type { Species } from '@aerie/ueber-den-wolken';

/** How a wing is cut, seen from above, for the right side; the bird flies up. */
interface Wing {
  /** Where it leaves the body, on its front and its back edge. */
  readonly shoulder: number;
  readonly root: number;
  /** The bend of the front edge, and the tip. */
  readonly wrist: readonly [x: number, y: number];
  readonly tip: readonly [x: number, y: number];
  /** How deep the wing is at the wrist. */
  readonly deep: number;
  /** Single feathers at the tip; 0 for a pointed wing. */
  readonly fingers: number;
}

interface Tail {
  readonly long: number;
  readonly wide: number;
  /** How deep it is forked; less than 0 is a fan. */
  readonly fork: number;
  /** Outer feathers that are drawn out thin. */
  readonly streamers: number;
}

/** What makes a species: everything that the builder needs, in a square of 100 around the middle. */
export interface Plumage {
  readonly wing: Wing;
  /** Half as wide as the body is, and where it begins and ends. */
  readonly body: { readonly wide: number; readonly chest: number; readonly rump: number };
  readonly neck: { readonly long: number; readonly wide: number };
  readonly head: number;
  readonly beak: number;
  readonly legs: number;
  /** By sex; birds that are nobody's have the tail of `female`. */
  readonly tail: { readonly female: Tail; readonly male: Tail };
}

/** The kite: long bent wings and a forked tail. */
const kite: Plumage = {
  wing: { shoulder: -15, root: 7, wrist: [25, -24], tip: [47, -3], deep: 20, fingers: 5 },
  body: { wide: 8, chest: -14, rump: 14 },
  neck: { long: 6, wide: 6 },
  head: 6.5,
  beak: 5,
  legs: 0,
  tail: {
    female: { long: 17, wide: 11, fork: 6, streamers: 0 },
    male: { long: 29, wide: 16, fork: 17, streamers: 0 },
  },
};

/** The goose: broad, with its neck stretched out. */
const goose: Plumage = {
  wing: { shoulder: -10, root: 13, wrist: [22, -14], tip: [44, 10], deep: 22, fingers: 3 },
  body: { wide: 11.5, chest: -10, rump: 20 },
  neck: { long: 20, wide: 7.5 },
  head: 6.5,
  beak: 8,
  legs: 0,
  tail: {
    female: { long: 9, wide: 11, fork: -4, streamers: 0 },
    male: { long: 15, wide: 17, fork: -7, streamers: 0 },
  },
};

/** The crane: a long neck in front and long legs behind. */
const crane: Plumage = {
  wing: { shoulder: -9, root: 11, wrist: [24, -19], tip: [48, -6], deep: 24, fingers: 6 },
  body: { wide: 8.5, chest: -8, rump: 14 },
  neck: { long: 26, wide: 4 },
  head: 5,
  beak: 10,
  legs: 22,
  tail: {
    female: { long: 7, wide: 8, fork: -3, streamers: 0 },
    male: { long: 15, wide: 17, fork: -9, streamers: 0 },
  },
};

/** The swallow: narrow wings swept back, and streamers. */
const swallow: Plumage = {
  wing: { shoulder: -16, root: 1, wrist: [20, -17], tip: [43, 18], deep: 15, fingers: 0 },
  body: { wide: 8.5, chest: -17, rump: 12 },
  neck: { long: 4, wide: 8 },
  head: 7.5,
  beak: 3.5,
  legs: 0,
  tail: {
    female: { long: 15, wide: 11, fork: 8, streamers: 0 },
    male: { long: 17, wide: 13, fork: 9, streamers: 17 },
  },
};

/** The swift, which is nobody's: wings like a sickle. */
const swift: Plumage = {
  wing: { shoulder: -14, root: -2, wrist: [21, -22], tip: [45, 22], deep: 12, fingers: 0 },
  body: { wide: 7.5, chest: -15, rump: 17 },
  neck: { long: 3, wide: 7 },
  head: 6.5,
  beak: 3,
  legs: 0,
  tail: {
    female: { long: 10, wide: 6, fork: 4, streamers: 0 },
    male: { long: 10, wide: 6, fork: 4, streamers: 0 },
  },
};

export const PLUMAGES: Readonly<Record<Species, Plumage>> = { kite, goose, crane, swallow, swift };
