import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { decode, encode, type PubSub, type Subscriber, type Topic } from './pubsub.js';

const CHANNEL = 'aerie';
const RETRY_MS = 1000;

/**
 * News over PostgreSQL's own channels. What is told while the connection is down is lost; the
 * ear hears that it missed something when it is back, so that whoever follows tables can look again.
 */
export class PostgresPubSub implements PubSub {
  private client: pg.Client | undefined;
  private closed = false;
  private readonly told = new Set<string>();
  private telling: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    /** Tells this process from others. */
    private readonly self: string,
    private readonly subscriber: Subscriber,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      const message = decode(payload ?? '');
      if (message && message.from !== this.self)
        this.subscriber.received(message.topic, message.id, message.from);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
  }

  /** Gathers what happens at the same time, or while other message are told, and tells each thing once. */
  publish(topic: Topic, id: string): void {
    const message = encode(this.self, topic, id);
    // Of what is told again the last counts: somebody may come, leave and come back.
    this.told.delete(message);
    this.told.add(message);
    this.telling ??= nextTurn().then(() => this.flush());
  }

  async close(): Promise<void> {
    await this.telling;
    this.closed = true;
    await this.client?.end();
  }

  private async flush(): Promise<void> {
    while (this.told.size > 0) {
      const message = [...this.told];
      this.told.clear();
      const query = 'SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message';
      await this.client
        ?.query(query, [CHANNEL, message])
        .catch((error: unknown) => this.subscriber.reportError(error));
    }
    this.telling = undefined;
  }

  private lose(client: pg.Client, error?: unknown): void {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    this.subscriber.reportError(error ?? new Error('the connection for message ended'));
    const again = () => {
      if (this.closed) return;
      this.open().then(
        () => this.subscriber.reconnected(),
        () => setTimeout(again, RETRY_MS),
      );
    };
    setTimeout(again, RETRY_MS);
  }
}
