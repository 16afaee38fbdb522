import type { Mat } from '@aerie/schwingenschlag';
import { COINS_A_ROUND, ROUNDS } from '@aerie/schwingenschlag';

/**
 * Whoever can expect so many points less wins 1/e times as often: the square of that, at the end, and for every action that a seat
 * has left. Fitted to who won 256 games of `strong` with two to four seats, by what the judge expected of every seat at the end of
 * 8,288 turns.
 */
const SPREAD = { atEnd: 0.5, anAction: 3 } as const;

/** What tells how far the match is: the same in a state and in what a seat sees of it. */
export interface Table {
  readonly round: number;
  readonly mats: readonly Pick<Mat, 'coins' | 'passed'>[];
}

/** About how many actions everybody has left. */
export function actionsLeft({ round, mats }: Table): number {
  const coins = mats.reduce((sum, mat) => (mat.passed ? sum : sum + mat.coins), 0);
  return coins / mats.length + COINS_A_ROUND * (ROUNDS - 1 - round);
}

/** How likely the match is won by somebody who can expect so many points, by what each of the others can expect. */
export function chanceToWin(worth: number, others: readonly number[], actions: number): number {
  const spread = Math.sqrt(SPREAD.atEnd + SPREAD.anAction * actions);
  return 1 / others.reduce((sum, other) => sum + Math.exp((other - worth) / spread), 1);
}
