import { percent, signed, signedRange } from '../text/format.js';
import { type Contest, ranked } from './contest.js';

/** What stands above the rows of all contests. */
export const OVERVIEW: readonly string[] = ['game', 'bot', 'Elo', '95%', 'wins', 'games'];

/** Every bot of several contests in one line each: ratings compare the bots of one game, best first. */
export const overviewRows = (contests: readonly Contest[]): string[][] =>
  contests.flatMap((contest) =>
    ranked(contest).map(({ bot, rating, winRate, games }) => [
      contest.game,
      bot,
      ...(rating ? [signed(rating.elo), bot === contest.anchor ? '' : signedRange(rating)] : ['', '']),
      contest.wins === undefined ? '' : percent(winRate),
      `${games}`,
    ]),
  );
