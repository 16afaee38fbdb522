import { DICE } from '@aerie/rauf-und-runter';
import { type Prospects, TurnSolver } from '../turn-solver.js';

/** The widest lead and the most feathers that are told apart. */
const WIDEST = 24;
const MOST_FEATHERS = 9;
const FEATHERS = MOST_FEATHERS + 1;
const CONSOLATION = 2;
const MOST_MOMENTUM = 25;

/**
 * The chance of the first in pecking order to win, by its lead, its feathers and those of the other. It is what `chanceOf` finds.
 */
export type Values = Float64Array;

const at = (lead: number, first: number, second: number): number =>
  (Math.min(lead, WIDEST) * FEATHERS + Math.min(first, MOST_FEATHERS)) * FEATHERS +
  Math.min(second, MOST_FEATHERS);

export const chanceOf = (values: Values, lead: number, first: number, second: number): number =>
  values[at(lead, first, second)] as number;

/** After the last round the first has won. */
export const won = (): Values => new Float64Array((WIDEST + 1) * FEATHERS * FEATHERS).fill(1);

/**
 * Whose hen is ahead and by how much, seen from whoever began the round: 0 and more while it is first itself, and below 0 the other
 * is first, with a lead of one less.
 */
type Lead = number;

/** The lead as whoever began the round sees it: spaces that it is ahead, and whether it is first in pecking order. */
export const leadOf = (ahead: number, first: boolean): Lead => (first ? ahead : ahead - 1);

/** Whoever moves onto a space sits down behind the other. */
const beginnerMoves = (lead: Lead, by: number): Lead => {
  const apart = (lead >= 0 ? lead : lead + 1) + by;
  return by === 0 ? lead : apart > 0 ? apart : apart - 1;
};
const otherMoves = (lead: Lead, by: number): Lead => -1 - beginnerMoves(-1 - lead, by);

/** One round for two, both playing best, on a ladder without ends, from the values after it. */
export class RoundOfTwo {
  /** What the second turn is worth to whoever plays it, by its feathers. */
  private readonly replies = new Map<number, Float64Array>();

  constructor(
    private readonly flutter: number,
    private readonly after: Values,
  ) {}

  /** The values before it, for leads up to `widest`. */
  before(widest = WIDEST): Values {
    const values = won();
    for (let lead = 0; lead <= widest; lead++) {
      for (let theirs = 0; theirs <= MOST_FEATHERS; theirs++) {
        const starts = solve(this.flutter, this.firstTurn(lead, theirs));
        for (let own = 0; own <= MOST_FEATHERS; own++) values[at(lead, own, theirs)] = starts[own] as number;
      }
    }
    return values;
  }

  /** What the ends of the first turn are worth to whoever plays it, by the feathers of the other. */
  firstTurn(lead: Lead, theirs: number): Prospects {
    const held = Math.min(theirs, MOST_FEATHERS);
    const waits = (then: Lead, momentum: number, feathers: number) =>
      1 - (this.replyTo(then, momentum, feathers)[held] as number);
    return {
      standing: (momentum, feathers) => waits(lead, momentum, feathers),
      falling: (spaces, feathers) => waits(beginnerMoves(lead, -spaces), 0, feathers),
    };
  }

  /** What the ends of the second turn are worth to whoever plays it, by momentum and feathers of the first. */
  secondTurn(lead: Lead, momentum: number, feathers: number): Prospects {
    return second(lead, momentum, feathers, this.after);
  }

  private replyTo(lead: Lead, momentum: number, feathers: number): Float64Array {
    const near = Math.max(-WIDEST - 1, Math.min(WIDEST, lead));
    const theirs = Math.min(feathers, MOST_FEATHERS);
    const key = ((near + WIDEST + 1) * (MOST_MOMENTUM + 1) + momentum) * FEATHERS + theirs;
    let starts = this.replies.get(key);
    if (!starts) {
      starts = solve(this.flutter, this.secondTurn(near, momentum, theirs));
      this.replies.set(key, starts);
    }
    return starts;
  }
}

/** What a whole turn is worth, by the feathers at its start. */
function solve(flutter: number, prospects: Prospects): Float64Array {
  const solver = new TurnSolver(flutter, MOST_FEATHERS - DICE, MOST_FEATHERS, prospects);
  return Float64Array.from({ length: FEATHERS }, (_, feathers) => solver.value(DICE, 0, 0, feathers));
}

/** What the ends of the second turn are worth to whoever plays it. */
function second(lead: Lead, first: number, feathers: number, after: Values): Prospects {
  const chance = (then: Lead, theirs: number, own: number): number =>
    then >= 0 ? 1 - chanceOf(after, then, theirs, own) : chanceOf(after, -1 - then, own, theirs);
  const compared = (from: Lead, momentum: number, own: number): number => {
    if (first === 0) return chance(otherMoves(from, momentum), feathers, own);
    if (momentum === 0) return chance(beginnerMoves(from, first), feathers, own);
    if (momentum === first) return chance(from, feathers, own);
    return momentum > first
      ? chance(otherMoves(from, momentum - first), feathers + CONSOLATION, own)
      : chance(beginnerMoves(from, first - momentum), feathers, own + CONSOLATION);
  };
  return {
    standing: (momentum, own) => compared(lead, momentum, own),
    falling: (spaces, own) => compared(otherMoves(lead, -spaces), 0, own),
  };
}
