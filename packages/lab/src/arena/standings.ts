import type { Outcome } from '@aerie/kernel';
import { winOf } from '../playout.js';
import { elo } from '../statistics/elo.js';
import { Running } from '../statistics/running.js';
import { type Interval, wilson } from '../statistics/wilson.js';

export interface Standing extends Interval {
  readonly bot: string;
  /** Seats that this bot took, over all games. */
  readonly games: number;
  readonly winRate: number;
  readonly elo: number;
  readonly meanScore: number;
}

/** How the bots of an arena stand. */
export class Standings {
  private readonly names: readonly string[];
  private readonly wins: number[];
  private readonly scores: readonly Running[];
  /** `pairs[a][b]`: what bot a scored against bot b, 1 for a better place and ½ for the same. */
  private readonly pairs: readonly number[][];

  constructor(lineUp: readonly string[]) {
    this.names = [...new Set(lineUp)];
    this.wins = this.names.map(() => 0);
    this.scores = this.names.map(() => new Running());
    this.pairs = this.names.map(() => this.names.map(() => 0));
  }

  /** One game, with the bot of each seat. */
  add(seating: readonly string[], outcome: Outcome): void {
    const bots = seating.map((name) => this.names.indexOf(name));
    bots.forEach((bot, seat) => {
      this.wins[bot] = (this.wins[bot] as number) + winOf(outcome, seat);
      this.scores[bot]?.add(outcome.points[seat] as number);
      bots.forEach((other, there) => {
        if (other !== bot) this.compare(bot, other, outcome.places[seat] ?? 0, outcome.places[there] ?? 0);
      });
    });
  }

  private compare(bot: number, other: number, place: number, against: number): void {
    const row = this.pairs[bot] as number[];
    row[other] = (row[other] as number) + (place < against ? 1 : place === against ? 0.5 : 0);
  }

  /** In the order in which the bots were listed. */
  list(): Standing[] {
    const ratings = elo(this.pairs);
    return this.names.map((bot, i) => {
      const { count: games, mean: meanScore } = this.scores[i] as Running;
      const wins = this.wins[i] as number;
      const { low, high } = wilson(wins, games);
      return { bot, games, winRate: wins / games, low, high, elo: ratings[i] as number, meanScore };
    });
  }
}
