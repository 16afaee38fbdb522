import { type Point, uneven } from '../paper.js';
import { distinctOf } from './distinct.js';
import type { Kind } from './kind.js';

/** A leg: the angle of the hip on the trunk, how far in front of or behind it the foot is, and how high. */
export type Step = readonly [hip: number, along: number, lift: number];

/** How a puppet with legs is pulled into shape, in a stage of 120 × 96 with the floor at 89. The head looks left. */
export interface Stance {
  /** Middle of the trunk, and by how many degrees its front is raised. */
  readonly at: Point;
  readonly tilt: number;
  /** From the trunk to the head, and to the end of the tail. */
  readonly neck: readonly Point[];
  readonly tail: readonly Point[];
  /** Hind legs, then front legs, the far one first. */
  readonly hind: readonly [Step, Step];
  readonly front: readonly [Step, Step];
  /** Degrees that the head looks down by. */
  readonly nod: number;
  /** Direction of the wing's arm and how far it is unfolded, 0 to 1. */
  readonly arm: number;
  readonly spread: number;
  /** Degrees that all of it is turned by. */
  readonly spin?: number;
  /** It looks back. */
  readonly back?: boolean;
  readonly asleep?: boolean;
}

const HIND: Stance['hind'] = [
  [38, 17, 0],
  [60, 9, 0],
];
const FRONT: Stance['front'] = [
  [150, -18, 0],
  [128, -10, 0],
];
const STAND: Stance = {
  at: [62, 62],
  tilt: -4,
  neck: [
    [-7, -9],
    [-9, -19],
    [-14, -28],
  ],
  tail: [
    [14, 8],
    [24, 8],
    [30, 0],
  ],
  hind: HIND,
  front: FRONT,
  nod: 4,
  arm: -46,
  spread: 0.72,
};
const REAR: Stance = {
  ...STAND,
  at: [66, 57],
  tilt: 46,
  neck: [
    [-3, -9],
    [-7, -17],
    [-15, -21],
  ],
  tail: [
    [12, 6],
    [22, 8],
    [32, 2],
    [35, -7],
  ],
  hind: [
    [20, 12, 0],
    [52, 2, 0],
  ],
  front: [
    [176, -27, 40],
    [150, -25, 27],
  ],
  nod: 0,
  arm: -34,
  spread: 0.95,
};
const PROWL: Stance = {
  ...STAND,
  at: [64, 67],
  tilt: -9,
  neck: [
    [-10, -1],
    [-19, 0],
    [-27, 4],
  ],
  tail: [
    [13, -3],
    [23, -14],
    [21, -28],
    [28, -36],
  ],
  front: [
    [150, -25, 0],
    [128, -13, 0],
  ],
  nod: 8,
  arm: -34,
  spread: 0.55,
};
const LEAP: Stance = {
  ...STAND,
  at: [64, 56],
  tilt: 15,
  neck: [
    [-9, -7],
    [-14, -16],
    [-21, -21],
  ],
  tail: [
    [13, 7],
    [24, 6],
    [30, -5],
    [26, -16],
  ],
  hind: [
    [25, 31, 11],
    [48, 25, 5],
  ],
  front: [
    [165, -31, 29],
    [142, -27, 18],
  ],
  nod: -4,
  arm: -62,
  spread: 0.85,
};
const LIE: Stance = {
  ...STAND,
  at: [64, 75],
  tilt: 2,
  neck: [
    [-9, -4],
    [-17, 0],
    [-22, 8],
  ],
  tail: [
    [15, 2],
    [21, 9],
    [12, 13],
    [-8, 13],
  ],
  hind: [
    [50, 12, 1],
    [70, 4, 1],
  ],
  front: [
    [150, -23, 1],
    [135, -17, 1],
  ],
  nod: 12,
  arm: -14,
  spread: 0.3,
  asleep: true,
};

