import { beside, type Point, ribbon, thorn, toward, uneven } from '../paper.js';
import { distinctOf } from './distinct.js';
import type { Figure } from './figure.js';
import { headOf } from './head.js';
import type { Kind } from './kind.js';
import { type Piece, tipOf } from './trimmings.js';
import { wingsOf } from './wings.js';

/** From the end of the tail to the head; the body is cut where a new list begins, and what comes later lies above. */
interface Course {
  readonly spine: readonly (readonly Point[])[];
  readonly nod: number;
  readonly arm: number;
}

const COURSES: Readonly<Record<string, Course>> = {
  coil: {
    spine: [
      [
        [112, 76],
        [106, 85],
        [90, 87],
        [62, 86],
        [40, 80],
        [40, 70],
        [58, 66],
      ],
      [
        [58, 66],
        [78, 66],
        [90, 71],
        [84, 79],
        [64, 79],
        [49, 72],
      ],
      [
        [49, 72],
        [45, 60],
        [54, 50],
        [52, 39],
        [40, 35],
      ],
    ],
    nod: 4,
    arm: -44,
  },
  rise: {
    spine: [
      [
        [110, 80],
        [102, 86],
        [86, 86],
        [68, 85],
        [56, 79],
      ],
      [
        [56, 79],
        [52, 67],
        [62, 57],
        [70, 46],
        [64, 34],
        [52, 27],
        [40, 30],
      ],
    ],
    nod: 2,
    arm: -52,
  },
  wave: {
    spine: [
      [
        [114, 58],
        [108, 70],
        [97, 74],
        [88, 64],
        [80, 50],
      ],
      [
        [80, 50],
        [69, 46],
        [62, 56],
        [60, 70],
        [50, 75],
      ],
      [
        [50, 75],
        [40, 69],
        [40, 55],
        [36, 44],
        [26, 41],
      ],
    ],
    nod: 0,
    arm: -66,
  },
  loop: {
    spine: [
      [
        [112, 74],
        [104, 84],
        [90, 82],
        [80, 70],
        [72, 54],
        [58, 42],
      ],
      [
        [58, 42],
        [47, 46],
        [46, 60],
        [58, 70],
        [74, 64],
      ],
      [
        [74, 64],
        [82, 50],
        [76, 34],
        [60, 25],
        [44, 25],
        [32, 32],
      ],
    ],
    nod: 6,
    arm: -60,
  },
  arch: {
    spine: [
      [
        [115, 66],
        [110, 76],
        [108, 92],
      ],
      [
        [98, 92],
        [96, 74],
        [86, 63],
        [74, 70],
        [72, 92],
      ],
      [
        [62, 92],
        [60, 72],
        [56, 54],
        [46, 42],
        [32, 42],
      ],
    ],
    nod: 8,
    arm: -50,
  },
  fly: {
    spine: [
      [
        [116, 70],
        [106, 60],
        [96, 66],
        [88, 76],
        [76, 74],
      ],
      [
        [76, 74],
        [66, 66],
        [60, 54],
        [48, 46],
        [34, 48],
      ],
    ],
    nod: 2,
    arm: -76,
  },
  column: {
    spine: [
      [
        [92, 88],
        [78, 86],
        [58, 80],
        [43, 70],
      ],
      [
        [81, 70],
        [64, 65],
        [43, 52],
      ],
      [
        [81, 50],
        [64, 45],
        [50, 34],
        [38, 30],
        [28, 34],
      ],
    ],
    nod: 10,
    arm: -50,
  },
};

const GIRTHS: Readonly<Record<Kind['size'], number>> = { hatchling: 8, small: 12, medium: 14, large: 17 };
/** Where on the neck front legs and wings are, and how much thinner some forms are. */
const SLIM: Readonly<Record<string, number>> = { snake: 0.95, long: 0.86, wyrm: 1.05, feathered: 0.95 };

