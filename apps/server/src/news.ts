import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

/** What has changed at a table: itself, its match or its chat. */
const CHANGES = ['table', 'match', 'chat'] as const;
export type Change = (typeof CHANGES)[number];

/** Tells the other processes of a site that something changed at a table. Only news: the storage is the truth. */
export interface News {
  tell(table: string, what: Change): void;
  close(): Promise<void>;
}

/** There are no other processes. */
export const noNews: News = { tell: () => undefined, close: async () => undefined };

const CHANNEL = 'aerie';
const RETRY_MS = 1000;

/**
 * News over PostgreSQL's own channels. What is told while the connection is down is lost; `missed` is called when it
 * is back, so that whoever follows tables can look again.
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
    private readonly heard: (table: string, what: Change) => void,
    private readonly missed: () => void,
    private readonly complain: (error: unknown) => void,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      const [from, table, what] = payload?.split(' ') ?? [];
      const change = CHANGES.find((one) => one === what);
      if (from !== this.self && table && change) this.heard(table, change);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
  }

  /** Gathers what happens at the same time, or while other news are told, and tells each change once. */
  tell(table: string, what: Change): void {
    this.told.add(`${this.self} ${table} ${what}`);
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
      await this.client?.query(query, [CHANNEL, news]).catch(this.complain);
    }
    this.telling = undefined;
  }

  private lose(client: pg.Client, error?: unknown): void {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    this.complain(error ?? new Error('the connection for news ended'));
    const again = () => {
      if (this.closed) return;
      this.open().then(this.missed, () => setTimeout(again, RETRY_MS));
    };
    setTimeout(again, RETRY_MS);
  }
}