/** The stances that looks speak of. Cross, kind, merry or shy is told by posture before anything else. */
const STANCES: Readonly<Record<string, Stance>> = {
  stand: STAND,
  rear: REAR,
  prowl: PROWL,
  leap: LEAP,
  lie: LIE,
  roll: { ...LEAP, spin: 152, arm: -30, spread: 0.6 },
  offer: {
    ...STAND,
    front: [
      [165, -29, 21],
      [128, -10, 0],
    ],
  },
  threaten: {
    ...STAND,
    neck: [
      [-10, -8],
      [-18, -11],
      [-25, -9],
    ],
    tail: [
      [15, 2],
      [26, -8],
      [23, -20],
      [27, -30],
    ],
    nod: 12,
    arm: -58,
    spread: 0.95,
  },
  pounce: { ...PROWL, at: [65, 58], tilt: -20, spread: 0.9, arm: -70, nod: 18 },
  sit: {
    ...REAR,
    at: [66, 65],
    neck: [
      [-3, -11],
      [-3, -20],
      [-9, -27],
    ],
    tail: [
      [13, 7],
      [24, 5],
      [31, -4],
      [27, -13],
    ],
    hind: [
      [40, 10, 0],
      [68, -2, 0],
    ],
    front: [
      [172, -20, 0],
      [150, -13, 0],
    ],
    arm: -12,
    spread: 0.5,
  },
  dance: {
    ...STAND,
    tilt: 12,
    neck: [
      [-5, -11],
      [0, -21],
      [-6, -30],
    ],
    tail: [
      [15, 4],
      [29, -6],
      [24, -20],
      [12, -17],
      [17, -9],
    ],
    front: [
      [160, -25, 22],
      [128, -9, 0],
    ],
    hind: [
      [38, 20, 9],
      [60, 7, 0],
    ],
    nod: -14,
    arm: -74,
    spread: 0.7,
  },
  playbow: {
    ...STAND,
    at: [63, 64],
    tilt: -24,
    neck: [
      [-9, -5],
      [-14, -13],
      [-20, -18],
    ],
    tail: [
      [8, -12],
      [17, -24],
      [29, -25],
      [31, -15],
    ],
    front: [
      [165, -36, 0],
      [145, -29, 0],
    ],
    nod: -6,
    arm: -50,
    spread: 0.5,
  },
  bow: {
    ...STAND,
    tilt: -14,
    neck: [
      [-10, -4],
      [-17, 4],
      [-21, 13],
    ],
    front: [
      [160, -20, 0],
      [125, -8, 9],
    ],
    nod: 28,
    arm: -30,
    spread: 0.4,
  },
  crouch: {
    ...STAND,
    at: [62, 69],
    neck: [
      [-10, -4],
      [-19, 1],
      [-21, 10],
    ],
    tail: [
      [17, 3],
      [19, 14],
      [4, 18],
      [-12, 18],
    ],
    nod: 22,
    arm: -28,
    spread: 0.34,
  },
  peek: {
    ...STAND,
    at: [60, 66],
    neck: [
      [-8, -9],
      [-7, -19],
      [3, -25],
    ],
    tail: [
      [15, 5],
      [27, 6],
      [34, -3],
    ],
    nod: 8,
    arm: -20,
    spread: 0.36,
    back: true,
  },
  fly: {
    ...STAND,
    at: [64, 58],
    tilt: 8,
    neck: [
      [-10, -6],
      [-19, -9],
      [-27, -8],
    ],
    tail: [
      [14, 3],
      [26, -2],
      [36, 5],
    ],
    hind: [
      [30, 26, 12],
      [52, 20, 8],
    ],
    front: [
      [165, -17, 14],
      [140, -10, 10],
    ],
    nod: 2,
    arm: -82,
    spread: 1,
  },
};

/** How wings are carried otherwise: by how many degrees higher the arm, how far they are unfolded. */
const CARRIED: readonly (readonly [arm: number, spread: number])[] = [
  [0, 1],
  [-15, 1.1],
  [20, 0.66],
  [-6, 0.86],
];

/** A tail carried otherwise: higher, or lower where it is high already; with a curl at its end. */
function carried(tail: readonly Point[], how: 0 | 1 | 2): readonly Point[] {
  if (how === 0) return tail;
  const [x, y] = tail[tail.length - 1] as Point;
  if (how === 2) return [...tail, [x - 8, y - 6], [x - 11, y + 1]];
  const rise = y > -12 ? -6 : 6;
  return tail.map(([px, py], i) => [px, Math.min(py + i * rise, 20)]);
}

/** The stance of a dragon, different for every one of those that have it. */
export function stanceOf({ number, look }: Kind): Stance {
  const stance = STANCES[look.stance] as Stance;
  const distinct = distinctOf(look);
  const [arm, spread] = CARRIED[distinct.wings] as (typeof CARRIED)[number];
  const nudge = (salt: number, range: number) => (uneven(number, salt) - 0.5) * range;
  const bend = (line: readonly Point[], salt: number): Point[] =>
    line.map(([x, y], i) => [x + nudge(salt + i, 5), y + nudge(salt + 10 + i, 5)]);
  return {
    ...stance,
    at: [stance.at[0], stance.at[1]],
    tilt: stance.tilt + nudge(23, 8),
    neck: bend(stance.neck, 30),
    tail: bend(stance.asleep ? stance.tail : carried(stance.tail, distinct.tail), 60),
    nod: stance.nod + nudge(20, 14),
    arm: stance.arm + arm + nudge(21, 8),
    spread: Math.min(1, stance.spread * spread + nudge(22, 0.08)),
  };
}
