import {
  beside,
  type Oval,
  onOval,
  oval,
  type Point,
  smooth,
  thorn,
  toward,
  uneven,
  wing,
} from '../paper.js';
import type { Distinct } from './distinct.js';

/** A cut piece of paper and of which paper it is. */
export interface Piece {
  readonly d: string;
  readonly of: 'body' | 'shade' | 'belly' | 'skin' | 'far' | 'crest' | 'claw' | 'shell' | 'stone';
}

/** What grows along the back: spikes, a sail, leaves or plates. */
export function crestOf(
  n: number,
  trunk: Oval,
  neck: readonly Point[],
  widths: readonly number[],
  scale: number,
  kind: Distinct['crest'],
): Piece[] {
  if (kind === 'none') return [];
  const back = [215, 240, 264, 288, 312].map((a): [Point, number] => [onOval(trunk, a, 0.94), a]);
  const nape = neck.slice(1).flatMap((_, i): [Point, number][] => {
    const root = beside(neck, i + 1, 1, (widths[i + 1] as number) * 0.4);
    const [a, b] = [neck[i] as Point, neck[i + 1] as Point];
    return [[root, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90]];
  });
  const all = [...nape.reverse(), ...back];
  const size = (0.85 + uneven(n, 81) * 0.6) * scale;
  if (kind === 'sail') {
    const outer = all.map(([root, a]) => toward(root, a, 7.5 * size));
    return [{ d: smooth([...all.map(([root]) => root), ...outer.reverse()]), of: 'crest' }];
  }
  const shape = { spikes: [8, 4, 2], leaves: [9, 6.5, 4], plates: [6.5, 8.5, 0] }[kind] as [
    number,
    number,
    number,
  ];
  const d = all.map(([root, a]) => thorn(root, a, shape[0] * size, shape[1], shape[2])).join('');
  return [{ d, of: 'crest' }];
}

/** How the tail ends. */
export function tipOf(kind: Distinct['tip'], tail: readonly Point[], thick: number): Piece[] {
  const end = tail[tail.length - 1] as Point;
  const before = tail[tail.length - 2] as Point;
  const a = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  const s = 0.8 + thick * 0.3;
  switch (kind) {
    case 'spade':
      return [{ d: thorn(toward(end, a, -2), a, 12 * s, 10 * s), of: 'crest' }];
    case 'fork':
      return [{ d: thorn(end, a - 32, 11 * s, 4) + thorn(end, a + 32, 11 * s, 4), of: 'crest' }];
    case 'club':
      return [{ d: oval({ x: end[0], y: end[1], rx: 4.6 * s, ry: 4 * s, tilt: a }), of: 'crest' }];
    case 'tuft':
      return [{ d: [-38, -12, 14, 38].map((t) => thorn(end, a + t, 10 * s, 3.4, 2)).join(''), of: 'crest' }];
    case 'fin':
      return [
        {
          d: wing(
            end,
            toward(end, a - 30, 5),
            [toward(end, a - 40, 13 * s), toward(end, a, 11 * s), toward(end, a + 40, 13 * s)],
            toward(end, a + 120, 3),
            0.3,
          ).skin,
          of: 'crest',
        },
      ];
  }
}

/** What is painted on the trunk: dots, hoops, scales or flecks, as a path to be stroked. */
export function patternOf(kind: Distinct['pattern'], n: number, trunk: Oval): string {
  const dot = (at: Point) => `M${at[0].toFixed(1)} ${at[1].toFixed(1)}h.1`;
  const line = (a: Point, b: Point, c: Point) => smooth([a, b, c], false);
  const turn = uneven(n, 91) * 40;
  switch (kind) {
    case 'none':
      return '';
    case 'spots':
      return [200, 232, 258, 285, 318]
        .map((a, i) => dot(onOval(trunk, a + turn / 4, 0.5 + (i % 2) * 0.2)))
        .join('');
    case 'flecks':
      return [190, 215, 240, 265, 290, 315, 340]
        .map((a, i) => {
          const p = onOval(trunk, a, 0.42 + (i % 3) * 0.17);
          return line(p, toward(p, 70 + turn, 1.5), toward(p, 80 + turn, 3.4));
        })
        .join('');
    case 'bands':
      return [-0.6, -0.25, 0.1, 0.45]
        .map((x) => {
          const at = (y: number): Point => [trunk.x + trunk.rx * (x + y * 0.12), trunk.y + trunk.ry * y];
          return line(at(-0.85), at(-0.4), at(0.05));
        })
        .join('');
    case 'scales':
      return [
        [-0.5, -0.4],
        [-0.12, -0.5],
        [0.26, -0.45],
        [-0.3, -0.05],
        [0.1, -0.1],
        [0.5, -0.1],
      ]
        .map(([x, y]) => {
          const p: Point = [trunk.x + trunk.rx * (x as number), trunk.y + trunk.ry * (y as number)];
          return line([p[0] - 3, p[1]], [p[0], p[1] + 2.6], [p[0] + 3, p[1]]);
        })
        .join('');
  }
}
