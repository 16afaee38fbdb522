import type { Emit, Outcome, Seat } from '@aerie/kernel';
import { CONSOLATION } from './data/pieces.js';
import type { Event } from './events.js';
import { move } from './ladder.js';
import { isOver, type State, supply } from './state.js';

/** What the comparison does: nothing, or everyone above `lowest` climbs the difference. */
export type Comparison =
  | { readonly kind: 'none'; readonly why: 'noneStood' | 'allEqual' }
  | { readonly kind: 'lone' }
  | { readonly kind: 'climb'; readonly lowest: number };

/** Compares the track chickens; a momentum of 0 is a chicken that does not stand on its track. */
export function comparison(momenta: readonly number[]): Comparison {
  let standing = 0;
  let lowest = 0;
  let highest = 0;
  for (const momentum of momenta) {
    if (momentum === 0) continue;
    standing++;
    if (lowest === 0 || momentum < lowest) lowest = momentum;
    if (momentum > highest) highest = momentum;
  }
  if (standing === 0) return { kind: 'none', why: 'noneStood' };
  if (standing === 1) return { kind: 'lone' };
  return lowest === highest ? { kind: 'none', why: 'allEqual' } : { kind: 'climb', lowest };
}

/** The end of a round: feathers for the lowest, and the others climb in pecking order. */
export function compare(s: State, emit: Emit<Event>): void {
  const result = comparison(s.momentum);
  if (result.kind === 'none') {
    emit?.({ type: 'nobodyClimbed', why: result.why });
    return;
  }
  const lowest = result.kind === 'lone' ? 0 : result.lowest;
  // In pecking order as the chickens sit now; those who have climbed are not asked again.
  for (const seat of s.pecking.slice()) {
    const momentum = s.momentum[seat] as number;
    if (momentum === 0) continue;
    if (momentum === lowest) consoleLowest(s, seat, momentum, emit);
    else climb(s, seat, momentum - lowest, emit);
  }
}

/** Ruling: if the supply is short, the higher in pecking order takes what is left. */
function consoleLowest(s: State, seat: Seat, momentum: number, emit: Emit<Event>): void {
  const feathers = Math.min(CONSOLATION, supply(s));
  s.feathers[seat] = (s.feathers[seat] as number) + feathers;
  emit?.({ type: 'stayedLowest', seat, momentum, feathers });
}

function climb(s: State, seat: Seat, by: number, emit: Emit<Event>): void {
  const from = s.space[seat] as number;
  const to = move(s, seat, by);
  emit?.({ type: 'climbed', seat, by, from, to });
}

/** Spaces, counted from 1. */
export const points = (s: State): number[] => s.space.map((space) => space + 1);

/** The pecking order at the end is the order of places. */
export function outcome(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined;
  return {
    places: s.space.map((_, seat) => s.pecking.indexOf(seat) + 1),
    points: points(s),
  };
}
