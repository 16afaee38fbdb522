import { Worker } from 'node:worker_threads';
import { type Question, think } from './think.js';

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

/** Where bots think: never in the main thread, so that no table waits for another table's bot. */
export interface Thinkers {
  ask(question: Question): Promise<string>;
  close(): Promise<void>;
}

/** How long a bot may think; a thread that takes longer is terminated, and its question fails. */
const LONGEST_THOUGHT_MS = 15_000;

/** Threads that take questions one at a time, the longest waiting first. A thread that dies is replaced. */
export class ThinkerThreads implements Thinkers {
  private readonly queue: { id: number; waiting: Waiting }[] = [];
  private readonly busy = new Map<Worker, { id: number; waiting: Waiting }>();
  private readonly idle: Worker[] = [];
  private closed = false;
  private next = 0;

  constructor(
    private readonly script: URL,
    threads: number,
  ) {
    for (let i = 0; i < threads; i++) this.hire();
  }

  ask(question: Question): Promise<string> {
    return new Promise((resolve, reject) => {
      this.queue.push({ id: this.next++, waiting: { question, resolve, reject } });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private hire(): void {
    const worker = new Worker(this.script);
    worker.on('message', ({ answer, error }: { answer?: string; error?: string }) => {
      const task = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      if (answer !== undefined) task?.waiting.resolve(answer);
      else task?.waiting.reject(new Error(error));
      this.hand();
    });
    worker.on('error', (error) => this.busy.get(worker)?.waiting.reject(error));
    worker.on('exit', () => {
      this.busy.get(worker)?.waiting.reject(new Error('the thinking thread ended'));
      this.busy.delete(worker);
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
      if (!this.closed) this.hire();
    });
    this.idle.push(worker);
    this.hand();
  }

  private hand(): void {
    const worker = this.queue.length > 0 ? this.idle.pop() : undefined;
    const task = worker && this.queue.shift();
    if (!worker || !task) return;
    this.busy.set(worker, task);
    worker.postMessage({ id: task.id, question: task.waiting.question });
    const timer = setTimeout(() => {
      if (this.busy.get(worker)?.id === task.id) void worker.terminate();
    }, LONGEST_THOUGHT_MS);
    timer.unref();
  }
}

/** Thinks at once, in this thread: for tests and for programs that have nothing else to do. */
export const thinkHere: Thinkers = {
  ask: async (question) => think(question),
  close: async () => undefined,
};
