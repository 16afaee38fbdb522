import { AUDITED, type Audited } from '@aerie/protocol';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({
  what: v.picklist(AUDITED),
  /** The person who did it; null: whoever has the machine, at the command line. */
  by: v.nullable(v.string()),
  /** The name that was given at the command line. */
  name: v.string(),
  /** The person whom it was done to. */
  to: v.nullable(v.string()),
  /** The report, measure, signal, ban or invitation. */
  ref: v.string(),
  /** What else there is to say of it: terms, never what somebody wrote. */
  terms: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
type Body = v.InferOutput<typeof schema>;
export type AuditRecord = TypedRecord<Body>;

/** Who does something: a person, or whoever has the machine under a name that they gave. */
interface AuditedBy {
  readonly person: string | null;
  readonly name: string;
}
type AuditedWhat = Partial<Pick<Body, 'to' | 'ref' | 'terms'>>;

const SHELF = 'log';

/**
 * What those who look after the site have done. It is only added to, and kept for as long as the site is: it names people by
 * their ids alone, which say nothing once they are gone. What was said about measures stands in the conduct log, which belongs
 * to the person whom they are about.
 */
export class AuditLog {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number,
  ) {
    this.kept = new TypedRecords(storage, 'audit', schema);
  }

  async add(
    by: AuditedBy,
    what: Audited,
    { to = null, ref = '', terms = {} }: AuditedWhat = {},
  ): Promise<void> {
    const body = { what, by: by.person, name: by.person === null ? by.name : '', to, ref, terms };
    await this.kept.add({ id: newId(), shelf: SHELF, rank: this.now(), body });
  }

  /** The latest first, up to a moment. */
  list(limit: number, upTo = Number.MAX_SAFE_INTEGER): Promise<AuditRecord[]> {
    return this.kept.on(SHELF, { to: upTo, order: 'falling', limit });
  }
}
