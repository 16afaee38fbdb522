import { around } from '../statistics/wilson.js';
import { whisker } from '../text/bars.js';
import { decimal, milliseconds, percent, percents, range, signed, signedRange } from '../text/format.js';
import { table } from '../text/table.js';
import { type Contest, type Rated, ranked } from './contest.js';

/** What came of a contest, as tables. */
export function inTerminal(contest: Contest): string[] {
  const rows = ranked(contest);
  const lines = contest.met ? [...standing(contest, rows), '', ...pairs(contest, rows), ''] : [];
  return [...lines, ...points(contest, rows)];
}

/** Who wins how often, and how strong that makes them. */
function standing({ players, anchor }: Contest, rows: readonly Rated[]): string[] {
  const fair = 1 / players;
  const scale = around(rows, fair);
  const zero = anchor === undefined ? 'Elo' : `Elo (${anchor} 0)`;
  return table(
    ['bot', 'wins', '95%', `┊ fair ${percent(fair)}`, zero, '95%', 'seats'],
    rows.map((row) => [
      row.bot,
      percent(row.winRate),
      percents(row),
      whisker(row, row.winRate, fair, scale, 26),
      signed(row.rating?.elo ?? 0),
      row.bot === anchor || !row.rating ? '' : signedRange(row.rating),
      `${row.seats}`,
    ]),
  );
}

/** How often the bot of a row comes before that of a column; a shared place counts half. */
function pairs({ standings }: Contest, rows: readonly Rated[]): string[] {
  const names = rows.map(({ bot }) => bot);
  const share = (bot: string, other: string): string => {
    const { score, times } = standings.encounter(bot, other);
    return times === 0 ? '' : percent(score / times);
  };
  return table(
    ['ahead of', ...names],
    names.map((bot) => [bot, ...names.map((other) => share(bot, other))]),
  );
}

function points({ met, wins }: Contest, rows: readonly Rated[]): string[] {
  const tellsWins = !met && wins !== undefined;
  const timed = rows.some(({ times }) => times.count > 0);
  return table(
    [
      'bot',
      ...(tellsWins ? [wins, '95%'] : []),
      'points',
      '95%',
      'sd',
      'games',
      ...(timed ? ['a decision', '95% within'] : []),
    ],
    rows.map(({ bot, meanScore, scoreInterval, scores, games, times, ...row }) => [
      bot,
      ...(tellsWins ? [percent(row.winRate), percents(row)] : []),
      decimal(meanScore, 2),
      range(scoreInterval),
      decimal(scores.sum.sd, 1),
      `${games}`,
      ...(timed ? [milliseconds(times.mean), milliseconds(times.quantile(0.95))] : []),
    ]),
  );
}
