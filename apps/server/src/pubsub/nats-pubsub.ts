import { AuthorizationError, connect, type NatsConnection } from '@nats-io/transport-node';
import { Events } from '../common/events.js';
import { encode, type PubSub, type PubSubEvents, receive, stamped, type Topic } from './pubsub.js';

const RETRY_MS = 1000;

/** Messages over NATS, for sites with more processes than one PostgreSQL should carry the messages of. */
export class NatsPubSub implements PubSub {
  readonly events = new Events<PubSubEvents>();

  private constructor(
    private readonly connection: NatsConnection,
    private readonly subject: string,
    private readonly self: string,
    private readonly reportError: (error: unknown) => void,
  ) {
    connection.subscribe(subject, {
      callback: (error, received) => {
        if (error) reportError(error);
        else receive(this.events, received.string(), self);
      },
    });
    void this.followStatus();
  }

  /** `site` tells the sites on one NATS apart, `self` this process from others. */
  static async open(
    url: string,
    site: string,
    self: string,
    reportError: (error: unknown) => void,
  ): Promise<NatsPubSub> {
    const connection = await connectToNats(url, 'aerie');
    const pubsub = new NatsPubSub(connection, `aerie.${site}`, self, reportError);
    // Whatever is published from now on is received.
    await connection.flush();
    return pubsub;
  }

  publish(topic: Topic, id: string): void {
    if (this.connection.isClosed()) return;
    this.connection.publish(this.subject, stamped(encode(this.self, topic, id)));
  }

  async close(): Promise<void> {
    // What was published while the connection is down is not waited for.
    const later = new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS).unref());
    await Promise.race([this.connection.drain().catch(() => undefined), later]);
    await this.connection.close();
  }

  private async followStatus(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'reconnect') this.events.emit('reconnected');
      if (status.type === 'disconnect') this.reportError(new Error('the connection between processes ended'));
      if (status.type === 'error') this.reportError(status.error);
    }
  }
}

/** A connection that comes back by itself; it does not hear what it says. */
export const connectToNats = (url: string, name: string): Promise<NatsConnection> =>
  connect({
    ...placeOf(url),
    name,
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
  });

/** Several servers are separated by commas; a name and a password, or a token alone, stand before the first one's host. */
export function placeOf(text: string): { servers: string[]; user?: string; pass?: string; token?: string } {
  const urls = text.split(',').map((one) => new URL(one.includes('://') ? one : `nats://${one}`));
  const servers = urls.map(({ host, protocol }) => `${protocol}//${host}`);
  const [user, pass] = [urls[0]?.username, urls[0]?.password].map((one) => decodeURIComponent(one ?? ''));
  if (!user) return { servers };
  return pass ? { servers, user, pass } : { servers, token: user };
}

/** Whether NATS runs and refuses the name, password or token that it is given. */
export const isNatsRefusal = (error: unknown): error is AuthorizationError =>
  error instanceof AuthorizationError;
