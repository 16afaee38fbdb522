import type { Json } from '@aerie/kernel';
import * as v from 'valibot';
import { KeyedMutex } from '../common/keyed-mutex.js';
import type { PersonRow, RankRange, RecordMark, RecordRow, Storage } from './storage.js';
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

/** A record, with the mark that it has as long as it is not written. */
interface Marked<T> {
  readonly mark: string;
  readonly record: TypedRecord<T>;
}
/** Records of a kind as they were when they were read, by id. */
export type KnownRecords<T> = ReadonlyMap<string, Marked<T>>;

/** How many marks are read at once, and at most as many records: few enough that others need not wait for that. */
const MARKS_AT_ONCE = 1000;

/** How often a lost race for a record is tried again before giving up. */
const RACES = 20;

/**
 * The records of one kind, read and written by its schema. Each kind has one owner, which has the only instance. Fields that
 * the schema does not name stay in a record that is changed, whoever changes it.
 */
export class TypedRecords<S extends BodySchema> {
  /** By id: here one change of a record waits for another, so that only other processes can be faster. */
  private readonly changes = new KeyedMutex<string>();

  constructor(
    private readonly storage: Storage,
    readonly kind: string,
    private readonly schema: S,
  ) {}

  async find(id: string): Promise<TypedRecord<v.InferOutput<S>> | undefined> {
    const row = await this.storage.record(this.kind, id);
    return row && this.read(row);
  }

  /** The same together with whom it belongs to, where there is such a person. */
  async findWithOwner(
    id: string,
  ): Promise<{ record: TypedRecord<v.InferOutput<S>>; owner: PersonRow | undefined } | undefined> {
    const found = await this.storage.recordWithOwner(this.kind, id);
    return found && { record: this.read(found.record), owner: found.owner };
  }

  /** Those of these ids that there are, in any order. */
  async findAll(ids: readonly string[]): Promise<TypedRecord<v.InferOutput<S>>[]> {
    return (await this.storage.recordsByIds(this.kind, ids)).map((row) => this.read(row));
  }

  /** Writes a new one; false if there is one of that id. */
  add(record: NewRecord<v.InferOutput<S>>): Promise<boolean> {
    return this.storage.saveRecord({ ...UNINDEXED, ...record, kind: this.kind, version: 1 });
  }

  /**
   * Changes one, or drops it; undefined if it is gone, or `how` gives nothing. Tries again when another process was faster. Whoever
   * has just read it gives what they have read.
   */
  change(
    id: string,
    how: (now: TypedRecord<v.InferOutput<S>>) => RecordChange<v.InferOutput<S>> | 'drop' | undefined,
    known?: TypedRecord<v.InferOutput<S>>,
  ): Promise<TypedRecord<v.InferOutput<S>> | undefined> {
    return this.changes.run(id, async () => {
      for (let race = 0; race < RACES; race++) {
        const now = race === 0 && known ? known : await this.find(id);
        const changed = now && how(now);
        if (!now || !changed) return undefined;
        if (changed === 'drop') {
          if (await this.storage.dropRecordVersion(now)) return undefined;
          continue;
        }
        const body = changed.body === undefined ? now.body : this.withUnnamed(now.body, changed.body);
        const next = { ...now, ...changed, body, version: now.version + 1 };
        if (await this.storage.saveRecord(next)) return next;
      }
      throw new Error(`${this.kind} ${id} could not be changed`);
    });
  }

  /** Changes one, or makes it where there is none; does nothing if `how` gives nothing. */
  put(
    id: string,
    how: (
      now: TypedRecord<v.InferOutput<S>> | undefined,
    ) => Omit<NewRecord<v.InferOutput<S>>, 'id'> | undefined,
  ): Promise<void> {
    return this.changes.run(id, async () => {
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
    });
  }

  drop(id: string): Promise<void> {
    return this.storage.dropRecord(this.kind, id);
  }

  /** In the order of their ids, after this one. */
  async after(id: string, limit: number): Promise<TypedRecord<v.InferOutput<S>>[]> {
    return (await this.storage.recordsOfKind(this.kind, id, limit)).map((row) => this.read(row));
  }

  /** Somebody's, the highest rank first. */
  async of(owner: string, limit: number): Promise<TypedRecord<v.InferOutput<S>>[]> {
    return (await this.storage.recordsOf(this.kind, owner, limit)).map((row) => this.read(row));
  }

  /** All of them, of which only those are read that are new or were changed since `known`: what was given here the last time. */
  async all(known: KnownRecords<v.InferOutput<S>>): Promise<KnownRecords<v.InferOutput<S>>> {
    const found = new Map<string, Marked<v.InferOutput<S>>>();
    for (let after = ''; ; ) {
      const page: RecordMark[] = await this.storage.recordMarks(this.kind, after, MARKS_AT_ONCE);
      const changed = page.filter(({ id, mark }) => known.get(id)?.mark !== mark);
      const fresh = new Map((await this.findAll(changed.map(({ id }) => id))).map((one) => [one.id, one]));
      for (const { id, mark } of page) {
        const was = known.get(id);
        if (was?.mark === mark) found.set(id, was);
        else {
          const record = fresh.get(id);
          if (record) found.set(id, { mark, record });
        }
      }
      if (page.length < MARKS_AT_ONCE) return found;
      after = page.at(-1)?.id ?? after;
    }
  }

  async on(shelf: string, stretch: RankRange): Promise<TypedRecord<v.InferOutput<S>>[]> {
    return (await this.storage.recordsOn(this.kind, shelf, stretch)).map((row) => this.read(row));
  }

  /** Which there are on a shelf, with their ranks, the highest first. */
  ranks(shelf: string, limit: number): Promise<Pick<RecordRow, 'id' | 'rank'>[]> {
    return this.storage.ranksOn(this.kind, shelf, limit);
  }

  /** How many there are on a shelf, and how many of them have at least and more than this rank. */
  count(shelf: string, rank = 0): Promise<{ all: number; atLeast: number; above: number }> {
    return this.storage.countOn(this.kind, shelf, rank);
  }

  /** How many there are on each of these shelves that has any. */
  counts(shelves: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.storage.countsOn(this.kind, shelves);
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
