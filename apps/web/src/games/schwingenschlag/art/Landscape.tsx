import './art.css';
import type { Row } from '@aerie/schwingenschlag';
import { memo } from '../../../ui/memo.js';
import { type Point, polygon, smooth, uneven } from './paper.js';

const WIDE = 480;
const HIGH = 120;
const STONES = ['crimson', 'gold', 'amethyst'] as const;

/** A jagged or wavy edge from left to right, closed over the top or the bottom. */
function edge(row: Row, base: number, height: number, steps: number, top: boolean): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, i): Point => [(i * WIDE) / steps, base + (uneven(row * 50 + i, steps) - 0.5) * height],
  );
  const close: Point[] = top
    ? [
        [WIDE + 20, -20],
        [-20, -20],
      ]
    : [
        [WIDE + 20, HIGH + 20],
        [-20, HIGH + 20],
      ];
  const line: Point[] = [[-20, base], ...points, [WIDE + 20, base]];
  return row === 1 ? smooth([...line, ...close]) : polygon([...line, ...close]);
}

/** What is in the stone: embers and fire-cracks, veins of gold, or crystals. */
function Treasure({ row }: { row: Row }) {
  const at = (i: number, salt: number, range: number) => uneven(row * 91 + i, salt) * range;
  const places = Array.from({ length: 13 }, (_, i) => i);
  if (row === 0)
    return (
      <>
        {places.map((i) => (
          <path
            key={i}
            class="ss-crack"
            d={`M${at(i, 1, WIDE)} ${i % 2 ? 6 : 108}l${4 + at(i, 2, 9)} ${at(i, 3, 7) - 3}l${3 + at(i, 4, 8)} ${at(i, 5, 8) - 4}`}
          />
        ))}
        {places.map((i) => (
          <circle
            key={`e${i}`}
            class="ss-ember"
            cx={at(i, 6, WIDE)}
            cy={20 + at(i, 7, 80)}
            r={0.8 + at(i, 8, 1.2)}
          />
        ))}
      </>
    );
  if (row === 1)
    return (
      <>
        {places.slice(0, 7).map((i) => {
          const [x, y] = [at(i, 1, WIDE), i % 2 ? 10 : 108];
          return (
            <path
              key={i}
              class="ss-vein"
              d={`M${x} ${y}q12 ${at(i, 3, 12) - 6} 22 0t20 ${at(i, 4, 8) - 4}`}
            />
          );
        })}
        {places.map((i) => (
          <path
            key={`n${i}`}
            class="ss-nugget"
            d={`M${at(i, 5, WIDE)} ${i % 2 ? 8 + at(i, 6, 8) : 104 + at(i, 6, 8)}l3 -3l4 1l1 4l-4 2Z`}
          />
        ))}
      </>
    );
  return (
    <>
      {places.map((i) => {
        const [x, up] = [at(i, 1, WIDE), i % 2 === 0];
        const y = up ? 122 : -2;
        const s = up ? -1 : 1;
        const tall = 10 + at(i, 2, 16);
        return (
          <path
            key={i}
            class={i % 3 ? 'ss-gem' : 'ss-gem-light'}
            d={polygon([
              [x - 5, y],
              [x - 4, y + s * tall * 0.7],
              [x, y + s * tall],
              [x + 4, y + s * tall * 0.6],
              [x + 5, y],
            ])}
          />
        );
      })}
    </>
  );
}

/** A cave of the mat in cross-section: rock above and below, a path between, and its treasure in the stone. */
export const Landscape = memo(({ row }: { row: Row }) => {
  return (
    <svg
      class={`ss-land ss-land-${STONES[row]}`}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x="-20" y="-20" width={WIDE + 40} height={HIGH + 40} class="ss-depth" />
      <path d={edge(row, 26, 16, 15, true)} class="ss-back" />
      <path d={edge(row, 92, 14, 11, false)} class="ss-back" />
      <path d={edge(row, 12, 15, 23, true)} class="ss-wall" />
      <path d={edge(row, 106, 11, 17, false)} class="ss-wall" />
      <Treasure row={row} />
    </svg>
  );
});
