import { Worker } from 'node:worker_threads';
import { type Question, type Thought, think } from './think.js';
import { type Decision, type Lane, ThoughtSchedule } from './thought-schedule.js';

interface Task extends Decision {
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

/** What a thread thinks about, on whose account, since when, and what ends it if it takes too long. */
interface Thinking {
  readonly task: Task;
  readonly whose: string;
  readonly began: number;
  readonly timer: NodeJS.Timeout;
}

interface Thread extends Lane {
  /** Missing until it is first needed. */
  worker?: Worker;
  thinking?: Thinking;
}

/** Where bots think: never in the main thread, so that no table waits for another table's bot. */
export interface Thinkers {
  /** `whose`: the person on whose account a bot thinks; the time of threads is shared fairly among them. */
  ask(question: Question, whose: string, decision: Decision): Promise<TimedThought>;
  /** How many questions wait to be thought about. */
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * How long a bot may think; a thread that takes longer is terminated, and its question fails. In the background a thread has
 * what others leave of the processor.
 */
const LONGEST_THOUGHT_MS = 15_000;
const LONGEST_IN_BACKGROUND_MS = 60_000;

/**
 * Threads that take questions one at a time, as `ThoughtSchedule` says: as many as was said for those who ask for little, and one
 * less, but at least one, in the background, of lower priority and started when first needed. A thread that dies is replaced.
 */
export class ThinkerThreads implements Thinkers {
  private readonly schedule: ThoughtSchedule<Task, Thread>;
  /** Those that have thought last come first: what they need is at hand. */
  private threads: readonly Thread[];
  private closed = false;
  private next = 0;

  constructor(
    private readonly script: URL,
    count: number,
  ) {
    const most = Math.max(1, count - 1);
    this.schedule = new ThoughtSchedule(most);
    const foreground: Thread[] = Array.from({ length: count }, () => ({ isBackground: false }));
    const background: Thread[] = Array.from({ length: most }, () => ({ isBackground: true }));
    this.threads = [...foreground, ...background];
    for (const thread of foreground) this.start(thread);
  }

  get waiting(): number {
    return this.schedule.waiting;
  }

  ask(question: Question, whose: string, decision: Decision): Promise<TimedThought> {
    return new Promise((resolve, reject) => {
      const asked = performance.now();
      this.schedule.push(whose, { ...decision, id: this.next++, question, asked, resolve, reject });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.threads.map(({ worker }) => worker?.terminate()));
  }

  private start(thread: Thread): Worker {
    const { isBackground } = thread;
    const worker = new Worker(this.script, { workerData: { isBackground } });
    thread.worker = worker;
    worker.on('message', ({ thought, error }: { thought?: Thought; error?: string }) => {
      const thinking = this.finished(thread, thought?.remembers ?? false);
      if (thinking && thought)
        thinking.task.resolve({ ...thought, waitedMs: thinking.began - thinking.task.asked });
      else thinking?.task.reject(new Error(error));
      this.threads = [thread, ...this.threads.filter((one) => one !== thread)];
      this.hand();
    });
    worker.on('error', (error) => thread.thinking?.task.reject(error));
    worker.on('exit', () => {
      delete thread.worker;
      this.finished(thread, false)?.task.reject(new Error('the thinking thread ended'));
      this.schedule.gone(thread);
      if (this.closed) return;
      if (!isBackground) this.start(thread);
      this.hand();
    });
    return worker;
  }

  /** Gives every idle thread something to think about, as far as there is. */
  private hand(): void {
    for (const thread of this.threads) if (!thread.thinking) this.begin(thread);
  }

  private begin(thread: Thread): void {
    const next = this.closed ? undefined : this.schedule.take(thread);
    if (!next) return;
    const { item: task, whose } = next;
    const worker = thread.worker ?? this.start(thread);
    const longest = thread.isBackground ? LONGEST_IN_BACKGROUND_MS : LONGEST_THOUGHT_MS;
    const timer = setTimeout(() => void worker.terminate(), longest);
    timer.unref();
    thread.thinking = { task, whose, timer, began: performance.now() };
    worker.postMessage({ id: task.id, question: task.question });
  }

  /** A thread has done with what it thought about. */
  private finished(thread: Thread, remembers: boolean): Thinking | undefined {
    const { thinking } = thread;
    if (!thinking) return undefined;
    delete thread.thinking;
    clearTimeout(thinking.timer);
    const { whose, task, began } = thinking;
    this.schedule.done(thread, whose, task, performance.now() - began, remembers);
    return thinking;
  }
}

/** Thinks at once, in this thread: for tests and for programs that have nothing else to do. */
export const thinkHere: Thinkers = {
  ask: async (question) => ({ ...(await think(question)), waitedMs: 0 }),
  waiting: 0,
  close: async () => undefined,
};
