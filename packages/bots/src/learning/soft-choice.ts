import type { QuickChance } from '@aerie/kernel';

/**
 * The place of one of these, the likelier the better it looks: what looks so many points worse than the best comes up 1/e times as
 * often. The first is the best.
 */
export function softChoice(
  ranked: readonly { readonly worth: number }[],
  points: number,
  luck: QuickChance,
): number {
  const most = ranked[0]?.worth ?? 0;
  const chances = ranked.map(({ worth }) => Math.exp((worth - most) / points));
  let left = luck.fraction() * chances.reduce((sum, one) => sum + one, 0);
  const at = chances.findIndex((one) => {
    left -= one;
    return left < 0;
  });
  return Math.max(0, at);
}
