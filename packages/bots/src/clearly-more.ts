export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The mean of how much more there is in one list than in the other, place by place, if that is more than noise; else 0. */
export function clearlyMore(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((n, i) => n - (other[i] ?? 0));
  const middle = mean(differences);
  const squares = differences.map((n) => (n - middle) ** 2);
  const freedom = Math.max(1, differences.length - 1);
  const error = Math.sqrt(mean(squares) / freedom);
  return middle > standardErrorsOfNoise(freedom) * error ? middle : 0;
}

/** What a normal variable exceeds once in a thousand times: so seldom, because a dozen differences are looked at for one hint. */
const SELDOM = 3.0902;

/**
 * How many standard errors noise exceeds once in a thousand times: the fewer differences, the less is known of their error too.
 * Student's t by its series around the normal distribution, right to within 2 % for five degrees of freedom or more.
 */
export function standardErrorsOfNoise(freedom: number): number {
  const z = SELDOM;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
