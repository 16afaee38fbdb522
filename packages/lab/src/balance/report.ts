import type { Panel } from '../report/panels.js';
import { WIDTH } from '../report/plots.js';
import { COLOURS, PLOTS, SANS, SERIF } from '../report/style.js';
import { element, escaped } from '../report/svg.js';
import { counted } from '../text/format.js';
import type { Table } from './balancer.js';

const STYLE = `${COLOURS}
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 ${SANS}; }
main { max-width: 776px; margin: 0 auto; padding: 48px 16px 72px; }
h1, h2, h3 { font-family: ${SERIF}; font-weight: 600; line-height: 1.2; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(28px, 6vw, 40px); }
h2 { font-size: 30px; margin-top: 48px; }
h3 { font-size: 23px; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 24px 20px; margin-top: 20px; }
section p { margin: 8px 0 20px; max-width: 62ch; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
footer { margin-top: 32px; color: var(--soft); font-size: 15px; }
code { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
@media print { section { break-inside: avoid; } }
${PLOTS}`;

/** One page with the findings of all tables, one after the other. It needs nothing else: no script, no network. */
export function balanceReport(title: string, tables: readonly Table[], again: string): string {
  const found = tables.map(
    ({ players, watch }) =>
      `<h2>${counted(players, 'player')}</h2>\n${watch.panels().map(section).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${found.join('\n')}
<footer>The same again: <code>${escaped(again)}</code></footer>
</main>
</body>
</html>
`;
}

function section({ title, words, plot }: Panel): string {
  const view = { viewBox: `0 0 ${WIDTH} ${plot.height}`, role: 'img', 'aria-label': title };
  return `<section>\n<h3>${escaped(title)}</h3>\n<p>${escaped(words)}</p>\n${element('svg', view, plot.inside)}\n</section>`;
}
