import { mayWatch, Refusal, resultOf } from '@aerie/host';
import { HttpError } from '../common/http-error.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';

/** A match that is over, for somebody who may see all of it. */
export async function finishedMatch(
  tables: TableService,
  id: string,
  person: string | undefined,
): Promise<{ table: Table; live: LiveMatch }> {
  const { table, live } = await tables.standing(id).catch(notFound);
  if (!mayWatch(table.body, person)) throw new HttpError(403, 'noWatchers');
  if (person !== undefined && tables.isKeptFrom(table, person)) throw new HttpError(403, 'keptApart');
  if (!live || !resultOf(table.body, live.match)) throw new HttpError(409, 'notOver');
  // Others can still play the same deal today.
  if (tables.isSecret(table)) throw new HttpError(403, 'dealOfToday');
  return { table, live };
}

/** A table that does not exist is answered with 404. */
export function notFound(error: unknown): never {
  if (error instanceof Refusal && error.reason.code === 'noSuchTable')
    throw new HttpError(404, 'noSuchTable');
  throw error;
}
