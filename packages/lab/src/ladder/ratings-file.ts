import type { Ratings } from '@aerie/bots/ratings';
import { type Contest, ranked } from '../standings/contest.js';

/** Where the site's scale begins: so much has the anchor there, whose rating is 0 in the lab. */
const ANCHORED_AT = 1000;

/** The ratings of a contest, as they stand beside the bots of a game. */
export function ratingsText(contest: Contest, command: string): string {
  const onSite = (elo: number): number => Math.round(ANCHORED_AT + elo);
  const bots = ranked(contest).flatMap(({ bot, rating }) =>
    rating
      ? [[bot, { rating: onSite(rating.elo), low: onSite(rating.low), high: onSite(rating.high) }] as const]
      : [],
  );
  const anchor = contest.anchor ?? '';
  const ratings: Ratings = { command, anchor, bots: Object.fromEntries(bots) };
  return `${JSON.stringify(ratings, null, 2)}\n`;
}
