import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { Events } from '../common/events.js';
import type { Engine, SqlDialect, Step } from './engine.js';
import { Broken, PatientPostgresDialect } from './postgres-dialect.js';
import type { Db, Schema } from './schema.js';
import { type StorageTrouble, UnusableStore } from './storage.js';

/** The dialect of PostgreSQL. */
const DIALECT: SqlDialect = {
  idType: sql`text collate "C"`,
  clustered: sql``,
  newEntries: (json) => sql`(
    select * from json_to_recordset(${json}::json) as row (match_id text, number integer, mark text, body text,
      table_id text, table_version integer))`,
  ids: (json) => sql`(select value as id from json_array_elements_text(${json}::json) as row (value))`,
  recordKeys: (json) => sql`(select * from json_to_recordset(${json}::json) as row (kind text, id text))`,
  bytesType: sql`bytea`,
  partitionedBy: (column) => sql`partition by range (${sql.ref(column)})`,
  makePartition: async (transaction, { table, name, from, to }) => {
    // Of two who make it at once, one would fail.
    await lockSchema(transaction);
    await sql`create table if not exists ${sql.ref(name)} partition of ${sql.ref(table)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(transaction);
  },
  databaseSize: sql`pg_database_size(current_database())`,
  keepingRows: sql`for key share`,
  keepingRowsAsTheyAre: sql`for share`,
  lockMigrations: lockSchema,
  lockWrites: async (transaction) => {
    await sql`lock table settings, people, tables, sitters, matches, entries, archive, chat, records in share row exclusive mode`.execute(
      transaction,
    );
  },
};

async function lockSchema(transaction: Db): Promise<void> {
  // Any number that nothing else locks in this database.
  await sql`select pg_advisory_xact_lock(2047418261)`.execute(transaction);
}

export interface PostgresOptions {
  /** Is told what goes wrong with connections. */
  readonly warn?: (message: string) => void;
  /** After how many milliseconds without an answer a connection counts as broken. */
  readonly answerWithin?: number;
  /** For how many milliseconds a request is tried again over new connections. */
  readonly retryMs?: number;
}

/** When a database server stops, hundreds of requests fail at once: one warning a second is enough. */
function oncePerSecond(warn: (message: string) => void): (message: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (message) => {
    if (performance.now() - last < 1000) return;
    last = performance.now();
    warn(message);
  };
}

const CONNECTIONS = 16;
/** So long a connection is kept that nobody needs: a new one takes milliseconds to be let in, and its first statements take longer. */
const IDLE_MS = 10 * 60_000;
const CONCURRENT_APPENDS = 4;

/** A PostgreSQL, for any number of processes at once. Connections are made when they are needed. */
export function connectPostgres(url: string, options: PostgresOptions = {}): Engine {
  const { answerWithin = 15_000, retryMs = 30_000 } = options;
  const warn = oncePerSecond(options.warn ?? (() => {}));
  const dialectFor = (max: number, within?: number): PatientPostgresDialect => {
    const config = {
      connectionString: url,
      max,
      connectionTimeoutMillis: answerWithin,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      application_name: 'aerie',
    };
    return new PatientPostgresDialect(config, warn, within);
  };
  const dialect = dialectFor(CONNECTIONS, answerWithin);
  const db = new Kysely<Schema>({ dialect });
  const events: Engine['events'] = new Events();
  return {
    db,
    write: async (steps) => {
      const began = performance.now();
      const rows = await writeSteps(db, dialect, steps);
      events.emit('committed', 1, performance.now() - began);
      return rows;
    },
    events,
    name: nameOf(url),
    troubleOf,
    trouble: (error) => troubleWith(nameOf(url), error),
    isExclusive: false,
    concurrentAppends: CONCURRENT_APPENDS,
    dialect: DIALECT,
    retryMs,
    isTransient: (error) => error instanceof Broken,
    openConnection: () => new Kysely<Schema>({ dialect: dialectFor(1) }),
    close: () => db.destroy(),
  };
}

/** A step gave no rows and must: the transaction is undone. */
class Undone extends Error {}

async function writeSteps(
  db: Db,
  dialect: PatientPostgresDialect,
  steps: readonly Step[],
): Promise<readonly unknown[] | null> {
  const [only] = steps;
  if (only && steps.length === 1) {
    const { rows } = await dialect.execute(only);
    return only.must && rows.length === 0 ? null : rows;
  }
  try {
    return await db.transaction().execute(async (transaction) => {
      let first: readonly unknown[] | undefined;
      for (const step of steps) {
        const { rows } = await transaction.executeQuery(step);
        if (step.must && rows.length === 0) throw new Undone();
        first ??= rows;
      }
      return first ?? [];
    });
  } catch (error) {
    if (error instanceof Undone) return null;
    throw error;
  }
}

/** A database without the password that leads to it. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL at the address in DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname || 'this machine'}:${port || '5432'}${pathname}`;
}

/** What to do about errors that neither waiting nor trying again mends, by the beginning of their code. */
const ADVICE: readonly (readonly [code: string, what: string, advice: string])[] = [
  ['3D000', 'does not exist', 'Make it with createdb, or mend its name in DATABASE_URL.'],
  ['28', 'does not let us in', 'Check the name and the password in DATABASE_URL, and pg_hba.conf.'],
  ['42501', 'does not allow what is needed', 'The user in DATABASE_URL must own the database or its schema.'],
  ['42P07', 'has tables of another program', 'Use a database of its own: see DATABASE_URL.'],
  ['42703', 'has tables of another program', 'Use a database of its own: see DATABASE_URL.'],
  ['25006', 'is read-only', 'It may be a standby: DATABASE_URL must lead to the primary.'],
  ['53100', 'has no room on its disk', 'Make room; nothing is lost.'],
  [
    'XX',
    'is damaged',
    'Stop the site, copy the data of PostgreSQL, and restore the last backup into a new database.',
  ],
];

function troubleWith(name: string, error: unknown): UnusableStore | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const known = ADVICE.find(([code]) => error.code?.startsWith(code));
  return known && new UnusableStore(`${name} ${known[1]}: ${error.message}.\n${known[2]}`);
}

function troubleOf(error: unknown): StorageTrouble | undefined {
  if (error instanceof Broken) return 'unreachable';
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  if (code === '53100') return 'diskFull';
  if (code.startsWith('XX')) return 'damaged';
  return code === '25006' || code === '42501' ? 'notWritable' : undefined;
}
