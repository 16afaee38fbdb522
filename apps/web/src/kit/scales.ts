/** Values along one direction of a drawing. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Values to draw a line at. */
  readonly ticks: readonly number[];
  /** Where a value lies. */
  at(value: number): number;
}

/** Where a scale lies in the drawing: its lowest value at `from`, its highest at `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A scale between two values, without ticks. */
export function scaleBetween(low: number, high: number, { from, to }: Span): Scale {
  const span = high - low || 1;
  return { low, high, ticks: [], at: (value) => from + ((value - low) / span) * (to - from) };
}

/** A scale that begins and ends at a multiple of a step, with a tick at every one. */
export function scaleInSteps(values: readonly number[], step: number, span: Span): Scale {
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { ...scaleBetween(low, high, span), ticks };
}

/** A step of 1, 2 or 5 times a power of ten that parts a range into about four. */
export function niceStep(range: number): number {
  const raw = Math.max(1, range / 4);
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
}

/** So many places at even distances; a single one lies in the middle. */
export const spread =
  (count: number, { from, to }: Span) =>
  (i: number): number =>
    count < 2 ? (from + to) / 2 : from + (i * (to - from)) / (count - 1);

const tenth = (n: number): string => n.toFixed(1);

/** A line through points, as the path of an SVG. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
