import { type Oval, oval, type Point, polygon, ribbon, thorn, uneven } from '../paper.js';
import { type Distinct, distinctOf } from './distinct.js';
import type { Figure } from './figure.js';
import { headOf } from './head.js';
import type { Kind } from './kind.js';
import { type Piece, patternOf, tipOf } from './trimmings.js';
import { wingsOf } from './wings.js';

/** How far a young one has come out of its shell: by how much its body is lifted, and where the shell is. */
interface Hatching {
  readonly lift: number;
  readonly shell: 'cup' | 'side' | 'pants';
  readonly cap: boolean;
  readonly spin: number;
}

const HATCHINGS: Readonly<Record<string, Hatching>> = {
  sit: { lift: 0, shell: 'cup', cap: false, spin: 0 },
  cap: { lift: 1, shell: 'cup', cap: true, spin: 0 },
  peek: { lift: -13, shell: 'cup', cap: true, spin: 0 },
  tip: { lift: 2, shell: 'side', cap: false, spin: 0 },
  walk: { lift: 7, shell: 'pants', cap: false, spin: 0 },
  roll: { lift: 4, shell: 'pants', cap: false, spin: -128 },
};

/** Young ones keep to their shell, all head and eyes. */
export function hatchling(card: Kind): Figure {
  const { number: n, look } = card;
  const { lift, shell, cap, spin } = HATCHINGS[look.stance] as Hatching;
  const distinct = distinctOf(look);
  const nudge = (salt: number, range: number) => (uneven(n, salt) - 0.5) * range;
  const trunk: Oval = {
    x: 62 + nudge(53, 6),
    y: 67 - lift * 0.7,
    rx: 15 + uneven(n, 50) * 3,
    ry: 15,
    tilt: 0,
  };
  const head: Point = [trunk.x - 8 + nudge(54, 8), 44 - lift];
  const tail: Point[] = [
    [trunk.x + 10, trunk.y + 6],
    [trunk.x + 24, trunk.y + 4],
    [trunk.x + 31, trunk.y - 6 - uneven(n, 55) * 8],
    [trunk.x + 27, trunk.y - 16],
  ];
  const wings = wingsOf(false, n, -36 - distinct.wings * 16, 0.8, [trunk.x + 6, trunk.y - 8], 0.5);
  const rim = Array.from(
    { length: 9 },
    (_, i): Point => [trunk.x - 22 + i * 5.5, 71 + (i % 2 === 0 ? -4 : 2) + nudge(57 + i, 3)],
  );
  const crown = crownOf(distinct.crest, head);
  const foot = (x: number): Piece[] => [
    {
      d: ribbon(
        [
          [x + 2, 80],
          [x, 84],
          [x - 1, 88],
        ],
        [9, 8, 7],
      ),
      of: 'body',
    },
    { d: [0, 1, 2].map((i) => thorn([x - 4 + i * 3, 88], 172, 4, 2.6, -1.5)).join(''), of: 'claw' },
  ];
  const hands = [-1, 1].map((side) => ({
    d: ribbon(
      [
        [trunk.x - 6 + side * 9, trunk.y - 1],
        [trunk.x - 10 + side * 13, trunk.y + 4],
        [trunk.x - 13 + side * 12, trunk.y + 2],
      ],
      [7, 6, 5],
    ),
    of: 'body' as const,
  }));
  return {
    behind: [
      wings.far,
      ...(shell === 'side' ? [sideShell(trunk, n)] : []),
      { d: ribbon(tail, [8, 6, 4, 2]), of: 'body' },
      ...tipOf(distinct.tip, tail, 0.6),
      ...(shell === 'pants' ? [...foot(trunk.x + 8), ...foot(trunk.x - 9)] : []),
      { d: oval(trunk), of: 'body' },
      { d: oval({ ...trunk, x: trunk.x - 4, y: trunk.y + 1, rx: 8, ry: 10 }), of: 'belly' },
      {
        d: ribbon(
          [
            [trunk.x - 5, trunk.y - 5],
            [head[0] + 3, head[1] + 6],
          ],
          [13, 11],
        ),
        of: 'body',
      },
      ...(cap ? [] : crown),
    ],
    marks: patternOf(distinct.pattern, n, { ...trunk, y: trunk.y - 4, rx: 12, ry: 9 }),
    bones: wings.bones,
    front: [
      wings.near,
      ...(shell === 'side'
        ? [...foot(trunk.x + 9), ...foot(trunk.x - 10)]
        : [cup(rim, trunk, shell === 'pants' ? 85 : 96), ...painted(distinct.shell, trunk)]),
      ...(shell === 'cup' && lift < 0 ? [] : hands),
      ...(cap ? [lid(head)] : []),
    ],
    pins: [[trunk.x + 6, trunk.y - 8]],
    heads: [headOf(card, { at: head, nod: nudge(20, 22) })],
    hand: [trunk.x - 27, trunk.y - 1],
    back: [trunk.x + 10, trunk.y - 8],
    neck: [head[0] + 1, head[1] + 14],
    spin,
    mirrored: distinct.mirrored,
  };
}

