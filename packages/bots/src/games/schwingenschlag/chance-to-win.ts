/**
 * By round: whoever can expect so many points less wins 1/e times as often. Fitted to who won 240 games of `strong` with two and
 * four seats, by what the judge expected of every seat in 4,100 positions.
 */
const SPREAD = [10, 6, 4.5, 3] as const;

/** How likely the match is won by somebody who can expect so many points, by what each of the others can expect. */
export function chanceToWin(worth: number, others: readonly number[], round: number): number {
  const spread = SPREAD[round] ?? SPREAD[3];
  return 1 / others.reduce((sum, other) => sum + Math.exp((other - worth) / spread), 1);
}
