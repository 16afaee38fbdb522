/**
 * Elo ratings, their mean 0, under which the scores are likeliest: `scores[a][b]` is what a scored against b, 1 a win and
 * ½ a draw. Two contestants differ by 400·log10(p / (1 − p)); more are fitted together (Bradley–Terry, by the usual
 * fixed-point iteration from `near` on). Everybody must have scored something against somebody: see `ratings.ts`.
 */
export function elo(scores: readonly (readonly number[])[], near: readonly number[] = []): number[] {
  let strength = scores.map((_, a) => 10 ** ((near[a] ?? 0) / 400));
  for (let round = 0; round < 10_000; round++) {
    const next = centred(strength.map((_, a) => improved(scores, strength, a)));
    const moved = next.some((x, a) => Math.abs(x / (strength[a] as number) - 1) > 1e-9);
    strength = next;
    if (!moved) break;
  }
  return strength.map((x) => 400 * Math.log10(x));
}

function improved(scores: readonly (readonly number[])[], strength: readonly number[], a: number): number {
  const own = strength[a] as number;
  let won = 0;
  let expected = 0;
  scores[a]?.forEach((score, b) => {
    const games = score + (scores[b]?.[a] as number);
    won += score;
    expected += games / (own + (strength[b] as number));
  });
  return expected === 0 ? own : won / expected;
}

/** Scaled so that the ratings, which are logarithms, have mean 0. */
function centred(strength: readonly number[]): number[] {
  const mean = strength.reduce((sum, x) => sum + Math.log(x), 0) / strength.length;
  return strength.map((x) => x / Math.exp(mean));
}
