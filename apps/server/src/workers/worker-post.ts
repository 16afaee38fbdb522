import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { newId } from '../common/ids.js';
import { type Here, type JobKind, packed, QUEUE_GROUP, subjectsOf, type Told } from './job-messages.js';

const LONGEST_WHY = 500;

/** What a worker hears and says over NATS. */
export class WorkerPost {
  private readonly self = newId();
  private readonly subjects;

  constructor(
    private readonly connection: NatsConnection,
    private readonly reportError: (error: unknown) => void,
    program: string,
  ) {
    this.subjects = subjectsOf(program);
  }

  /** The next job of a kind that nobody else gets. */
  listen(kind: JobKind, heard: (message: Msg) => void): Subscription {
    return this.hear(this.subjects.ask(kind), heard, { queue: QUEUE_GROUP, max: 1 });
  }

  /** Jobs for this slot in particular. */
  listenAt = (slot: string, heard: (message: Msg) => void): Subscription =>
    this.hear(this.subjects.at(this.self, slot), heard);

  onStop = (heard: (reply: string) => void): Subscription =>
    this.hear(this.subjects.stop(this.self), (message) => heard(message.string()));

  onWho = (heard: () => void): Subscription => this.hear(this.subjects.who, heard);

  /** Tells of a job; where that cannot be told, that it failed. */
  async say(reply: string, told: Told): Promise<void> {
    const bytes = await packed(told);
    const most = this.connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (this.connection.isClosed()) return;
    if (bytes.length <= most) this.connection.publish(reply, bytes);
    else await this.say(reply, failure(new Error('what was found is too long for NATS')));
  }

  /** At once: whoever asks waits for it. */
  sayTaken(reply: string, slot: string): void {
    this.connection.publish(reply, JSON.stringify({ type: 'taken', worker: this.self, slot } satisfies Told));
  }

  sayHere(here: Omit<Here, 'worker'>): void {
    if (this.connection.isClosed()) return;
    this.connection.publish(
      this.subjects.here,
      JSON.stringify({ worker: this.self, ...here } satisfies Here),
    );
  }

  close(): Promise<void> {
    return this.connection.drain();
  }

  private hear(subject: string, heard: (message: Msg) => void, options = {}): Subscription {
    return this.connection.subscribe(subject, {
      ...options,
      callback: (error, message) => (error ? this.reportError(error) : heard(message)),
    });
  }
}

export const failure = (error: unknown): Told => ({
  type: 'failed',
  why: (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_WHY),
});
