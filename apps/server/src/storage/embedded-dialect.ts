import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

/** What the thread is started with: the file of the database, and for the first connection the lock file that it holds. */
export interface Place {
  readonly file: string;
  readonly lock?: string;
  /** Whether there was a site in this folder before, so that the file must not be empty. */
  readonly hadSite?: boolean;
}

/** A statement to execute. */
export interface Job {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The result of the job of that number; number 0 is the opening of the database. */
export type Report =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly error: { readonly message: string; readonly code?: string } };

interface Waiting {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** An error of the database, with its code. */
export class EmbeddedError extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** A connection to a database that lives in a thread of its own. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #jobs = 0;
  #gone: Error | undefined;

  /** Resolved when the database is open. */
  readonly opened: Promise<unknown>;

  constructor(place: Place) {
    // In a bundle the worker's file lies beside the one that contains this code.
    this.#worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData: place });
    this.#worker.on('message', (report: Report) => {
      this.#settle(report);
    });
    this.#worker.on('error', (error) => {
      this.#give(error);
    });
    this.opened = new Promise((resolve, reject) => this.#waiting.set(0, { resolve, reject }));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#give(new EmbeddedError('The thread of the database has ended.'));
        resolve();
      });
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#gone) throw this.#gone;
    const id = ++this.#jobs;
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, sql, parameters } satisfies Job);
    });
    return { rows: rows as R[] };
  }

  // biome-ignore lint/correctness/useYield: Kysely wants the method, nobody here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded storage does not stream.');
  }

  async close(): Promise<void> {
    this.#worker.postMessage('close');
    await this.#ended;
  }

  #settle(report: Report): void {
    const waiting = this.#waiting.get(report.id);
    this.#waiting.delete(report.id);
    if ('rows' in report) waiting?.resolve(report.rows);
    else waiting?.reject(new EmbeddedError(report.error.message, report.error.code));
  }

  #give(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** One connection, used by one at a time. */
class EmbeddedDriver implements Driver {
  readonly #place: Place;
  #connection: EmbeddedConnection | undefined;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(place: Place) {
    this.#place = place;
  }

  async init(): Promise<void> {
    this.#connection = new EmbeddedConnection(this.#place);
    await this.#connection.opened;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let release = () => {};
    this.#free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    if (!this.#connection) throw new Error('The database is not open.');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // A transaction takes the write lock at its beginning, so that it cannot fail later because another one has it.
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      // After some errors of the disk SQLite has rolled back by itself: what counts is the error before this one.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    });
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

/** What Kysely needs to know of a database in a thread. */
export class EmbeddedDialect implements Dialect {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#place);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the signature is Kysely's.
  createIntrospector(db: Kysely<any>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
