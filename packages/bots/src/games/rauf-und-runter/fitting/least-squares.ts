const STEP = 1e-4;
const ROUNDS = 12;

/**
 * The parameters with which the squares of the residuals are smallest (Levenberg–Marquardt, with differences for derivatives).
 * `residuals` fills the list that it is given.
 */
export function leastSquares(
  start: readonly number[],
  count: number,
  residuals: (parameters: readonly number[], into: Float64Array) => void,
): { readonly parameters: readonly number[]; readonly rms: number } {
  let best = [...start];
  const now = new Float64Array(count);
  const moved = new Float64Array(count);
  residuals(best, now);
  let error = squares(now);
  let damping = 1e-3;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = best.map((value, i) => {
      residuals(best.with(i, value + STEP), moved);
      return moved.map((one, row) => (one - (now[row] as number)) / STEP);
    });
    const pull = slopes.map((slope) => -dot(slope, now));
    const curves = slopes.map((a) => slopes.map((b) => dot(a, b)));
    const damped = curves.map((row, i) => row.map((one, j) => (i === j ? one * (1 + damping) + 1e-12 : one)));
    const by = solved(damped, pull);
    const next = best.map((value, i) => value + (by[i] as number));
    residuals(next, moved);
    const then = squares(moved);
    if (then < error) {
      [best, error, damping] = [next, then, damping / 5];
      now.set(moved);
    } else damping *= 10;
  }
  return { parameters: best, rms: Math.sqrt(error / count) };
}

const squares = (all: Float64Array): number => dot(all, all);

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Solves a system of linear equations by elimination with the largest pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const largest = rows
      .slice(i)
      .reduce((a, b) => (Math.abs(b[i] as number) > Math.abs(a[i] as number) ? b : a));
    rows.splice(rows.indexOf(largest), 1);
    rows.splice(i, 0, largest);
    for (const row of rows) {
      if (row === largest) continue;
      const share = (row[i] as number) / (largest[i] as number);
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - share * (largest[j] as number);
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number));
}