/** The lower half of an egg, with a broken rim. */
function cup(rim: readonly Point[], { x }: Oval, low: number): Piece {
  const edge = rim.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`);
  return {
    d: `M${edge.join('L')}C${(x + 24).toFixed(1)} ${low} ${(x - 24).toFixed(1)} ${low} ${edge[0]}Z`,
    of: 'shell',
  };
}

/** How its shell is painted. */
function painted(kind: Distinct['shell'], { x }: Oval): Piece[] {
  const spot = (dx: number, y: number, rx: number, ry = rx) => oval({ x: x + dx, y, rx, ry, tilt: 0 });
  switch (kind) {
    case 'plain':
      return [];
    case 'dots':
      return [{ d: [-13, -4, 5, 14].map((dx, i) => spot(dx, 78 - (i % 2) * 3, 2)).join(''), of: 'crest' }];
    case 'zigzag':
      return [
        {
          d: ribbon(
            [-17, -11, -5, 1, 7, 13, 18].map((dx, i): Point => [x + dx, i % 2 === 0 ? 77 : 81]),
            [2, 2, 2, 2, 2, 2, 2],
          ),
          of: 'crest',
        },
      ];
    case 'band':
      return [
        {
          d: ribbon(
            [
              [x - 18, 78],
              [x, 80.5],
              [x + 18, 78],
            ],
            [3.6, 3.6, 3.6],
          ),
          of: 'crest',
        },
      ];
    case 'patches':
      return [{ d: spot(-9, 79, 4.6, 3) + spot(9, 77.5, 3.6, 4), of: 'crest' }];
  }
}

/** What already grows on a young head. */
function crownOf(kind: Distinct['crest'], [x, y]: Point): Piece[] {
  const root: Point = [x + 4, y - 10];
  switch (kind) {
    case 'none':
      return [];
    case 'spikes':
      return [{ d: [-110, -84, -58].map((a) => thorn(root, a, 12, 5)).join(''), of: 'crest' }];
    case 'leaves':
      return [{ d: [-116, -64].map((a) => thorn(root, a, 14, 9, 4)).join(''), of: 'crest' }];
    case 'plates':
      return [
        {
          d: [-8, 0, 8]
            .map((dx) => oval({ x: root[0] + dx, y: root[1] + 1, rx: 4, ry: 5.5, tilt: 0 }))
            .join(''),
          of: 'crest',
        },
      ];
    case 'sail':
      return [
        {
          d: polygon([
            [x - 5, y - 9],
            [x + 2, y - 23],
            [x + 15, y - 15],
            [x + 13, y - 4],
          ]),
          of: 'crest',
        },
      ];
  }
}

/** A shell that has fallen over behind its owner. */
function sideShell({ x }: Oval, n: number): Piece {
  const rim = Array.from(
    { length: 8 },
    (_, i): Point => [x + 6 + (i % 2 === 0 ? -4 : 3) + uneven(n, 60 + i) * 3, 52 + i * 5.2],
  );
  const edge = rim.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`);
  return { d: `M${edge.join('L')}C${x + 46} 94 ${x + 46} 48 ${edge[0]}Z`, of: 'shell' };
}

/** The top of the egg, still on its head. */
const lid = ([x, y]: Point): Piece => ({
  d: polygon(
    [
      [-12, -3],
      [-9, -12],
      [0, -18],
      [9, -13],
      [12, -4],
      [7, -8],
      [3, -3],
      [-3, -8],
      [-7, -3],
    ].map(([dx, dy]): Point => [x + (dx as number) + 2, y - 9 + (dy as number)]),
  ),
  of: 'shell',
});
