import { Events } from '../common/events.js';

/**
 * What processes tell each other. Of a table: that it, its match or its chat has changed, or that lines of its chat were
 * rewritten. Of a room: that it or its talk has changed. Of a person: that they came to or left the process that says so, that what
 * they may do has changed, whom they follow or block, or when they are on holiday. Of a
 * process: that it is alive, that it asks the others who is connected to them, and how many people watch a table there
 * (`TABLE:COUNT`). That somebody was asked to a table
 * or paired with others there is told as `TABLE:PERSON`. Somebody's reaction at a table is told whole (`tables/reactions.ts`), as is a vote
 * that a bot plays for somebody (`sockets/cover-votes.ts`): nothing of them is stored.
 */
const TOPICS = [
  ...(['table', 'match', 'chat', 'rewrote', 'reaction', 'vote'] as const),
  ...(['came', 'left', 'person', 'related', 'invited', 'vacation', 'paired'] as const),
  ...(['room', 'talk'] as const),
  ...(['alive', 'roll', 'audience'] as const),
] as const;
export type Topic = (typeof TOPICS)[number];

/** Of these, which are most by far, a process needs to hear only where it follows the table; all others concern every process. */
const OF_FOLLOWED: readonly Topic[] = ['match', 'chat', 'reaction'];

/** The table whose followers alone something is published for. */
export const followedTable = (topic: Topic, id: string): string | undefined =>
  OF_FOLLOWED.includes(topic) ? id.split(':')[0] : undefined;

export interface PubSubEvents {
  /** Another process has published this. */
  readonly received: [topic: Topic, id: string, from: string];
  /** That was so many milliseconds ago, by the clocks of both machines. */
  readonly lagged: [topic: Topic, ms: number];
  /** The connection is back: anything may have been published meanwhile. */
  readonly reconnected: [];
}

/** Carries messages between the processes of a site. They may be lost: the storage is the truth. */
export interface PubSub extends TableNews {
  readonly events: Events<PubSubEvents>;
  publish(topic: Topic, id: string): void;
  close(): Promise<void>;
}

/** Which tables it is heard of all that others publish about them; of others it may be. */
export interface TableNews {
  /**
   * What is published from the moment on at which this resolves is received, so whoever reads then misses nothing. It resolves also
   * where the connection is down: news are lost as long as it is. To be undone as often as it is called.
   */
  follow(table: string): Promise<void>;
  unfollow(table: string): void;
}

/** Connects; what goes wrong with the connection later is reported. */
export type OpenPubSub = (reportError: (error: unknown) => void) => Promise<PubSub>;

/** Everything is heard, whatever is followed. */
export const HEARS_ALL: TableNews = { follow: async () => undefined, unfollow: () => undefined };

/** There are no other processes. */
export const openNoPubSub: OpenPubSub = async () => ({
  ...HEARS_ALL,
  events: new Events<PubSubEvents>(),
  publish: () => undefined,
  close: async () => undefined,
});

export const encode = (from: string, topic: Topic, id: string): string => `${from} ${topic} ${id}`;

interface Message {
  readonly from: string;
  readonly topic: Topic;
  readonly id: string;
}

export function decode(text: string): Message | undefined {
  const [from, word, id] = text.split(' ');
  const topic = TOPICS.find((one) => one === word);
  return from && topic && id ? { from, topic, id } : undefined;
}

/** A message as it is sent, with the time at which that is done; processes of before read what stands left of it. */
export const stamped = (message: string): string => `${message} ${Date.now().toString(36)}`;

/** Tells what came in from another process, and how long that took. */
export function receive(events: Events<PubSubEvents>, text: string, self: string): void {
  const message = decode(text);
  if (!message || message.from === self) return;
  const sentAt = Number.parseInt(text.split(' ')[3] ?? '', 36);
  // Clocks that differ by a little may say that it came before it was sent.
  if (Number.isFinite(sentAt)) events.emit('lagged', message.topic, Math.max(0, Date.now() - sentAt));
  events.emit('received', message.topic, message.id, message.from);
}
