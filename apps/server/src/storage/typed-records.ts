import type { Json } from '@aerie/kernel';
import * as v from 'valibot';
import type { RankRange, RecordRow, Storage } from './storage.js';
import { unnamedFields } from './stored-object.js';

/** What a body may be: an object that keeps what a newer program has added to it (`storedObject`), or a plain mapping. */
type BodySchema = v.GenericSchema<unknown, Json> &
  ({ readonly type: 'loose_object'; readonly entries: v.ObjectEntries } | { readonly type: 'record' });

/** A record with a body of its kind's schema. */
export type TypedRecord<T> = Omit<RecordRow, 'body'> & { readonly body: T };

type RecordChange<T> = Partial<Pick<TypedRecord<T>, 'owner' | 'shelf' | 'rank' | 'body'>>;

/** A new record: its id and body, and how else it is found. */
type NewRecord<T> = RecordChange<T> & { readonly id: string; readonly body: T };
const UNINDEXED = { owner: null, shelf: null, rank: 0 } as const;

/** How often a lost race for a record is tried again before giving up. */
const RACES = 20;

/**
 * The records of one kind, read and written by its schema. Each kind has one owner, which has the only instance. Fields that
 * the schema does not name stay in a record that is changed, whoever changes it.
 */
export class TypedRecords<S extends BodySchema> {
  constructor(
    private readonly storage: Storage,
    readonly kind: string,
    private readonly schema: S,
  ) {}

  async find(id: string): Promise<TypedRecord<v.InferOutput<S>> | undefined> {
    const row = await this.storage.record(this.kind, id);
    return row && this.read(row);
  }

  /** Writes a new one; false if there is one of that id. */
  add(record: NewRecord<v.InferOutput<S>>): Promise<boolean> {
    return this.storage.saveRecord({ ...UNINDEXED, ...record, kind: this.kind, version: 1 });
  }

  /** Changes one; undefined if it is gone, or `how` gives nothing. Tries again when another process was faster. */
  async change(
    id: string,
    how: (now: TypedRecord<v.InferOutput<S>>) => RecordChange<v.InferOutput<S>> | undefined,
  ): Promise<TypedRecord<v.InferOutput<S>> | undefined> {
    for (let race = 0; race < RACES; race++) {
      const now = await this.find(id);
      const changed = now && how(now);
      if (!now || !changed) return undefined;
      const body = changed.body === undefined ? now.body : this.withUnnamed(now.body, changed.body);
      const next = { ...now, ...changed, body, version: now.version + 1 };
      if (await this.storage.saveRecord(next)) return next;
    }
    throw new Error(`${this.kind} ${id} could not be changed`);
  }

  /** Changes one, or makes it where there is none; does nothing if `how` gives nothing. */
  async put(
    id: string,
    how: (
      now: TypedRecord<v.InferOutput<S>> | undefined,
    ) => Omit<NewRecord<v.InferOutput<S>>, 'id'> | undefined,
  ): Promise<void> {
    for (let race = 0; race < RACES; race++) {
      const now = await this.find(id);
      const next = how(now);
      if (!next) return;
      const body = now ? this.withUnnamed(now.body, next.body) : next.body;
      const version = (now?.version ?? 0) + 1;
      const record = { ...UNINDEXED, ...next, body, kind: this.kind, id, version };
      if (await this.storage.saveRecord(record)) return;
    }
    throw new Error(`${this.kind} ${id} could not be written`);
  }

  drop(id: string): Promise<void> {
    return this.storage.dropRecord(this.kind, id);
  }

  /** Somebody's, the highest rank first. */
  async of(owner: string, limit: number): Promise<TypedRecord<v.InferOutput<S>>[]> {
    return (await this.storage.recordsOf(this.kind, owner, limit)).map((row) => this.read(row));
  }

  async on(shelf: string, stretch: RankRange): Promise<TypedRecord<v.InferOutput<S>>[]> {
    return (await this.storage.recordsOn(this.kind, shelf, stretch)).map((row) => this.read(row));
  }

  /** How many there are on a shelf, and how many of them have at least and more than this rank. */
  count(shelf: string, rank = 0): Promise<{ all: number; atLeast: number; above: number }> {
    return this.storage.countOn(this.kind, shelf, rank);
  }

  /** A new body with those fields of the one before that the schema does not name. */
  private withUnnamed(before: v.InferOutput<S>, body: v.InferOutput<S>): v.InferOutput<S> {
    const { schema } = this;
    if (schema.type === 'record') return body;
    return Object.assign(unnamedFields(schema.entries, before as object), body);
  }

  private read(row: RecordRow): TypedRecord<v.InferOutput<S>> {
    return { ...row, body: v.parse(this.schema, row.body) };
  }
}
