import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** How often in a row, and when last. */
const schema = storedObject({ count: v.number(), at: v.number() });

/** So many times nobody minds; then one waits for a minute, and each further time twice as long. */
const FREE = 2;
const FIRST_MS = 60_000;
const LONGEST_MS = 15 * 60_000;
/** Whoever has missed none for so long has missed none. */
const FORGOTTEN_MS = 60 * 60_000;

/**
 * Who was put at tables lately and did not come, so that the others there had waited in vain: they begin to wait again only after a
 * while, as nobody shall be put together with the same absent person over and over.
 */
export class MissedTables {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(storage: Storage) {
    this.kept = new TypedRecords(storage, 'missed-table', schema);
  }

  note(person: string, now: number): Promise<void> {
    return this.kept.put(person, (was) => {
      const before = was && now - was.body.at < FORGOTTEN_MS ? was.body.count : 0;
      return { owner: person, body: { count: before + 1, at: now } };
    });
  }

  /** Somebody has come to a table. */
  forget = (person: string): Promise<void> => this.kept.drop(person);

  /** For how many milliseconds somebody may not wait yet. */
  async waitFor(person: string, now: number): Promise<number> {
    const found = await this.kept.find(person);
    if (!found || found.body.count <= FREE) return 0;
    const { count, at } = found.body;
    return Math.max(0, at + Math.min(LONGEST_MS, FIRST_MS * 2 ** (count - FREE - 1)) - now);
  }
}
