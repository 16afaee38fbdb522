export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Normal deviate that 95% of the distribution stay within. */
export const Z = 1.959963984540054;

/**
 * The 95% interval of a share (Wilson). `wins` may hold fractions of shared wins: their spread is
 * smaller than that of whole ones, so the interval is then rather too wide than too narrow.
 */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const p = wins / games;
  const zz = (Z * Z) / games;
  const middle = (p + zz / 2) / (1 + zz);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + zz / (4 * games))) / (1 + zz);
  // At the very ends rounding would otherwise leave a hair of the impossible.
  return { low: wins <= 0 ? 0 : middle - half, high: wins >= games ? 1 : middle + half };
}

/** The part of 0 to 1 in which some intervals and a share are seen well, with a little air around them. */
export function around(intervals: readonly Interval[], share: number): { from: number; to: number } {
  const low = Math.min(share, ...intervals.map((one) => one.low));
  const high = Math.max(share, ...intervals.map((one) => one.high));
  const air = (high - low) * 0.1;
  return { from: Math.max(0, low - air), to: Math.min(1, high + air) };
}
