import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const CHANNELS = ['mail', 'push', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

const schema = storedObject({
  channel: v.picklist(CHANNELS),
  /** In a row. */
  times: v.number(),
  why: v.string(),
});
export type FailedNotice = TypedRecord<v.InferOutput<typeof schema>>;

const SHELF = 'failed';
const LONGEST_WHY = 300;

/**
 * Whom notices do not reach, and by what: one record a person and channel, which goes when a notice gets through. It is for
 * whoever keeps the site, and belongs to its person.
 */
export class FailedNotices {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'failed-notice', schema);
  }

  async failed(person: string, channel: Channel, error: unknown): Promise<void> {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_WHY);
    await this.kept.put(idOf(person, channel), (before) => ({
      ...{ owner: person, shelf: SHELF, rank: this.now() },
      body: { channel, why, times: (before?.body.times ?? 0) + 1 },
    }));
  }

  async reached(person: string, channel: Channel): Promise<void> {
    const id = idOf(person, channel);
    if (await this.kept.find(id)) await this.kept.drop(id);
  }

  /** The latest first. */
  list(limit: number): Promise<FailedNotice[]> {
    return this.kept.on(SHELF, { order: 'falling', limit });
  }

  /** Drops so many, the oldest first, as far as they are from before a moment; gives how many. */
  async dropBefore(moment: number, limit: number): Promise<number> {
    const old = await this.kept.on(SHELF, { to: moment - 1, order: 'rising', limit });
    for (const { id } of old) await this.kept.drop(id);
    return old.length;
  }
}

const idOf = (person: string, channel: Channel): string => `${person}/${channel}`;
