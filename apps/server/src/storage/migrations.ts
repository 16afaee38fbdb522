import { sql } from 'kysely';
import type { SqlDialect } from './engine.js';
import type { Db } from './schema.js';
import { NewerDatabase } from './storage.js';

/**
 * Brings a database from one version to the next. Runs in a transaction. Programs that do not know it are refused from then on,
 * unless it is `additive`.
 */
export type Migration = ((db: Db, words: SqlDialect) => Promise<void>) & { readonly isAdditive?: true };

/**
 * A migration that takes nothing away from programs that do not know it: it adds tables, indexes (also in place of those that they
 * replace), or columns which they need not fill, and what newer programs write there does older ones no harm. They go on beside newer ones, and can be gone back to.
 */
export const additive = (migration: Migration): Migration =>
  Object.assign((...given: Parameters<Migration>) => migration(...given), { isAdditive: true as const });

/** The first makes version 1. A released migration never changes; new ones are added at the end. */
export const MIGRATIONS: readonly Migration[] = [
  async (db, { idType, clustered }) => {
    await sql`create table settings (name ${idType} primary key, value text not null)`.execute(db);
    await sql`create table people (id ${idType} primary key, body text not null)`.execute(db);
    await sql`create table tables (
      id ${idType} primary key, version integer not null, status text not null, listed integer not null,
      updated_at bigint not null, mark text not null, body text not null)`.execute(db);
    await sql`create index tables_by_status on tables (status, listed, updated_at)`.execute(db);
    await sql`create table sitters (
      person ${idType} not null, table_id ${idType} not null, primary key (person, table_id)) ${clustered}`.execute(
      db,
    );
    await sql`create index sitters_of on sitters (table_id)`.execute(db);
    await sql`create table matches (id ${idType} primary key, mark text not null, body text not null)`.execute(
      db,
    );
    await sql`create table entries (
      match_id ${idType} not null, number integer not null, mark text not null, body text not null,
      primary key (match_id, number)) ${clustered}`.execute(db);
  },
  /** Chat; and somebody's own tables are found by status and time. */
  async (db, { idType, clustered }) => {
    await sql`create table chat (
      table_id ${idType} not null, number integer not null, key ${idType} not null, body text not null,
      primary key (table_id, number)) ${clustered}`.execute(db);
    await sql`create unique index chat_keys on chat (table_id, key)`.execute(db);
    await sql`alter table sitters add column status text not null default 'open'`.execute(db);
    await sql`alter table sitters add column updated_at bigint not null default 0`.execute(db);
    await sql`update sitters set
      status = (select t.status from tables as t where t.id = sitters.table_id),
      updated_at = (select t.updated_at from tables as t where t.id = sitters.table_id)`.execute(db);
    await sql`create index sitters_latest on sitters (person, status, updated_at)`.execute(db);
  },
  /** Records of all kinds. */
  async (db, { idType, clustered }) => {
    await sql`create table records (
      kind ${idType} not null, id ${idType} not null, version integer not null, owner ${idType}, shelf ${idType},
      rank double precision not null, mark text not null, body text not null,
      primary key (kind, id)) ${clustered}`.execute(db);
    await sql`create index records_of on records (owner, kind, rank)`.execute(db);
    await sql`create index records_on on records (kind, shelf, rank)`.execute(db);
  },
  /** Logs of matches that are long over are kept apart, and tables are found in the order in which they were over. */
  async (db, { idType, bytesType, partitionedBy }) => {
    await sql`alter table matches add column archived_at bigint`.execute(db);
    await sql`alter table matches add column archived integer`.execute(db);
    await sql`create table archive (
      match_id ${idType} not null, archived_at bigint not null, mark text not null, packed ${bytesType} not null,
      primary key (match_id, archived_at)) ${partitionedBy('archived_at')}`.execute(db);
    await sql`create index tables_over on tables (updated_at, id) where status = 'over'`.execute(db);
  },
  /** Records on a shelf are found in the order of their ranks and ids; what stands on none takes no room there. */
  additive(async (db) => {
    await sql`create index records_ranked on records (kind, shelf, rank, id) where shelf is not null`.execute(
      db,
    );
    await sql`drop index records_on`.execute(db);
  }),
];

/**
 * Brings the database up to date, each step in a transaction of its own. Several processes may do this at once: one works,
 * the others wait.
 */
export async function migrate(db: Db, words: SqlDialect, migrations = MIGRATIONS): Promise<void> {
  while (await step(db, words, migrations));
}

/** The version that the database has; throws if this program is too old for it. */
export async function versionOf(db: Db, migrations = MIGRATIONS): Promise<number> {
  return (await stateOf(db, migrations)).version;
}

/** In `meta` where the last migrations were additive; otherwise it is the version. */
const OLDEST = 'oldest';

/** `oldest`: programs that know versions up to this one can work with the database. */
async function stateOf(
  db: Db,
  migrations: readonly Migration[],
): Promise<{ version: number; oldest: number }> {
  const rows = await db.selectFrom('meta').selectAll().where('name', 'in', ['version', OLDEST]).execute();
  const read = (name: string) => rows.find((row) => row.name === name)?.value;
  const version = Number(read('version') ?? 0);
  const oldest = Number(read(OLDEST) ?? version);
  if (oldest <= migrations.length) return { version, oldest };
  throw new NewerDatabase(
    `The database has version ${version}, but this program knows it only up to version ${migrations.length}. ` +
      'Start the newer program that wrote it, or restore a backup from before.',
  );
}

/** Runs the next migration; false if there is none. */
function step(db: Db, words: SqlDialect, migrations: readonly Migration[]): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await words.lockMigrations(transaction);
    await sql`create table if not exists meta (name text primary key, value text not null)`.execute(
      transaction,
    );
    const { version, oldest } = await stateOf(transaction, migrations);
    const migration = migrations[version];
    if (!migration) return false;
    await migration(transaction, words);
    await put(transaction, 'version', version + 1);
    if (migration.isAdditive) await put(transaction, OLDEST, oldest);
    else await transaction.deleteFrom('meta').where('name', '=', OLDEST).execute();
    return true;
  });
}

async function put(db: Db, name: string, number: number): Promise<void> {
  const value = `${number}`;
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
