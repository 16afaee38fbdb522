/** A difference counts if it is so many times its standard error. */
const SURE = 3;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The mean of how much more there is in one list than in the other, place by place, if that is more than noise; else 0. */
export function clearlyMore(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((n, i) => n - (other[i] ?? 0));
  const middle = mean(differences);
  const squares = differences.map((n) => (n - middle) ** 2);
  const error = Math.sqrt(mean(squares) / Math.max(1, differences.length - 1));
  return middle > SURE * error ? middle : 0;
}
