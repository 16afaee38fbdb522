import type { Kysely } from 'kysely';

/**
 * The tables of the database, the same in every storage. Only what is searched by has columns of its own; `body` has the
 * whole row as JSON. It is text, because a JSON column of PostgreSQL would refuse some strings
 * and reorder keys.
 *
 * `mark` identifies one attempt to write. Where a connection broke before the answer came, it tells the row of that
 * attempt from an equal one that another process wrote.
 */
export interface Schema {
  readonly meta: { readonly name: string; readonly value: string };
  readonly settings: { readonly name: string; readonly value: string };
  readonly people: { readonly id: string; readonly body: string };
  readonly tables: {
    readonly id: string;
    readonly version: number;
    readonly status: string;
    /** 1 or 0: there is no boolean that both databases have. */
    readonly listed: number;
    readonly updated_at: number;
    readonly mark: string;
    readonly body: string;
  };
  /** Who sits at which table, with status and time, so that somebody's tables are found without reading all of them. */
  readonly sitters: {
    readonly person: string;
    readonly table_id: string;
    readonly status: string;
    readonly updated_at: number;
  };
  readonly matches: {
    readonly id: string;
    readonly mark: string;
    readonly body: string;
    /** Since when its log is in the archive, and how many entries that has; null while they are in `entries`. */
    readonly archived_at: number | null;
    readonly archived: number | null;
  };
  readonly entries: {
    readonly match_id: string;
    readonly number: number;
    readonly mark: string;
    readonly body: string;
  };
  /** Logs that nobody plays on, each as one row, in partitions by the month in which they came here. */
  readonly archive: {
    readonly match_id: string;
    readonly archived_at: number;
    readonly mark: string;
    /** See `log-archive.ts`. */
    readonly packed: Uint8Array;
  };
  readonly chat: {
    readonly table_id: string;
    readonly number: number;
    readonly key: string;
    readonly body: string;
  };
  readonly records: {
    readonly kind: string;
    readonly id: string;
    readonly version: number;
    readonly owner: string | null;
    readonly shelf: string | null;
    readonly rank: number;
    readonly mark: string;
    readonly body: string;
  };
}

/** A connection, a pool of them, or a transaction on one. */
export type Db = Kysely<Schema>;
