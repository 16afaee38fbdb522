import type { Pause } from '@aerie/host';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({ closed: v.array(storedObject({ from: v.number(), to: v.number() })) });
const SITE = 'site';

/**
 * How many are kept. A clock that runs for longer than between the oldest of them and now has been looked at meanwhile,
 * and written down.
 */
const KEPT = 500;

/** When the site was closed: time that counts on no clock of seconds or minutes. Tables are read with it. */
export class Outages {
  /** In order. */
  all: readonly Pause[] = [];
  private readonly kept: TypedRecords<typeof schema>;

  constructor(storage: Storage) {
    this.kept = new TypedRecords(storage, 'outages', schema);
  }

  /** Reads what is known, before any table is read. */
  async load(): Promise<void> {
    this.all = (await this.kept.find(SITE))?.body.closed ?? [];
  }

  /** The site was closed between these moments. Where several processes start at once, each may say so. */
  async add(from: number, to: number): Promise<void> {
    await this.kept.put(SITE, (now) => {
      const before = (now?.body.closed ?? []).filter((one) => one.from !== from);
      const latest = now?.body.closed.find((one) => one.from === from)?.to ?? to;
      return { body: { closed: [...before, { from, to: Math.max(to, latest) }].slice(-KEPT) } };
    });
    await this.load();
  }
}
