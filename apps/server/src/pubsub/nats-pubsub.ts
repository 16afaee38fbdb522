import { connect, type NatsConnection } from '@nats-io/transport-node';
import { decode, encode, type PubSub, type Subscriber, type Topic } from './pubsub.js';

const RETRY_MS = 1000;

/** News over NATS, for sites with more processes than one PostgreSQL should carry the news of. */
export class NatsPubSub implements PubSub {
  private constructor(
    private readonly connection: NatsConnection,
    private readonly subject: string,
    private readonly self: string,
  ) {}

  /** `site` tells the news of several sites on one NATS apart, `self` this process from others. */
  static async open(url: string, site: string, self: string, subscriber: Subscriber): Promise<NatsPubSub> {
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
        const received = error ? undefined : decode(message.string());
        if (error) subscriber.reportError(error);
        else if (received) subscriber.received(received.topic, received.id, received.from);
      },
    });
    void follow(connection, subscriber);
    // Whatever is told from now on is heard.
    await connection.flush();
    return new NatsPubSub(connection, subject, self);
  }

  publish(topic: Topic, id: string): void {
    if (!this.connection.isClosed()) this.connection.publish(this.subject, encode(this.self, topic, id));
  }

  async close(): Promise<void> {
    // What was told while the connection is down is not waited for.
    const later = new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS).unref());
    await Promise.race([this.connection.drain().catch(() => undefined), later]);
    await this.connection.close();
  }
}

async function follow(connection: NatsConnection, subscriber: Subscriber): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'reconnect') subscriber.reconnected();
    if (status.type === 'disconnect') subscriber.reportError(new Error('the connection for news ended'));
    if (status.type === 'error') subscriber.reportError(status.error);
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
