import type { Json } from '@aerie/kernel';
import type * as v from 'valibot';
import * as valibot from 'valibot';
import type { RecordRow, Storage } from '../storage/storage.js';

/** How often a lost race for a record is tried again before giving up. */
const RACES = 20;

type Place = Pick<RecordRow, 'id' | 'owner' | 'shelf' | 'rank'>;

/** A record with its body as its kind has it. */
export interface Kept<B> extends Place {
  readonly version: number;
  readonly body: B;
}

/** The records of one kind, read and written by one schema. */
export class Keeper<B extends object> {
  constructor(
    private readonly storage: Storage,
    private readonly kind: string,
    private readonly schema: v.GenericSchema<B>,
  ) {}

  async get(id: string): Promise<Kept<B> | undefined> {
    const row = await this.storage.record(this.kind, id);
    return row && this.read(row);
  }

  /** Writes something new; false if there is one of that id. */
  add(place: Place, body: B): Promise<boolean> {
    return this.storage.saveRecord({ ...place, kind: this.kind, version: 1, body: body as unknown as Json });
  }

  /** Changes what is there, or makes it: tries again when somebody else was faster. The same `body` means no change. */
  async change(
    id: string,
    how: (now: Kept<B> | undefined) => (Omit<Place, 'id'> & { readonly body: B }) | undefined,
  ): Promise<void> {
    for (let race = 0; race < RACES; race++) {
      const now = await this.get(id);
      const next = how(now);
      if (!next) return;
      const body = next.body as unknown as Json;
      const version = (now?.version ?? 0) + 1;
      if (await this.storage.saveRecord({ ...next, kind: this.kind, id, version, body })) return;
    }
    throw new Error(`${this.kind} ${id} could not be changed`);
  }

  async of(owner: string, limit: number): Promise<Kept<B>[]> {
    return (await this.storage.recordsOf(this.kind, owner, limit)).map((row) => this.read(row));
  }

  /** The highest on a shelf. */
  async top(shelf: string, limit: number): Promise<Kept<B>[]> {
    const rows = await this.storage.recordsOn(this.kind, shelf, { order: 'falling', limit });
    return rows.map((row) => this.read(row));
  }

  count(shelf: string, rank = 0): Promise<{ all: number; atLeast: number; above: number }> {
    return this.storage.countOn(this.kind, shelf, rank);
  }

  private read({ id, owner, shelf, rank, version, body }: RecordRow): Kept<B> {
    return { id, owner, shelf, rank, version, body: valibot.parse(this.schema, body) };
  }
}
