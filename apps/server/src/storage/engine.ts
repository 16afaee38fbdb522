import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Events } from '../common/events.js';
import type { RetryPolicy } from './retry.js';
import type { Db } from './schema.js';
import type { StorageEvents, StorageTrouble, UnusableStore } from './storage.js';

/**
 * A statement of a write. Where it must give rows and gives none, nothing of the write is done. The text of one with a name is
 * always the same, so that a database can plan it once for each connection.
 */
export interface Step extends CompiledQuery {
  readonly must?: true;
  readonly name?: string;
}

/** What differs between databases; everything else is common SQL. */
export interface Engine extends RetryPolicy {
  /** What it is and where, as it is told when it cannot be reached; never with a password. */
  readonly name: string;
  /** The words for an error after which the database cannot be used as it is; undefined for other errors. */
  trouble(error: unknown): UnusableStore | undefined;
  /** For requests of people: what takes unusually long is given up. */
  readonly db: Db;
  /**
   * Executes steps in order, together or not at all: durable when it resolves, to the rows of the first one, or `null` where
   * nothing was done because a step that must give rows gave none.
   */
  write(steps: readonly Step[]): Promise<readonly unknown[] | null>;
  /** What `write` has made durable. */
  readonly events: Events<Pick<StorageEvents, 'committed'>>;
  /** Whether nobody else writes to the database, so that what was read here stays so until it is written here. */
  readonly isExclusive: boolean;
  /** How many groups of appends are written at a time. */
  readonly concurrentAppends: number;
  readonly dialect: SqlDialect;
  /** Why the database does not work, by one of its errors; undefined for errors that do not mean that. */
  troubleOf(error: unknown): StorageTrouble | undefined;
  /** To be called once the database is up to date, so that there is a site from now on. */
  migrated?(): void;
  /** Removes from the files what was deleted and is still in them, where the database does not do so in time. */
  scrub?(): Promise<void>;
  /** One more connection, for long work; the caller destroys it. */
  openConnection(): Db;
  close(): Promise<void>;
}

/** A part of a table that is divided by ranges of a column: values from `from` on, before `to`. */
export interface Partition {
  readonly table: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Where the dialects of SQL differ. */
export interface SqlDialect {
  /** The type of a column that holds an id: compared by its bytes. */
  readonly idType: RawBuilder<unknown>;
  /** Makes a table store its rows in the order of their key, where the database can. */
  readonly clustered: RawBuilder<unknown>;
  /** A list of new entries, written as JSON, as something to select from, with the fields of `NewEntry` as columns. */
  newEntries(json: string): RawBuilder<unknown>;
  /** A list of ids, written as JSON, as something to select from, with the column `id`. */
  ids(json: string): RawBuilder<unknown>;
  /** A list of kinds and ids of records, written as JSON, as something to select from, with these columns. */
  recordKeys(json: string): RawBuilder<unknown>;
  /** The type of a column that holds bytes. */
  readonly bytesType: RawBuilder<unknown>;
  /** Divides a new table by ranges of a column of whole numbers, where the database can. */
  partitionedBy(column: string): RawBuilder<unknown>;
  /** Makes the part of a divided table that has values from one number on up to another, unless it is there. */
  makePartition(transaction: Db, partition: Partition): Promise<void>;
  /** How many bytes the database takes on the disk, as something to select. */
  readonly databaseSize: RawBuilder<unknown>;
  /** At the end of a query: until the transaction ends, nobody deletes the rows that it gives. */
  readonly keepingRows: RawBuilder<unknown>;
  /** The same, and nobody changes them either. */
  readonly keepingRowsAsTheyAre: RawBuilder<unknown>;
  /** Waits until no other process migrates, and keeps others from doing so until the transaction ends. */
  lockMigrations(transaction: Db): Promise<void>;
  /** Keeps all others from writing until the transaction ends. */
  lockWrites(transaction: Db): Promise<void>;
}
