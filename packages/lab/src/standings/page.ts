import { figuresTable, TABLE } from '../report/figures-table.js';
import { page, section } from '../report/page.js';
import type { Panel } from '../report/panels.js';
import { estimates, intervals, matrix, ridges } from '../report/plots.js';
import {
  counted,
  decimal,
  milliseconds,
  percent,
  percents,
  range,
  signed,
  signedRange,
} from '../text/format.js';
import { type Contest, headingOf, type Rated, ranked } from './contest.js';

const STYLE = `${TABLE}
h2 { font-size: 30px; margin-top: 48px; }
`;

/** What came of contests, one after the other, as a page. `again` is the command that makes it anew. */
export function contestPage(title: string, contests: readonly Contest[], again: string): string {
  return page(title, contests.flatMap(inside), again, STYLE);
}

function inside(contest: Contest): string[] {
  const rows = ranked(contest);
  if (rows.length === 0) return [];
  const panels = contest.met
    ? [ratings(contest, rows), pairs(contest, rows), points(rows)]
    : [...(contest.wins === undefined ? [] : [wins(contest.wins, rows)]), points(rows)];
  return [
    `<h2>${headingOf(contest)}</h2>`,
    ...panels.map((panel) => section(panel, 'h3')),
    figures(contest, rows),
  ];
}

/** Intervals that reach further than this beyond all ratings are cut off: nobody knows how much better one is who wins everything. */
const BEYOND = 200;

function ratings({ anchor }: Contest, rows: readonly Rated[]): Panel {
  const rated = rows.flatMap(({ bot: name, rating }) =>
    rating ? [{ name, value: rating.elo, interval: { low: rating.low, high: rating.high } }] : [],
  );
  const values = rated.map(({ value }) => value);
  const low = Math.max(Math.min(...rated.map((one) => one.interval.low)), Math.min(...values) - BEYOND);
  const high = Math.min(Math.max(...rated.map((one) => one.interval.high)), Math.max(...values) + BEYOND);
  const air = (high - low) * 0.05;
  const zero =
    anchor === undefined ? 'The mean of all is 0' : `${anchor} is 0, and the others are compared with it`;
  return {
    title: 'How strong they are',
    words: `Elo ratings under which the games are likeliest: 100 points more mean 64% of the games, 200 mean 76%, 400 mean 91%. ${zero}. Lines are 95% intervals, cut off where they leave the picture.`,
    plot: estimates(
      rated,
      {
        ...{ from: Math.min(low - air, 0), to: Math.max(high + air, 0) },
        ...{ figure: signed, range: signedRange, tick: signed },
      },
      { at: 0, says: anchor ?? 'mean' },
    ),
  };
}

function pairs({ standings }: Contest, rows: readonly Rated[]): Panel {
  const names = rows.map(({ bot }) => bot);
  const shares = names.map((bot) =>
    names.map((other) => {
      const { score, times } = standings.encounter(bot, other);
      return times === 0 ? undefined : score / times;
    }),
  );
  const counts = names
    .flatMap((bot) => names.map((other) => standings.encounter(bot, other).times))
    .filter(Boolean);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const often = fewest === most ? counted(most, 'time') : `${fewest} to ${counted(most, 'time')}`;
  return {
    title: 'Who comes before whom',
    words: `How often the one on the left was ahead of the one above, a shared place counted half. Each two were compared ${often}.`,
    plot: matrix(names, names, shares),
  };
}

function points(rows: readonly Rated[]): Panel {
  return {
    title: 'Points',
    words:
      'How the points of each are spread. The figures are mean and standard deviation; the mean is marked.',
    plot: ridges(
      rows.map(({ bot: name, scores: { histogram: of, sum } }) => ({ name, of, mean: sum.mean, sd: sum.sd })),
    ),
  };
}

function wins(what: string, rows: readonly Rated[]): Panel {
  return {
    title: `How often: ${what}`,
    words: 'All played the same deals. Lines are 95% intervals (Wilson).',
    plot: intervals(
      rows.map(({ bot: name, winRate: share, low, high }) => ({ name, share, interval: { low, high } })),
    ),
  };
}

function figures({ met, wins }: Contest, rows: readonly Rated[]): string {
  const timed = rows.some(({ times }) => times.count > 0);
  const heads = [
    'bot',
    ...(met ? ['Elo', '95%'] : []),
    ...(wins === undefined ? [] : [wins, '95%']),
    ...['points', '95%', 'sd', 'games', 'seats'],
    ...(timed ? ['a decision', '95% within'] : []),
  ];
  const lines = rows.map(
    ({ bot, rating, winRate, low, high, meanScore, scoreInterval, scores, games, seats, times }) => [
      bot,
      ...(rating ? [signed(rating.elo), signedRange(rating)] : []),
      ...(wins === undefined ? [] : [percent(winRate), percents({ low, high })]),
      ...[decimal(meanScore, 2), range(scoreInterval), decimal(scores.sum.sd, 1), `${games}`, `${seats}`],
      ...(timed ? [milliseconds(times.mean), milliseconds(times.quantile(0.95))] : []),
    ],
  );
  return figuresTable(heads, lines, 'h3');
}
