import { Worker } from 'node:worker_threads';
import type { Question, Thought } from './think.js';

/**
 * How long a bot may think; a thread that takes longer is terminated, and its question fails. In the background a thread has
 * what others leave of the processor.
 */
export const LONGEST_THOUGHT_MS = 15_000;
export const LONGEST_IN_BACKGROUND_MS = 60_000;

interface Thinking {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** One thread where bots think, one question at a time. It begins when it is first needed, and anew where it has ended. */
export class ThinkingThread {
  private worker: Worker | undefined;
  private thinking: Thinking | undefined;

  constructor(
    private readonly script: URL,
    /** Of lower priority. */
    readonly isBackground: boolean,
    /** Is told when the thread has ended, and with it what its bots remembered. */
    private readonly gone: () => void = () => {},
  ) {}

  get isIdle(): boolean {
    return this.thinking === undefined;
  }

  /** Begins, so that the first question is answered sooner. */
  start(): Worker {
    if (this.worker) return this.worker;
    const { isBackground } = this;
    const worker = new Worker(this.script, { workerData: { isBackground } });
    this.worker = worker;
    worker.on('message', ({ thought, error }: { thought?: Thought; error?: string }) => {
      const thinking = this.ended();
      if (thought) thinking?.resolve(thought);
      else thinking?.reject(new Error(error));
    });
    worker.on('error', (error) => this.thinking?.reject(error as Error));
    worker.on('exit', () => {
      this.worker = undefined;
      this.ended()?.reject(new Error('the thinking thread ended'));
      this.gone();
    });
    return worker;
  }

  think(question: Question): Promise<Thought> {
    const worker = this.start();
    return new Promise((resolve, reject) => {
      const longest = this.isBackground ? LONGEST_IN_BACKGROUND_MS : LONGEST_THOUGHT_MS;
      const timer = setTimeout(() => void worker.terminate(), longest);
      timer.unref();
      this.thinking = { resolve, reject, timer };
      worker.postMessage({ question });
    });
  }

  async terminate(): Promise<void> {
    await this.worker?.terminate();
  }

  private ended(): Thinking | undefined {
    const { thinking } = this;
    this.thinking = undefined;
    clearTimeout(thinking?.timer);
    return thinking;
  }
}
