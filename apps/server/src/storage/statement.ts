import type { CompiledQuery } from 'kysely';
import type { Step } from './engine.js';
import type { Db } from './schema.js';

/** One with a name the database plans once on each connection, where it can, and knows by this name from then on. */
export interface Query<Row = unknown> extends CompiledQuery<Row> {
  readonly name?: string;
}

/** A query that is put together once; `parameters` are those that it was put together with, in their order in the text. */
export function statement<Row>(
  db: Db,
  name: string,
  query: CompiledQuery<Row>,
): (...parameters: readonly unknown[]) => Promise<Row[]> {
  return async (...parameters) => {
    const asked: Query<Row> = { ...query, parameters, name };
    return (await db.executeQuery<Row>(asked)).rows;
  };
}

/** A step without which nothing of a write is done. */
export const must = (query: { compile(): Step }): Step => ({ ...query.compile(), must: true });

/** The name of a value in place of it, in a form: a statement that is put together once, for all values. */
export const named = <const Name extends string>(name: Name) => name as never;

/** A form with values in place of their names. */
export const filled = (form: Step, values: Readonly<Record<string, unknown>>): Step => ({
  ...form,
  parameters: form.parameters.map((name) => values[name as string]),
});
