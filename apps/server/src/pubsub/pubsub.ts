/**
 * What processes tell each other. Of a table: that it, its match or its chat has changed, or that lines of its chat were
 * written anew. Of a person: that they came
 * to or left the process that says so, or that what they may do has changed. Of a process: that it lives, that it asks
 * the others who is with them, and how many look on there at a table (`TABLE:COUNT`).
 */
const TOPICS = [
  ...(['table', 'match', 'chat', 'rewrote'] as const),
  ...(['came', 'left', 'person'] as const),
  ...(['alive', 'roll', 'audience'] as const),
] as const;
export type Topic = (typeof TOPICS)[number];

/** Carries news to the other processes of a site. Only news, which may be lost: the storage is the truth. */
export interface PubSub {
  publish(topic: Topic, id: string): void;
  close(): Promise<void>;
}

/** Hears the news of other processes. */
export interface Subscriber {
  received(topic: Topic, id: string, from: string): void;
  /** The connection is back: anything may have been told meanwhile. */
  reconnected(): void;
  reportError(error: unknown): void;
}

export type OpenPubSub = (subscriber: Subscriber) => Promise<PubSub>;

/** There are no other processes. */
export const noPubSub: PubSub = { publish: () => undefined, close: async () => undefined };

export const encode = (from: string, topic: Topic, id: string): string => `${from} ${topic} ${id}`;

export function decode(text: string): { from: string; topic: Topic; id: string } | undefined {
  const [from, word, id] = text.split(' ');
  const topic = TOPICS.find((one) => one === word);
  return from && topic && id ? { from, topic, id } : undefined;
}
