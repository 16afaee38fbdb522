import type { Storage, TableRow } from '../storage/storage.js';

const STATUSES = ['open', 'running', 'over'] as const;
/** More than anybody has. */
const ALL = 100_000;

/** Every table that somebody has to do with, open, running and over. */
export async function tablesOf(storage: Storage, person: string): Promise<TableRow[]> {
  const found = await Promise.all(STATUSES.map((status) => storage.tablesOf(person, status, ALL)));
  return found.flat();
}
