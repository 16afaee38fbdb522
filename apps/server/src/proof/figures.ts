/** The value below which this part of the sorted ones lies. */
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

/** To one digit after the point. */
export const rounded = (x: number): number => Math.round(x * 10) / 10;
