import {
  beside,
  type Oval,
  oneOf,
  onOval,
  oval,
  type Point,
  ribbon,
  thorn,
  toward,
  uneven,
  wing,
} from '../paper.js';
import type { Kind } from './kind.js';
import { type Pose, poseOf } from './pose.js';
import { crestOf, type Piece, patternOf, tipOf } from './trimmings.js';

/** All pieces of a puppet from back to front, the lines drawn on them, and the pins that hold them. */
export interface Figure {
  readonly behind: readonly Piece[];
  readonly bones: string;
  readonly front: readonly Piece[];
  readonly marks: string;
  readonly pins: readonly Point[];
  readonly head: Head;
}

export interface Head {
  readonly at: Point;
  readonly nod: number;
  readonly jaw: number;
  readonly scale: number;
  readonly snout: number;
  readonly horns: (typeof HORNS)[number];
  readonly ears: (typeof EARS)[number];
  readonly nose: boolean;
  readonly beard: boolean;
  readonly eye: number;
}

const HORNS = ['swept', 'antler', 'ram', 'spike', 'twin', 'none'] as const;
const EARS = ['leaf', 'fin', 'tuft', 'frill'] as const;

/** What size does to a body: girth and height of the trunk, how thick limbs are, head, wing. */
const BUILDS = {
  hatchling: { rx: 15, ry: 14, thick: 0.72, head: 1.5, wing: 0.42 },
  small: { rx: 17, ry: 10, thick: 0.72, head: 1.02, wing: 0.74 },
  medium: { rx: 20, ry: 13, thick: 1, head: 1, wing: 0.96 },
  large: { rx: 25, ry: 17, thick: 1.36, head: 1.04, wing: 1.2 },
} as const;

export function buildDragon(card: Kind): Figure {
  return card.size === 'hatchling' ? hatchling(card) : grown(card);
}

function headOf(card: Kind, pose: Pose, at: Point): Head {
  const { number: n, size } = card;
  const young = size === 'hatchling';
  return {
    at,
    nod: pose.nod,
    jaw: pose.jaw,
    scale: BUILDS[size].head * (0.94 + uneven(n, 40) * 0.14),
    snout: young ? 0.62 : 0.8 + uneven(n, 41) * 0.5,
    horns: young ? 'none' : oneOf(HORNS, n, 42),
    ears: oneOf(EARS, n, 43),
    nose: !young && uneven(n, 44) < 0.3,
    beard: size === 'large' && uneven(n, 45) < 0.45,
    eye: (young ? 1.5 : 1) * (0.92 + uneven(n, 46) * 0.2),
  };
}

function grown(card: Kind): Figure {
  const { number: n, size } = card;
  const pose = poseOf(card);
  const build = BUILDS[size];
  const girth = 0.92 + uneven(n, 50) * 0.18;
  const trunk: Oval = {
    x: 62,
    y: 62 + pose.crouch - (build.ry - 13) * 0.7,
    rx: build.rx * girth,
    ry: build.ry,
    tilt: -4,
  };
  const { neck, tail } = joined(pose, trunk);
  const thick = build.thick * (0.9 + uneven(n, 51) * 0.22);
  const neckWidths = [14, 10.5, 8.5, 8].map((w) => w * thick);
  const tailWidths = tail.map((_, i) => Math.max(1.6, (12 - (i * 11) / (tail.length - 1)) * thick));
  const shoulder: Point = [trunk.x - trunk.rx * 0.28, trunk.y - trunk.ry * 0.62];
  // A wing that points up must stay on the stage.
  const wings = bothWings(n, pose, shoulder, pose.arm < -60 ? Math.min(build.wing, 0.86) : build.wing);
  return {
    behind: [
      wings.far,
      ...leg(trunk, thick, 'farBack', false),
      ...leg(trunk, thick, 'farFront', pose.paw),
      ...crestOf(n, trunk, neck, neckWidths, size === 'large' ? 1.25 : 1),
      { d: ribbon(tail, tailWidths), of: 'body' },
      ...tipOf(n, tail, thick),
      { d: ribbon(neck, neckWidths), of: 'body' },
      {
        d: ribbon(
          neck.map((_, i) => beside(neck, i, -1, (neckWidths[i] as number) * 0.27)),
          neckWidths.map((w) => w * 0.4),
        ),
        of: 'belly',
      },
      { d: oval(trunk), of: 'body' },
      {
        d: oval({ ...trunk, y: trunk.y + trunk.ry * 0.42, rx: trunk.rx * 0.72, ry: trunk.ry * 0.5 }),
        of: 'belly',
      },
    ],
    marks: patternOf(n, trunk),
    front: [...leg(trunk, thick, 'back', false), ...leg(trunk, thick, 'front', false), wings.near],
    bones: wings.bones,
    pins: [neck[0] as Point, shoulder, [trunk.x + trunk.rx * 0.5, trunk.y + trunk.ry * 0.25]],
    head: headOf(card, pose, neck[neck.length - 1] as Point),
  };
}

/** Neck and tail begin where the trunk ends, however big it is. */
function joined(pose: Pose, trunk: Oval): { neck: Point[]; tail: Point[] } {
  const move = (line: readonly Point[], to: Point): Point[] => {
    const [first] = line as readonly [Point, ...Point[]];
    return line.map(([x, y], i) => {
      const fade = 1 - i / line.length;
      return [x + (to[0] - first[0]) * fade, y + (to[1] - first[1]) * fade];
    });
  };
  return { neck: move(pose.neck, onOval(trunk, 205, 0.72)), tail: move(pose.tail, onOval(trunk, 8, 0.72)) };
}

