import { DICE, REROLL_PRICE } from '@aerie/rauf-und-runter';

/**
 * What the end of a turn is worth, by the feathers that one then has. A turn ends standing on a
 * momentum, without momentum (0), or with a fall of some spaces.
 */
export interface Prospects {
  standing(momentum: number, feathers: number): number;
  falling(spaces: number, feathers: number): number;
}

/** One turn looked up: something that is known of every position in it. */
export interface TurnTable<T> {
  /** Before so many dice are thrown; with 0 dice, before feathers may be shed. */
  value(dice: number, last: number, sum: number, feathers: number): T;
  /** After this face was chosen from a throw of so many dice; 0 is the feather. */
  picked(face: number, dice: number, last: number, sum: number, feathers: number): T;
  /** After shedding so many feathers at the end of the turn. */
  shed(count: number, sum: number, feathers: number): T;
}

export const FACE_COUNT = 6;
const TOP_FACE = 5;
const MOST = DICE * TOP_FACE;
const LASTS = TOP_FACE + 1;
const SUMS = MOST + 1;

/** LUCK[dice][j]: how likely the j-th best of the six faces is the best one that a throw of so many dice shows. */
export const LUCK: readonly (readonly number[])[] = Array.from({ length: DICE + 1 }, (_, dice) => {
  const without = (faces: number) => ((FACE_COUNT - faces) / FACE_COUNT) ** dice;
  return Array.from({ length: FACE_COUNT }, (_, j) => without(j) - without(j + 1));
});

/**
 * One turn of Rauf und Runter solved exactly: the value of every position in it, under best play, for
 * given prospects. A position is how many dice are still to be thrown, the highest die on the track,
 * the sum on the track, and feathers.
 *
 * The value before a throw needs no enumeration of throws: only the best face that shows is taken, and
 * how likely each face is the best one shown has a closed form. A re-roll puts one back before the same
 * throw with two feathers less, so values are computed from few feathers to many.
 */
export class TurnSolver implements TurnTable<number> {
  private readonly values: readonly Float64Array[];
  private readonly width: number;

  /** `start` are the feathers at the start; `cap` is the most one could hold, since the supply is limited. */
  constructor(
    readonly flutter: number,
    start: number,
    private readonly cap: number,
    private readonly prospects: Prospects,
  ) {
    this.width = Math.min(start + DICE, cap) + 1;
    this.values = Array.from({ length: DICE + 1 }, () => new Float64Array(LASTS * SUMS * this.width));
    for (let dice = 0; dice <= DICE; dice++) this.solve(dice);
  }

  /** Whether the solution reaches so many feathers, and one more for each of so many dice. */
  covers(feathers: number, dice: number): boolean {
    return Math.min(feathers + dice, this.cap) < this.width;
  }

  value(dice: number, last: number, sum: number, feathers: number): number {
    return (this.values[dice] as Float64Array)[this.index(last, sum, feathers)] as number;
  }

  picked(face: number, dice: number, last: number, sum: number, feathers: number): number {
    return (this.values[dice - 1] as Float64Array)[this.after(face, last, sum, feathers)] as number;
  }

  shed(count: number, sum: number, feathers: number): number {
    const fall = sum - this.flutter - count;
    const left = feathers - count;
    return fall > 0 ? this.prospects.falling(fall, left) : this.prospects.standing(sum, left);
  }

  /** How many feathers are best shed at the end of the turn; the fewest, where more come to the same. */
  bestShed(sum: number, feathers: number): number {
    const most = Math.min(sum - this.flutter, feathers);
    let best = 0;
    for (let count = 1; count <= most; count++) {
      if (this.shed(count, sum, feathers) > this.shed(best, sum, feathers)) best = count;
    }
    return best;
  }

  /** The number of a position among those before as many dice. */
  index(last: number, sum: number, feathers: number): number {
    return (last * SUMS + sum) * this.width + feathers;
  }

  /** The position of this number. */
  position(index: number): { last: number; sum: number; feathers: number } {
    const track = Math.floor(index / this.width);
    return { last: Math.floor(track / SUMS), sum: track % SUMS, feathers: index % this.width };
  }

  /** The number of the position after this face was chosen; 0 is the feather. */
  after(face: number, last: number, sum: number, feathers: number): number {
    if (face === 0) return this.index(last, sum, Math.min(feathers + 1, this.cap, this.width - 1));
    return face < last ? this.index(last, sum, feathers) : this.index(face, sum + face, feathers);
  }

  private solve(dice: number): void {
    const values = this.values[dice] as Float64Array;
    const placed = DICE - dice;
    for (let last = 0; last <= (placed > 0 ? TOP_FACE : 0); last++) {
      const highest = last === 0 ? 0 : last * placed;
      for (let sum = last; sum <= highest; sum++) {
        for (let feathers = 0; feathers < this.width; feathers++) {
          values[this.index(last, sum, feathers)] =
            dice === 0
              ? this.atEnd(values, last, sum, feathers)
              : this.beforeThrow(dice, last, sum, feathers);
        }
      }
    }
  }

  /** At the end of a turn the highest die no longer counts: where a lower one comes to this sum, the value is known. */
  private atEnd(values: Float64Array, last: number, sum: number, feathers: number): number {
    for (let lower = 1; lower < last; lower++)
      if (sum <= lower * DICE) return values[this.index(lower, sum, feathers)] as number;
    return this.shed(this.bestShed(sum, feathers), sum, feathers);
  }

  /** What the faces are worth, the best first. */
  private readonly ranked = new Float64Array(FACE_COUNT);

  private beforeThrow(dice: number, last: number, sum: number, feathers: number): number {
    const { ranked } = this;
    for (let face = 0; face < FACE_COUNT; face++) {
      const worth = this.picked(face, dice, last, sum, feathers);
      let place = face;
      for (; place > 0 && (ranked[place - 1] as number) < worth; place--)
        ranked[place] = ranked[place - 1] as number;
      ranked[place] = worth;
    }
    const again = feathers >= REROLL_PRICE ? this.value(dice, last, sum, feathers - REROLL_PRICE) : -Infinity;
    const luck = LUCK[dice] as readonly number[];
    let value = 0;
    for (let j = 0; j < FACE_COUNT; j++) value += (luck[j] as number) * Math.max(ranked[j] as number, again);
    return value;
  }
}
