import { winOf } from '../playout.js';
import { Spread } from '../report/tally.js';
import type { GameRecord } from '../series/game-record.js';
import { Durations } from '../statistics/durations.js';
import { type Alike, type Comparison, type Rating, ratings } from '../statistics/ratings.js';
import { Running } from '../statistics/running.js';
import { type Interval, wilson } from '../statistics/wilson.js';

/** How a bot stands; `low` and `high` are the 95% interval of `winRate`. */
export interface Standing extends Interval {
  readonly bot: string;
  /** Games that it took part in, and seats that it took in them. */
  readonly games: number;
  readonly seats: number;
  readonly winRate: number;
  /** Mean points and their interval, from one number a game, the mean of its seats there. */
  readonly meanScore: number;
  readonly scoreInterval: Interval;
  /** How its points are spread, seat by seat. */
  readonly scores: Spread;
  /** How long it took over decisions between several answers. */
  readonly times: Durations;
}

/** What a bot scored against another, and in how many comparisons of two seats. */
export interface Encounter {
  readonly score: number;
  readonly times: number;
}

/** What is counted for each bot. */
class Line {
  wins = 0;
  seats = 0;
  readonly scores = new Spread();
  /** One number a game: seats of one game are not independent of each other. */
  readonly games = new Running();
  readonly times = new Durations();
}

/** Whether a game that all play together was won. */
export type Goal = (game: GameRecord) => boolean;

/** How bots stand that meet in the games of a series, or play the same deals. */
export class Standings {
  games = 0;
  private readonly lines: ReadonlyMap<string, Line>;
  /** Games that went alike, by how they went. */
  private readonly alike = new Map<string, { readonly compared: readonly Comparison[]; count: number }>();
  /** Deals that not all bots have played yet, by number: who has played, with which points. */
  private readonly dealt = new Map<number, { readonly bot: number; readonly points: number }[]>();

  /** `apart`: every bot plays each deal by itself, one game after the other; who has more points in it is ahead. */
  constructor(
    readonly bots: readonly string[],
    private readonly goal?: Goal,
    private readonly apart = false,
  ) {
    this.lines = new Map(bots.map((bot) => [bot, new Line()]));
  }

  add(game: GameRecord): void {
    const { bots, outcome, took } = game;
    this.games++;
    for (const bot of new Set(bots)) {
      const line = this.lines.get(bot) as Line;
      const seats = bots.flatMap((name, seat) => (name === bot ? [seat] : []));
      const points = seats.map((seat) => outcome.points[seat] as number);
      line.wins += this.winsOf(game, seats);
      for (const score of points) line.scores.add(score);
      line.seats += seats.length;
      line.games.add(points.reduce((sum, score) => sum + score, 0) / points.length);
      const times = took?.[bot];
      if (times) line.times.addAll(times);
    }
    if (this.apart) this.compareDeal(game);
    else this.compareSeats(game);
  }

  /** In the order in which the bots were listed; those that have not played yet are left out. */
  list(): Standing[] {
    return [...this.lines].flatMap(([bot, { wins, seats, scores, games, times }]) => {
      if (seats === 0) return [];
      // Those who play together win together: that is one win, and one chance to win.
      const chances = this.goal ? games.count : seats;
      const { low, high } = wilson(wins, chances);
      const { mean: meanScore, interval: scoreInterval } = games;
      return [
        {
          bot,
          games: games.count,
          seats,
          winRate: wins / chances,
          low,
          high,
          meanScore,
          scoreInterval,
          scores,
          times,
        },
      ];
    });
  }

  /** The rating of each bot, in the order in which they were listed, as differences from one of them or from the mean of all. */
  ratings(anchor?: string): Rating[] {
    const games: Alike[] = [...this.alike.values()];
    return ratings(games, this.bots.length, anchor === undefined ? undefined : this.bots.indexOf(anchor));
  }

  /** What a bot scored against another: 1 for a better place, or for more points in the same deal, ½ for the same. */
  encounter(bot: string, other: string): Encounter {
    const [one, two] = [this.bots.indexOf(bot), this.bots.indexOf(other)];
    let score = 0;
    let times = 0;
    for (const { compared, count } of this.alike.values()) {
      for (const comparison of compared) {
        const { a, b } = comparison;
        if ((a !== one || b !== two) && (a !== two || b !== one)) continue;
        score += count * (a === one ? comparison.score : 1 - comparison.score);
        times += count;
      }
    }
    return { score, times };
  }

  private winsOf(game: GameRecord, seats: readonly number[]): number {
    if (this.goal) return this.goal(game) ? 1 : 0;
    return seats.reduce((sum, seat) => sum + winOf(game.outcome, seat), 0);
  }

  private compareSeats({ bots, outcome: { places } }: GameRecord): void {
    this.count(bots.map((name, seat) => ({ bot: this.bots.indexOf(name), place: places[seat] as number })));
  }

  private compareDeal({ number, bots: [name], outcome: { points } }: GameRecord): void {
    const deal = Math.floor(number / this.bots.length);
    const played = this.dealt.get(deal) ?? [];
    played.push({ bot: this.bots.indexOf(name as string), points: points[0] as number });
    this.dealt.set(deal, played);
    if (played.length < this.bots.length) return;
    this.dealt.delete(deal);
    const better = (than: number): number => played.filter((other) => other.points > than).length;
    this.count(played.map((one) => ({ bot: one.bot, place: 1 + better(one.points) })));
  }

  private count(order: readonly { readonly bot: number; readonly place: number }[]): void {
    const name = order
      .map(({ bot, place }) => `${bot}:${place}`)
      .sort()
      .join(' ');
    const alike = this.alike.get(name) ?? { compared: comparisons(order), count: 0 };
    alike.count++;
    this.alike.set(name, alike);
  }
}

/** Every two different bots of a game or deal, by their places. */
function comparisons(order: readonly { bot: number; place: number }[]): Comparison[] {
  return order.flatMap(({ bot: a, place }, seat) =>
    order
      .slice(seat + 1)
      .filter(({ bot }) => bot !== a)
      .map((other) => ({ a, b: other.bot, score: scoreOf(place, other.place) })),
  );
}

const scoreOf = (place: number, against: number): number =>
  place === against ? 0.5 : place < against ? 1 : 0;
