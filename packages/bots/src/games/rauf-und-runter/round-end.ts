import type { Seat } from '@aerie/kernel';
import raufUndRunter, { compare, flutterNumber, move, ROUNDS, type State } from '@aerie/rauf-und-runter';
import { type Standing, SURENESS, standingOf, winningChance } from './chances.js';
import { rivalTurns, TURNS, type TurnEnd } from './rivals.js';
import type { Prospects } from './turn-solver.js';

/** The most feathers that there are, and one: for numbering values. */
const FEATHERS = 36;

/**
 * What every end of a seat's turn is worth: the chance to win the match, over the ways in which those
 * who play later this round may end theirs. Each value is worked out when it is first asked for.
 */
export class RoundEnd implements Prospects {
  private readonly worlds: readonly State[];
  private readonly roundsLeft: number;
  private readonly standings = new Map<number, readonly Standing[]>();
  private readonly values = new Map<number, number>();

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
  ) {
    const later = s.order.slice(s.order.indexOf(seat) + 1);
    const count = later.length === 0 ? 1 : TURNS;
    this.worlds = Array.from({ length: count }, (_, world) => withTurns(s, later, world));
    this.roundsLeft = ROUNDS - 1 - s.round;
  }

  standing(momentum: number, feathers: number): number {
    return this.recall(momentum, feathers);
  }

  falling(spaces: number, feathers: number): number {
    return this.recall(-spaces, feathers) - SURENESS;
  }

  /** `end` is a momentum, or a fall if it is negative. */
  private recall(end: number, feathers: number): number {
    const key = end * FEATHERS + feathers;
    let value = this.values.get(key);
    if (value === undefined) {
      let sum = 0;
      for (const standing of this.standingsAfter(end))
        sum += winningChance(standing, feathers, this.roundsLeft);
      value = sum / this.worlds.length;
      this.values.set(key, value);
    }
    return value;
  }

  private standingsAfter(end: number): readonly Standing[] {
    let standings = this.standings.get(end);
    if (!standings) {
      standings = this.worlds.map((world) => this.settle(world, end));
      this.standings.set(end, standings);
    }
    return standings;
  }

  private settle(world: State, end: number): Standing {
    const after = raufUndRunter.clone(world);
    if (end < 0) move(after, this.seat, end);
    else after.momentum[this.seat] = end;
    compare(after, undefined);
    return standingOf(after, this.seat, this.s.feathers[this.seat] as number);
  }
}

/** The table after one possible set of turns of those who play later. */
function withTurns(s: State, later: readonly Seat[], world: number): State {
  const after = raufUndRunter.clone(s);
  later.forEach((rival, i) => {
    const turns = rivalTurns(flutterNumber(s), s.feathers[rival] as number);
    // A different stride for every rival, so that their luck is not tied together.
    const turn = turns[(world * (2 * i + 1) + 7 * i) % TURNS] as TurnEnd;
    after.momentum[rival] = turn.momentum;
    after.feathers[rival] = turn.feathers;
    if (turn.fall > 0) move(after, rival, -turn.fall);
  });
  return after;
}
