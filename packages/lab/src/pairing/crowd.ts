import type { PairingWish, Waiter } from '@aerie/host';
import type { AnyGame, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';

/** How often something is wished, against the others. */
type Shares<T> = readonly (readonly [T, number])[];

const PACES: Shares<PairingWish['pace']> = [
  ['live', 5],
  ['relaxed', 2],
  ['days', 3],
];
const LANGUAGES: Shares<string> = [
  ['de', 5],
  ['en', 3],
  ['fr', 1],
  ['it', 1],
];
/** For how many games and paces somebody waits. */
const WISHES: Shares<number> = [
  [1, 6],
  [2, 3],
  [3, 1],
];
/** One in so many wants a friendly match, and takes bots after some minutes. */
const FRIENDLY = 3;
const WITH_BOTS = 5;
/** How long they have waited at most when they are first read, in milliseconds. */
const WAITED_MS = 120_000;

/** As it is stored. */
export interface StoredWaiter {
  readonly id: string;
  readonly text: string;
}

/** Makes people with ratings and wishes like those of a site: every game half as often as the one before. */
export class Crowds {
  private made = 0;
  private readonly games: Shares<AnyGame>;

  constructor(private readonly chance: QuickChance) {
    const playable = GAMES.filter(({ seats }) => seats.max > 1);
    this.games = playable.map((game, i) => [game, 2 ** (playable.length - i)]);
  }

  /** So many who have come by this moment. */
  come(people: number, now: number): StoredWaiter[] {
    return Array.from({ length: people }, () => {
      const id = `${this.made++}`;
      const waiter: Waiter = { id, wishes: this.wishes(now), seenAt: now, claim: null };
      return { id, text: JSON.stringify(waiter) };
    });
  }

  private wishes(now: number): PairingWish[] {
    const wishes = new Map<string, PairingWish>();
    for (let left = this.one(WISHES); left > 0; left--) {
      const { id: game, seats, options } = this.one(this.games);
      const pace = this.one(PACES);
      const from = Math.max(2, seats.min);
      const fewest = from + this.below(seats.max - from + 1);
      const most = fewest + this.below(seats.max - fewest + 1);
      // The sum of three throws is nearly a normal distribution, 1500 ± 200.
      const rating = 1500 + (this.below(401) + this.below(401) + this.below(401) - 600);
      wishes.set(`${game} ${pace}`, {
        ...{ game, pace, rating, uncertainty: 20 + this.below(150) },
        sizes: Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n),
        friendly: this.below(FRIENDLY) === 0,
        language: 'language' in options ? this.one(LANGUAGES) : null,
        bots: this.below(WITH_BOTS) === 0 ? 1 + this.below(5) : null,
        since: now - this.below(WAITED_MS),
      });
    }
    return [...wishes.values()];
  }

  private below = (most: number): number => this.chance.below(most);

  private one<T>(shares: Shares<T>): T {
    let at = this.below(shares.reduce((sum, [, share]) => sum + share, 0));
    for (const [one, share] of shares) {
      if (at < share) return one;
      at -= share;
    }
    throw new Error('there is nothing to choose from');
  }
}
