import { Worker } from 'node:worker_threads';

/** What the thread is started with: the file of the database, and for the first connection the lock file that it holds. */
export interface Place {
  readonly file: string;
  readonly lock?: string;
  /** Whether there was a site in this folder before, so that the file must not be empty. */
  readonly hadSite?: boolean;
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A statement to execute by itself. */
export interface Query extends Statement {
  readonly id: number;
}

/** Steps to execute together; where one that must give rows gives none, nothing of the write is done. */
export interface Write {
  readonly id: number;
  readonly steps: readonly (Statement & { readonly must: boolean })[];
}

/** What the thread is sent: queries, which are answered first, and writes, which one commit makes durable. */
export type Orders = 'close' | { readonly queries: readonly Query[]; readonly writes: readonly Write[] };

/** What came of the query or write of that number: its rows, or `null` where nothing was done. 0 is the opening of the database. */
export type Report =
  | { readonly id: number; readonly rows: unknown[] | null }
  | { readonly id: number; readonly error: { readonly message: string; readonly code?: string } };

interface Waiting {
  readonly resolve: (rows: unknown[] | null) => void;
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

/** So many writes go into one commit. */
const MOST_WRITES = 512;

/**
 * A database that lives in a thread of its own. It is sent one message after the other: what is asked while it works on one goes
 * together into the next, so that under load there are fewer and larger ones, and one commit makes all writes of a message durable.
 */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #ids = 0;
  #gone: Error | undefined;
  #queries: Query[] = [];
  #writes: Write[] = [];
  /** What the thread works on. */
  readonly #underWay = new Set<number>();
  #commit: { readonly writes: number; readonly began: number } | undefined;
  #isCalled = false;
  /** Somebody has the database for themselves. */
  #alone: Promise<void> | undefined;

  /** Resolved when the database is open. */
  readonly opened: Promise<unknown>;

  constructor(
    place: Place,
    /** Told how many writes a commit has made durable, and how long it took. */
    private readonly committed: (writes: number, ms: number) => void = () => {},
  ) {
    // In a bundle the worker's file lies beside the one that contains this code.
    this.#worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData: place });
    this.#worker.on('message', (reports: readonly Report[]) => {
      for (const report of reports) this.#settle(report);
      this.#measure();
      this.#call();
    });
    this.#worker.on('error', (error) => {
      this.#give(error);
    });
    this.opened = this.#answerTo(0);
    // Whoever asks first hears of it.
    this.opened.catch(() => {});
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#give(new EmbeddedError('The thread of the database has ended.'));
        resolve();
      });
    });
  }

  /** Executes a statement by itself; waits for whoever has the database for themselves, unless one is that. */
  async query(sql: string, parameters: readonly unknown[], isAlone: boolean): Promise<unknown[]> {
    while (this.#alone && !isAlone) await this.#alone;
    if (this.#gone) throw this.#gone;
    const id = ++this.#ids;
    this.#queries.push({ id, sql, parameters });
    this.#call();
    return (await this.#answerTo(id)) ?? [];
  }

  /** Executes steps together or not at all: durable when it resolves, to the rows of the first one, or `null` where nothing was done. */
  async write(steps: Write['steps']): Promise<unknown[] | null> {
    if (this.#gone) throw this.#gone;
    const id = ++this.#ids;
    this.#writes.push({ id, steps });
    this.#call();
    return this.#answerTo(id);
  }

  /** Waits until one has the database for oneself; to be called when that is over. */
  async takeAlone(): Promise<() => void> {
    while (this.#alone) await this.#alone;
    let end = () => {};
    this.#alone = new Promise((resolve) => {
      end = () => {
        this.#alone = undefined;
        resolve();
        this.#call();
      };
    });
    return end;
  }

  async close(): Promise<void> {
    this.#send();
    this.#worker.postMessage('close' satisfies Orders);
    await this.#ended;
  }

  /** Sends what is asked now and in the rest of this turn of the event loop, or when the thread has done what it works on. */
  #call(): void {
    if (this.#isCalled || this.#underWay.size > 0) return;
    if (this.#queries.length === 0 && this.#writes.length === 0) return;
    this.#isCalled = true;
    setImmediate(() => {
      this.#isCalled = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#underWay.size > 0) return;
    const queries = this.#queries;
    const writes = this.#alone ? [] : this.#writes.splice(0, MOST_WRITES);
    if (queries.length === 0 && writes.length === 0) return;
    this.#queries = [];
    for (const { id } of [...queries, ...writes]) this.#underWay.add(id);
    if (writes.length > 0) this.#commit = { writes: writes.length, began: performance.now() };
    this.#worker.postMessage({ queries, writes } satisfies Orders);
  }

  #answerTo(id: number): Promise<unknown[] | null> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #settle(report: Report): void {
    const waiting = this.#waiting.get(report.id);
    this.#waiting.delete(report.id);
    this.#underWay.delete(report.id);
    if ('rows' in report) waiting?.resolve(report.rows);
    else waiting?.reject(new EmbeddedError(report.error.message, report.error.code));
  }

  /** All writes of a commit are reported together. */
  #measure(): void {
    if (!this.#commit || this.#underWay.size > 0) return;
    this.committed(this.#commit.writes, performance.now() - this.#commit.began);
    this.#commit = undefined;
  }

  #give(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
