import { element, escaped } from './svg.js';

/** How a table of figures looks: names on the left, figures on the right. */
export const TABLE = `
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 15px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { color: var(--soft); font-weight: 500; }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; }
`;

/** The figures behind plots, for those who read tables. */
export function figuresTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  heading: 'h2' | 'h3' = 'h2',
): string {
  const row = (cells: readonly string[], as: string): string =>
    `<tr>${cells.map((cell) => element(as, {}, escaped(cell))).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('\n');
  return `<section>\n${element(heading, {}, 'The figures')}\n<div class="scroll"><table>\n<thead>${row(heads, 'th')}</thead>\n<tbody>${body}</tbody>\n</table></div>\n</section>`;
}
