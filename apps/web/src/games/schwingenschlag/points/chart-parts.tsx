import { type Scale, scaleInSteps } from '../../../kit/scales.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { saying } from '../saying.js';

/** The size of a chart, and the margins around what is drawn in it. */
export const WIDE = 340;
export const HIGH = 190;
export const LEFT = 26;
export const RIGHT = 16;
export const TOP = 14;
export const BOTTOM = 20;

/** How the lines of a scale and their values lie. */
export const GRID = { class: 'ss-chart-ticks', left: LEFT, right: WIDE - 4, gap: 5, drop: 4 } as const;

/** Steps of the scale that people like to read. */
const stepFor = (most: number): number => (most <= 40 ? 10 : most <= 100 ? 20 : 50);

/** An upright scale from nothing to the most of these points. */
export function scaleFor(points: readonly number[]): Scale {
  const highest = Math.max(10, ...points);
  return scaleInSteps([0, highest], stepFor(highest), { from: HIGH - BOTTOM, to: TOP });
}

export const SmallMark = ({ seat, x, y }: { seat: number; x: number; y: number }) => (
  <svg x={x - 6} y={y - 6} width="12" height="12" aria-hidden="true">
    <Mark seat={seat} />
  </svg>
);

export const roundName = (round: number): string =>
  say(saying('schwingenschlag.points.round', { round: round + 1 }));
