import { alongside, type Histogram } from '../statistics/histogram.js';
import { around, type Interval } from '../statistics/wilson.js';
import { decimal, percent, percents, signed, whole } from '../text/format.js';
import { type Scale, scaled, ticks } from './scale.js';
import { element, line, rect, text } from './svg.js';

/** A plot without its frame. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly inside: string;
}

/** How wide a plot is: names stand before `left`, figures after `right`. `ticks`: about how many have room below it. */
export interface Frame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly ticks: number;
}

export const WIDTH = 680;
const LEFT = 112;
const RIGHT = WIDTH - 78;
const TICKS = 8;
export const WIDE: Frame = { width: WIDTH, left: LEFT, right: RIGHT, ticks: TICKS };
/** For phones, where letters of a wide plot would be too small. */
export const NARROW: Frame = { width: 330, left: 76, right: 256, ticks: 4 };
const ROW = 34;
const AXIS = 30;

/** Shares with their intervals, one a row, and a dashed line where all would be alike, where there is such a share. */
export function intervals(
  rows: readonly { name: string; share: number; interval: Interval }[],
  fair?: number,
  frame = WIDE,
): Drawing {
  const { from, to } = around(
    rows.map(({ interval }) => interval),
    fair ?? rows[0]?.share ?? 0,
  );
  return estimates(
    rows.map(({ name, share: value, interval }) => ({ name, value, interval })),
    { from, to, figure: percent, range: percents, tick: percentTick },
    fair === undefined ? undefined : { at: fair, says: 'fair share' },
    frame,
  );
}

/** How the values of a plot are written, and the part of the scale in which they are shown. */
interface Written {
  readonly from: number;
  readonly to: number;
  figure(value: number): string;
  range(interval: Interval): string;
  tick(value: number): string;
}

/** Values with their intervals, one a row, and a dashed line that they are compared with. What leaves the scale is cut off. */
export function estimates(
  rows: readonly { name: string; value: number; interval: Interval }[],
  { from, to, figure, range, tick }: Written,
  compared?: { readonly at: number; readonly says: string },
  { width, left, right, ticks: about } = WIDE,
): Drawing {
  const x = scaled(from, to, left, right - 20);
  const within = (value: number): number => x.at(Math.min(Math.max(value, from), to));
  const bottom = rows.length * ROW + 14;
  const drawn = rows.map(({ name, value, interval }, i) => {
    const y = i * ROW + 30;
    return [
      text(0, y + 5, name, 'name'),
      line(left, y, x.at(to), y, 'grid'),
      line(within(interval.low), y, within(interval.high), y, 'whisker'),
      element('circle', { cx: within(value), cy: y, r: width < WIDTH ? 4 : 5.5, class: 'mark' }, ''),
      text(width, y - 1, figure(value), 'figure end'),
      text(width, y + 13, range(interval), 'small end'),
    ].join('');
  });
  const dashed = compared
    ? line(x.at(compared.at), 12, x.at(compared.at), bottom, 'fair') +
      text(x.at(compared.at), 8, compared.says, 'small middle')
    : '';
  return { width, height: bottom + AXIS, inside: drawn.join('') + dashed + axis(x, bottom, tick, about) };
}

/** How often which number came, with its mean. */
export function histogram(of: Histogram, mean: number, unit: string): Drawing {
  const top = 26;
  const bottom = 190;
  const { from, step, counts } = alongside([of], 80);
  const cells = counts[0] ?? [];
  const x = scaled(from, from + cells.length * step, 44, WIDTH - 12);
  const y = scaled(0, Math.max(...cells) / of.total, bottom, top);
  const bars = cells.map((count, i) => {
    const low = from + i * step;
    const range = step === 1 ? `${low}` : `${low}–${low + step - 1}`;
    const left = x.at(low);
    const width = Math.max(x.at(low + step) - left - 1, 0.5);
    const high = bottom - y.at(count / of.total);
    return rect(left, bottom - high, width, high, 'bar', `${range} ${unit}: ${whole(count)} games`);
  });
  const grid = ticks(y, 3).map(
    (share) =>
      line(44, y.at(share), WIDTH - 12, y.at(share), 'grid') +
      text(38, y.at(share) + 4, percentTick(share), 'small end'),
  );
  const at = x.at(mean + 0.5);
  const meanLine = line(at, 14, at, bottom, 'mean') + text(at, 9, `mean ${decimal(mean)}`, 'small middle');
  const centre = (value: number): number => value + 0.5;
  return {
    width: WIDTH,
    height: bottom + AXIS,
    inside: grid.join('') + bars.join('') + meanLine + axis(x, bottom, (n) => `${n}`, TICKS, centre),
  };
}

