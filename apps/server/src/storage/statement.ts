import type { CompiledQuery } from 'kysely';
import type { Db } from './schema.js';

/** A query that is put together once; `parameters` are those that it was put together with, in their order in the text. */
export function statement<Row>(
  db: Db,
  query: { compile(): CompiledQuery<Row> },
): (...parameters: readonly unknown[]) => Promise<Row[]> {
  const compiled = query.compile();
  return async (...parameters) => (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
}
