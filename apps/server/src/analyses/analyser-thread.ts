import { Worker } from 'node:worker_threads';
import type { Analysis, Progress } from '@aerie/analysis';
import type { Analyser, AnalysisOrder } from './analyser.js';
import type { AnalysisReport } from './worker.js';

/** How long one match may take, on a machine where others play all the while. */
const LONGEST_MS = 15 * 60_000;
/** How much memory it may take, in MiB. */
const MOST_MEMORY = 512;

interface Waiting {
  readonly order: AnalysisOrder;
  readonly progress: (now: Progress) => void;
  readonly signal: AbortSignal;
  readonly resolve: (found: Analysis | undefined) => void;
}

/** One thread that analyses one match after the other. Started when it is needed, and ended when nobody waits. */
export class AnalyserThread implements Analyser {
  private readonly queue: Waiting[] = [];
  private worker: Worker | undefined;

  constructor(
    private readonly script: URL,
    private readonly reportError: (error: unknown) => void,
    private readonly longest = LONGEST_MS,
  ) {}

  analyse(
    order: AnalysisOrder,
    progress: (now: Progress) => void,
    signal: AbortSignal,
  ): Promise<Analysis | undefined> {
    return new Promise((resolve) => {
      this.queue.push({ order, progress, signal, resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    for (const { resolve } of this.queue.splice(0)) resolve(undefined);
    await this.worker?.terminate();
  }

  private next(): void {
    if (this.worker) return;
    const one = this.queue.shift();
    if (!one) return;
    if (one.signal.aborted) {
      one.resolve(undefined);
      this.next();
      return;
    }
    const worker = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    this.worker = worker;
    worker.unref();
    let found: Analysis | undefined;
    const end = (): void => void worker.terminate();
    const timer = setTimeout(() => {
      this.reportError(new Error(`the analysis of a match of ${one.order.log.game} takes too long`));
      end();
    }, this.longest);
    timer.unref();
    one.signal.addEventListener('abort', end);
    worker.on('message', (report: AnalysisReport) => {
      if ('progress' in report) return one.progress(report.progress);
      found = report.found;
      end();
    });
    worker.on('error', this.reportError);
    worker.on('exit', () => {
      clearTimeout(timer);
      one.signal.removeEventListener('abort', end);
      this.worker = undefined;
      one.resolve(found);
      this.next();
    });
    worker.postMessage(one.order);
  }
}
