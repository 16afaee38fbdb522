import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { Query } from './statement.js';

/** It is unknown whether the statement was executed, or it was not and may be tried again. */
export class Broken extends Error {}

/**
 * Errors that pass by themselves: the server stops or starts (57P), has no free connection (53300), loses one (08), or
 * rolled a transaction back in favour of another (40).
 */
const PASSING = /^(08|40|57P|53300)/;

/** Tells errors of the connection from those of the statement, which the database reports itself. */
function judge(error: unknown): Error {
  if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '')) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Broken(`The connection to the database failed: ${message}`, { cause: error });
}

class PostgresConnection implements DatabaseConnection {
  #broken: Broken | undefined;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly answerWithin: number | undefined,
  ) {}

  async executeQuery<R>({ sql, parameters, name }: Query): Promise<QueryResult<R>> {
    if (this.#broken) throw this.#broken;
    try {
      const query = { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) };
      const { rows } = await this.#inTime(this.client.query(query));
      return { rows };
    } catch (error) {
      throw judge(error);
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely wants the method, nobody here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The storage on PostgreSQL does not stream.');
  }

  /** Returns the connection to the pool, or discards it if it is broken. */
  release(): void {
    this.client.release(this.#broken);
  }

  /** A connection can break silently. Without a limit, a query on it would wait for a quarter of an hour. */
  async #inTime<T>(answer: Promise<T>): Promise<T> {
    if (this.answerWithin === undefined) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#broken = new Broken('The database does not answer.');
        reject(this.#broken);
      }, this.answerWithin);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

class PostgresDriver implements Driver {
  constructor(
    private readonly pool: pg.Pool,
    private readonly warn: (message: string) => void,
    private readonly answerWithin: number | undefined,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(await this.pool.connect(), this.answerWithin);
    } catch (error) {
      const judged = judge(error);
      this.warn(judged.message);
      throw judged;
    }
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode = 'read write' } = settings;
    const level = isolationLevel ? `isolation level ${isolationLevel} ` : '';
    await connection.executeQuery(CompiledQuery.raw(`begin ${level}${accessMode}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.pool.end();
  }
}

/**
 * Kysely's own driver does not tell broken connections from wrong statements, has no time limit, and returns broken
 * connections to the pool.
 */
export class PatientPostgresDialect implements Dialect {
  readonly #driver: PostgresDriver;

  constructor(
    config: pg.PoolConfig,
    warn: (message: string) => void,
    /** After how many milliseconds without an answer a connection counts as broken; never if it is left out. */
    answerWithin?: number,
  ) {
    const pool = new pg.Pool(config);
    const heard = (error: Error) => warn(`A connection to the database broke: ${error.message}`);
    // A connection may break while it is idle. Without a listener that would end the process.
    pool.on('connect', (client) => client.on('error', heard));
    pool.on('error', () => {});
    this.#driver = new PostgresDriver(pool, warn, answerWithin);
  }

  /** Executes one statement by itself, without the layers of Kysely: for what is executed most. */
  async execute(statement: Query): Promise<QueryResult<unknown>> {
    const connection = await this.#driver.acquireConnection();
    try {
      return await connection.executeQuery(statement);
    } finally {
      connection.release();
    }
  }

  createDriver(): PostgresDriver {
    return this.#driver;
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the signature is Kysely's.
  createIntrospector(db: Kysely<any>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}
