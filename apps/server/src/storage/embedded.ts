import { Kysely, sql } from 'kysely';
import { Events } from '../common/events.js';
import { openDataFolder, troubleWith } from './data-folder.js';
import { EmbeddedDialect } from './embedded-dialect.js';
import { EmbeddedError, EmbeddedThread } from './embedded-thread.js';
import type { Engine, SqlDialect } from './engine.js';
import type { Db, Schema } from './schema.js';
import { StorageInUse, type StorageTrouble } from './storage.js';

/** The dialect of SQLite. There is one process and one writer, so no locks are needed. */
const DIALECT: SqlDialect = {
  idType: sql`text`,
  clustered: sql`without rowid`,
  newEntries: (json) => sql`(
    select value ->> 'match_id' as match_id, value ->> 'number' as number, value ->> 'mark' as mark,
      value ->> 'body' as body, value ->> 'table_id' as table_id, value ->> 'table_version' as table_version
    from json_each(${json}))`,
  ids: (json) => sql`(select value as id from json_each(${json}))`,
  recordKeys: (json) => sql`(select value ->> 'kind' as kind, value ->> 'id' as id from json_each(${json}))`,
  bytesType: sql`blob`,
  partitionedBy: () => sql``,
  makePartition: async () => {},
  databaseSize: sql`(select page_count * page_size from pragma_page_count, pragma_page_size)`,
  keepingRows: sql``,
  keepingRowsAsTheyAre: sql``,
  lockMigrations: async () => {},
  lockWrites: async () => {},
};

interface EmbeddedOptions {
  /** Whether an empty folder is meant to be filled, also where there was a site: a backup is read into it. */
  readonly restoring?: boolean | undefined;
}

/**
 * Opens the database in a folder. It is for one process at a time: throws `StorageInUse`; and `UnusableStore` where there is
 * something else than a whole database of this program, or nothing where there was a site.
 */
export async function connectEmbedded(
  dataDir: string,
  { restoring = false }: EmbeddedOptions = {},
): Promise<Engine> {
  const folder = openDataFolder(dataDir, restoring);
  const { database: file, lock } = folder;
  const connect = (thread: EmbeddedThread): Db =>
    new Kysely<Schema>({ dialect: new EmbeddedDialect(thread) });
  const events: Engine['events'] = new Events();
  const thread = new EmbeddedThread({ file, lock, hadSite: folder.hadSite }, (writes, ms) =>
    events.emit('committed', writes, ms),
  );
  const db = connect(thread);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    if (!(error instanceof EmbeddedError)) throw error;
    if (error.code !== 'IN_USE') throw troubleWith(folder, error) ?? error;
    throw new StorageInUse(
      `Another process works with the data in ${dataDir}. Stop it first, or set DATABASE_URL: on PostgreSQL ` +
        'several processes can work together.',
    );
  }
  return {
    db,
    write: (steps) =>
      thread.write(steps.map(({ sql, parameters, must = false }) => ({ sql, parameters, must }))),
    events,
    name: folder.path,
    troubleOf: (error) => (error instanceof EmbeddedError ? troubleOf(error.code ?? '') : undefined),
    trouble: (error) => (error instanceof EmbeddedError ? troubleWith(folder, error) : undefined),
    isExclusive: true,
    // There is one writer; appends that come while it writes go into the next group.
    concurrentAppends: 1,
    dialect: DIALECT,
    retryMs: 0,
    isTransient: () => false,
    openConnection: () => connect(new EmbeddedThread({ file })),
    migrated: folder.mark,
    // The pages themselves are overwritten at once (`secure_delete`); what they held before is in the log until it is emptied.
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function troubleOf(code: string): StorageTrouble | undefined {
  if (code.startsWith('SQLITE_FULL')) return 'diskFull';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged';
  return /^SQLITE_(READONLY|IOERR|CANTOPEN|PERM|AUTH)/.test(code) ? 'notWritable' : undefined;
}
