import { Events } from '../common/events.js';

/**
 * What processes tell each other. Of a table: that it, its match or its chat has changed, or that lines of its chat were
 * rewritten. Of a room: that it or its talk has changed. Of a person: that they came to or left the process that says so, that what
 * they may do has changed, whom they follow or block, or when they are on holiday. Of a
 * process: that it is alive, that it asks the others who is connected to them, and how many people watch a table there
 * (`TABLE:COUNT`). That somebody was asked to a table
 * or paired with others there is told as `TABLE:PERSON`. Somebody's reaction at a table is told whole (`tables/reactions.ts`): nothing of it is stored.
 */
const TOPICS = [
  ...(['table', 'match', 'chat', 'rewrote', 'reaction'] as const),
  ...(['came', 'left', 'person', 'related', 'invited', 'vacation', 'paired'] as const),
  ...(['room', 'talk'] as const),
  ...(['alive', 'roll', 'audience'] as const),
] as const;
export type Topic = (typeof TOPICS)[number];

export interface PubSubEvents {
  /** Another process has published this. */
  readonly received: [topic: Topic, id: string, from: string];
  /** The connection is back: anything may have been published meanwhile. */
  readonly reconnected: [];
}

/** Carries messages between the processes of a site. They may be lost: the storage is the truth. */
export interface PubSub {
  readonly events: Events<PubSubEvents>;
  publish(topic: Topic, id: string): void;
  close(): Promise<void>;
}

/** Connects; what goes wrong with the connection later is reported. */
export type OpenPubSub = (reportError: (error: unknown) => void) => Promise<PubSub>;

/** There are no other processes. */
export const openNoPubSub: OpenPubSub = async () => ({
  events: new Events<PubSubEvents>(),
  publish: () => undefined,
  close: async () => undefined,
});

export const encode = (from: string, topic: Topic, id: string): string => `${from} ${topic} ${id}`;

export function decode(text: string): { from: string; topic: Topic; id: string } | undefined {
  const [from, word, id] = text.split(' ');
  const topic = TOPICS.find((one) => one === word);
  return from && topic && id ? { from, topic, id } : undefined;
}
