import { PAIRS, type Simulation, type Spread, type Tally } from '../report/tally.js';
import { alongside, type Cells, type Histogram } from '../statistics/histogram.js';
import { around, wilson } from '../statistics/wilson.js';
import { columns, whisker } from '../text/bars.js';
import { counted, decimal, duration, percent, percents, signed, whole } from '../text/format.js';
import { table } from '../text/table.js';

const PLOT_HEIGHT = 4;

/** The simulation as tables and small plots of characters. */
export function inTerminal({ game, seed, seconds, tally }: Simulation, width: number): string[] {
  const rate = `${duration(seconds)}, ${whole(tally.games / seconds)} games/s`;
  const plots = Math.min(width, 80) - 8;
  const several = tally.seats.length > 1;
  return [
    `${game}: ${counted(tally.games, 'game')} of ${counted(tally.seats.length, 'player')}, seed ${seed} (${rate})`,
    ...(several ? section('Wins by seat, with 95% intervals', winRates(tally)) : []),
    ...section('Scores by seat', scores(tally)),
    ...section('How the scores are spread', scoreSpreads(tally, plots)),
    ...(several ? section('Places by seat', places(tally)) : []),
    ...section(`Decisions a game: ${summed(tally.length)}`, plot(tally.length.histogram, plots)),
    ...(several
      ? section(`Winning margin: ${summed(tally.margin)}`, plot(tally.margin.histogram, plots))
      : []),
    ...section('What goes together (correlation)', correlations(tally)),
  ];
}

const section = (title: string, lines: readonly string[]): string[] => [
  '',
  title,
  ...lines.map((line) => `  ${line}`.trimEnd()),
];

const summed = ({ sum }: Spread): string =>
  `${decimal(sum.mean)} ± ${decimal(sum.sd)}, from ${whole(sum.min)} to ${whole(sum.max)}`;

function winRates({ seats, games }: Tally): string[] {
  const intervals = seats.map(({ wins }) => wilson(wins, games));
  const fair = 1 / seats.length;
  const scale = around(intervals, fair);
  const rows = seats.map(({ bot, wins }, seat) => {
    const interval = intervals[seat] as (typeof intervals)[number];
    const rate = wins / games;
    return [`${seat + 1}`, bot, percent(rate), percents(interval), whisker(interval, rate, fair, scale, 36)];
  });
  return table(['seat', 'bot', 'wins', '95%', `┊ fair share ${percent(fair)}`], rows);
}

function scores({ seats }: Tally): string[] {
  const rows = seats.map(({ bot, score: { sum, histogram } }, seat) => [
    `${seat + 1}`,
    bot,
    decimal(sum.mean, 2),
    decimal(sum.sd, 2),
    ...[0.05, 0.5, 0.95].map((q) => decimal(histogram.quantile(q), histogram.width > 1 ? 1 : 0)),
    decimal(sum.min, 0),
    decimal(sum.max, 0),
  ]);
  return table(['seat', 'bot', 'mean', 'sd', '5%', 'median', '95%', 'min', 'max'], rows);
}

/** One line a seat, all on the same scale. */
function scoreSpreads({ seats }: Tally, width: number): string[] {
  const cells = alongside(
    seats.map(({ score }) => score.histogram),
    width,
  );
  return [
    ...cells.counts.map((counts, seat) => `${seat + 1}  ${columns(counts, 1)[0]}`),
    `   ${scale(cells)}`,
  ];
}

function places({ seats, games }: Tally): string[] {
  const rows = seats.map(({ bot, places }, seat) => [
    `${seat + 1}`,
    bot,
    ...places.map((count) => percent(count / games)),
  ]);
  return table(['seat', 'bot', ...seats.map((_, i) => `place ${i + 1}`)], rows);
}

function plot(histogram: Histogram, width: number): string[] {
  const cells = alongside([histogram], width);
  return [...columns(cells.counts[0] ?? [], PLOT_HEIGHT), scale(cells)];
}

/** Where the cells of a plot begin and end: `1      64`. */
function scale({ from, step, counts }: Cells): string {
  const cells = counts[0]?.length ?? 0;
  const left = `${from}`;
  if (cells * step === 1) return left;
  const right = `${from + cells * step - 1}`;
  return left + right.padStart(Math.max(right.length + 1, cells - left.length));
}

function correlations({ correlations }: Tally): string[] {
  const rows = Object.entries(PAIRS).flatMap(([pair, says]) => {
    const r = correlations[pair as keyof typeof PAIRS].r;
    return r === undefined ? [] : [[signed(r, 2), says]];
  });
  return rows.length > 0 ? table(['r', 'of'], rows) : ['nothing varies'];
}
