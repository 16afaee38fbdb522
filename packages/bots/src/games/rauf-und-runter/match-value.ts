import type { Seat } from '@aerie/kernel';
import { ROUNDS, type State } from '@aerie/rauf-und-runter';
import FITTED from './match-value.json' with { type: 'json' };
import { normalBelow } from './normal.js';

/** A figure that follows from the flutter numbers to come: its usual size, and what the next one and the rest add to it. */
type Figure = readonly number[];

/** What was fitted for so many seats and rounds left. All figures are spaces. */
export interface Fitted {
  /** How far the leads of two seats scatter until the match ends. */
  readonly spread: Figure;
  /** What it costs to be the first in pecking order, who plays first, against the last. */
  readonly burden: Figure;
  /** What so many feathers are worth (`HELD`). */
  readonly plumage: readonly Figure[];
}

/** The numbers of feathers for which there is a figure. In between, and beyond, values follow a straight line. */
export const HELD: readonly number[] = [0, 1, 2, 3, 4, 6, 9];
const ALL_FEATHERS = 35;

const USUAL_FLUTTER = 14.5;
const FLUTTER_UNIT = 5;

/** The nodes and weights of the Gauss–Hermite quadrature for the normal distribution. */
const POINTS: readonly number[] = [
  -2.856970013872806, -1.355626179974266, 0, 1.355626179974266, 2.856970013872806,
];
const WEIGHTS: readonly number[] = [
  0.0112574113277207, 0.222075922005613, 0.533333333333333, 0.222075922005613, 0.0112574113277207,
];

/** Everybody between two rounds, after a turn of one seat that may have ended with any number of feathers. */
export interface Placed {
  readonly first: Seat;
  /** By seat: its space, less what its place in the order of play costs. */
  readonly heights: readonly number[];
  /** By seat: feathers held. */
  readonly feathers: readonly number[];
  /** The seat whose turn it was, and the feathers that it got at the end of the round. */
  readonly mover: Seat;
  readonly gained: number;
}

/** What flutter numbers mean for the figures: the next one, and the mean of those after it, around what is usual. */
export function flutterInputs(flutters: readonly number[]): readonly number[] {
  const unit = (flutter: number) => (flutter - USUAL_FLUTTER) / FLUTTER_UNIT;
  const [next, ...rest] = flutters;
  const mean = rest.reduce((sum, one) => sum + one, 0) / rest.length;
  return [1, unit(next ?? USUAL_FLUTTER), rest.length > 0 ? unit(mean) : 0];
}

/**
 * How likely a seat wins, between two rounds, with these flutter numbers to come: height and feathers of all, and who plays
 * first. For two it follows exact backward induction to well under a percentage point; for more it is fitted to matches of the
 * master with itself (docs/rauf-bots.md).
 */
export class MatchValue {
  private readonly spread: number;
  private readonly burden: number;
  private readonly plumage: Float64Array;
  private readonly over: boolean;
  private readonly leads: Float64Array;

  constructor(
    private readonly seats: number,
    flutters: readonly number[],
    fitted: Fitted | undefined = fittedFor(seats, flutters.length),
  ) {
    this.over = flutters.length === 0 || !fitted;
    this.leads = new Float64Array(seats);
    const inputs = flutterInputs(flutters);
    const size = (figure: Figure = []) =>
      figure.reduce((sum, one, i) => sum + one * (inputs[i] as number), 0);
    this.spread = size(fitted?.spread);
    this.burden = size(fitted?.burden);
    const worth = [0, ...(fitted?.plumage ?? []).map(size)];
    this.plumage = Float64Array.from({ length: ALL_FEATHERS + 1 }, (_, held) => alongLine(worth, held));
  }

  /** The value after this round of a match. */
  static after(s: State): MatchValue {
    return new MatchValue(s.space.length, s.flutter.slice(s.round + 1, ROUNDS));
  }

  /** Where everybody is after a round in which a seat ended its turn with so many feathers. */
  placed(s: State, mover: Seat, before: number): Placed {
    const { pecking, space, feathers } = s;
    const heights = space.slice();
    for (let place = 0; place < pecking.length; place++) {
      const seat = pecking[place] as Seat;
      heights[seat] = (space[seat] as number) - this.burden * (0.5 - place / (this.seats - 1));
    }
    const gained = (feathers[mover] as number) - before;
    return { first: pecking[0] as Seat, heights, feathers, mover, gained };
  }

  /** How likely a seat wins if the mover ended its turn with so many feathers. */
  chance(placed: Placed, seat: Seat, feathers: number): number {
    if (this.over) return placed.first === seat ? 1 : 0;
    const own = this.height(placed, seat, feathers);
    if (this.seats === 2) return normalBelow((own - this.height(placed, 1 - seat, feathers)) / this.spread);
    const scatter = this.spread / Math.SQRT2;
    let chance = 0;
    const { leads } = this;
    for (let rival = 0; rival < this.seats; rival++)
      leads[rival] = (own - this.height(placed, rival, feathers)) / scatter;
    for (let i = 0; i < POINTS.length; i++) {
      let ahead = WEIGHTS[i] as number;
      for (let rival = 0; rival < this.seats; rival++)
        if (rival !== seat) ahead *= normalBelow((leads[rival] as number) + (POINTS[i] as number));
      chance += ahead;
    }
    return chance;
  }

  /** Feathers counted in. */
  private height({ heights, feathers, mover, gained }: Placed, seat: Seat, ofMover: number): number {
    const held = seat === mover ? Math.min(ofMover + gained, ALL_FEATHERS) : (feathers[seat] as number);
    return (heights[seat] as number) + (this.plumage[held] as number);
  }
}

function fittedFor(seats: number, rounds: number): Fitted | undefined {
  const all: Readonly<Record<string, readonly Fitted[]>> = FITTED.seats;
  return all[seats]?.[rounds - 1];
}

/** The value at `held` feathers of the line through the values at `HELD`. */
function alongLine(worth: readonly number[], held: number): number {
  const next = HELD.findIndex((one) => one >= held);
  const to = next < 0 ? HELD.length - 1 : Math.max(1, next);
  const [a, b] = [HELD[to - 1] as number, HELD[to] as number];
  const [low, high] = [worth[to - 1] as number, worth[to] as number];
  return low + ((high - low) * (held - a)) / (b - a);
}
