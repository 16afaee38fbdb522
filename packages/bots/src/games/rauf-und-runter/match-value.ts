import type { Seat } from '@aerie/kernel';
import { ROUNDS, type State } from '@aerie/rauf-und-runter';
import type { Judge } from './chances.js';
import FITTED from './match-value.json' with { type: 'json' };
import { normalBelow } from './normal.js';

/** A figure that follows from the flutter numbers to come: its usual size, and what the next one and the rest add to it. */
type Figure = readonly number[];

/** What was fitted for so many seats and rounds left. All figures are spaces. */
export interface Fitted {
  /** How far leads scatter until the match ends: the standard deviation for two, the scale of a logistic choice for more. */
  readonly spread: Figure;
  /** What it costs to be the first in pecking order, who plays first. */
  readonly burden: Figure;
  /** What it costs to be the last in pecking order, and a share of it for those between. With two it is part of the burden. */
  readonly behind: Figure;
  /** What so many feathers are worth (`HELD`). */
  readonly plumage: readonly Figure[];
}

/** The numbers of feathers for which there is a figure. In between, and beyond, values follow a straight line. */
export const HELD: readonly number[] = [0, 1, 2, 3, 4, 6, 9];
const ALL_FEATHERS = 35;

const USUAL_FLUTTER = 14.5;
const FLUTTER_UNIT = 5;

/** Everybody between two rounds, after a turn of one seat that may have ended with any number of feathers. */
export interface Placed {
  readonly first: Seat;
  /** By seat: its space with what its feathers and its place in pecking order are worth; for the mover without feathers. */
  readonly heights: readonly number[];
  /** At tables of three to five, by seat: the odds that its height gives it; and those of all but the mover. */
  readonly odds: readonly number[];
  readonly others: number;
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
 * How likely a seat wins, between two rounds, with these flutter numbers to come: height and feathers of all, and their pecking
 * order. For two it is a normal distribution function of the lead, fitted to exact backward induction; for more a logistic choice
 * among all, fitted to played matches (docs/rauf-bots.md).
 */
export class MatchValue {
  private readonly spread: number;
  private readonly burden: number;
  private readonly behind: number;
  private readonly plumage: Float64Array;
  /** By how much so many feathers multiply the odds. */
  private readonly advantage: Float64Array;
  private readonly over: boolean;

  constructor(
    private readonly seats: number,
    flutters: readonly number[],
    fitted: Fitted | undefined = fittedFor(seats, flutters.length),
  ) {
    this.over = flutters.length === 0 || !fitted;
    const inputs = flutterInputs(flutters);
    const size = (figure: Figure = []) =>
      figure.reduce((sum, one, i) => sum + one * (inputs[i] as number), 0);
    this.spread = size(fitted?.spread);
    this.burden = size(fitted?.burden);
    this.behind = size(fitted?.behind);
    const worth = [0, ...(fitted?.plumage ?? []).map(size)];
    this.plumage = Float64Array.from({ length: ALL_FEATHERS + 1 }, (_, held) => alongLine(worth, held));
    this.advantage = this.plumage.map((worth) => Math.exp(worth / this.spread));
  }

  /** The value after this round of a match. */
  static after(s: State): MatchValue {
    return new MatchValue(s.space.length, s.flutter.slice(s.round + 1, ROUNDS));
  }

  /** The chances after this round of a match. */
  static judge(s: State): Judge {
    const value = MatchValue.after(s);
    return (after, seat, before) => {
      const placed = value.placed(after, seat, before);
      return (feathers) => value.chance(placed, seat, feathers);
    };
  }

  /** Where everybody is after a round in which a seat ended its turn with so many feathers. */
  placed(s: State, mover: Seat, before: number): Placed {
    const { pecking, space, feathers } = s;
    const first = pecking[0] as Seat;
    if (this.over) return { first, heights: [], odds: [], others: 0, mover, gained: 0 };
    const heights = space.map((at, seat) =>
      seat === mover ? at : at + this.worth(feathers[seat] as number),
    );
    pecking.forEach((seat, place) => {
      const cost = place === 0 ? this.burden : (this.behind * place) / (this.seats - 1);
      heights[seat] = (heights[seat] as number) - cost;
    });
    const odds = this.seats === 2 ? [] : heights.map((height) => Math.exp(height / this.spread));
    const others = odds.reduce((sum, one, seat) => (seat === mover ? sum : sum + one), 0);
    const gained = (feathers[mover] as number) - before;
    return { first, heights, odds, others, mover, gained };
  }

  /** How likely a seat wins if the mover ended its turn with so many feathers. */
  chance(placed: Placed, seat: Seat, feathers: number): number {
    const { first, heights, odds, others, mover, gained } = placed;
    if (this.over) return first === seat ? 1 : 0;
    const held = Math.min(feathers + gained, ALL_FEATHERS);
    if (this.seats === 2) {
      const lead = (heights[mover] as number) + this.worth(held) - (heights[1 - mover] as number);
      return normalBelow((seat === mover ? lead : -lead) / this.spread);
    }
    const own = (odds[mover] as number) * (this.advantage[held] as number);
    return (seat === mover ? own : (odds[seat] as number)) / (own + others);
  }

  /** What so many feathers are worth, in spaces. */
  private worth(feathers: number): number {
    return this.plumage[feathers] as number;
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
