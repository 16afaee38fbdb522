import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { EmbeddedDialect, EmbeddedError, type Place } from './embedded-dialect.js';
import type { Engine, SqlDialect } from './engine.js';
import type { Db, Schema } from './schema.js';
import { StorageInUse } from './storage.js';

/** The dialect of SQLite. There is one process and one writer, so no locks are needed. */
const DIALECT: SqlDialect = {
  idType: sql`text`,
  clustered: sql`without rowid`,
  newEntries: (json) => sql`(
    select value ->> 'match_id' as match_id, value ->> 'number' as number, value ->> 'mark' as mark,
      value ->> 'body' as body from json_each(${json}))`,
  ids: (json) => sql`(select value as id from json_each(${json}))`,
  lockMigrations: async () => {},
  lockWrites: async () => {},
};

/** Opens the database in a folder. It is for one process at a time: throws `StorageInUse`. */
export async function connectEmbedded(dataDir: string): Promise<Engine> {
  // It contains seeds and secrets.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'aerie.db');
  const connect = (place: Place): Db => new Kysely<Schema>({ dialect: new EmbeddedDialect(place) });
  const db = connect({ file, lock: join(dataDir, 'aerie.lock') });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    if (!(error instanceof EmbeddedError) || error.code !== 'IN_USE') throw error;
    throw new StorageInUse(
      `Another process works with the data in ${dataDir}. Stop it first, or set DATABASE_URL: on PostgreSQL ` +
        'several processes can work together.',
    );
  }
  return {
    db,
    // There is one writer; appends that come while it writes go into the next group.
    concurrentAppends: 1,
    dialect: DIALECT,
    retryMs: 0,
    isTransient: () => false,
    openConnection: () => connect({ file }),
    close: () => db.destroy(),
  };
}
