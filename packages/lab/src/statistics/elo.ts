/**
 * Elo ratings, their mean 0, under which the scores are likeliest: `scores[a][b]` is what a scored
 * against b, 1 a win and ½ a draw. Two contestants differ by 400·log10(p / (1 − p)); more are fitted
 * together (Bradley–Terry, by the usual fixed-point iteration). Who won everything would be infinitely
 * strong, so half a point of each pairing's games is always granted to the weaker.
 */
export function elo(scores: readonly (readonly number[])[]): number[] {
  const points = scores.map((row, a) => row.map((score, b) => granted(score, scores[b]?.[a] ?? 0)));
  let strength = scores.map(() => 1);
  for (let round = 0; round < 10_000; round++) {
    const next = centred(strength.map((_, a) => improved(points, strength, a)));
    const moved = next.some((x, a) => Math.abs(x / (strength[a] as number) - 1) > 1e-12);
    strength = next;
    if (!moved) break;
  }
  return strength.map((x) => 400 * Math.log10(x));
}

function granted(score: number, against: number): number {
  const games = score + against;
  return games === 0 ? 0 : Math.min(Math.max(score, 0.5), games - 0.5);
}

function improved(points: readonly (readonly number[])[], strength: readonly number[], a: number): number {
  const own = strength[a] as number;
  let won = 0;
  let expected = 0;
  points[a]?.forEach((score, b) => {
    const games = score + (points[b]?.[a] as number);
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
