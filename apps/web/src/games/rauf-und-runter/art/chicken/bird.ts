import type { Edge, Oval, Point } from '../paper.js';

export type Comb = 'crown' | 'swept' | 'flopped' | 'spiky' | 'pompom';
export type Eye = 'bold' | 'sly' | 'closed' | 'cross' | 'dreamy' | 'startled' | 'happy';

/** What makes one chicken: all that the builder needs, in a square of 100 with the ground at 97, looking right. */
export interface Bird {
  readonly body: Oval;
  readonly edge: Edge;
  readonly head: { readonly x: number; readonly y: number; readonly r: number };
  /** Where the neck leaves the body, as angles on its oval: nape and throat. */
  readonly neck: readonly [nape: number, throat: number];
  readonly comb: Comb;
  readonly combSize: number;
  readonly eye: Eye;
  readonly beak: { readonly long: number; readonly degrees: number };
  readonly wattle: number;
  readonly tail: {
    readonly root: Point;
    readonly plumes: number;
    /** Directions of the first and the last plume. */
    readonly fan: readonly [number, number];
    readonly long: number;
    readonly wide: number;
    readonly bend: number;
  };
  readonly wing: {
    readonly root: Point;
    readonly degrees: number;
    readonly long: number;
    readonly wide: number;
  };
  readonly hips: readonly [back: Point, front: Point];
  readonly mark: { readonly x: number; readonly y: number; readonly size: number };
}

/** Chest out and comb high: has never been wrong. */
const proud: Bird = {
  body: { x: 43, y: 61, rx: 25, ry: 19, tilt: -24 },
  edge: 'smooth',
  head: { x: 67, y: 28, r: 10 },
  neck: [238, 20],
  comb: 'crown',
  combSize: 14,
  eye: 'bold',
  beak: { long: 12, degrees: -8 },
  wattle: 9,
  tail: { root: [25, 62], plumes: 5, fan: [196, 284], long: 42, wide: 15, bend: -13 },
  wing: { root: [50, 56], degrees: 160, long: 29, wide: 17 },
  hips: [
    [42, 77],
    [51, 76],
  ],
  mark: { x: 54, y: 63, size: 16 },
};

/** Neck out, one lid down: knows something. */
const sly: Bird = {
  body: { x: 41, y: 67, rx: 29, ry: 15, tilt: -5 },
  edge: 'smooth',
  head: { x: 80, y: 43, r: 9.5 },
  neck: [292, 12],
  comb: 'swept',
  combSize: 15,
  eye: 'sly',
  beak: { long: 14, degrees: 12 },
  wattle: 5,
  tail: { root: [17, 66], plumes: 3, fan: [188, 226], long: 28, wide: 11, bend: 6 },
  wing: { root: [42, 61], degrees: 172, long: 27, wide: 13 },
  hips: [
    [38, 79],
    [50, 79],
  ],
  mark: { x: 55, y: 67, size: 15 },
};

/** A loaf with a beak. Wake it for the fifth die. */
const sleepy: Bird = {
  body: { x: 47, y: 70, rx: 33, ry: 25, tilt: 4 },
  edge: 'smooth',
  head: { x: 69, y: 49, r: 14 },
  neck: [262, -4],
  comb: 'flopped',
  combSize: 15,
  eye: 'closed',
  beak: { long: 9, degrees: 24 },
  wattle: 7,
  tail: { root: [19, 64], plumes: 3, fan: [196, 250], long: 17, wide: 13, bend: -3 },
  wing: { root: [45, 66], degrees: 168, long: 28, wide: 21 },
  hips: [
    [40, 92],
    [54, 93],
  ],
  mark: { x: 60, y: 78, size: 18 },
};

/** Feathers on end, brow down: the fence is looking at it. */
const cross: Bird = {
  body: { x: 43, y: 62, rx: 26, ry: 22, tilt: 12 },
  edge: 'ruffled',
  head: { x: 73, y: 48, r: 13 },
  neck: [276, 8],
  comb: 'spiky',
  combSize: 14,
  eye: 'cross',
  beak: { long: 12, degrees: 18 },
  wattle: 6,
  tail: { root: [22, 52], plumes: 5, fan: [186, 262], long: 25, wide: 9, bend: 0 },
  wing: { root: [42, 58], degrees: 148, long: 27, wide: 16 },
  hips: [
    [38, 81],
    [52, 82],
  ],
  mark: { x: 53, y: 68, size: 17 },
};

/** More down than bird, and its thoughts in the clouds. */
const dreamy: Bird = {
  body: { x: 46, y: 64, rx: 26, ry: 23, tilt: -4 },
  edge: 'fluffy',
  head: { x: 65, y: 35, r: 12 },
  neck: [248, -6],
  comb: 'pompom',
  combSize: 13,
  eye: 'dreamy',
  beak: { long: 9, degrees: -22 },
  wattle: 5,
  tail: { root: [23, 56], plumes: 4, fan: [188, 268], long: 19, wide: 17, bend: 3 },
  wing: { root: [42, 60], degrees: 158, long: 24, wide: 19 },
  hips: [
    [40, 84],
    [52, 84],
  ],
  mark: { x: 56, y: 68, size: 18 },
};

/** By seat. */
export const BIRDS: readonly Bird[] = [proud, sly, sleepy, cross, dreamy];

export type Pose = 'sit' | 'climb' | 'fall' | 'cheer';

/** What a pose does to any bird. */
export interface Bearing {
  /** Turn of the whole bird, degrees. */
  readonly turn: number;
  /** Where both wings point; undefined leaves the near one folded. */
  readonly wings: readonly [near: number, far: number] | undefined;
  readonly legs: 'stand' | 'tucked' | 'kicking' | 'stretched';
  readonly beakOpen: number;
  readonly eye: Eye | undefined;
  /** How far the neck is drawn out upward. */
  readonly reach: number;
}

export const BEARINGS: Readonly<Record<Pose, Bearing>> = {
  sit: { turn: 0, wings: undefined, legs: 'stand', beakOpen: 0, eye: undefined, reach: 0 },
  climb: { turn: -10, wings: [226, 282], legs: 'tucked', beakOpen: 8, eye: undefined, reach: 3 },
  fall: { turn: 34, wings: [244, 292], legs: 'kicking', beakOpen: 24, eye: 'startled', reach: 4 },
  cheer: { turn: -4, wings: [238, 304], legs: 'stretched', beakOpen: 22, eye: 'happy', reach: 5 },
};
