import type { Rating } from '../statistics/ratings.js';
import { counted } from '../text/format.js';
import type { Standing, Standings } from './standings.js';

/** What `wins` says where places tell who has won. */
export const WON = 'won';

/** Games in which bots were compared, and what came of them. */
export interface Contest {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  /** The options that were chosen, as they were typed. */
  readonly chosen: readonly string[];
  readonly seed: string;
  /** Whether they met at tables, or played the same deals each by itself. */
  readonly met: boolean;
  /** Whose rating is 0; without one that is the mean of all. */
  readonly anchor?: string;
  /** What counts as a win; undefined where nobody can win. */
  readonly wins: string | undefined;
  readonly standings: Standings;
}

export interface Rated extends Standing {
  readonly rating?: Rating;
}

/** `schwingenschlag: 400 games with 1 player, solo=3, seed 1`. */
export function headingOf({ game, standings, players, chosen, seed }: Contest): string {
  const table = [counted(players, 'player'), ...chosen, `seed ${seed}`].join(', ');
  return `${game}: ${counted(standings.games, 'game')} with ${table}`;
}

/** Whether there is anybody to be rated against. */
export const isRated = ({ standings, met }: Contest): boolean => met || standings.bots.length > 1;

/** The bots with their ratings where there are several, best first. */
export function ranked(contest: Contest): Rated[] {
  const { standings, anchor } = contest;
  const list = standings.list();
  if (!isRated(contest)) return list.toSorted((a, b) => b.meanScore - a.meanScore);
  const ratings = new Map(standings.ratings(anchor).map((rating, i) => [standings.bots[i], rating]));
  const rated = list.map((standing) => ({ ...standing, rating: ratings.get(standing.bot) as Rating }));
  return rated.toSorted((a, b) => b.rating.elo - a.rating.elo);
}

/** All of it as plain data, best first. */
export const plain = (contest: Contest): unknown[] =>
  ranked(contest).map(({ scores, times, rating, winRate, low, high, ...rest }) => ({
    ...rest,
    ...(contest.wins === undefined ? {} : { winRate, low, high }),
    ...(rating && { elo: rating.elo, eloInterval: { low: rating.low, high: rating.high } }),
    sdScore: scores.sum.sd,
    ...(times.count > 0 && {
      choices: times.count,
      meanMs: times.mean,
      mostMs: times.quantile(0.95),
    }),
  }));
