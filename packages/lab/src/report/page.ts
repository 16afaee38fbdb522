import { checkWritable } from '../files.js';
import { UserError } from '../io.js';
import type { Panel } from './panels.js';
import type { Drawing } from './plots.js';
import { COLOURS, PLOTS, SANS, SERIF } from './style.js';
import { element, escaped } from './svg.js';

const STYLE = `${COLOURS}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 ${SANS}; }
main { max-width: 776px; margin: 0 auto; padding: 56px 24px 80px; }
h1, h2, h3 { font-family: ${SERIF}; font-weight: 600; line-height: 1.2; letter-spacing: -.01em; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(30px, 6vw, 44px); }
h2 { font-size: 25px; }
h3 { font-size: 23px; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 24px; margin-top: 24px; }
section p { margin: 8px 0 20px; max-width: 62ch; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
footer { margin-top: 32px; color: var(--soft); font-size: 15px; }
code { font: 14px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
code span { display: inline-block; }
svg.narrow { display: none; }
@media (max-width: 560px) {
  main { padding: 32px 12px 48px; } section { padding: 16px 12px; }
  svg.wide { display: none; } svg.narrow { display: block; }
}
@media print { section { break-inside: avoid; } }
${PLOTS}`;

/** One page that needs nothing else: no script, no font, no network. `again` is the command that makes it anew. */
export function page(title: string, inside: readonly string[], again: string, style = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${inside.join('\n')}
<footer>The same again: <code>${unbroken(again)}</code></footer>
</main>
</body>
</html>
`;
}

/** A command that is not broken inside its flags, if it can be helped. */
const unbroken = (command: string): string =>
  command
    .split(/ (?=--)/)
    .map((part) => `<span>${escaped(part)}</span>`)
    .join(' ');

/** A plot with its title and what it says. */
export function section({ title, words, plot, narrow }: Panel, heading: 'h2' | 'h3'): string {
  const drawn = narrow ? svg(plot, title, 'wide') + svg(narrow, title, 'narrow') : svg(plot, title);
  return `<section>\n${element(heading, {}, escaped(title))}\n<p>${escaped(words)}</p>\n${drawn}\n</section>`;
}

const svg = ({ width, height, inside }: Drawing, label: string, as = ''): string =>
  element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label, ...(as && { class: as }) },
    inside,
  );

/** Throws at once for a page that could not be written later. */
export function checkPagePath(path: string): void {
  if (!path.toLowerCase().endsWith('.html')) throw new UserError(`--report must end in .html, not "${path}"`);
  checkWritable(path);
}
