import type { Chance, Emit, Seat } from '@aerie/kernel';
import type { Event } from './events.js';
import type { State } from './state.js';

/** What everything that changes the table works with: the state, luck, and whoever listens. */
export interface Play {
  readonly s: State;
  readonly chance: Chance;
  readonly emit: Emit<Event>;
}

/** The other seats in clockwise order from this one. */
export function othersOf(s: State, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let i = 1; i < s.mats.length; i++) others.push((seat + i) % s.mats.length);
  return others;
}
