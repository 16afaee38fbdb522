import { mirrored, type Point, smooth, tenth } from './paper.js';
import type { Plumage } from './species.js';

/** The sheets that a bird is made of, from the lowest to the highest. */
export interface Sheets {
  readonly tail: string;
  readonly wings: readonly [left: string, right: string];
  /** The inner part of each wing, a lighter or darker sheet. */
  readonly linings: readonly [left: string, right: string];
  /** Cuts between the feathers. */
  readonly cuts: readonly string[];
  readonly body: string;
  readonly beak: string;
  readonly legs: string;
  readonly crest: string;
  /** Where the eyes are, and how far the head reaches. */
  readonly eye: Point;
  readonly brow: number;
}

const between = (a: Point, b: Point, along: number): Point => [
  a[0] + (b[0] - a[0]) * along,
  a[1] + (b[1] - a[1]) * along,
];

/** The right wing: front edge from the shoulder over the wrist to the tip, then the feathers, back to the body. */
function wingPoints({
  wing: { shoulder, root, wrist, tip, deep, fingers },
  body: { wide },
}: Plumage): Point[] {
  const inner: Point = [wide * 0.5, shoulder];
  const elbow: Point = [wrist[0], wrist[1] + deep];
  const back: Point = [wide * 0.4, root];
  const front: Point[] = [inner, between(inner, wrist, 0.55), wrist, between(wrist, tip, 0.6)];
  if (fingers === 0)
    return [...front, tip, between(tip, elbow, 0.45), elbow, between(elbow, back, 0.5), back];
  const feathers: Point[] = [tip];
  for (let i = 1; i < fingers; i++) {
    const along = i / fingers;
    const edge = between(tip, elbow, along);
    const notch = between(edge, wrist, 0.2);
    feathers.push([notch[0], notch[1]], [edge[0] + 1.6, edge[1] + 2.6]);
  }
  return [...front, ...feathers, elbow, between(elbow, back, 0.5), back];
}

function liningPoints({ wing: { shoulder, root, wrist, deep }, body: { wide } }: Plumage): Point[] {
  return [
    [wide * 0.5, shoulder + 4],
    [wrist[0] * 0.62, wrist[1] * 0.72 + shoulder * 0.14 + 2],
    [wrist[0] + 1, wrist[1] + 4],
    [wrist[0] + 3, wrist[1] + deep * 0.42],
    [wrist[0] * 0.6, wrist[1] + deep * 0.5],
    [wide * 0.5, root - 5],
  ];
}

/** Slits between the feathers of the hand, from the lining outwards. */
function slits({ wing: { wrist, tip, deep } }: Plumage): string[] {
  const elbow: Point = [wrist[0], wrist[1] + deep];
  return [0.25, 0.55, 0.85].map((along) => {
    const edge = between(tip, elbow, along);
    const from = between(edge, wrist, 0.62);
    const to = between(edge, wrist, 0.28);
    return `M${tenth(from[0])} ${tenth(from[1])}L${tenth(to[0])} ${tenth(to[1])}M${tenth(-from[0])} ${tenth(from[1])}L${tenth(-to[0])} ${tenth(to[1])}`;
  });
}

function tailPath({ body: { wide, rump }, tail }: Plumage, male: boolean): string {
  const { long, wide: spread, fork, streamers } = male ? tail.male : tail.female;
  const end = rump + long - 4;
  const root: Point = [wide * 0.55, rump - 8];
  if (fork < 0) {
    const side: Point[] = [root, [spread * 0.86, end + fork * 0.9], [spread * 0.55, end + fork * 0.1]];
    return smooth([...side, [0, end], ...mirrored(side)]);
  }
  const [rx, ry] = root;
  const right =
    streamers > 0
      ? `C${rx + 1} ${rump} ${spread * 0.5} ${end - 8} ${spread} ${end + streamers}C${spread * 0.62} ${end - 1} ${spread * 0.42} ${end - fork * 0.6} 0 ${end - fork}`
      : `C${rx + 1} ${rump} ${spread * 0.7} ${end - long * 0.4} ${spread} ${end}C${spread * 0.55} ${end - fork * 0.25} ${spread * 0.3} ${end - fork * 0.8} 0 ${end - fork}`;
  const left =
    streamers > 0
      ? `C${-spread * 0.42} ${end - fork * 0.6} ${-spread * 0.62} ${end - 1} ${-spread} ${end + streamers}C${-spread * 0.5} ${end - 8} ${-rx - 1} ${rump} ${-rx} ${ry}`
      : `C${-spread * 0.3} ${end - fork * 0.8} ${-spread * 0.55} ${end - fork * 0.25} ${-spread} ${end}C${-spread * 0.7} ${end - long * 0.4} ${-rx - 1} ${rump} ${-rx} ${ry}`;
  return `M${rx} ${ry}${right}${left}Z`;
}

/** Body, neck and head in one sheet. */
function bodyPath({ body: { wide, chest, rump }, neck, head }: Plumage): string {
  const throat = chest - neck.long;
  const crown = throat - head * 1.5;
  const side: Point[] = [
    [head * 0.72, crown + head * 0.5],
    [head, throat - head * 0.4],
    [Math.min(head, neck.wide * 0.62), throat + 2],
    [neck.wide * 0.56, chest - 2],
    [wide * 0.92, chest + 7],
    [wide, (chest + rump) / 2],
    [wide * 0.5, rump - 1],
  ];
  return smooth([[0, crown], ...side, [0, rump + 3], ...mirrored(side)]);
}

/** Cuts a bird from paper. A male has a crest and the longer tail. */
export function cut(plumage: Plumage, male: boolean): Sheets {
  const { body, neck, head, beak, legs } = plumage;
  const throat = body.chest - neck.long;
  const crown = throat - head * 1.5;
  const wing = wingPoints(plumage);
  const lining = liningPoints(plumage);
  const foot = body.rump + legs;
  return {
    tail: tailPath(plumage, male),
    wings: [smooth(mirrored(wing)), smooth(wing)],
    linings: [smooth(mirrored(lining)), smooth(lining)],
    cuts: slits(plumage),
    body: bodyPath(plumage),
    beak: `M${-head * 0.42} ${tenth(crown + 2)}Q0 ${tenth(crown - beak * 1.5)} 0 ${tenth(crown - beak)}Q0 ${tenth(crown - beak * 1.5)} ${head * 0.42} ${tenth(crown + 2)}Z`,
    legs: legs > 0 ? `M-2 ${body.rump}L-2.600 ${foot}M2 ${body.rump}L2.600 ${foot}` : '',
    crest: male
      ? `M0 ${tenth(crown + head * 0.7)}L${-head * 1.75} ${tenth(throat + head * 0.5)}L${-head * 0.62} ${tenth(throat + head * 0.05)}L0 ${tenth(throat + head * 1.55)}L${head * 0.62} ${tenth(throat + head * 0.05)}L${head * 1.75} ${tenth(throat + head * 0.5)}Z`
      : '',
    eye: [head * 0.58, crown + head * 0.85],
    brow: crown,
  };
}
