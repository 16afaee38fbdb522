import type { Seat } from '@aerie/kernel';
import { type State, topSpace } from './state.js';

/**
 * Moves a ladder chicken up or down, as far as there is a ladder; gives the space where it ends. It sits
 * down behind those who are there already. Ruling: who ends where it began keeps its place in the row.
 */
export function move(s: State, seat: Seat, by: number): number {
  const from = s.space[seat] as number;
  const to = Math.max(0, Math.min(topSpace(s), from + by));
  if (to === from) return to;
  s.space[seat] = to;
  const { pecking, space } = s;
  let at = pecking.indexOf(seat);
  while (at > 0 && (space[pecking[at - 1] as Seat] as number) < to) {
    pecking[at] = pecking[at - 1] as Seat;
    at--;
  }
  while (at < pecking.length - 1 && (space[pecking[at + 1] as Seat] as number) >= to) {
    pecking[at] = pecking[at + 1] as Seat;
    at++;
  }
  pecking[at] = seat;
  return to;
}
