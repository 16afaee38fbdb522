import type { Seat } from '@aerie/kernel';
import raufUndRunter, { type State } from '@aerie/rauf-und-runter';
import { MatchValue } from './match-value.js';
import { TURNS, type TurnsOf } from './rivals.js';
import { afterTurns } from './round-end.js';
import { type End, Trial } from './trial.js';

/** What everybody can expect after a round, by seat. */
export interface AfterRound {
  readonly chances: readonly number[];
  readonly spaces: readonly number[];
}

/** What becomes of everybody in the rest of a round, by how a seat's turn ends, over the turns that the others may have. */
export class Aftermath {
  private readonly later: readonly Seat[];
  private readonly trial: Trial;
  private readonly value: MatchValue;
  private readonly worlds: State[][] = [];

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
    private readonly turnsOf: TurnsOf,
  ) {
    this.later = s.order.slice(s.order.indexOf(seat) + 1);
    this.trial = new Trial(s);
    this.value = MatchValue.after(s);
  }

  after(end: End, feathers: number): AfterRound {
    const { seat, trial, value } = this;
    const [chances, spaces] = [this.s.space.map(() => 0), this.s.space.map(() => 0)];
    const worlds = this.worldsWith(feathers);
    for (const world of worlds) {
      const table = trial.compared(world, seat, end, feathers);
      const placed = value.placed(table, seat, feathers);
      for (let one = 0; one < chances.length; one++) {
        chances[one] = (chances[one] as number) + value.chance(placed, one, feathers) / worlds.length;
        spaces[one] = (spaces[one] as number) + (table.space[one] as number) / worlds.length;
      }
    }
    return { chances, spaces };
  }

  /** The tables after the turns of all who play later; how many feathers are left for them hangs on one's own. */
  private worldsWith(feathers: number): readonly State[] {
    let worlds = this.worlds[feathers];
    if (!worlds) {
      const s = raufUndRunter.clone(this.s);
      s.feathers[this.seat] = feathers;
      const count = this.later.length === 0 ? 1 : TURNS;
      worlds = Array.from({ length: count }, (_, world) => afterTurns(s, this.later, this.turnsOf, world));
      this.worlds[feathers] = worlds;
    }
    return worlds;
  }
}
