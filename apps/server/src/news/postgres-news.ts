import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type Ear, type News, readNews, type Topic, writeNews } from './news.js';

const CHANNEL = 'aerie';
const RETRY_MS = 1000;

/**
 * News over PostgreSQL's own channels. What is told while the connection is down is lost; the
 * ear hears that it missed something when it is back, so that whoever follows tables can look again.
 */
export class PostgresNews implements News {
  private client: pg.Client | undefined;
  private closed = false;
  private readonly told = new Set<string>();
  private telling: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    /** Tells this process from others. */
    private readonly self: string,
    private readonly ear: Ear,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      const news = readNews(payload ?? '');
      if (news && news.from !== this.self) this.ear.heard(news.topic, news.id, news.from);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
  }

  /** Gathers what happens at the same time, or while other news are told, and tells each thing once. */
  tell(topic: Topic, id: string): void {
    const news = writeNews(this.self, topic, id);
    // Of what is told again the last counts: somebody may come, leave and come back.
    this.told.delete(news);
    this.told.add(news);
    this.telling ??= nextTurn().then(() => this.flush());
  }

  async close(): Promise<void> {
    await this.telling;
    this.closed = true;
    await this.client?.end();
  }

  private async flush(): Promise<void> {
    while (this.told.size > 0) {
      const news = [...this.told];
      this.told.clear();
      const query = 'SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news';
      await this.client?.query(query, [CHANNEL, news]).catch((error: unknown) => this.ear.complain(error));
    }
    this.telling = undefined;
  }

  private lose(client: pg.Client, error?: unknown): void {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    this.ear.complain(error ?? new Error('the connection for news ended'));
    const again = () => {
      if (this.closed) return;
      this.open().then(
        () => this.ear.missed(),
        () => setTimeout(again, RETRY_MS),
      );
    };
    setTimeout(again, RETRY_MS);
  }
}
