import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  AuthorizationError,
  connect,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { Events } from '../common/events.js';
import {
  decode,
  encode,
  followedTable,
  type PubSub,
  type PubSubEvents,
  receive,
  stamped,
  type Topic,
} from './pubsub.js';

const RETRY_MS = 1000;
/** How long following a table may wait for NATS. */
const FOLLOW_MS = 1000;

/** Every message of a process that tells of tables by subjects of their own ends with this word. */
const BY_TABLE = ' by-table';
/** A process of before says every 5 s that it is alive; after so long a silence there is none. */
const OLDER_MS = 15_000;

interface Followed {
  readonly subscription: Subscription;
  /** Until when what is published may be missed. */
  readonly heard: Promise<void>;
  count: number;
}

/**
 * Messages over NATS, for sites with more processes than one PostgreSQL should carry the messages of. What concerns every process goes to the
 * subject of the site, what concerns those who follow a table to that of the table: the cost of a move does not grow with the number of
 * processes. Up to 0.1.0 everything went to the subject of the site: as long as there may be such a process it is told there too,
 * and what it says there is heard.
 */
export class NatsPubSub implements PubSub {
  readonly events = new Events<PubSubEvents>();
  private readonly followed = new Map<string, Followed>();
  /** When a process of before may have been there last; also where it has not been heard of yet. */
  private olderAt = performance.now();
  private readonly unsent: [topic: Topic, id: string][] = [];
  private flushing: Promise<void> | undefined;

  private constructor(
    private readonly connection: NatsConnection,
    private readonly subject: string,
    private readonly self: string,
    private readonly reportError: (error: unknown) => void,
    private readonly olderMs: number,
  ) {
    this.subscribe(subject, (text) => this.hear(text));
    void this.followStatus();
  }

  /** `site` tells the sites on one NATS apart, `self` this process from others. */
  static async open(
    url: string,
    site: string,
    self: string,
    reportError: (error: unknown) => void,
    olderMs = OLDER_MS,
  ): Promise<NatsPubSub> {
    const connection = await connectToNats(url, 'aerie');
    const pubsub = new NatsPubSub(connection, `aerie.${site}`, self, reportError, olderMs);
    // Whatever is published from now on is received.
    await connection.flush();
    return pubsub;
  }

  /** What is published in one turn of the event loop is sent at once. */
  publish(topic: Topic, id: string): void {
    if (this.unsent.push([topic, id]) === 1) setImmediate(() => this.send());
  }

  private send(): void {
    const all = this.unsent.splice(0);
    if (this.connection.isClosed()) return;
    for (const [topic, id] of all) {
      const text = stamped(encode(this.self, topic, id)) + BY_TABLE;
      const table = followedTable(topic, id);
      if (table !== undefined) this.connection.publish(this.subjectOf(table), text);
      if (table === undefined || this.maybeOlder) this.connection.publish(this.subject, text);
    }
  }

  follow(table: string): Promise<void> {
    const known = this.followed.get(table);
    if (known) {
      known.count++;
      return known.heard;
    }
    if (this.connection.isClosed()) return Promise.resolve();
    const subscription = this.subscribe(this.subjectOf(table), (text) =>
      receive(this.events, text, this.self),
    );
    const heard = this.flushed();
    this.followed.set(table, { subscription, heard, count: 1 });
    return heard;
  }

  unfollow(table: string): void {
    const known = this.followed.get(table);
    if (!known || --known.count > 0) return;
    this.followed.delete(table);
    known.subscription.unsubscribe();
  }

  async close(): Promise<void> {
    this.send();
    // What was published while the connection is down is not waited for.
    await orLater(this.connection.drain(), RETRY_MS);
    await this.connection.close();
  }

  private subscribe(subject: string, hear: (text: string) => void): Subscription {
    return this.connection.subscribe(subject, {
      callback: (error: Error | null, received: Msg) => {
        if (error) this.reportError(error);
        else hear(received.string());
      },
    });
  }

  private subjectOf = (table: string): string => `${this.subject}.${table}`;

  /** What is said to the whole site. */
  private hear(text: string): void {
    if (!text.endsWith(BY_TABLE)) this.olderAt = performance.now();
    else {
      const message = decode(text);
      // It is heard by the table, by those who follow it.
      if (message && followedTable(message.topic, message.id) !== undefined) return;
    }
    receive(this.events, text, this.self);
  }

  private get maybeOlder(): boolean {
    return performance.now() - this.olderAt < this.olderMs;
  }

  /** Resolved when NATS has heard of everything up to now; once for all who ask in one turn of the event loop. */
  private flushed(): Promise<void> {
    this.flushing ??= nextTurn().then(() => {
      this.flushing = undefined;
      return orLater(this.connection.flush(), FOLLOW_MS);
    });
    return this.flushing;
  }

  private async followStatus(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'reconnect') this.events.emit('reconnected');
      if (status.type === 'disconnect') this.reportError(new Error('the connection between processes ended'));
      if (status.type === 'error') this.reportError(status.error);
    }
  }
}

/** Resolved when something is done, has failed, or so many milliseconds have passed. */
async function orLater(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms).unref();
  });
  await Promise.race([work.catch(() => undefined), later]);
  clearTimeout(timer);
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
