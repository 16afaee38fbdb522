/** The value below which this part of the sorted ones lies. */
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

/** To one digit after the point. */
export const rounded = (x: number): number => Math.round(x * 10) / 10;

export function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: rounded(quantile(sorted, 0.5)), p99: rounded(quantile(sorted, 0.99)) };
}
