import { type Point, uneven } from '../paper.js';
import type { Kind } from './kind.js';

type Trait = Kind['trait'];

/** How a puppet is pulled into shape, in a stage of 120 × 96 with the floor at 89. The head looks left. */
export interface Pose {
  /** From the shoulders to the head. */
  readonly neck: readonly Point[];
  readonly tail: readonly Point[];
  /** Degrees that the head looks down by. */
  readonly nod: number;
  /** Degrees that the jaw stands open. */
  readonly jaw: number;
  /** Direction of the wing's arm and how far it is unfolded, 0 to 1. */
  readonly arm: number;
  readonly spread: number;
  /** Whether a front paw is lifted. */
  readonly paw: boolean;
  /** How far the body sinks to the floor. */
  readonly crouch: number;
}

/** Cross, kind, merry or shy: told by posture before anything else. */
const POSES: Readonly<Record<Trait, Pose>> = {
  aggressive: {
    neck: [
      [45, 53],
      [35, 45],
      [27, 42],
      [20, 44],
    ],
    tail: [
      [80, 58],
      [95, 60],
      [106, 50],
      [103, 38],
      [107, 28],
    ],
    nod: 12,
    jaw: 26,
    arm: -58,
    spread: 0.95,
    paw: false,
    crouch: 0,
  },
  helpful: {
    neck: [
      [46, 52],
      [40, 42],
      [38, 31],
      [33, 23],
    ],
    tail: [
      [80, 60],
      [94, 68],
      [104, 68],
      [110, 60],
    ],
    nod: 4,
    jaw: 6,
    arm: -42,
    spread: 0.72,
    paw: false,
    crouch: 0,
  },
  playful: {
    neck: [
      [46, 52],
      [42, 41],
      [47, 30],
      [41, 20],
    ],
    tail: [
      [80, 59],
      [97, 63],
      [110, 52],
      [105, 38],
      [93, 42],
      [98, 51],
    ],
    nod: -14,
    jaw: 14,
    arm: -78,
    spread: 0.7,
    paw: true,
    crouch: 0,
  },
  shy: {
    neck: [
      [45, 58],
      [35, 53],
      [26, 58],
      [24, 68],
    ],
    tail: [
      [80, 66],
      [97, 69],
      [99, 80],
      [84, 84],
      [68, 84],
    ],
    nod: 22,
    jaw: 0,
    arm: -28,
    spread: 0.34,
    paw: false,
    crouch: 7,
  },
};

/** The pose of a trait, a little different for every dragon. */
export function poseOf({ number, trait }: Kind): Pose {
  const pose = POSES[trait];
  const nudge = (salt: number, range: number) => (uneven(number, salt) - 0.5) * range;
  const bend = (line: readonly Point[], salt: number): Point[] =>
    line.map(([x, y], i) => (i === 0 ? [x, y] : [x + nudge(salt + i, 6), y + nudge(salt + 10 + i, 6)]));
  return {
    ...pose,
    neck: bend(pose.neck, 30),
    tail: bend(pose.tail, 60),
    nod: pose.nod + nudge(20, 16),
    arm: pose.arm + nudge(21, 22),
    spread: pose.spread + nudge(22, 0.16),
  };
}
