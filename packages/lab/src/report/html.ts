import type { Simulation } from '../simulate/tally.js';
import { wilson } from '../statistics/wilson.js';
import { decimal, percent, percents, whole } from '../text/format.js';
import { commandOf, type Panel, panels, titleOf } from './panels.js';
import { WIDTH } from './plots.js';
import { COLOURS, PLOTS, SANS, SERIF } from './style.js';
import { element, escaped } from './svg.js';

const STYLE = `${COLOURS}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 ${SANS}; }
main { max-width: 776px; margin: 0 auto; padding: 56px 24px 80px; }
h1, h2 { font-family: ${SERIF}; font-weight: 600; line-height: 1.2; letter-spacing: -.01em; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(30px, 6vw, 44px); }
h2 { font-size: 25px; }
.facts { display: flex; flex-wrap: wrap; gap: 16px 40px; margin: 28px 0 12px; }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dd { margin: 0; font: 600 30px/1.1 ${SERIF}; font-variant-numeric: tabular-nums; }
.facts dt, figcaption, footer { color: var(--soft); font-size: 15px; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 24px; margin-top: 24px; }
section p { margin: 8px 0 20px; max-width: 62ch; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 15px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { color: var(--soft); font-weight: 500; }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; }
footer { margin-top: 32px; }
code { font: 14px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
@media (max-width: 560px) { main { padding: 32px 12px 48px; } section { padding: 16px 12px; } }
@media print { section { break-inside: avoid; } }
${PLOTS}`;

/** One page that needs nothing else: no script, no font, no network. */
export function htmlReport(simulation: Simulation): string {
  const title = escaped(titleOf(simulation));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${facts(simulation)}
${panels(simulation.tally).map(section).join('\n')}
${figures(simulation)}
<footer>The same again: <code>${escaped(commandOf(simulation))}</code></footer>
</main>
</body>
</html>
`;
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

function section({ title, words, plot }: Panel): string {
  const svg = element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${plot.height}`, role: 'img', 'aria-label': title },
    plot.inside,
  );
  return `<section>\n<h2>${escaped(title)}</h2>\n<p>${escaped(words)}</p>\n${svg}\n</section>`;
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
  const row = (cells: readonly string[], as: string): string =>
    `<tr>${cells.map((cell) => element(as, {}, escaped(cell))).join('')}</tr>`;
  return `<section>\n<h2>The figures</h2>\n<div class="scroll"><table>\n<thead>${row(heads, 'th')}</thead>\n<tbody>${rows
    .map((cells) => row(cells, 'td'))
    .join('\n')}</tbody>\n</table></div>\n</section>`;
}
