import { DICE, REROLL_PRICE } from '@aerie/rauf-und-runter';
import { FACE_COUNT, LUCK, type Prospects } from './turn-solver.js';

const TOP_FACE = FACE_COUNT - 1;

/** A moment of a turn before a throw; or after the last one (0 dice), when only the sum counts. */
interface Moment {
  readonly dice: number;
  readonly last: number;
  readonly sum: number;
}

/** All moments of a turn, the first one first: a moment is numbered by its place. */
const MOMENTS: Moment[] = [{ dice: DICE, last: 0, sum: 0 }];
/** By moment and face: the moment after it was chosen. Face 0 is the feather. */
const AFTER: number[] = [];

function numberOf(moment: Moment): number {
  const same = MOMENTS.findIndex(
    ({ dice, last, sum }) => dice === moment.dice && last === moment.last && sum === moment.sum,
  );
  return same >= 0 ? same : MOMENTS.push(moment) - 1;
}

for (let i = 0; (MOMENTS[i] as Moment | undefined)?.dice; i++) {
  const { dice, last, sum } = MOMENTS[i] as Moment;
  for (let face = 0; face <= TOP_FACE; face++) {
    const lands = face > 0 && face >= last;
    const top = lands ? face : last;
    AFTER.push(numberOf({ dice: dice - 1, last: dice > 1 ? top : 0, sum: lands ? sum + face : sum }));
  }
}

/**
 * How a whole turn of a rival ends who plays it best for itself: what that is worth to the rival and to somebody who waits.
 * Exact, like `TurnSolver`, with a second value carried along; one array serves all turns that are asked for.
 */
export class Reply {
  private theirs = new Float64Array(0);
  private mine = new Float64Array(0);
  private width = 0;
  private readonly best = new Float64Array(FACE_COUNT);
  private readonly with = new Float64Array(FACE_COUNT);

  /** What the turn is worth to whoever waits. `cap` is the most feathers that the rival can hold. */
  worth(flutter: number, feathers: number, cap: number, theirs: Prospects, mine: Prospects): number {
    this.width = Math.min(feathers + DICE, cap) + 1;
    const size = MOMENTS.length * this.width;
    if (this.theirs.length < size)
      [this.theirs, this.mine] = [new Float64Array(size), new Float64Array(size)];
    for (let moment = MOMENTS.length - 1; moment >= 0; moment--) {
      const { dice, sum } = MOMENTS[moment] as Moment;
      for (let held = 0; held < this.width; held++) {
        if (dice > 0) this.beforeThrow(moment, dice, held);
        else this.atEnd(moment, sum, held, flutter, theirs, mine);
      }
    }
    return this.mine[feathers] as number;
  }

  private atEnd(at: number, sum: number, held: number, flutter: number, theirs: Prospects, mine: Prospects) {
    const index = at * this.width + held;
    const over = sum - flutter;
    if (over <= 0) {
      this.theirs[index] = theirs.standing(sum, held);
      this.mine[index] = mine.standing(sum, held);
      return;
    }
    let shed = 0;
    let most = theirs.falling(over, held);
    for (let count = 1; count <= Math.min(over, held); count++) {
      const value =
        count === over ? theirs.standing(sum, held - count) : theirs.falling(over - count, held - count);
      if (value > most) [shed, most] = [count, value];
    }
    this.theirs[index] = most;
    this.mine[index] =
      shed === over ? mine.standing(sum, held - shed) : mine.falling(over - shed, held - shed);
  }

  private beforeThrow(moment: number, dice: number, held: number): void {
    const { theirs, mine, width, best, with: along } = this;
    for (let face = 0; face <= TOP_FACE; face++) {
      const more = face === 0 && held + 1 < width ? held + 1 : held;
      const at = (AFTER[moment * FACE_COUNT + face] as number) * width + more;
      const value = theirs[at] as number;
      let place = face;
      for (; place > 0 && (best[place - 1] as number) < value; place--) {
        best[place] = best[place - 1] as number;
        along[place] = along[place - 1] as number;
      }
      best[place] = value;
      along[place] = mine[at] as number;
    }
    const index = moment * width + held;
    const again = held >= REROLL_PRICE ? (theirs[index - REROLL_PRICE] as number) : -Infinity;
    const luck = LUCK[dice] as readonly number[];
    let [sum, other] = [0, 0];
    for (let j = 0; j < FACE_COUNT; j++) {
      const share = luck[j] as number;
      const rolls = again > (best[j] as number);
      sum += share * (rolls ? again : (best[j] as number));
      other += share * (rolls ? (mine[index - REROLL_PRICE] as number) : (along[j] as number));
    }
    theirs[index] = sum;
    mine[index] = other;
  }
}
