import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Ear, type News, readNews, type Topic, writeNews } from './news.js';

const RETRY_MS = 1000;

/** News over NATS, for sites with more processes than one PostgreSQL should carry the news of. */
export class NatsNews implements News {
  private constructor(
    private readonly connection: NatsConnection,
    private readonly subject: string,
    private readonly self: string,
  ) {}

  /** `site` tells the news of several sites on one NATS apart, `self` this process from others. */
  static async open(url: string, site: string, self: string, ear: Ear): Promise<NatsNews> {
    const connection = await connect({
      ...placeOf(url),
      name: 'aerie',
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
    });
    const subject = `aerie.${site}`;
    connection.subscribe(subject, {
      callback: (error, message) => {
        const news = error ? undefined : readNews(message.string());
        if (error) ear.complain(error);
        else if (news) ear.heard(news.topic, news.id, news.from);
      },
    });
    void follow(connection, ear);
    // Whatever is told from now on is heard.
    await connection.flush();
    return new NatsNews(connection, subject, self);
  }

  tell(topic: Topic, id: string): void {
    if (!this.connection.isClosed()) this.connection.publish(this.subject, writeNews(this.self, topic, id));
  }

  async close(): Promise<void> {
    // What was told while the connection is down is not waited for.
    const later = new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS).unref());
    await Promise.race([this.connection.drain().catch(() => undefined), later]);
    await this.connection.close();
  }
}

async function follow(connection: NatsConnection, ear: Ear): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'reconnect') ear.missed();
    if (status.type === 'disconnect') ear.complain(new Error('the connection for news ended'));
    if (status.type === 'error') ear.complain(status.error);
  }
}

/** Several servers are separated by commas; a name and a password, or a token alone, stand before the first one's host. */
export function placeOf(text: string): { servers: string[]; user?: string; pass?: string; token?: string } {
  const urls = text.split(',').map((one) => new URL(one.includes('://') ? one : `nats://${one}`));
  const servers = urls.map(({ host, protocol }) => `${protocol}//${host}`);
  const [user, pass] = [urls[0]?.username, urls[0]?.password].map((one) => decodeURIComponent(one ?? ''));
  if (!user) return { servers };
  return pass ? { servers, user, pass } : { servers, token: user };
}
