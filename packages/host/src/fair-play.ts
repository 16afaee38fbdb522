import type { AnyGame, Seat } from '@aerie/kernel';
import { refuse } from './refusal.js';
import { isSharedDeal, type Person, type TableState } from './state.js';
import { isRated } from './table.js';

/*
 * Rated play is without help: no bot that somebody calls to play for them, and no program but where everybody saw before the
 * start that a program plays. Who is away, or out of time, is still covered: somebody must be able to go on.
 */

/** Whether everybody plays without help: in rated play, and where others play the same deal and are compared too. */
export const isUnaided = (table: TableState, game: AnyGame | undefined): boolean =>
  isSharedDeal(table) || isRated(table, game);

/** Somebody wants a bot to play for them. */
export function mustAllowHelp(table: TableState, game: AnyGame | undefined): void {
  if (isUnaided(table, game)) refuse('noHelp');
}

/** Whether somebody comes by a program to a seat of a rated match where they sat down without one. */
export function isUndeclared(table: TableState, game: AnyGame | undefined, seat: Seat, who: Person): boolean {
  const occupant = table.seats[seat];
  if (who.program !== true || occupant?.kind !== 'person' || occupant.program === true) return false;
  return table.status === 'running' && isRated(table, game);
}

/** Somebody decides in their seat. */
export function mustBeDeclared(table: TableState, game: AnyGame | undefined, seat: Seat, who: Person): void {
  if (isUndeclared(table, game, seat, who)) refuse('undeclaredProgram');
}
