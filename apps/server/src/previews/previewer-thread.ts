import { Worker } from 'node:worker_threads';
import type { PreviewOrder } from '@aerie/protocol';
import type { Previewer, PreviewPicture, PreviewWords } from './previewer.js';
import type { PreviewReport, PreviewTask } from './worker.js';

/** How much memory the thread may take, in MiB. */
const MOST_MEMORY = 256;
/** How long it may say nothing while it is asked, and how long it is kept while it is not. */
const LONGEST_MS = 20_000;
const IDLE_MS = 5 * 60_000;
/** How many may wait for it: others do without. */
const MOST_WAITING = 64;

type Found = PreviewReport['found'];

/** One thread that answers one after the other. Started when it is needed, ended when nobody has asked for long, or when it hangs. */
export class PreviewerThread implements Previewer {
  private readonly waiting = new Map<number, (found: Found) => void>();
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;

  constructor(
    private readonly script: URL,
    private readonly reportError: (error: unknown) => void,
    private readonly longest = LONGEST_MS,
  ) {}

  words(order: PreviewOrder): Promise<PreviewWords | undefined> {
    return this.ask(order, 'words') as Promise<PreviewWords | undefined>;
  }

  picture(order: PreviewOrder): Promise<PreviewPicture | undefined> {
    return this.ask(order, 'picture') as Promise<PreviewPicture | undefined>;
  }

  close(): Promise<void> {
    return this.end();
  }

  private ask(order: PreviewOrder, wanted: PreviewTask['wanted']): Promise<Found> {
    if (this.waiting.size >= MOST_WAITING) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const id = this.asked++;
      this.waiting.set(id, resolve);
      this.worker ??= this.hire();
      this.worker.postMessage({ id, order, wanted } satisfies PreviewTask);
      if (this.waiting.size === 1) this.watch();
    });
  }

  private hire(): Worker {
    const worker = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    worker.unref();
    worker.on('message', ({ id, found, failed }: PreviewReport) => {
      if (failed !== undefined) this.reportError(new Error(failed));
      this.waiting.get(id)?.(found);
      this.waiting.delete(id);
      this.watch();
    });
    // After an error the thread is over.
    worker.on('error', (error) => {
      this.reportError(error);
      if (this.worker === worker) void this.end();
    });
    return worker;
  }

  /** Waits for the next answer or question. */
  private watch(): void {
    clearTimeout(this.timer);
    const isAsked = this.waiting.size > 0;
    const over = (): void => {
      if (isAsked) this.reportError(new Error('a preview takes too long'));
      void this.end();
    };
    this.timer = setTimeout(over, isAsked ? this.longest : IDLE_MS);
    this.timer.unref();
  }

  /** Ends the thread; whoever waits gets nothing. */
  private async end(): Promise<void> {
    clearTimeout(this.timer);
    const { worker } = this;
    this.worker = undefined;
    for (const resolve of this.waiting.values()) resolve(undefined);
    this.waiting.clear();
    await worker?.terminate();
  }
}
