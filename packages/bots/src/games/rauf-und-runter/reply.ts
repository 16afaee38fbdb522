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

/** By moment: feathers that were thrown before it, at most, since dice on the track show none. */
const THROWN = MOMENTS.map(({ dice, last, sum }) => DICE - dice - Math.ceil(sum / (last || TOP_FACE)));

/**
 * How a whole turn of a rival ends who plays it best for itself: what that is worth to each of those who wait. Exact, like
 * `TurnSolver`, with their values carried along; one array serves all turns that are asked for, one after the other.
 */
export class Reply {
  private theirs = new Float64Array(0);
  private waiting: Float64Array[] = [];
  private width = 0;
  /** The faces of a throw, the best first: what they are worth to the rival, and where they lead. */
  private readonly ranked = new Float64Array(FACE_COUNT);
  private readonly leadsTo = new Int32Array(FACE_COUNT);

  /** What the turn is worth to those who wait. `cap` is the most feathers that the rival can hold. */
  worth(
    flutter: number,
    feathers: number,
    cap: number,
    theirs: Prospects,
    waiting: readonly Prospects[],
  ): readonly number[] {
    this.reserve(Math.min(feathers + DICE, cap) + 1, waiting.length);
    for (let moment = MOMENTS.length - 1; moment >= 0; moment--) {
      const { dice, sum } = MOMENTS[moment] as Moment;
      const most = Math.min(feathers + (THROWN[moment] as number), this.width - 1);
      for (let held = 0; held <= most; held++) {
        if (dice > 0) this.beforeThrow(moment, dice, held);
        else this.atEnd(moment, sum, held, flutter, theirs, waiting);
      }
    }
    return this.waiting.map((values) => values[feathers] as number);
  }

  private reserve(width: number, waiting: number): void {
    this.width = width;
    const size = MOMENTS.length * width;
    if (this.theirs.length < size) [this.theirs, this.waiting] = [new Float64Array(size), []];
    this.waiting.length = Math.min(this.waiting.length, waiting);
    while (this.waiting.length < waiting) this.waiting.push(new Float64Array(this.theirs.length));
  }

  private atEnd(
    at: number,
    sum: number,
    held: number,
    flutter: number,
    theirs: Prospects,
    waiting: readonly Prospects[],
  ): void {
    const over = Math.max(0, sum - flutter);
    const worth = (whose: Prospects, shed: number) =>
      shed === over ? whose.standing(sum, held - shed) : whose.falling(over - shed, held - shed);
    let shed = 0;
    let most = worth(theirs, 0);
    for (let count = 1; count <= Math.min(over, held); count++) {
      const value = worth(theirs, count);
      if (value > most) [shed, most] = [count, value];
    }
    const index = at * this.width + held;
    this.theirs[index] = most;
    for (let i = 0; i < waiting.length; i++)
      (this.waiting[i] as Float64Array)[index] = worth(waiting[i] as Prospects, shed);
  }

  private beforeThrow(moment: number, dice: number, held: number): void {
    const { theirs, width, ranked, leadsTo } = this;
    for (let face = 0; face <= TOP_FACE; face++) {
      const more = face === 0 && held + 1 < width ? held + 1 : held;
      const at = (AFTER[moment * FACE_COUNT + face] as number) * width + more;
      const value = theirs[at] as number;
      let place = face;
      for (; place > 0 && (ranked[place - 1] as number) < value; place--) {
        ranked[place] = ranked[place - 1] as number;
        leadsTo[place] = leadsTo[place - 1] as number;
      }
      ranked[place] = value;
      leadsTo[place] = at;
    }
    const index = moment * width + held;
    if (held >= REROLL_PRICE) {
      const again = theirs[index - REROLL_PRICE] as number;
      for (let j = 0; j < FACE_COUNT; j++)
        if (again > (ranked[j] as number)) [ranked[j], leadsTo[j]] = [again, index - REROLL_PRICE];
    }
    const luck = LUCK[dice] as readonly number[];
    let sum = 0;
    for (let j = 0; j < FACE_COUNT; j++) sum += (luck[j] as number) * (ranked[j] as number);
    theirs[index] = sum;
    for (const values of this.waiting) {
      let other = 0;
      for (let j = 0; j < FACE_COUNT; j++)
        other += (luck[j] as number) * (values[leadsTo[j] as number] as number);
      values[index] = other;
    }
  }
}
