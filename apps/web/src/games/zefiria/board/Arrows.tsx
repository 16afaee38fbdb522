import { Sized } from '../../../kit/sized.js';
import { line, type Point, tenth } from '../art/paper.js';
import { type Arrow, CELL, cellSpot, middle } from './plan-arrows.js';

/** A plan on the board: whose it is, and its arrows. */
export interface DrawnPlan {
  readonly key: string;
  /** The seat's number, or who gave the hint. */
  readonly by: number | 'hint';
  readonly arrows: readonly Arrow[];
  /** How many of its steps the table already shows as done. */
  readonly shown?: number;
}

const towards = ([x, y]: Point, [tx, ty]: Point, by: number): Point => {
  const far = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / far) * by, y + ((ty - y) / far) * by];
};

/** The head of an arrow that comes from one point and ends at another. */
function headOf(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [
    to[0] - Math.cos(angle + turn) * 20,
    to[1] - Math.sin(angle + turn) * 20,
  ];
  return line([wing(0.5), to, wing(-0.5)]);
}

/** A flight rises in an arc where it goes straight from island to island. */
function wayOf({ kind, points }: Arrow): { path: string; heads: string[]; label: Point } {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  if (kind === 'gem') return { path: '', heads: [], label: first };
  if (points.length === 2 && kind === 'flight') {
    const [mx, my] = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
    const far = Math.hypot(dx, dy) || 1;
    const lift = Math.min(60, far * 0.24) * (dx < 0 ? -1 : 1);
    const top: Point = [mx + (dy / far) * lift, my - (dx / far) * lift];
    const end = towards(last, top, 22);
    const path = `M${tenth(first[0])} ${tenth(first[1])}Q${tenth(top[0])} ${tenth(top[1])} ${tenth(end[0])} ${tenth(end[1])}`;
    return { path, heads: [headOf(top, end)], label: [(mx + top[0]) / 2, (my + top[1]) / 2] };
  }
  const start = kind === 'breath' ? towards(first, points[1] as Point, 20) : first;
  const end = towards(last, points.at(-2) as Point, 20);
  const bent = [start, ...points.slice(1, -1), end];
  const heads = [headOf(bent.at(-2) as Point, end)];
  if (kind === 'breath') heads.push(headOf(bent[1] as Point, start));
  const i = Math.floor((bent.length - 1) / 2);
  const [a, b] = [bent[i] as Point, bent[i + 1] as Point];
  return { path: line(bent), heads, label: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
}

/** Cells may be wider than they are high, and what is drawn over them is not to be bent by that. */
const stretched = (points: readonly Point[], stretch: number): Point[] =>
  points.map(([x, y]) => [x * stretch, y]);

/** The arrows of a plan; `aside`: how many others lie at the same place. */
export function Ghost({
  plan: { by, arrows, shown = 0 },
  aside,
  stretch,
}: {
  plan: DrawnPlan;
  aside: number;
  stretch: number;
}) {
  const colour = by === 'hint' ? 'var(--zf-hint)' : `var(--seat-${by})`;
  return (
    <g
      class={`zf-ghost${by === 'hint' ? ' zf-ghost-hint' : ''}`}
      transform={`translate(${aside * 7} ${aside * 7})`}
      style={{ '--zf-c': colour }}
    >
      {arrows.map((arrow, i) => {
        const { path, heads, label } = wayOf({ ...arrow, points: stretched(arrow.points, stretch) });
        return (
          <g key={i} class={arrow.number <= shown ? 'zf-ghost-done' : ''}>
            <path d={path} class="zf-ghost-edge" />
            <path d={path} class={`zf-ghost-way zf-ghost-${arrow.kind}`} />
            {heads.map((head) => (
              <path key={head} d={head} class="zf-ghost-head" />
            ))}
            <circle cx={label[0]} cy={label[1]} r="15" class="zf-ghost-dot" />
            <text x={label[0]} y={label[1] + 7} class="zf-ghost-number">
              {arrow.number}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Everything that is drawn into the air over the islands: a way that is pointed at, and plans as ghost arrows. */
export function Arrows({
  ring,
  plans,
  way,
}: {
  ring: number;
  plans: readonly DrawnPlan[];
  /** The cells that it leads over. */
  way: readonly number[] | undefined;
}) {
  const from = -ring * CELL;
  const wide = (5 + 2 * ring) * CELL;
  const spots = way?.map((cell) => middle(cellSpot(cell)));
  return (
    <Sized>
      {(width, height) => {
        const stretch = width / height;
        const path = spots && line(stretched(spots, stretch));
        return (
          <svg
            class="zf-arrows"
            viewBox={`${from * stretch} ${from} ${wide * stretch} ${wide}`}
            aria-hidden="true"
          >
            {path && (
              <>
                <path d={path} class="zf-way-edge" />
                <path d={path} class="zf-way" />
              </>
            )}
            {plans.map((plan, i) => (
              <Ghost key={plan.key} plan={plan} aside={i} stretch={stretch} />
            ))}
          </svg>
        );
      }}
    </Sized>
  );
}