/** Dragons that are all length: wyrms with two legs, longs with four, feathered ones with wings, snakes. */
export function serpent(card: Kind): Figure {
  const { number: n, size } = card;
  const { form, stance, variant } = card.look;
  const distinct = distinctOf(card.look);
  const course = COURSES[stance] as Course;
  const nudge = (salt: number, range: number) => (uneven(n, salt) - 0.5) * range;
  let count = 0;
  let shift: Point = [0, 0];
  const spine = course.spine.map((part, i) =>
    part.map(([x, y], j): Point => {
      // Where one piece is pinned to the next, both end at the same point.
      const joint = j === 0 && i > 0 && course.spine[i - 1]?.at(-1)?.[0] === x;
      if (!joint && y < 92) shift = [nudge(30 + ++count, 5), nudge(60 + count, 5)];
      return y < 92 ? [x + shift[0], y + shift[1]] : [x, y];
    }),
  );
  const points = spine.flat();
  const girth = (GIRTHS[size] as number) * (SLIM[form] as number) * (0.92 + uneven(n, 51) * 0.18);
  const widthAt = (i: number): number => {
    const part = i / (points.length - 1);
    return girth * Math.min(0.16 + part * 2.6, 1, 1.5 - part * 0.8);
  };
  let before = 0;
  const behind: Piece[] = [];
  if (stance === 'column') behind.push({ d: PILLAR, of: 'stone' });
  for (const [i, part] of spine.entries()) {
    const widths = part.map((_, j) => widthAt(before + j));
    if (i === 0) behind.push(...tipOf(distinct.tip, [part[1] as Point, part[0] as Point], girth / 13));
    behind.push(...ridge(variant, part, widths), { d: ribbon(part, widths), of: 'body' });
    behind.push({
      d: ribbon(
        part.map((_, j) => beside(part, j, -1, (widths[j] as number) * 0.26)),
        widths.map((width) => width * 0.42),
      ),
      of: 'belly',
    });
    before += part.length;
  }
  const last = spine[spine.length - 1] as Point[];
  const at = last[last.length - 1] as Point;
  const chest = last[Math.max(1, last.length - 4)] as Point;
  const first = spine[0] as Point[];
  const hip = (first[first.length - 2] ?? chest) as Point;
  const wings =
    form === 'feathered' &&
    wingsOf(true, n, course.arm + nudge(21, 16), 0.8 + nudge(22, 0.3), chest, size === 'large' ? 1.1 : 0.85);
  const arms = form === 'wyrm' || form === 'long' ? [chest] : [];
  const legs = form === 'long' ? [hip] : [];
  return {
    behind: [...(wings ? [wings.far] : []), ...behind],
    marks: bandsAlong(variant, spine, (i) => widthAt(i)),
    front: [
      ...arms.flatMap((root) => limb(root, girth, 130)),
      ...legs.flatMap((root) => limb(root, girth, 70)),
      ...(wings ? [wings.near] : []),
    ],
    bones: wings ? wings.bones : '',
    pins: spine.slice(1).flatMap((part) => (part[0] && part[0][1] < 90 ? [part[0]] : [])),
    heads: [headOf(card, { at, nod: course.nod + nudge(20, 14) })],
    hand: arms.length > 0 ? toward(chest, 150, girth * 0.5 + 12) : toward(at, 180 - course.nod, 17),
    back: hip,
    neck: last[last.length - 2] as Point,
    spin: 0,
    mirrored: distinct.mirrored,
  };
}

const PILLAR = 'M46 90L48 10L42 10L42 2L82 2L82 10L76 10L78 90L86 90L86 96L38 96L38 90Z';

/** A small leg with claws. */
function limb(root: Point, girth: number, degrees: number): Piece[] {
  const elbow = toward(root, degrees - 30, girth * 0.7);
  const hand = toward(elbow, degrees + 40, girth * 0.5 + 3);
  return [
    { d: ribbon([root, elbow, hand], [girth * 0.5, girth * 0.36, girth * 0.28]), of: 'body' },
    { d: [-26, 0, 26].map((turn) => thorn(hand, degrees + 40 + turn, 4.6, 2.4)).join(''), of: 'claw' },
  ];
}

/** Thorns along the back of a piece of the body; some have none. */
function ridge(variant: number, part: readonly Point[], widths: readonly number[]): Piece[] {
  const kind = variant % 4;
  if (kind === 3) return [];
  const [long, wide] = [
    [6, 4],
    [4.5, 6.5],
    [8, 3],
  ][kind] as [number, number];
  const d = part
    .slice(1, -1)
    .map((_, j) => {
      const [from, to] = [part[j] as Point, part[j + 2] as Point];
      const along = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return thorn(beside(part, j + 1, 1, (widths[j + 1] as number) * 0.4), along + 90, long, wide, 2);
    })
    .join('');
  return d ? [{ d, of: 'crest' }] : [];
}

/** Rings or dots along the body. */
function bandsAlong(
  variant: number,
  spine: readonly (readonly Point[])[],
  widthAt: (i: number) => number,
): string {
  const kind = variant % 3;
  if (kind === 2) return '';
  let before = 0;
  return spine
    .flatMap((part) => {
      const start = before;
      before += part.length;
      return part.slice(1, -1).map((_, j) => {
        const width = widthAt(start + j + 1);
        const [a, b] = [
          beside(part, j + 1, 1, width * 0.36),
          beside(part, j + 1, 1, kind === 0 ? 0 : width * 0.34),
        ];
        return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
      });
    })
    .join('');
}
