import { wilson } from '../statistics/wilson.js';
import { decimal, percent, percents, whole } from '../text/format.js';
import { figuresTable, TABLE } from './figures-table.js';
import { page, section } from './page.js';
import { commandOf, panels, titleOf } from './panels.js';
import { SERIF } from './style.js';
import { element, escaped } from './svg.js';
import type { Simulation } from './tally.js';

const STYLE = `${TABLE}
.facts { display: flex; flex-wrap: wrap; gap: 16px 40px; margin: 28px 0 12px; }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dd { margin: 0; font: 600 30px/1.1 ${SERIF}; font-variant-numeric: tabular-nums; }
.facts dt { color: var(--soft); font-size: 15px; }
`;

/** Everything that a simulation found, as a page. */
export function htmlReport(simulation: Simulation): string {
  const plots = panels(simulation.tally).map((panel) => section(panel, 'h2'));
  const inside = [facts(simulation), ...plots, figures(simulation)];
  return page(titleOf(simulation), inside, commandOf(simulation), STYLE);
}

function facts({ seed, tally: { seats, length, margin, scoreOfPlace } }: Simulation): string {
  const pairs: [string, string][] = [
    ['players', `${seats.length}`],
    ['decisions a game', decimal(length.sum.mean)],
    ['mean winning score', decimal(scoreOfPlace[0]?.sum.mean ?? 0)],
    ...(seats.length > 1 ? [['mean winning margin', decimal(margin.sum.mean)] as [string, string]] : []),
    ['seed', seed],
  ];
  return element(
    'dl',
    { class: 'facts' },
    pairs.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`).join(''),
  );
}

/** The figures behind the first plots, for those who read tables. */
function figures({ tally: { seats, games } }: Simulation): string {
  const heads = ['seat', 'bot', 'wins', '95% interval', 'mean score', 'sd', 'median', 'lowest', 'highest'];
  const rows = seats.map(({ bot, wins, score: { sum, histogram } }, seat) => [
    `${seat + 1}`,
    bot,
    percent(wins / games),
    percents(wilson(wins, games)),
    decimal(sum.mean, 2),
    decimal(sum.sd, 2),
    whole(histogram.quantile(0.5)),
    whole(sum.min),
    whole(sum.max),
  ]);
  return figuresTable('The figures', heads, rows, 2);
}
