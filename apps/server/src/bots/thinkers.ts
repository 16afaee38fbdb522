import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.js';
import { type Question, type Thought, think } from './think.js';

interface Task {
  readonly id: number;
  readonly question: Question;
  readonly asked: number;
  readonly resolve: (thought: TimedThought) => void;
  readonly reject: (error: Error) => void;
}

/** A thought, and how long its question waited for a thread, in milliseconds. */
export interface TimedThought extends Thought {
  readonly waitedMs: number;
}

/** What a thread thinks about, on whose account, and since when. */
interface Thinking {
  readonly task: Task;
  readonly whose: string;
  readonly began: number;
}

/** Where bots think: never in the main thread, so that no table waits for another table's bot. */
export interface Thinkers {
  /** `whose`: the person on whose account a bot thinks; the time of threads is shared fairly among them. */
  ask(question: Question, whose: string): Promise<TimedThought>;
  /** How many questions wait to be thought about. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** How long a bot may think; a thread that takes longer is terminated, and its question fails. */
const LONGEST_THOUGHT_MS = 15_000;

/** Threads that take questions one at a time, those of whoever has used least first. A thread that dies is replaced. */
export class ThinkerThreads implements Thinkers {
  private readonly queue: FairQueue<Task>;
  private readonly busy = new Map<Worker, Thinking>();
  private readonly idle: Worker[] = [];
  private closed = false;
  private next = 0;

  constructor(
    private readonly script: URL,
    threads: number,
  ) {
    // One thread is always left to others: nobody waits for the thought of whoever has many.
    this.queue = new FairQueue(Math.max(1, threads - 1));
    for (let i = 0; i < threads; i++) this.hire();
  }

  get waiting(): number {
    return this.queue.size;
  }

  ask(question: Question, whose: string): Promise<TimedThought> {
    return new Promise((resolve, reject) => {
      this.queue.push(whose, { id: this.next++, question, asked: performance.now(), resolve, reject });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private hire(): void {
    const worker = new Worker(this.script);
    worker.on('message', ({ thought, error }: { thought?: Thought; error?: string }) => {
      const thinking = this.finished(worker);
      this.idle.push(worker);
      const task = thinking?.task;
      if (thought && thinking) task?.resolve({ ...thought, waitedMs: thinking.began - thinking.task.asked });
      else task?.reject(new Error(error));
      this.hand();
    });
    worker.on('error', (error) => this.busy.get(worker)?.task.reject(error));
    worker.on('exit', () => {
      this.finished(worker)?.task.reject(new Error('the thinking thread ended'));
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
      if (!this.closed) this.hire();
    });
    this.idle.push(worker);
    this.hand();
  }

  private hand(): void {
    if (this.idle.length === 0) return;
    const next = this.queue.take();
    const worker = next && this.idle.pop();
    if (!next || !worker) return;
    const { item: task } = next;
    this.busy.set(worker, { task, whose: next.whose, began: performance.now() });
    worker.postMessage({ id: task.id, question: task.question });
    const timer = setTimeout(() => {
      if (this.busy.get(worker)?.task === task) void worker.terminate();
    }, LONGEST_THOUGHT_MS);
    timer.unref();
  }

  /** A thread has done with what it thought about. */
  private finished(worker: Worker): Thinking | undefined {
    const thinking = this.busy.get(worker);
    this.busy.delete(worker);
    if (thinking) this.queue.done(thinking.whose, performance.now() - thinking.began);
    return thinking;
  }
}

/** Thinks at once, in this thread: for tests and for programs that have nothing else to do. */
export const thinkHere: Thinkers = {
  ask: async (question) => ({ ...(await think(question)), waitedMs: 0 }),
  waiting: 0,
  close: async () => undefined,
};
