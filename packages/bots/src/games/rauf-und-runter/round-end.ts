import type { Seat } from '@aerie/kernel';
import raufUndRunter, { move, type State, supply } from '@aerie/rauf-und-runter';
import { type Judge, SURENESS } from './chances.js';
import { sensibleTurns, TURNS, type TurnEnd, type TurnsOf } from './rivals.js';
import { type End, Trial } from './trial.js';
import type { Prospects } from './turn-solver.js';

/** One more than the most feathers that there are: for numbering values. */
const FEATHERS = 36;
/** Feathers for each of the lowest when the round is compared; all but one seat can be lowest. */
const CONSOLATION = 2;

/**
 * What every end of a seat's turn is worth: the chance to win the match, over the ways in which those
 * who play later this round may end theirs. Each value is worked out when it is first asked for. It is the
 * same at every moment of the turn: own feathers count as they are at its end.
 */
export class RoundEnd implements Prospects {
  private readonly later: readonly Seat[];
  private readonly trial: Trial;
  /** How many worlds are looked at; the tables after the turns of all others, by own feathers. */
  private readonly count: number;
  private readonly worlds = new Map<number, readonly State[]>();
  /** With more own feathers than this, the supply may be too small for all; it matters who takes first. */
  private readonly plenty: number;
  private readonly chances = new Map<number, readonly ((feathers: number) => number)[]>();
  private readonly values = new Map<number, number>();

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
    private readonly judge: Judge,
    worlds = TURNS,
    private readonly turnsOf: TurnsOf = sensibleTurns,
  ) {
    this.trial = new Trial(s);
    this.later = s.order.slice(s.order.indexOf(seat) + 1);
    this.count = this.later.length === 0 ? 1 : worlds;
    this.plenty = Math.min(...this.worldsWith(0).map(supply)) - CONSOLATION * (s.order.length - 1);
  }

  standing(momentum: number, feathers: number): number {
    return this.recall(momentum, feathers);
  }

  falling(spaces: number, feathers: number): number {
    return this.recall(-spaces, feathers) - SURENESS;
  }

  private recall(end: End, feathers: number): number {
    const key = end * FEATHERS + feathers;
    let value = this.values.get(key);
    if (value === undefined) {
      let sum = 0;
      for (const chance of this.chancesAfter(end, feathers > this.plenty ? feathers : 0))
        sum += chance(feathers);
      value = sum / this.count;
      this.values.set(key, value);
    }
    return value;
  }

  /** `feathers` may be 0 for any number of which there is plenty. */
  private chancesAfter(end: End, feathers: number): readonly ((feathers: number) => number)[] {
    const key = end * FEATHERS + feathers;
    let chances = this.chances.get(key);
    if (!chances) {
      chances = this.worldsWith(feathers).map((world) =>
        this.judge(this.trial.compared(world, this.seat, end, feathers), this.seat, feathers),
      );
      this.chances.set(key, chances);
    }
    return chances;
  }

  private worldsWith(feathers: number): readonly State[] {
    let worlds = this.worlds.get(feathers);
    if (!worlds) {
      const s = raufUndRunter.clone(this.s);
      s.feathers[this.seat] = feathers;
      worlds = Array.from({ length: this.count }, (_, world) =>
        afterTurns(s, this.later, this.turnsOf, world),
      );
      this.worlds.set(feathers, worlds);
    }
    return worlds;
  }
}

/** The table after one possible set of turns of those who play later: so many are different as there are `TURNS`. */
export function afterTurns(s: State, later: readonly Seat[], turnsOf: TurnsOf, world: number): State {
  const after = raufUndRunter.clone(s);
  later.forEach((rival, i) => {
    const held = s.feathers[rival] as number;
    // A different stride for every rival, so that their luck is not tied together.
    const turn = turnsOf(s, rival)[(world * (2 * i + 1) + 7 * i) % TURNS] as TurnEnd;
    after.momentum[rival] = turn.momentum;
    after.feathers[rival] = Math.min(turn.feathers, held + supply(after));
    if (turn.fall > 0) move(after, rival, -turn.fall);
  });
  return after;
}
