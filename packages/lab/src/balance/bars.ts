import { type Drawing, WIDTH } from '../report/plots.js';
import { scaled, ticks } from '../report/scale.js';
import { line, rect, text } from '../report/svg.js';
import { decimal } from '../text/format.js';

const LEFT = 230;
const RIGHT = WIDTH - 70;
const ROW = 22;

/** A lying bar for each value, from nothing on, with its figure. */
export function bars(
  rows: readonly { readonly name: string; readonly value: number }[],
  unit: string,
): Drawing {
  const x = scaled(0, Math.max(...rows.map(({ value }) => value)), LEFT, RIGHT);
  const bottom = rows.length * ROW + 6;
  const drawn = rows.map(({ name, value }, i) => {
    const y = i * ROW + 4;
    return (
      text(0, y + 14, name, 'name') +
      rect(LEFT, y, x.at(value) - LEFT, ROW - 5, 'bar', `${name}: ${decimal(value, 2)} ${unit}`) +
      text(WIDTH, y + 14, decimal(value, 2), 'figure end')
    );
  });
  const marks = ticks(x, 6).map(
    (n) =>
      line(x.at(n), bottom, x.at(n), bottom + 4, 'base') + text(x.at(n), bottom + 19, `${n}`, 'small middle'),
  );
  return {
    width: WIDTH,
    height: bottom + 30,
    inside: drawn.join('') + line(LEFT, bottom, RIGHT, bottom, 'base') + marks.join(''),
  };
}
