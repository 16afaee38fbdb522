import { type Question, type Thought, think } from './think.js';
import { ThinkingThread } from './thinking-thread.js';
import { type Decision, ThoughtSchedule } from './thought-schedule.js';

interface Task extends Decision {
  readonly question: Question;
  readonly asked: number;
  readonly resolve: (thought: TimedThought) => void;
  readonly reject: (error: Error) => void;
}

/** A thought, and how long its question waited for a thread, in milliseconds. */
export interface TimedThought extends Thought {
  readonly waitedMs: number;
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
 * Threads that take questions one at a time, as `ThoughtSchedule` says: as many as was said for those who ask for little, and one
 * less, but at least one, in the background, of lower priority and started when first needed. A thread that dies is replaced.
 */
export class ThinkerThreads implements Thinkers {
  private readonly schedule: ThoughtSchedule<Task, ThinkingThread>;
  /** Those that have thought last come first: what they need is at hand. */
  private threads: readonly ThinkingThread[];
  private closed = false;

  constructor(script: URL, count: number) {
    const most = Math.max(1, count - 1);
    this.schedule = new ThoughtSchedule(() => most);
    const threadOf = (isBackground: boolean): ThinkingThread => {
      const thread: ThinkingThread = new ThinkingThread(script, isBackground, () => this.gone(thread));
      return thread;
    };
    const foreground = Array.from({ length: count }, () => threadOf(false));
    const background = Array.from({ length: most }, () => threadOf(true));
    this.threads = [...foreground, ...background];
    for (const thread of foreground) thread.start();
  }

  get waiting(): number {
    return this.schedule.waiting;
  }

  ask(question: Question, whose: string, decision: Decision): Promise<TimedThought> {
    return new Promise((resolve, reject) => {
      const asked = performance.now();
      this.schedule.push(whose, { ...decision, question, asked, resolve, reject });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private gone(thread: ThinkingThread): void {
    this.schedule.gone(thread);
    if (this.closed) return;
    if (!thread.isBackground) thread.start();
    this.hand();
  }

  /** Gives every idle thread something to think about, as far as there is. */
  private hand(): void {
    for (const thread of this.threads) if (thread.isIdle) void this.begin(thread);
  }

  private async begin(thread: ThinkingThread): Promise<void> {
    const next = this.closed ? undefined : this.schedule.take(thread);
    if (!next) return;
    const { item: task, whose } = next;
    const began = performance.now();
    const done = (remembers: boolean): void =>
      this.schedule.done(thread, whose, task, performance.now() - began, remembers);
    try {
      const thought = await thread.think(task.question);
      done(thought.remembers);
      this.threads = [thread, ...this.threads.filter((one) => one !== thread)];
      task.resolve({ ...thought, waitedMs: began - task.asked });
    } catch (error) {
      done(false);
      task.reject(error as Error);
    }
    this.hand();
  }
}

/** Thinks at once, in this thread: for tests and for programs that have nothing else to do. */
export const thinkHere: Thinkers = {
  ask: async (question) => ({ ...(await think(question)), waitedMs: 0 }),
  waiting: 0,
  close: async () => undefined,
};
