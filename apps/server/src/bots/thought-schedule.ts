import type { Seat } from '@aerie/kernel';
import { FairQueue, type Queued } from './fair-queue.js';

/** The decision that a question is about. */
export interface Decision {
  readonly table: string;
  /** The entry that the answer becomes. */
  readonly number: number;
  readonly seat: Seat;
}

/** A place to think; `background` ones are for those who ask for much at a time. */
export interface Lane {
  readonly isBackground: boolean;
}

/** Where a bot that remembers thought, for which seat, and about which entry. */
interface Home<Thread> {
  readonly thread: Thread;
  readonly number: number;
  readonly seat: Seat;
}

/** Whoever has so many questions already is thought for in the background: who plays at a table or two has one or two. */
const FEW = 3;
/** How many tables it is remembered of where their bot thought last. */
const HOMES = 2000;

/**
 * What is thought about next, and where. Questions of those who have few at a time go to the threads of the foreground, those of
 * whoever has many to the background: a thought cannot be interrupted, and so nobody else waits for one of theirs. Within both,
 * whoever has used least time is next.
 *
 * A bot that remembers what it worked out finds it in the thread where it thought, so what follows is asked there, also if
 * another thread is free: there it would work it all out again, and take longer than the wait. The rest of the same turn, which
 * costs next to nothing there, comes before everything else.
 */
export class ThoughtSchedule<T extends Decision, Thread extends Lane> {
  private readonly foreground: FairQueue<T>;
  private readonly background: FairQueue<T>;
  /** How many questions of a person wait or are thought about. */
  private readonly outstanding = new Map<string, number>();
  /** Where a bot that remembers thought last, by table. */
  private readonly homes = new Map<string, Home<Thread>>();

  /** `mostEach`: how many questions of one person are thought about at a time. */
  constructor(mostEach: () => number) {
    this.foreground = new FairQueue(mostEach);
    this.background = new FairQueue(mostEach);
  }

  get waiting(): number {
    return this.foreground.size + this.background.size;
  }

  push(whose: string, item: T): void {
    const before = this.outstanding.get(whose) ?? 0;
    this.outstanding.set(whose, before + 1);
    this.queueOf({ isBackground: before >= FEW }).push(whose, item);
  }

  /** What this thread is to think about now. */
  take(thread: Thread): Queued<T> | undefined {
    const isForeign = (item: T): boolean => {
      const home = this.homeIn(thread, item);
      return home !== undefined && home !== thread;
    };
    return (
      this.takeRest(thread, (home) => home === thread) ??
      this.queueOf(thread).take((item) => !isForeign(item))
    );
  }

  /** The rest of a turn that was thought about in such a thread. */
  takeRest(lane: Lane, isThere: (home: Thread) => boolean): Queued<T> | undefined {
    return this.queueOf(lane).take((item) => {
      const home = this.homeOf(item);
      return (
        home?.seat === item.seat && home.thread.isBackground === lane.isBackground && isThere(home.thread)
      );
    });
  }

  /** What is next, wherever what it follows from was thought about. */
  takeAny(lane: Lane): Queued<T> | undefined {
    return this.queueOf(lane).take();
  }

  /** Where what it follows from was thought about, if that was in such a thread. */
  homeIn({ isBackground }: Lane, item: T): Thread | undefined {
    const home = this.homeOf(item)?.thread;
    return home?.isBackground === isBackground ? home : undefined;
  }

  /** What was taken could not be thought about: it is next for its person. */
  putBack(lane: Lane, next: Queued<T>): void {
    this.queueOf(lane).putBack(next);
  }

  /** Takes out all that wait. */
  empty(): Queued<T>[] {
    const all = [...this.foreground.empty(), ...this.background.empty()];
    for (const { whose } of all) this.settled(whose);
    return all;
  }

  /** A thread has thought about something for so long. */
  done(
    thread: Thread,
    whose: string,
    { table, number, seat }: Decision,
    work: number,
    remembers: boolean,
  ): void {
    this.queueOf(thread).done(whose, work);
    this.settled(whose);
    this.homes.delete(table);
    if (!remembers) return;
    this.homes.set(table, { thread, number, seat });
    const [oldest] = this.homes.keys();
    if (this.homes.size > HOMES && oldest !== undefined) this.homes.delete(oldest);
  }

  private settled(whose: string): void {
    const left = (this.outstanding.get(whose) ?? 1) - 1;
    if (left > 0) this.outstanding.set(whose, left);
    else this.outstanding.delete(whose);
  }

  /** A thread is no more, with all that was remembered there. */
  gone(thread: Thread): void {
    for (const [table, home] of this.homes) if (home.thread === thread) this.homes.delete(table);
  }

  /** Where what the answer follows from was worked out: the answer right before it was thought of there. */
  private homeOf({ table, number }: Decision): Home<Thread> | undefined {
    const home = this.homes.get(table);
    return home?.number === number - 1 ? home : undefined;
  }

  private queueOf({ isBackground }: Lane): FairQueue<T> {
    return isBackground ? this.background : this.foreground;
  }
}
