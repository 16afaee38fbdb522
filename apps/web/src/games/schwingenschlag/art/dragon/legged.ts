import { beside, type Oval, onOval, oval, type Point, ribbon, thorn, toward, uneven } from '../paper.js';
import { type Distinct, distinctOf } from './distinct.js';
import type { Figure } from './figure.js';
import { type Head, headOf } from './head.js';
import type { Kind } from './kind.js';
import { type Step, stanceOf } from './stances.js';
import { crestOf, type Piece, patternOf, tipOf } from './trimmings.js';
import { wingsOf } from './wings.js';

/** What size does to a body: girth and height of the trunk, how thick limbs are, wing. */
const BUILDS = {
  hatchling: { rx: 15, ry: 14, thick: 0.72, wing: 0.42 },
  small: { rx: 17, ry: 10, thick: 0.72, wing: 0.74 },
  medium: { rx: 20, ry: 13, thick: 1, wing: 0.96 },
  large: { rx: 25, ry: 17, thick: 1.36, wing: 1.2 },
} as const;

/** What the form does: length and height of the trunk, how far down it is, wings, front legs, how long the neck is. */
const FORMS: Readonly<
  Record<string, { long: number; high: number; low: number; wing: number; front: boolean; neck: number }>
> = {
  drake: { long: 1, high: 1, low: 0, wing: 1, front: true, neck: 1 },
  wyvern: { long: 0.9, high: 1, low: -5, wing: 1.24, front: false, neck: 1.08 },
  griffin: { long: 1, high: 1, low: 0, wing: 0.95, front: true, neck: 0.75 },
  fowl: { long: 0.86, high: 1.2, low: -4, wing: 0.8, front: false, neck: 0.8 },
  newt: { long: 1.16, high: 0.78, low: 7, wing: 0, front: true, neck: 0.72 },
  hydra: { long: 1.08, high: 1.06, low: 2, wing: 0, front: true, neck: 1.1 },
};

const FLOOR = 89;

function leg(
  trunk: Oval,
  thick: number,
  [hip, along, lift]: Step,
  of: 'shade' | 'body',
  wide: number,
): Piece[] {
  const from = onOval(trunk, hip - trunk.tilt, 0.55);
  const down: Point = [trunk.x + along * (trunk.rx / 18) * wide, FLOOR - lift];
  const knee: Point = [(from[0] + down[0]) / 2 + (along > 0 ? 4 : -3) * wide, (from[1] + down[1]) / 2];
  const aim = lift > 6 ? (Math.atan2(down[1] - knee[1], down[0] - knee[0]) * 180) / Math.PI : 172;
  const toes = [-1, 0, 1].map((i) =>
    lift > 6
      ? thorn(toward(down, aim - 90, i * 2), aim + i * 16, 4.4, 2.4)
      : thorn([down[0] - 0.6 + i * 2.4, down[1] - 1], aim, 4, 2.4, -1.5),
  );
  return [
    { d: ribbon([from, knee, [down[0], down[1] - 1.5]], [10 * thick, 6.4 * thick, 5 * thick]), of },
    { d: toes.join(''), of: 'claw' },
  ];
}

/** Where a neck or a tail goes, from its root. */
const line = (root: Point, steps: readonly Point[], long: number): Point[] => [
  root,
  ...steps.map(([x, y]): Point => [root[0] + x * long, root[1] + y * long]),
];

