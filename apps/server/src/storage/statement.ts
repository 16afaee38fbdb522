import type { CompiledQuery } from 'kysely';
import type { Db } from './schema.js';

/** A query that the database plans once on each connection, where it can, and knows by this name from then on. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name: string;
}

/** A query that is put together once; `parameters` are those that it was put together with, in their order in the text. */
export function statement<Row>(
  db: Db,
  name: string,
  query: CompiledQuery<Row>,
): (...parameters: readonly unknown[]) => Promise<Row[]> {
  return async (...parameters) => {
    const named: NamedQuery<Row> = { ...query, parameters, name };
    return (await db.executeQuery<Row>(named)).rows;
  };
}
