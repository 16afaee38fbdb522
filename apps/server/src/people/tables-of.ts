import type { Storage, TableRow } from '../storage/storage.js';

const STATUSES = ['open', 'running', 'over'] as const;
/** More than anybody has. */
const ALL = 100_000;

/** All tables where somebody sits or that they host, of every status. */
export async function tablesOf(storage: Storage, person: string): Promise<TableRow[]> {
  const found = await Promise.all(STATUSES.map((status) => storage.tablesOf(person, status, ALL)));
  return found.flat();
}