/** Histograms one below the other on one scale, each with its mean. */
export function ridges(
  rows: readonly { name: string; of: Histogram; mean: number; sd: number }[],
  { width, left, right, ticks: about } = WIDE,
): Drawing {
  const ROOM = 58;
  const { from, step, counts } = alongside(
    rows.map(({ of }) => of),
    100,
  );
  const cells = counts[0]?.length ?? 0;
  const x = scaled(from, from + cells * step, left, right);
  const highest = Math.max(...counts.flatMap((row, i) => row.map((n) => n / (rows[i]?.of.total ?? 1))));
  const bottom = rows.length * ROOM + 8;
  const drawn = rows.map(({ name, of, mean, sd }, i) => {
    const ground = (i + 1) * ROOM;
    const outline = (counts[i] ?? []).map((count, cell) => {
      const y = ground - (count / of.total / highest) * (ROOM - 8);
      return `L${short(x.at(from + cell * step))} ${short(y)}H${short(x.at(from + (cell + 1) * step))}`;
    });
    const path = `M${left} ${ground}${outline.join('')}V${ground}Z`;
    const at = x.at(mean + 0.5);
    return [
      text(0, ground - 12, name, 'name'),
      element('path', { d: path, class: 'bar' }, ''),
      line(left, ground, right, ground, 'base'),
      line(at, ground - ROOM + 8, at, ground, 'mean'),
      text(width, ground - 14, decimal(mean), 'figure end'),
      text(width, ground, `± ${decimal(sd)}`, 'small end'),
    ].join('');
  });
  const centre = (value: number): number => value + 0.5;
  return {
    width,
    height: bottom + AXIS,
    inside: drawn.join('') + axis(x, bottom, (n) => `${n}`, about, centre),
  };
}

/** Shares in rows and columns, in percent, the larger the darker. Where cells are small, heads stand aslant and figures are rounded. */
export function matrix(
  names: readonly string[],
  columns: readonly string[],
  shares: readonly (readonly (number | undefined)[])[],
  { width, left } = WIDE,
): Drawing {
  const cell = (width - left) / columns.length;
  const isSmall = cell < 70;
  const top = isSmall ? 56 : 24;
  const most = Math.max(...shares.flat().map((share) => share ?? 0));
  const figure = (share: number): string => (isSmall ? `${Math.round(share * 100)}` : percent(share));
  const heads = columns.map((name, c) => {
    const x = left + (c + 0.5) * cell;
    if (!isSmall) return text(x, 14, name, 'small middle');
    return element(
      'g',
      { transform: `translate(${x - 4} ${top - 6}) rotate(-40)` },
      text(0, 0, name, 'small'),
    );
  });
  const drawn = shares.map((row, r) => {
    const y = top + r * ROW;
    const cells = row.map((share, c) => {
      if (share === undefined) return '';
      const x = left + c * cell;
      const shade = {
        x,
        y,
        width: cell - 2,
        height: ROW - 2,
        class: 'cell',
        'fill-opacity': (share / most) * 0.6,
      };
      return element('rect', shade, '') + text(x + cell / 2 - 1, y + 21, figure(share), 'figure middle');
    });
    return text(0, y + 21, names[r] ?? '', 'name') + cells.join('');
  });
  return { width, height: top + shares.length * ROW, inside: heads.join('') + drawn.join('') };
}

/** Spreads one a row: a line for nine in ten, a box for the middle half, a mark for the median. */
export function boxes(rows: readonly { name: string; of: Histogram }[]): Drawing {
  const quantiles = rows.map(({ of }) => [0.05, 0.25, 0.5, 0.75, 0.95].map((q) => of.quantile(q)));
  const x = scaled(Math.min(...quantiles.flat()) - 1, Math.max(...quantiles.flat()) + 1, LEFT, RIGHT);
  const bottom = rows.length * ROW + 8;
  const drawn = rows.map(({ name }, i) => {
    const [low, q1, median, q3, high] = quantiles[i] as [number, number, number, number, number];
    const y = i * ROW + 22;
    return [
      text(0, y + 5, name, 'name'),
      line(x.at(low), y, x.at(high), y, 'whisker'),
      rect(x.at(q1 - 0.5), y - 9, x.at(q3 + 0.5) - x.at(q1 - 0.5), 18, 'box'),
      line(x.at(median), y - 12, x.at(median), y + 12, 'median'),
      text(WIDTH, y + 5, decimal(median, 0), 'figure end'),
    ].join('');
  });
  return { width: WIDTH, height: bottom + AXIS, inside: drawn.join('') + axis(x, bottom, (n) => `${n}`) };
}

/** Correlations as bars to the left or right of nothing. */
export function correlations(rows: readonly { name: string; r: number }[]): Drawing {
  const left = 270;
  const x = scaled(-1, 1, left, RIGHT);
  const bottom = rows.length * ROW + 8;
  const drawn = rows.map(({ name, r }, i) => {
    const y = i * ROW + 22;
    const [from, to] = [x.at(Math.min(r, 0)), x.at(Math.max(r, 0))];
    return (
      text(0, y + 5, name, 'name') +
      rect(from, y - 9, to - from, 18, 'bar') +
      text(WIDTH, y + 5, signed(r, 2), 'figure end')
    );
  });
  return {
    width: WIDTH,
    height: bottom + AXIS,
    inside: drawn.join('') + line(x.at(0), 4, x.at(0), bottom, 'base') + axis(x, bottom, (n) => signed(n, 1)),
  };
}

const short = (n: number): number => Math.round(n * 100) / 100;
const percentTick = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** With about so many marks; `centre` moves the mark of a whole number to the middle of its bar. */
function axis(
  x: Scale,
  y: number,
  write: (n: number) => string,
  about = TICKS,
  centre = (n: number) => n,
): string {
  const marks = ticks(x, about)
    .filter((n) => centre(n) <= x.to)
    .map((n) => {
      const at = x.at(centre(n));
      return line(at, y, at, y + 4, 'base') + text(at, y + 19, write(n), 'small middle');
    });
  return line(x.at(x.from), y, x.at(x.to), y, 'base') + marks.join('');
}
