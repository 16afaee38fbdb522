import type { Seat } from '@aerie/kernel';
import raufUndRunter, { compare, move, type State } from '@aerie/rauf-und-runter';

/** How a turn ended: a momentum (0: the track chicken stands nowhere), or a fall if it is negative. */
export type End = number;

/** Nobody comes further with five dice, or falls deeper: five fives above a seven. */
export const HIGHEST = 25;
export const DEEPEST = 18;

/** The table after a turn that ended so, with so many feathers. */
export function ended(before: State, seat: Seat, end: End, feathers: number): State {
  const s = raufUndRunter.clone(before);
  endTurn(s, seat, end, feathers);
  return s;
}

function endTurn(s: State, seat: Seat, end: End, feathers: number): void {
  s.feathers[seat] = feathers;
  if (end < 0) move(s, seat, end);
  else s.momentum[seat] = end;
}

/** Tries out ends of the last turn of a round, one after the other, without a new copy of the table for each. */
export class Trial {
  private readonly s: State;

  /** `round` is any table of the round in question. */
  constructor(round: State) {
    this.s = raufUndRunter.clone(round);
  }

  /** The table after a turn that ended so, and after the round was compared. It is valid until the next call. */
  compared(before: State, seat: Seat, end: End, feathers: number): State {
    const { s } = this;
    for (let i = 0; i < s.space.length; i++) {
      s.space[i] = before.space[i] as number;
      s.pecking[i] = before.pecking[i] as Seat;
      s.feathers[i] = before.feathers[i] as number;
      s.momentum[i] = before.momentum[i] as number;
    }
    endTurn(s, seat, end, feathers);
    compare(s, undefined);
    return s;
  }
}
