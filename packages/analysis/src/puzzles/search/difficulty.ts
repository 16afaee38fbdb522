import { type AnyBot, botOf } from '@aerie/bots';
import type { AnyGame } from '@aerie/kernel';
import { chanceToFind } from '../rating.js';

/** Whom the first rating of a puzzle is measured by, and what they are taken to be worth. */
const RATED = { gentle: 1000, club: 1300, strong: 1600 } as const;
/** How often each of them tries. */
const TRIES = 6;
/** Before anything is known: as if somebody of this rating had found it once, and once not. */
const USUAL = 1300;

export interface Trier {
  readonly bot: AnyBot;
  readonly rating: number;
}

/** Those levels of a game that try puzzles. */
export async function triersOf(game: AnyGame): Promise<Trier[]> {
  const found = Object.entries(RATED).map(async ([name, rating]) => ({
    bot: await botOf(game, name),
    rating,
  }));
  return (await Promise.all(found)).flatMap(({ bot, rating }) => (bot ? [{ bot, rating }] : []));
}

/** A try of somebody with this rating. */
export interface Tried {
  readonly rating: number;
  readonly found: boolean;
}

/** All tries at a puzzle. `solves`: whether somebody finds it in their nth try. */
export const triesAt = (triers: readonly Trier[], solves: (bot: AnyBot, nth: number) => boolean): Tried[] =>
  triers.flatMap(({ bot, rating }) =>
    Array.from({ length: TRIES }, (_, nth) => ({ rating, found: solves(bot, nth) })),
  );

/** How hard a puzzle is: the rating with which it would have been found as often as it was. */
export const difficultyOf = (tries: readonly Tried[]): number =>
  fitted([...tries, { rating: USUAL, found: true }, { rating: USUAL, found: false }]);

/** The rating at which as many are expected to find it as did. */
export function fitted(tries: readonly Tried[]): number {
  const found = tries.filter((one) => one.found).length;
  let [low, high] = [0, 3000];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const expected = tries.reduce((sum, { rating }) => sum + chanceToFind(rating, middle), 0);
    if (expected > found) low = middle;
    else high = middle;
  }
  return Math.round(low);
}
