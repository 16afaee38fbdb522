import { REROLL_PRICE } from '@aerie/rauf-und-runter';
import { FACE_COUNT, LUCK, type TurnSolver, type TurnTable } from './turn-solver.js';

/** Faces as the answers list them: where two are as good, the first is taken. */
const IN_ORDER: readonly number[] = [1, 2, 3, 4, 5, 0];

/**
 * Numbers that the end of a turn has, in the mean, if its player goes on as the solver would: exact over all throws. Each position
 * is worked out when it is first asked for.
 */
export class FollowedTurn implements TurnTable<readonly number[]> {
  private readonly known: readonly Map<number, readonly number[]>[] = LUCK.map(() => new Map());

  /** `shed` gives the numbers of a turn that ends with so many feathers shed. */
  constructor(
    private readonly solver: TurnSolver,
    readonly shed: TurnTable<readonly number[]>['shed'],
  ) {}

  value(dice: number, last: number, sum: number, feathers: number): readonly number[] {
    return this.at(dice, this.solver.index(last, sum, feathers));
  }

  picked(face: number, dice: number, last: number, sum: number, feathers: number): readonly number[] {
    return this.at(dice - 1, this.solver.after(face, last, sum, feathers));
  }

  private at(dice: number, index: number): readonly number[] {
    const known = this.known[dice] as Map<number, readonly number[]>;
    let numbers = known.get(index);
    if (!numbers) {
      const { last, sum, feathers } = this.solver.position(index);
      numbers =
        dice === 0
          ? this.shed(this.solver.bestShed(sum, feathers), sum, feathers)
          : this.beforeThrow(dice, last, sum, feathers);
      known.set(index, numbers);
    }
    return numbers;
  }

  private beforeThrow(dice: number, last: number, sum: number, feathers: number): readonly number[] {
    const { solver } = this;
    const worth = (face: number) => solver.picked(face, dice, last, sum, feathers);
    const again =
      feathers >= REROLL_PRICE ? solver.value(dice, last, sum, feathers - REROLL_PRICE) : -Infinity;
    const faces = IN_ORDER.toSorted((a, b) => worth(b) - worth(a));
    const luck = LUCK[dice] as readonly number[];
    let total: number[] = [];
    for (let j = 0; j < FACE_COUNT; j++) {
      const face = faces[j] as number;
      const numbers =
        again > worth(face)
          ? this.value(dice, last, sum, feathers - REROLL_PRICE)
          : this.picked(face, dice, last, sum, feathers);
      total = numbers.map((number, i) => (total[i] ?? 0) + (luck[j] as number) * number);
    }
    return total;
  }
}
