import { type Answer, CELLS, homeOf, sketch, type View } from '@aerie/zefiria';
import { AWAY } from './tables.js';

/** What a plan comes to, as far as no luck comes in. */
export interface PlanOutcome {
  /** The table then. */
  readonly then: View;
  /** Islands that have come home. */
  readonly home: readonly number[];
  /** Steps that all islands together have come nearer home. */
  readonly nearer: number;
}

const away = ({ islands }: View): number =>
  islands.reduce((sum, island, cell) => sum + (AWAY[homeOf(island) * CELLS + cell] as number), 0);

export function outcomeOf(v: View, plan: readonly Answer[]): PlanOutcome {
  const { view, brink } = sketch(v, plan);
  const then = brink ?? view;
  const home = then.islands.filter((island, cell) => homeOf(island) === cell && v.islands[cell] !== island);
  return { then, home, nearer: away(v) - away(then) };
}
