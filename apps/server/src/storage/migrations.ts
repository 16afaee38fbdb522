import { sql } from 'kysely';
import type { SqlDialect } from './engine.js';
import type { Db } from './schema.js';
import { NewerDatabase } from './storage.js';

/** Brings a database from one version to the next. Runs in a transaction. */
export type Migration = (db: Db, words: SqlDialect) => Promise<void>;

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
  const row = await db.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
  const version = Number(row?.value ?? 0);
  if (version <= migrations.length) return version;
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
    const version = await versionOf(transaction, migrations);
    const migration = migrations[version];
    if (!migration) return false;
    await migration(transaction, words);
    await transaction
      .insertInto('meta')
      .values({ name: 'version', value: `${version + 1}` })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: `${version + 1}` }))
      .execute();
    return true;
  });
}
