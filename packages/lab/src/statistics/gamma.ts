import type { QuickChance } from '@aerie/kernel';

/** A number from the gamma distribution of this shape and scale 1 (Marsaglia and Tsang). */
export function gamma(shape: number, luck: QuickChance): number {
  if (shape < 1) return gamma(shape + 1, luck) * positive(luck) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(luck);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(positive(luck)) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Box and Muller. */
const normal = (luck: QuickChance): number =>
  Math.sqrt(-2 * Math.log(positive(luck))) * Math.cos(2 * Math.PI * luck.fraction());

/** In (0, 1], so that it has a logarithm. */
const positive = (luck: QuickChance): number => 1 - luck.fraction();
