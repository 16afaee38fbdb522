import type { Outcome } from '@aerie/kernel';
import { type Played, winOf } from '../playout.js';
import { Correlation } from '../statistics/correlation.js';
import { Histogram } from '../statistics/histogram.js';
import { Running } from '../statistics/running.js';

/** A simulation that was run: what was asked for, and what came of it. */
export interface Simulation {
  readonly game: string;
  readonly seed: string;
  readonly seconds: number;
  readonly tally: Tally;
}

/** A stream of numbers, summed up and by how often each came. */
export class Spread {
  readonly sum = new Running();
  readonly histogram = new Histogram();

  add(x: number): void {
    this.sum.add(x);
    this.histogram.add(x);
  }
}

export class SeatTally {
  wins = 0;
  readonly score = new Spread();
  /** How often it came first, second and so on. */
  readonly places: number[];

  constructor(
    readonly bot: string,
    seats: number,
  ) {
    this.places = Array<number>(seats).fill(0);
  }
}

/** Things measured in every game that may go together, worded for people. */
export const PAIRS = {
  scorePlace: 'score and place',
  seatPlace: 'seat and place',
  neighbours: 'score and the next seat’s score',
  lengthWinner: 'length of the game and winning score',
  lengthMargin: 'length of the game and winning margin',
  winnerMargin: 'winning score and winning margin',
} as const;
type Pair = keyof typeof PAIRS;

/** What is known of all games of a simulation. Its size does not depend on how many there were. */
export class Tally {
  games = 0;
  readonly seats: readonly SeatTally[];
  readonly length = new Spread();
  /** By how much the first was ahead of the second; 0 if they shared the place. */
  readonly margin = new Spread();
  /** Scores by place, the first place first. */
  readonly scoreOfPlace: readonly Spread[];
  readonly correlations: Readonly<Record<Pair, Correlation>>;

  constructor(bots: readonly string[]) {
    this.seats = bots.map((bot) => new SeatTally(bot, bots.length));
    this.scoreOfPlace = bots.map(() => new Spread());
    const pairs = Object.keys(PAIRS).map((pair) => [pair, new Correlation()] as const);
    this.correlations = Object.fromEntries(pairs) as Record<Pair, Correlation>;
  }

  add({ outcome, decisions }: Played): void {
    this.games++;
    this.length.add(decisions);
    this.seats.forEach((tally, seat) => {
      this.addSeat(tally, seat, outcome);
    });
    if (this.seats.length > 1) this.addWinner(outcome, decisions);
  }

  private addSeat(tally: SeatTally, seat: number, outcome: Outcome): void {
    const { places, points } = outcome;
    const score = points[seat] as number;
    const place = places[seat] as number;
    tally.wins += winOf(outcome, seat);
    tally.score.add(score);
    // Opponents of the game itself take places too, so that there may be more of them than seats.
    tally.places[place - 1] = (tally.places[place - 1] ?? 0) + 1;
    this.scoreOfPlace[place - 1]?.add(score);
    this.correlations.scorePlace.add(score, place);
    this.correlations.seatPlace.add(seat, place);
    this.correlations.neighbours.add(score, points[(seat + 1) % points.length] as number);
  }

  private addWinner({ places, points }: Outcome, decisions: number): void {
    const first = places.indexOf(1);
    let second = first === 0 ? 1 : 0;
    places.forEach((place, seat) => {
      if (seat !== first && place < (places[second] as number)) second = seat;
    });
    const best = points[first] as number;
    const margin = best - (points[second] as number);
    this.margin.add(margin);
    this.correlations.lengthWinner.add(decisions, best);
    this.correlations.lengthMargin.add(decisions, margin);
    this.correlations.winnerMargin.add(best, margin);
  }
}
