import { page, section } from '../report/page.js';
import { counted } from '../text/format.js';
import type { Table } from './balancer.js';

const STYLE = `
h2 { font-size: 30px; margin-top: 48px; }
`;

/** The findings of all tables, one after the other, as a page. */
export function balanceReport(title: string, tables: readonly Table[], again: string): string {
  const found = tables.flatMap(({ players, watch }) => [
    `<h2>${counted(players, 'player')}</h2>`,
    ...watch.panels().map((panel) => section(panel, 'h3')),
  ]);
  return page(title, found, again, STYLE);
}
