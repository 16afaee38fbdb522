import { type Account, SURE } from '@aerie/analysis';
import { type Drawing, type Frame, NARROW, WIDE } from '../report/plots.js';
import { scaled, ticks } from '../report/scale.js';
import { element, line, rect, text } from '../report/svg.js';
import { percent, signed } from '../text/format.js';

/** How the lines of seats are told apart, by pattern and colour. */
export const SEAT_LINES = `
svg .seat { fill: none; stroke-width: 2; }
svg .seat0 { stroke: var(--bar); }
svg .seat1 { stroke: var(--accent); stroke-dasharray: 7 3; }
svg .seat2 { stroke: var(--leaf); stroke-dasharray: 2 3; }
svg .seat3 { stroke: var(--ink); stroke-dasharray: 9 3 2 3; }
svg .seat4 { stroke: var(--soft); stroke-dasharray: 12 4; }
svg .gain { fill: var(--leaf); }
svg .loss { fill: var(--accent); }
`;
const PATTERNS = 5;

/** The chances of all seats over a match, each line with its name at the end; a mark wherever somebody lost much by a decision. */
export function chancesPlot(
  names: readonly string[],
  chances: readonly (readonly number[])[],
  marks: readonly { readonly at: number; readonly seat: number; readonly says: string }[],
  frame: Frame = WIDE,
): Drawing {
  const [top, bottom, left] = [10, 230, 40];
  const right = frame.width - (frame.width < WIDE.width ? 70 : 110);
  const x = scaled(0, Math.max(1, chances.length - 1), left, right);
  const y = scaled(0, 1, bottom, top);
  const at = (moment: number, seat: number): number => y.at(chances[moment]?.[seat] ?? 0);
  const grid = ticks(y, 4).map(
    (share) =>
      line(left, y.at(share), right, y.at(share), 'grid') +
      text(left - 6, y.at(share) + 4, `${Math.round(share * 100)}%`, 'small end'),
  );
  const lines = names.map((_, seat) => {
    const points = chances.map((_, moment) => `${x.at(moment).toFixed(1)} ${at(moment, seat).toFixed(1)}`);
    return element('path', { d: `M${points.join('L')}`, class: `seat seat${seat % PATTERNS}` });
  });
  const dots = marks.map(({ at: moment, seat, says }) =>
    element(
      'circle',
      { cx: x.at(moment), cy: at(moment, seat), r: 4, class: 'mark' },
      element('title', {}, says),
    ),
  );
  return {
    width: frame.width,
    // Below the last name, should all lines end at the bottom.
    height: bottom + ROOM * names.length,
    inside: [
      ...grid,
      ...lines,
      ...dots,
      ...labels(names, (seat) => at(chances.length - 1, seat), right),
    ].join(''),
  };
}

/** The height of a name. */
const ROOM = 16;

/** Names beside the ends of lines, none over another. */
function labels(names: readonly string[], end: (seat: number) => number, right: number): string[] {
  let lowest = Number.NEGATIVE_INFINITY;
  return names
    .map((name, seat) => ({ name, seat, y: end(seat) }))
    .sort((a, b) => a.y - b.y)
    .map(({ name, seat, y }) => {
      lowest = Math.max(y, lowest + ROOM);
      return (
        line(right + 4, lowest, right + 20, lowest, `seat seat${seat % PATTERNS}`) +
        text(right + 24, lowest + 4, name, 'small')
      );
    });
}

const PARTS: readonly (readonly [keyof Account, string])[] = [
  ['deal', 'deal'],
  ['luck', 'own luck'],
  ['rivalsLuck', "others' luck"],
  ['decisions', 'own decisions'],
  ['rivalsDecisions', "others' decisions"],
  ['hidden', 'hidden'],
  ['unknown', 'unknown'],
];

/** From what a seat could expect before the deal to what it came to, part by part, each with two standard errors. */
export function waterfall(account: Account, errors: Account, frame: Frame = WIDE): Drawing {
  const ROW = 30;
  const { width } = frame;
  const left = width < WIDE.width ? 124 : 140;
  const right = width - 64;
  let reached = account.even;
  const steps = PARTS.map(([part, name]) => {
    const from = reached;
    reached += account[part];
    return { name, from, to: reached, error: SURE * errors[part] };
  });
  const ends = [0, 1, ...steps.flatMap(({ from, to, error }) => [from, to - error, to + error])];
  const x = scaled(Math.min(...ends), Math.max(...ends), left, right);
  const row = (i: number, name: string, figure: string, bar: string): string =>
    text(0, i * ROW + 20, name, 'name') + bar + text(width, i * ROW + 20, figure, 'figure end');
  const bar = (i: number, from: number, to: number, as: string): string => {
    const [low, high] = [x.at(Math.min(from, to)), x.at(Math.max(from, to))];
    return rect(low, i * ROW + 6, Math.max(high - low, 1), 18, as);
  };
  const interval = (i: number, from: number, to: number): string => {
    const middle = i * ROW + 15;
    return line(x.at(from), middle, x.at(to), middle, 'base');
  };
  const last = steps.length + 1;
  const height = (last + 1) * ROW + 4;
  return {
    width,
    height,
    inside: [
      line(x.at(0), 2, x.at(0), height, 'base'),
      line(x.at(1), 2, x.at(1), height, 'grid'),
      row(0, 'before the deal', percent(account.even), bar(0, 0, account.even, 'bar')),
      ...steps.map(({ name, from, to, error }, i) =>
        row(
          i + 1,
          name,
          signed((to - from) * 100, 1),
          bar(i + 1, from, to, to < from ? 'loss' : 'gain') + interval(i + 1, to - error, to + error),
        ),
      ),
      row(last, 'result', percent(account.result), bar(last, 0, account.result, 'bar')),
    ].join(''),
  };
}

/** A picture for screens, and one for phones. */
export const forBoth = (draw: (frame?: Frame) => Drawing): { plot: Drawing; narrow: Drawing } => ({
  plot: draw(),
  narrow: draw(NARROW),
});
