import { FollowedTurn } from './followed-turn.js';
import type { TurnSolver, TurnTable } from './turn-solver.js';

/** How a turn ends on the average. A turn without a die on the track ends with neither a fall nor a stand. */
export interface TurnEnds {
  /** How likely it ends with a fall, and how likely with a track chicken that stands. */
  readonly fall: number;
  readonly stand: number;
  /** Momentum, with 0 for a turn that does not stand. */
  readonly momentum: number;
  /** Feathers, before the round is compared. */
  readonly feathers: number;
}

/** What becomes of a turn whose player goes on as the solver would, exact over all throws. */
export class Forecast implements TurnTable<TurnEnds> {
  private readonly followed: FollowedTurn;

  constructor(solver: TurnSolver) {
    this.followed = new FollowedTurn(solver, (count, sum, feathers) => {
      const falls = sum - count > solver.flutter;
      const stands = !falls && sum > 0;
      return [falls ? 1 : 0, stands ? 1 : 0, stands ? sum : 0, feathers - count];
    });
  }

  value(...position: Parameters<FollowedTurn['value']>): TurnEnds {
    return named(this.followed.value(...position));
  }

  picked(...position: Parameters<FollowedTurn['picked']>): TurnEnds {
    return named(this.followed.picked(...position));
  }

  shed(...position: Parameters<FollowedTurn['shed']>): TurnEnds {
    return named(this.followed.shed(...position));
  }
}

const named = ([fall = 0, stand = 0, momentum = 0, feathers = 0]: readonly number[]): TurnEnds => ({
  fall,
  stand,
  momentum,
  feathers,
});