const FEET = {
  farBack: { from: 38, foot: 17, lift: 0, of: 'shade' },
  farFront: { from: 150, foot: -18, lift: 12, of: 'shade' },
  back: { from: 60, foot: 9, lift: 0, of: 'body' },
  front: { from: 128, foot: -10, lift: 0, of: 'body' },
} as const;
const FLOOR = 89;

function leg(trunk: Oval, thick: number, which: keyof typeof FEET, lifted: boolean): Piece[] {
  const { from, foot, lift, of } = FEET[which];
  const hip = onOval(trunk, from, 0.55);
  const down: Point = [trunk.x + foot * (trunk.rx / 18), FLOOR - (lifted ? lift : 0)];
  const knee: Point = [(hip[0] + down[0]) / 2 + (foot > 0 ? 4 : -3), (hip[1] + down[1]) / 2];
  const toes = [0, 1, 2].map((i) => thorn([down[0] - 3 + i * 2.4, down[1] - 1], 172, 4, 2.4, -1.5));
  return [
    { d: ribbon([hip, knee, [down[0], down[1] - 1.5]], [10 * thick, 6.4 * thick, 5 * thick]), of },
    { d: toes.join(''), of: 'claw' },
  ];
}

function bothWings(n: number, pose: Pose, root: Point, scale: number) {
  const fingers = 3 + Math.floor(uneven(n, 70) * 3);
  const hollow = 0.2 + uneven(n, 71) * 0.26;
  const cut = (arm: number, size: number, from: Point) => {
    const wrist = toward(from, arm, 27 * size);
    const open = 34 + 88 * pose.spread;
    const tips = Array.from({ length: fingers }, (_, i) =>
      toward(
        wrist,
        arm - 12 + (open * i) / (fingers - 0.4),
        (34 - i * (2 + uneven(n, 72) * 4)) * size * (0.72 + 0.28 * pose.spread),
      ),
    );
    return wing(from, wrist, tips, toward(from, 8, 18 * size), hollow);
  };
  const near = cut(pose.arm, scale, root);
  const far = cut(pose.arm - 26, scale * 0.9, [root[0] - 4, root[1] + 1]);
  return {
    near: { d: near.skin, of: 'skin' } as const,
    far: { d: far.skin, of: 'far' } as const,
    bones: near.bones,
  };
}

/** Young ones sit in their shell, all head and eyes. */
function hatchling(card: Kind): Figure {
  const { number: n } = card;
  const pose = poseOf(card);
  const sink = card.trait === 'shy' ? 7 : card.trait === 'playful' ? -5 : 0;
  const trunk: Oval = {
    x: 62 + (uneven(n, 53) - 0.5) * 6,
    y: 66 + sink * 0.5,
    rx: 15 + uneven(n, 50) * 3,
    ry: 15,
    tilt: 0,
  };
  const head: Point = [trunk.x - 9 + (uneven(n, 54) - 0.5) * 6, 44 + sink];
  const tail: Point[] = [
    [trunk.x + 12, 72],
    [trunk.x + 24, 70],
    [trunk.x + 31, 60 - uneven(n, 55) * 8],
    [trunk.x + 27, 50],
  ];
  const wings = bothWings(
    n,
    { ...pose, arm: -40 - uneven(n, 56) * 40, spread: 0.8 },
    [trunk.x + 6, trunk.y - 8],
    0.5,
  );
  const rim = Array.from(
    { length: 9 },
    (_, i): Point => [trunk.x - 22 + i * 5.5, 71 + (i % 2 === 0 ? -4 : 2) + (uneven(n, 57 + i) - 0.5) * 3],
  );
  const shell = `M${rim.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}C${(trunk.x + 24).toFixed(1)} 96 ${(trunk.x - 24).toFixed(1)} 96 ${rim[0]?.map((v) => v.toFixed(1)).join(' ')}Z`;
  const cap = uneven(n, 58) < 0.45;
  const lid = [
    [-12, -3],
    [-7, -13],
    [0, -17],
    [7, -14],
    [12, -4],
    [7, -8],
    [3, -3],
    [-3, -8],
    [-7, -3],
  ].map(([x, y]): Point => [head[0] + (x as number) + 3, head[1] - 9 + (y as number)]);
  return {
    behind: [
      wings.far,
      { d: ribbon(tail, [8, 6, 4, 2]), of: 'body' },
      ...tipOf(n, tail, 0.6),
      { d: oval(trunk), of: 'body' },
      { d: oval({ ...trunk, x: trunk.x - 4, y: trunk.y + 1, rx: 8, ry: 10 }), of: 'belly' },
      {
        d: ribbon(
          [
            [trunk.x - 5, 62 + sink],
            [head[0] + 3, head[1] + 6],
          ],
          [13, 11],
        ),
        of: 'body',
      },
    ],
    marks: patternOf(n, { ...trunk, y: trunk.y - 4, rx: 12, ry: 9 }),
    bones: wings.bones,
    front: [
      wings.near,
      { d: shell, of: 'shell' },
      ...(cap
        ? [{ d: `M${lid.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, of: 'shell' } as const]
        : []),
    ],
    pins: [[trunk.x + 6, trunk.y - 8]],
    head: headOf(card, pose, head),
  };
}
