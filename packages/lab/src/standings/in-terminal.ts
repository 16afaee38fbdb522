import { around } from '../statistics/wilson.js';
import { whisker } from '../text/bars.js';
import { decimal, milliseconds, percent, percents, range, signed, signedRange } from '../text/format.js';
import { table } from '../text/table.js';
import { type Contest, isRated, type Rated, ranked } from './contest.js';

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
  return table(
    ['bot', 'wins', '95%', `┊ fair ${percent(fair)}`, eloHead(anchor), '95%', 'seats'],
    rows.map((row) => [
      row.bot,
      percent(row.winRate),
      percents(row),
      whisker(row, row.winRate, fair, scale, 26),
      ...eloCells(row, anchor),
      `${row.seats}`,
    ]),
  );
}

const eloHead = (anchor: string | undefined): string => (anchor === undefined ? 'Elo' : `Elo (${anchor} 0)`);

/** A rating and its interval, which the anchor does not have. */
const eloCells = ({ bot, rating }: Rated, anchor: string | undefined): string[] => [
  signed(rating?.elo ?? 0),
  bot === anchor || !rating ? '' : signedRange(rating),
];

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

function points(contest: Contest, rows: readonly Rated[]): string[] {
  const { met, wins, anchor } = contest;
  const tellsWins = !met && wins !== undefined;
  const tellsElo = !met && isRated(contest);
  const timed = rows.some(({ times }) => times.count > 0);
  return table(
    [
      'bot',
      ...(tellsElo ? [eloHead(anchor), '95%'] : []),
      ...(tellsWins ? [wins, '95%'] : []),
      'points',
      '95%',
      'sd',
      'games',
      ...(timed ? ['a decision', '95% within'] : []),
    ],
    rows.map((row) => {
      const { bot, meanScore, scoreInterval, scores, games, times } = row;
      return [
        bot,
        ...(tellsElo ? eloCells(row, anchor) : []),
        ...(tellsWins ? [percent(row.winRate), percents(row)] : []),
        decimal(meanScore, 2),
        range(scoreInterval),
        decimal(scores.sum.sd, 1),
        `${games}`,
        ...(timed ? [milliseconds(times.mean), milliseconds(times.quantile(0.95))] : []),
      ];
    }),
  );
}
