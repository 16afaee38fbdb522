import { CONDUCT_STEPS, REPORT_REASONS } from '@aerie/protocol';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({
  what: v.picklist(CONDUCT_STEPS),
  /** Who did it: whoever keeps the site, by the name that they gave; the person themselves; somebody who reported. */
  by: v.string(),
  /** The report, measure or signal. */
  ref: v.string(),
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  words: v.string(),
});
type Entry = v.InferOutput<typeof schema>;
export type ConductEntry = TypedRecord<Entry>;

const SHELF = 'log';

/**
 * What was reported and done about people, and who did it and when. Entries are only added: they go when they are old, and with
 * the person whom they are about. Who reported something stands with the report.
 */
export class ConductLog {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number,
  ) {
    this.kept = new TypedRecords(storage, 'conduct', schema);
  }

  async add(about: string, entry: Entry): Promise<void> {
    await this.kept.add({ id: newId(), owner: about, shelf: SHELF, rank: this.now(), body: entry });
  }

  /** About everybody, or about one person; the latest first. */
  list(limit: number, about?: string): Promise<ConductEntry[]> {
    return about === undefined
      ? this.kept.on(SHELF, { order: 'falling', limit })
      : this.kept.of(about, limit);
  }

  /** Drops so many of the oldest entries, as far as they are from before a moment; gives how many. */
  async dropBefore(moment: number, limit: number): Promise<number> {
    const oldest = await this.kept.on(SHELF, { order: 'rising', limit });
    const old = oldest.filter(({ rank }) => rank < moment);
    for (const { id } of old) await this.kept.drop(id);
    return old.length;
  }
}
