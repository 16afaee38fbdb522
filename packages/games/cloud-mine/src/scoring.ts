import type { Outcome } from '@aerie/kernel';
import type { State } from './state.js';

export const points = (s: State): number[] => s.won.map((cards) => cards.length);

/** Most cards wins; who has as many shares the place, and the place after two firsts is the third. */
export function outcome(s: State): Outcome | undefined {
  if (s.step !== 'over') return undefined;
  const won = points(s);
  return { places: won.map((mine) => 1 + won.filter((other) => other > mine).length), points: won };
}
