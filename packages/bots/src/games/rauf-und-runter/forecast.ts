import { REROLL_PRICE } from '@aerie/rauf-und-runter';
import { FACE_COUNT, LUCK, type TurnSolver, type TurnTable } from './turn-solver.js';

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

/** Faces as the answers list them: where two are as good, the first is taken. */
const IN_ORDER: readonly number[] = [1, 2, 3, 4, 5, 0];

/**
 * What becomes of a turn whose player goes on as the solver would, exact over all throws. Each position is
 * worked out when it is first asked for.
 */
export class Forecast implements TurnTable<TurnEnds> {
  private readonly known: readonly Map<number, TurnEnds>[] = LUCK.map(() => new Map());

  constructor(private readonly solver: TurnSolver) {}

  value(dice: number, last: number, sum: number, feathers: number): TurnEnds {
    return this.at(dice, this.solver.index(last, sum, feathers));
  }

  picked(face: number, dice: number, last: number, sum: number, feathers: number): TurnEnds {
    return this.at(dice - 1, this.solver.after(face, last, sum, feathers));
  }

  shed(count: number, sum: number, feathers: number): TurnEnds {
    const falls = sum - count > this.solver.flutter;
    const stands = !falls && sum > 0;
    return {
      fall: falls ? 1 : 0,
      stand: stands ? 1 : 0,
      momentum: stands ? sum : 0,
      feathers: feathers - count,
    };
  }

  private at(dice: number, index: number): TurnEnds {
    const known = this.known[dice] as Map<number, TurnEnds>;
    let ends = known.get(index);
    if (!ends) {
      const { last, sum, feathers } = this.solver.position(index);
      ends =
        dice === 0
          ? this.shed(this.solver.bestShed(sum, feathers), sum, feathers)
          : this.beforeThrow(dice, last, sum, feathers);
      known.set(index, ends);
    }
    return ends;
  }

  private beforeThrow(dice: number, last: number, sum: number, feathers: number): TurnEnds {
    const { solver } = this;
    const worth = (face: number) => solver.picked(face, dice, last, sum, feathers);
    const again =
      feathers >= REROLL_PRICE ? solver.value(dice, last, sum, feathers - REROLL_PRICE) : -Infinity;
    const faces = IN_ORDER.toSorted((a, b) => worth(b) - worth(a));
    const luck = LUCK[dice] as readonly number[];
    const total = { fall: 0, stand: 0, momentum: 0, feathers: 0 };
    for (let j = 0; j < FACE_COUNT; j++) {
      const face = faces[j] as number;
      const ends =
        again > worth(face)
          ? this.value(dice, last, sum, feathers - REROLL_PRICE)
          : this.picked(face, dice, last, sum, feathers);
      const share = luck[j] as number;
      total.fall += share * ends.fall;
      total.stand += share * ends.stand;
      total.momentum += share * ends.momentum;
      total.feathers += share * ends.feathers;
    }
    return total;
  }
}
