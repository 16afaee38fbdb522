import { element, escaped } from './svg.js';

/** How a table of figures looks: names on the left, figures on the right. */
export const TABLE = `
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 15px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { color: var(--soft); font-weight: 500; }
th.name, td.name { text-align: left; }
`;

/** The figures behind plots, for those who read tables. The first `names` columns are names. */
export function figuresTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  names: number,
  heading: 'h2' | 'h3' = 'h2',
): string {
  const row = (cells: readonly string[], as: string): string => {
    const written = cells.map((cell, c) => element(as, c < names ? { class: 'name' } : {}, escaped(cell)));
    return `<tr>${written.join('')}</tr>`;
  };
  const body = rows.map((cells) => row(cells, 'td')).join('\n');
  const table = `<table>\n<thead>${row(heads, 'th')}</thead>\n<tbody>${body}</tbody>\n</table>`;
  // Where it has to be scrolled, the keyboard must reach it.
  const scroll = { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': title };
  return `<section>\n${element(heading, {}, escaped(title))}\n${element('div', scroll, table)}\n</section>`;
}
