import { figuresTable, TABLE } from '../report/figures-table.js';
import { page, section } from '../report/page.js';
import type { Panel } from '../report/panels.js';
import { type Drawing, estimates, type Frame, intervals, matrix, NARROW, ridges } from '../report/plots.js';
import { escaped } from '../report/svg.js';
import type { Interval } from '../statistics/wilson.js';
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
import { type Contest, headingOf, isRated, type Rated, ranked, WON } from './contest.js';
import { OVERVIEW, overviewRows } from './overview.js';

const STYLE = `${TABLE}
.scroll { margin-top: 12px; }
h2.part { font-size: 30px; margin-top: 56px; }
`;

/** What came of contests, one after the other, as a page. `again` is the command that makes it anew. */
export function contestPage(title: string, contests: readonly Contest[], again: string): string {
  const [only, ...others] = contests;
  if (only && others.length === 0) return page(title, [about(only), ...inside(only, 'h2')], again, STYLE);
  const parts = contests.flatMap((contest) => [
    `<h2 class="part">${escaped(contest.game)}</h2>`,
    about(contest),
    ...inside(contest, 'h3'),
  ]);
  const overview = figuresTable('All of them', OVERVIEW, overviewRows(contests), 2);
  return page(title, [overview, ...parts], again, STYLE);
}

const about = (contest: Contest): string => `<p>${escaped(headingOf(contest))}</p>`;

function inside(contest: Contest, heading: 'h2' | 'h3'): string[] {
  const rows = ranked(contest);
  if (rows.length === 0) return [];
  const panels = contest.met
    ? [ratings(contest, rows), pairs(contest, rows), points(rows)]
    : [
        ...(isRated(contest) ? [ratings(contest, rows)] : []),
        ...(contest.wins === undefined ? [] : [wins(contest.wins, rows)]),
        points(rows),
      ];
  const tables = [...(contest.met ? [strength(contest, rows)] : []), pointsAndTime(contest, rows)];
  return [
    ...panels.map((panel) => section(panel, heading)),
    ...tables.map(({ title, heads, lines }) => figuresTable(title, heads, lines, 1, heading)),
  ];
}

/** A plot for screens and for phones. */
const both = (draw: (frame?: Frame) => Drawing): Pick<Panel, 'plot' | 'narrow'> => ({
  plot: draw(),
  narrow: draw(NARROW),
});

/** Intervals that reach further than this beyond all ratings are cut off: nobody knows how much better one is who wins everything. */
const BEYOND = 200;

function ratings({ anchor, met }: Contest, rows: readonly Rated[]): Panel {
  const rated = rows.flatMap(({ bot: name, rating }) =>
    rating ? [{ name, value: rating.elo, interval: { low: rating.low, high: rating.high } }] : [],
  );
  const values = rated.map(({ value }) => value);
  const low = Math.max(Math.min(...rated.map((one) => one.interval.low)), Math.min(...values) - BEYOND);
  const high = Math.min(Math.max(...rated.map((one) => one.interval.high)), Math.max(...values) + BEYOND);
  const air = (high - low) * 0.05;
  const zero =
    anchor === undefined
      ? 'The mean of all is 0'
      : `The rating of ${anchor} is 0, and the others are compared with it`;
  return {
    title: 'How strong they are',
    words: `Elo ratings under which the games are likeliest: 100 points more mean 64% of the games, 200 mean 76%, 400 mean 91%.${met ? '' : ' Whoever has more points in the same deal has won it.'} ${zero}. Lines are 95% intervals, cut off where they leave the picture.`,
    ...both((frame) =>
      estimates(
        rated,
        {
          from: Math.min(low - air, 0),
          to: Math.max(high + air, 0),
          figure: signed,
          range: apart,
          tick: signed,
        },
        { at: 0, says: anchor ?? 'mean' },
        frame,
      ),
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
    words: `How often, in percent, the one on the left was ahead of the one above, a shared place counted half. Each two were compared ${often}.`,
    ...both((frame) => matrix(names, names, shares, frame)),
  };
}

function points(rows: readonly Rated[]): Panel {
  const spreads = rows.map(({ bot: name, meanScore: mean, scores: { histogram: of, sum } }) => ({
    ...{ name, of, mean, sd: sum.sd },
  }));
  return {
    title: 'Points',
    words:
      'How the points of each are spread. The figures are mean and standard deviation; the mean is marked.',
    ...both((frame) => ridges(spreads, frame)),
  };
}

function wins(what: string, rows: readonly Rated[]): Panel {
  const shares = rows.map(({ bot: name, winRate: share, low, high }) => ({
    ...{ name, share, interval: { low, high } },
  }));
  return {
    title: what === WON ? 'How often they win' : `How often they reach ${what}`,
    words: `All played the same ${counted(rows[0]?.games ?? 0, 'deal')}. Lines are 95% intervals.`,
    ...both((frame) => intervals(shares, undefined, frame)),
  };
}

interface Figures {
  readonly title: string;
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

const strength = ({ players, wins }: Contest, rows: readonly Rated[]): Figures => ({
  title: `Ratings and wins (a fair share is ${percent(1 / players)})`,
  heads: ['bot', 'Elo', '95%', wins ?? '', '95%', 'seats'],
  lines: rows.map(({ bot, rating, winRate, low, high, seats }) => [
    bot,
    ...(rating ? [signed(rating.elo), apart(rating)] : ['', '']),
    ...[percent(winRate), percents({ low, high }), `${seats}`],
  ]),
});

/** Points and time; how often they won too, where that is not told with the ratings. */
function pointsAndTime({ met, wins }: Contest, rows: readonly Rated[]): Figures {
  const isWon = !met && wins !== undefined;
  const isTimed = rows.some(({ times }) => times.count > 0);
  return {
    title: isTimed ? 'Points and processor time' : 'The figures',
    heads: [
      'bot',
      ...(isWon ? [wins, '95%'] : []),
      ...['points', '95%', 'sd', 'games'],
      ...(isTimed ? ['a decision', '95% within'] : []),
    ],
    lines: rows.map(({ bot, winRate, low, high, meanScore, scoreInterval, scores, games, times }) => [
      bot,
      ...(isWon ? [percent(winRate), percents({ low, high })] : []),
      ...[decimal(meanScore, 2), range(scoreInterval), decimal(scores.sum.sd, 1), `${games}`],
      ...(isTimed ? [milliseconds(times.mean), milliseconds(times.quantile(0.95))] : []),
    ]),
  };
}

/** An interval of differences; nothing for that of the anchor from itself. */
const apart = (interval: Interval): string => (interval.low === interval.high ? '' : signedRange(interval));
