import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { Events } from '../common/events.js';
import { encode, HEARS_ALL, type PubSub, type PubSubEvents, receive, stamped, type Topic } from './pubsub.js';

const CHANNEL = 'aerie';
const RETRY_MS = 1000;

/** Messages over PostgreSQL's LISTEN and NOTIFY. What is published while the connection is down is lost. */
export class PostgresPubSub implements PubSub {
  readonly events = new Events<PubSubEvents>();
  // There is one channel for all.
  readonly follow = HEARS_ALL.follow;
  readonly unfollow = HEARS_ALL.unfollow;
  private client: pg.Client | undefined;
  private closed = false;
  private readonly pending = new Set<string>();
  private flushing: Promise<void> | undefined;

  private constructor(
    private readonly url: string,
    /** Tells this process from others. */
    private readonly self: string,
    private readonly reportError: (error: unknown) => void,
  ) {}

  static async open(
    url: string,
    self: string,
    reportError: (error: unknown) => void,
  ): Promise<PostgresPubSub> {
    const pubsub = new PostgresPubSub(url, self, reportError);
    await pubsub.connect();
    return pubsub;
  }

  /** Collects what happens at the same time, or while other messages are sent, and sends each once. */
  publish(topic: Topic, id: string): void {
    const message = encode(this.self, topic, id);
    // Of what is published again the last counts: somebody may come, leave and come back.
    this.pending.delete(message);
    this.pending.add(message);
    this.flushing ??= nextTurn().then(() => this.flush());
  }

  async close(): Promise<void> {
    await this.flushing;
    this.closed = true;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => receive(this.events, payload ?? '', this.self));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
  }

  private async flush(): Promise<void> {
    while (this.pending.size > 0) {
      const messages = [...this.pending].map(stamped);
      this.pending.clear();
      const query = 'SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message';
      await this.client?.query(query, [CHANNEL, messages]).catch(this.reportError);
    }
    this.flushing = undefined;
  }

  private lose(client: pg.Client, error?: unknown): void {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    this.reportError(error ?? new Error('the connection between processes ended'));
    const again = () => {
      if (this.closed) return;
      this.connect().then(
        () => this.events.emit('reconnected'),
        () => setTimeout(again, RETRY_MS),
      );
    };
    setTimeout(again, RETRY_MS);
  }
}
