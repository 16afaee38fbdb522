import { Worker } from 'node:worker_threads';
import { checkImport, type ImportVerdict } from './import-check.js';

interface CheckResult {
  readonly verdict: ImportVerdict;
  /** How many milliseconds it took. */
  readonly took: number;
}

/** Where imports are checked: never in the main thread, since a file may be made so that replaying it takes long. */
export interface ImportChecker {
  check(body: string): Promise<CheckResult>;
  close(): Promise<void>;
}

/** How long checking one file may take: the longest real matches take less than a second. */
const LONGEST_CHECK_MS = 5000;
/** How much memory it may take, in MiB. */
const MOST_MEMORY = 256;

interface Waiting {
  readonly body: string;
  readonly resolve: (result: CheckResult) => void;
  readonly reject: (error: Error) => void;
}

/** One thread that checks one file after the other. Started when it is first needed; ended where a file takes too long. */
export class ImportCheckerThread implements ImportChecker {
  private readonly queue: Waiting[] = [];
  private worker: Worker | undefined;
  private isOnline = false;
  private underWay: Waiting | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** When what is under way was begun. */
  private began = 0;

  constructor(
    private readonly script: URL,
    private readonly longest = LONGEST_CHECK_MS,
  ) {}

  check(body: string): Promise<CheckResult> {
    return new Promise((resolve, reject) => {
      this.queue.push({ body, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server stops'));
    await this.worker?.terminate();
  }

  private next(): void {
    if (this.underWay) return;
    this.underWay = this.queue.shift();
    if (!this.underWay) return;
    this.worker ??= this.hire();
    this.worker.postMessage(this.underWay.body);
    if (this.isOnline) this.startClock();
  }

  private startClock(): void {
    this.began = performance.now();
    this.timer = setTimeout(() => this.giveUp(), this.longest);
    this.timer.unref();
  }

  private hire(): Worker {
    const worker = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    worker.unref();
    // How long a thread takes to start is nobody's fault.
    this.isOnline = false;
    worker.once('online', () => {
      this.isOnline = true;
      this.startClock();
    });
    worker.on('message', (verdict: ImportVerdict) => this.answer(verdict));
    // After an error the thread is over.
    worker.on('error', (error: Error & { code?: string }) => {
      this.worker = undefined;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.refuse();
      else this.done(({ reject }) => reject(error));
    });
    return worker;
  }

  /** Ends the thread together with what it works on. */
  private giveUp(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    this.refuse();
  }

  private refuse(): void {
    const seconds = Math.ceil(this.longest / 1000);
    this.answer({ refused: { status: 400, code: 'takesTooLong', fields: { seconds } } });
  }

  private answer(verdict: ImportVerdict): void {
    const took = performance.now() - this.began;
    this.done(({ resolve }) => resolve({ verdict, took }));
  }

  private done(settle: (waiting: Waiting) => void): void {
    clearTimeout(this.timer);
    const { underWay } = this;
    this.underWay = undefined;
    if (underWay) settle(underWay);
    this.next();
  }
}

/** Checks at once, in this thread: for tests. */
export const checkHere: ImportChecker = {
  check: async (body) => ({ verdict: checkImport(body), took: 0 }),
  close: async () => undefined,
};
