import type { Outcome } from '@aerie/kernel';
import type { State } from './state.js';

/** Most cards wins; who has as many shares the place, and the place after two firsts is the third. */
export function outcome(s: State): Outcome | undefined {
  if (s.step !== 'over') return undefined;
  const points = s.won.map((cards) => cards.length);
  return { places: points.map((mine) => 1 + points.filter((other) => other > mine).length), points };
}
