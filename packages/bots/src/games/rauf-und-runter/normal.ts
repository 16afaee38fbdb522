const STEP = 1 / 64;
const EDGE = 5;

/** The normal distribution function, tabulated from -EDGE to EDGE. */
const NORMAL = Float64Array.from({ length: (2 * EDGE) / STEP + 2 }, (_, i) => normal(-EDGE + i * STEP));

/** Abramowitz and Stegun 7.1.26, good to 1.5e-7. */
function normal(x: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(x) / Math.SQRT2));
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - poly * Math.exp((-x * x) / 2);
  return x < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}

/** How likely a standard normal is below this: the nearest of the tabulated values. */
export function normalNearest(x: number): number {
  if (x <= -EDGE) return 0;
  if (x >= EDGE) return 1;
  return NORMAL[((x + EDGE) / STEP + 0.5) | 0] as number;
}

/** The same along the line between two tabulated values. */
export function normalBelow(x: number): number {
  if (x <= -EDGE) return 0;
  if (x >= EDGE) return 1;
  const at = (x + EDGE) / STEP;
  const i = at | 0;
  const low = NORMAL[i] as number;
  return low + (at - i) * ((NORMAL[i + 1] as number) - low);
}