/** Dragons with legs: drakes, wyverns, griffins, fowl, newts, hydras. */
export function legged(card: Kind): Figure {
  const { number: n, size } = card;
  const { form: name, special } = card.look;
  const form = FORMS[name] as (typeof FORMS)[string];
  const stance = stanceOf(card);
  const distinct = distinctOf(card.look);
  const build = BUILDS[size];
  const high = build.ry * form.high;
  const trunk: Oval = {
    x: stance.at[0],
    y: Math.min(stance.at[1] + form.low - (build.ry - 13) * 0.7, FLOOR - 2 - high),
    rx: build.rx * form.long * (0.92 + uneven(n, 50) * 0.18),
    ry: high,
    tilt: stance.tilt + (form.front ? 0 : 10),
  };
  const thick = build.thick * (0.9 + uneven(n, 51) * 0.22);
  const root = onOval(trunk, 205, 0.72);
  const neck = line(root, stance.neck, form.neck);
  const tail = line(onOval(trunk, 8, 0.72), stance.tail, name === 'newt' ? 1.15 : 1);
  const neckWidths = [14, 10.5, 8.5, 8].map((w) => w * thick);
  const tailWidths = tail.map((_, i) => Math.max(1.6, (12 - (i * 11) / (tail.length - 1)) * thick));
  const shoulder = onOval(trunk, 240, 0.66);
  const scale = build.wing * form.wing;
  const wings =
    scale > 0 &&
    wingsOf(
      name === 'griffin' || name === 'fowl',
      n,
      stance.arm,
      stance.spread,
      shoulder,
      stance.arm < -60 ? Math.min(scale, 1) : scale,
    );
  const wide = name === 'newt' ? 1.25 : 1;
  const at = neck[neck.length - 1] as Point;
  const fan = special === 'plumes' || name === 'fowl';
  const [farHind, hind] = stance.hind;
  const [farFront, front] = stance.front;
  const others: Head[] =
    name === 'hydra' ? [-1, 1].map((side) => headOf(card, { at: sideHead(root, side), nod: side * 12 })) : [];
  const strip = (spine: readonly Point[]): Piece[] => [
    { d: ribbon(spine, neckWidths), of: 'body' },
    {
      d: ribbon(
        spine.map((_, i) => beside(spine, i, -1, (neckWidths[i] as number) * 0.27)),
        neckWidths.map((w) => w * 0.4),
      ),
      of: 'belly',
    },
  ];
  return {
    behind: [
      ...(wings ? [wings.far] : []),
      ...leg(trunk, thick, farHind, 'shade', wide),
      ...(form.front ? leg(trunk, thick, farFront, 'shade', wide) : []),
      ...(fan ? [plumes(tail[1] as Point, special === 'plumes' ? 34 : 20 * build.thick)] : []),
      ...others.flatMap((head) => strip([root, ...bentTo(root, head.at)])),
      ...crestOf(
        n,
        trunk,
        neck,
        neckWidths,
        size === 'large' ? 1.25 : 1,
        special === 'comb' ? 'sail' : distinct.crest,
      ),
      ...(special === 'twintail' ? twin(tail, tailWidths, distinct.tip, thick) : []),
      { d: ribbon(tail, tailWidths), of: 'body' },
      ...(fan ? [] : tipOf(distinct.tip, tail, thick)),
      ...strip(neck),
      { d: oval(trunk), of: 'body' },
      {
        d: oval({ ...trunk, y: trunk.y + trunk.ry * 0.42, rx: trunk.rx * 0.72, ry: trunk.ry * 0.5 }),
        of: 'belly',
      },
    ],
    marks: patternOf(distinct.pattern, n, trunk),
    front: [
      ...leg(trunk, thick, hind, 'body', wide),
      ...(form.front ? leg(trunk, thick, front, 'body', wide) : []),
      ...(wings ? [wings.near] : []),
    ],
    bones: wings ? wings.bones : '',
    pins: [root, ...(wings ? [shoulder] : []), onOval(trunk, 30, 0.55)],
    heads: [headOf(card, { at, nod: stance.nod, back: stance.back, asleep: stance.asleep }), ...others],
    hand:
      form.front && farFront[2] > 15
        ? [trunk.x + farFront[1] * (trunk.rx / 18) - 3, FLOOR - farFront[2]]
        : toward(at, stance.back ? stance.nod : 180 - stance.nod, 17),
    back: onOval(trunk, 285, 0.9),
    neck: neck[1] as Point,
    spin: stance.spin ?? 0,
    mirrored: distinct.mirrored,
  };
}

/** Where the other heads of a hydra are: higher, and further back. */
const sideHead = ([x, y]: Point, side: number): Point => (side < 0 ? [x - 9, y - 29] : [x + 7, y - 33]);

const bentTo = (root: Point, [x, y]: Point): Point[] => [
  [root[0] + (x - root[0]) * 0.15, root[1] + (y - root[1]) * 0.4],
  [root[0] + (x - root[0]) * 0.45, root[1] + (y - root[1]) * 0.8],
  [x, y],
];

/** A tail that opens like a fan. */
const plumes = (root: Point, long: number): Piece => ({
  d: [-78, -56, -34, -12, 10].map((degrees) => thorn(root, degrees, long, long * 0.36)).join(''),
  of: 'crest',
});

/** A second tail beside the first. */
function twin(
  tail: readonly Point[],
  widths: readonly number[],
  tip: Distinct['tip'],
  thick: number,
): Piece[] {
  const other = tail.map(([x, y], i): Point => [x + i * 1.5, y + i * 7]);
  return [{ d: ribbon(other, widths), of: 'shade' }, ...tipOf(tip, other, thick)];
}
