import type { Msg, Subscription } from '@nats-io/transport-node';
import { type JobKind, unpacked } from './job-messages.js';
import { failure, type WorkerPost } from './worker-post.js';

/** How many jobs may wait for one slot: those that were sent to it because it remembers what comes before. */
const MOST_WAITING = 32;

/** What carries out one job at a time. It checks the order itself, and fails where it makes no sense. */
export type CarryOut = (
  order: unknown,
  progress: (now: unknown) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/**
 * Works on one job at a time. It listens in the queue group only while it has nothing to do, for one job; what is meant for it
 * in particular comes before that.
 */
export class WorkerSlot {
  private readonly waiting: Msg[] = [];
  private listening: Subscription | undefined;
  private own: Subscription | undefined;
  private working: { readonly reply: string; readonly stopping: AbortController } | undefined;
  private isFinishing = false;
  private finished: (() => void) | undefined;

  constructor(
    readonly kind: JobKind,
    private readonly name: string,
    private readonly carryOut: CarryOut,
    private readonly post: WorkerPost,
    /** Is told when it has become free or is so no longer. */
    private readonly changed: () => void,
  ) {}

  get isFree(): boolean {
    return this.listening !== undefined && !this.working;
  }

  begin(): void {
    this.own = this.post.listenAt(this.name, (message) =>
      this.heard(message, () => this.waiting.unshift(message)),
    );
    this.next();
  }

  /** Stops the job that would be told of there. */
  stop(reply: string): void {
    if (this.working?.reply === reply) this.working.stopping.abort();
    const at = this.waiting.findIndex((message) => message.reply === reply);
    if (at >= 0) this.waiting.splice(at, 1);
  }

  /** Resolved when it has nothing to do any more; it takes nothing new. */
  async finish(): Promise<void> {
    this.isFinishing = true;
    await Promise.all([this.own?.drain(), this.listening?.drain()]);
    if (!this.working && this.waiting.length === 0) return;
    await new Promise<void>((resolve) => {
      this.finished = resolve;
    });
  }

  private heard({ reply }: Msg, waits: () => void): void {
    if (reply && this.waiting.length >= MOST_WAITING) void this.post.say(reply, { type: 'refused' });
    else if (reply) {
      this.post.sayTaken(reply, this.name);
      waits();
    }
    this.next();
  }

  private next(): void {
    if (this.working) return;
    const message = this.waiting.shift();
    if (message) void this.work(message, message.reply as string);
    else if (this.isFinishing) this.finished?.();
    else this.listenOn();
  }

  private listenOn(): void {
    this.listening ??= this.post.listen(this.kind, (one) => {
      this.listening = undefined;
      this.heard(one, () => this.waiting.push(one));
    });
    this.changed();
  }

  private async work({ data }: Msg, reply: string): Promise<void> {
    const stopping = new AbortController();
    const { signal } = stopping;
    this.working = { reply, stopping };
    this.changed();
    try {
      const progress = (now: unknown) => void this.post.say(reply, { type: 'progress', progress: now });
      const found = await this.carryOut(await unpacked(data), progress, signal);
      if (!signal.aborted) await this.post.say(reply, { type: 'found', found });
    } catch (error) {
      if (!signal.aborted) await this.post.say(reply, failure(error));
    }
    this.working = undefined;
    this.next();
  }
}
