import type { RawBuilder } from 'kysely';
import type { RetryPolicy } from './retry.js';
import type { Db } from './schema.js';

/** What one database does in its own way; everything else is SQL that all understand. */
export interface Engine extends RetryPolicy {
  /** For people's requests: what takes unusually long on it is given up. */
  readonly db: Db;
  /** How many groups of appends are written at a time. */
  readonly concurrentAppends: number;
  readonly dialect: SqlDialect;
  /** One more connection, for work that takes its time. Whoever asks for it destroys it. */
  openConnection(): Db;
  close(): Promise<void>;
}

/** Where the dialects of SQL differ. */
export interface SqlDialect {
  /** The type of a column that holds an id: compared by its bytes. */
  readonly idType: RawBuilder<unknown>;
  /** How a table is made whose rows lie in the order of their key, where that can be had. */
  readonly clustered: RawBuilder<unknown>;
  /** A list of new entries, written as JSON, as something to select from, with the columns of `entries`. */
  newEntries(json: string): RawBuilder<unknown>;
  /** A list of ids, written as JSON, as something to select from, with the column `id`. */
  ids(json: string): RawBuilder<unknown>;
  /** Waits until no other process is in the midst of a migration, and bars others to the end of the transaction. */
  lockMigrations(transaction: Db): Promise<void>;
  /** Bars all others from writing to the end of the transaction. */
  lockWrites(transaction: Db): Promise<void>;
}
