import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** The last waits of a queue, in milliseconds. */
const waitsSchema = storedObject({ waits: v.array(v.number()) });
const REMEMBERED = 25;
const MOST_QUEUES = 200;
const SHELF = 'usual';

/** How long those have waited who were paired lately, by game and pace. */
export class UsualWaits {
  private readonly kept: TypedRecords<typeof waitsSchema>;

  constructor(storage: Storage) {
    this.kept = new TypedRecords(storage, 'usual-wait', waitsSchema);
  }

  note(queue: string, waits: readonly number[]): Promise<void> {
    return this.kept.put(queue, (now) => ({
      shelf: SHELF,
      body: { waits: [...waits, ...(now?.body.waits ?? [])].slice(0, REMEMBERED) },
    }));
  }

  /** The median of each queue. */
  async all(): Promise<Map<string, number>> {
    const rows = await this.kept.on(SHELF, { order: 'rising', limit: MOST_QUEUES });
    return new Map(rows.flatMap(({ id, body }) => (body.waits.length > 0 ? [[id, median(body.waits)]] : [])));
  }
}

function median(waits: readonly number[]): number {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
