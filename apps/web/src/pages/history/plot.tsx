import { language } from '../../words/words.js';

interface Point {
  readonly at: string;
  readonly value: number;
  /** Drawn larger: a win, a best score. */
  readonly marked: boolean;
}

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 64;
const BOTTOM = 34;
const TOP = 14;
const RIGHT = 14;

/** A nice step for about four lines between these. */
function stepOf(span: number): number {
  const raw = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5, 10].find((m) => m * power >= raw) ?? 10) * power;
}

const dateOf = (iso: string): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' }).format(new Date(iso));

/** Values over time, the oldest at the left; its words stand in `label`. */
export function Plot({ points, label }: { points: readonly Point[]; label: string }) {
  const values = points.map(({ value }) => value);
  const step = stepOf(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const x = (i: number): number =>
    points.length === 1
      ? (LEFT + WIDTH - RIGHT) / 2
      : LEFT + (i * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
  const y = (value: number): number => TOP + ((high - value) * (HEIGHT - TOP - BOTTOM)) / (high - low);
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  const path = points.map(
    ({ value }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  const [first, last] = [points[0], points.at(-1)];
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {lines.map((value) => (
        <g key={value}>
          <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 8} y={y(value) + 5} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {first && last && (
        <>
          <text x={LEFT} y={HEIGHT - 4}>
            {dateOf(first.at)}
          </text>
          {points.length > 1 && (
            <text x={WIDTH - RIGHT} y={HEIGHT - 4} text-anchor="end">
              {dateOf(last.at)}
            </text>
          )}
        </>
      )}
      <path class="line" d={path.join('')} />
      {points.map(({ at, value, marked }, i) => (
        <circle
          key={`${at} ${i}`}
          class={marked ? 'dot marked' : 'dot'}
          cx={x(i)}
          cy={y(value)}
          r={marked ? 6 : 3.5}
        />
      ))}
    </svg>
  );
}

/** How often each of a few things happened, the most first. */
export function Bars({ rows }: { rows: readonly { readonly name: string; readonly count: number }[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol class="bars">
      {rows.map(({ name, count }) => (
        <li key={name}>
          <span class="name">{name}</span>
          <span class="bar" style={{ '--share': count / most }} aria-hidden="true" />
          <span class="count">{count}</span>
        </li>
      ))}
    </ol>
  );
}
