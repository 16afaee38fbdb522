import { Worker } from 'node:worker_threads';

/** How much memory a thread may take, in MiB. */
const MOST_MEMORY = 512;

/** What a thread says to an order: how far it is, or what it found. */
export type Report<Found, Progress = never> =
  | { readonly progress: Progress }
  | { readonly found: Found | undefined };

/** Where what takes many seconds is done: never in the main thread. */
export interface Background<Order, Found, Progress = never> {
  /** Gives nothing where it was stopped, or could not be done. */
  ask(order: Order, progress?: (now: Progress) => void, signal?: AbortSignal): Promise<Found | undefined>;
  close(): Promise<void>;
}

interface Waiting<Order, Found, Progress> {
  readonly order: Order;
  readonly progress: (now: Progress) => void;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (found: Found | undefined) => void;
}

/** One thread that carries out one order after the other. Started when it is needed, and ended when nobody waits. */
export class BackgroundThread<Order, Found, Progress = never> implements Background<Order, Found, Progress> {
  private readonly queue: Waiting<Order, Found, Progress>[] = [];
  private worker: Worker | undefined;

  constructor(
    private readonly script: URL,
    private readonly reportError: (error: unknown) => void,
    /** How many milliseconds an order may take, on a machine where others play all the while. */
    private readonly longest = 15 * 60_000,
  ) {}

  ask(
    order: Order,
    progress: (now: Progress) => void = () => {},
    signal?: AbortSignal,
  ): Promise<Found | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const one = { order, progress, signal, resolve };
      this.queue.push(one);
      signal?.addEventListener('abort', () => this.leave(one), { once: true });
      this.next();
    });
  }

  async close(): Promise<void> {
    for (const { resolve } of this.queue.splice(0)) resolve(undefined);
    await this.worker?.terminate();
  }

  /** What was stopped before its turn came is done with at once, whatever is under way. */
  private leave(one: Waiting<Order, Found, Progress>): void {
    const at = this.queue.indexOf(one);
    if (at < 0) return;
    this.queue.splice(at, 1);
    one.resolve(undefined);
  }

  private next(): void {
    if (this.worker) return;
    const one = this.queue.shift();
    if (!one) return;
    const worker = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    this.worker = worker;
    worker.unref();
    let found: Found | undefined;
    const end = (): void => void worker.terminate();
    const timer = setTimeout(() => {
      this.reportError(new Error('it takes too long'));
      end();
    }, this.longest);
    timer.unref();
    one.signal?.addEventListener('abort', end);
    worker.on('message', (report: Report<Found, Progress>) => {
      if ('progress' in report) return one.progress(report.progress);
      found = report.found;
      end();
    });
    worker.on('error', this.reportError);
    worker.on('exit', () => {
      clearTimeout(timer);
      one.signal?.removeEventListener('abort', end);
      this.worker = undefined;
      one.resolve(found);
      this.next();
    });
    worker.postMessage(one.order);
  }
}
