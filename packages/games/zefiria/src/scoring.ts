import type { Outcome } from '@aerie/kernel';
import { type Standing, VERDICTS, type Verdict, WORTH } from './data/figures.js';
import { homeOf, rowOf } from './grid.js';
import { type State, seatsAt } from './state.js';

/** What an island counts where it lies. */
export interface IslandAccount {
  readonly island: number;
  readonly cell: number;
  readonly standing: Standing;
  readonly points: number;
}

export interface Account {
  /** By cell. */
  readonly islands: readonly IslandAccount[];
  /** Red gems held, a point each. */
  readonly gems: number;
  readonly total: number;
  readonly verdict: Verdict;
}

function standingOf(island: number, cell: number): Standing {
  const home = homeOf(island);
  if (home === cell) return 'right';
  return rowOf(home) === rowOf(cell) ? 'row' : 'wrong';
}

export const verdictOf = (total: number): Verdict =>
  (VERDICTS.find(({ from }) => total >= from) as (typeof VERDICTS)[number]).verdict;

/** The account as the table stands; at the end of the match it is final. */
export function accountOf(s: Pick<State, 'islands' | 'held'>): Account {
  const islands = s.islands.map((island, cell): IslandAccount => {
    const standing = standingOf(island, cell);
    return { island, cell, standing, points: WORTH[standing] };
  });
  const gems = s.held.reduce((sum, held) => sum + held, 0);
  const total = islands.reduce((sum, { points }) => sum + points, gems);
  return { islands, gems, total, verdict: verdictOf(total) };
}

/** Everybody has the points of the table. */
export function points(s: State): number[] {
  const { total } = accountOf(s);
  return Array.from({ length: seatsAt(s) }, () => total);
}

/**
 * All play together: everybody has the points of the table and shares the first place, alone as well. How good that
 * is, the points and the verdict say; there is nobody to be better than.
 */
export function outcome(s: State): Outcome | undefined {
  if (s.stage.at !== 'over') return undefined;
  const shared = points(s);
  return { places: shared.map(() => 1), points: shared };
}
