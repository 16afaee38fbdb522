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
import type { EmbeddedThread } from './embedded-thread.js';

/** What Kysely calls a connection: there is one database for all, and whoever has a transaction has it alone. */
class EmbeddedConnection implements DatabaseConnection {
  #leave: (() => void) | undefined;

  constructor(private readonly thread: EmbeddedThread) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const rows = await this.thread.query(sql, parameters, this.#leave !== undefined);
    return { rows: rows as R[] };
  }

  // biome-ignore lint/correctness/useYield: Kysely wants the method, nobody here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded storage does not stream.');
  }

  async begin(settings: TransactionSettings): Promise<void> {
    this.#leave = await this.thread.takeAlone();
    // A transaction takes the write lock at its beginning, so that it cannot fail later because another one has it.
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await this.executeQuery(CompiledQuery.raw(begin));
  }

  release(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}

class EmbeddedDriver implements Driver {
  readonly #thread: EmbeddedThread;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {
    await this.#thread.opened;
  }

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#thread);
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: EmbeddedConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings);
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      // After some errors of the disk SQLite has rolled back by itself: what counts is the error before this one.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    });
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

/** What Kysely needs to know of a database in a thread. */
export class EmbeddedDialect implements Dialect {
  readonly #thread: EmbeddedThread;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#thread);
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
