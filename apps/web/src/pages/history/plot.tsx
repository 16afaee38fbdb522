import { Chart, Gridlines } from '../../kit/chart.js';
import { linePath, niceStep, scaleInSteps, spread } from '../../kit/scales.js';
import { language } from '../../words/words.js';

interface Point {
  readonly at: string;
  readonly value: number;
  /** Drawn larger: a win, a best score. */
  readonly marked: boolean;
  /** The other end of what it may be as well, where that is known. */
  readonly upTo?: number | undefined;
}

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 72;
const BOTTOM = 34;
const TOP = 14;
const RIGHT = 14;

const dateOf = (iso: string): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' }).format(new Date(iso));

/** Values over time, the oldest at the left; `label` describes it to screen readers. */
export function Plot({ points, label }: { points: readonly Point[]; label: string }) {
  const values = points.map(({ value }) => value);
  const ends = points.map(({ value, upTo = value }) => upTo);
  const all = [...values, ...ends];
  const step = niceStep(Math.max(...all) - Math.min(...all));
  const scale = scaleInSteps(all, step, { from: HEIGHT - BOTTOM, to: TOP });
  const x = spread(points.length, { from: LEFT, to: WIDTH - RIGHT });
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Chart class="plot" wide={WIDTH} high={HEIGHT} label={label}>
      <Gridlines class="grid" scale={scale} left={LEFT} right={WIDTH - RIGHT} gap={8} drop={5} />
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
      {ends.some((end, i) => end !== values[i]) && (
        <path class="band" d={bandPath(points, (i, value) => [x(i), scale.at(value)])} />
      )}
      <path class="line" d={linePath(values.map((value, i) => [x(i), scale.at(value)]))} />
      {points.map(({ at, value, marked }, i) => (
        <circle
          key={`${at} ${i}`}
          class={marked ? 'dot marked' : 'dot'}
          cx={x(i)}
          cy={scale.at(value)}
          r={marked ? 6 : 3.5}
        />
      ))}
    </Chart>
  );
}

/** From each value to the other end of what it may be, there and back. */
const bandPath = (
  points: readonly Point[],
  at: (i: number, value: number) => readonly [x: number, y: number],
): string => {
  const there = points.map(({ value }, i) => at(i, value));
  const back = points.map(({ value, upTo = value }, i) => at(i, upTo)).toReversed();
  return `${linePath([...there, ...back])}Z`;
};

interface Bar {
  readonly name: string;
  readonly count: number;
  /** What is written beside it, where that is not the count. */
  readonly words?: string;
}

/** How much there is of each of a few things, the most first. */
export function Bars({ rows }: { rows: readonly Bar[] }) {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <ol class="bars">
      {rows.map(({ name, count, words }) => (
        <li key={name}>
          <span class="name">{name}</span>
          <span class="length" style={{ '--share': count / most }} aria-hidden="true" />
          <span class="count">{words ?? count}</span>
        </li>
      ))}
    </ol>
  );
}
