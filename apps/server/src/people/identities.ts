import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({
  issuer: v.string(),
  /** What the issuer calls its person, and nobody else ever. */
  subject: v.string(),
  madeAt: v.number(),
  usedAt: v.nullable(v.number()),
});
export type Identity = TypedRecord<v.InferOutput<typeof schema>>;

/** Whom a provider of OpenID Connect means. */
export interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

/** How many somebody may have: one at each provider. */
const MOST = 50;
/** How long one is held for an account that is being made. */
const CLAIM_MS = 60_000;

const idOf = ({ issuer, subject }: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');

/** Who at which provider is which account here. One without an owner is claimed for an account that is about to be made. */
export class Identities {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'identity', schema);
  }

  /** Somebody's, the newest first. */
  of(person: string): Promise<Identity[]> {
    return this.kept.of(person, MOST);
  }

  async ownerOf(subject: Subject): Promise<string | undefined> {
    return (await this.kept.find(idOf(subject)))?.owner ?? undefined;
  }

  /** Holds one for an account that is about to be made; false if it is somebody's, or held for somebody else. */
  claim(subject: Subject): Promise<boolean> {
    return this.take(subject, null);
  }

  /** No account was made. */
  async release(subject: Subject): Promise<void> {
    await this.kept.change(idOf(subject), ({ owner }) => (owner === null ? 'drop' : undefined));
  }

  /** Makes one somebody's that was claimed for them. */
  async settle(subject: Subject, person: string): Promise<void> {
    const usedAt = this.now();
    await this.kept.change(idOf(subject), ({ body }) => ({ owner: person, body: { ...body, usedAt } }));
  }

  /** Makes one somebody's; false if it is somebody else's. */
  async add(subject: Subject, person: string): Promise<boolean> {
    return (await this.take(subject, person)) || (await this.ownerOf(subject)) === person;
  }

  /** Somebody came in by it. */
  async used(subject: Subject): Promise<void> {
    const usedAt = this.now();
    await this.kept.change(idOf(subject), ({ body }) => ({ body: { ...body, usedAt } }));
  }

  /** Removes one of somebody's; false if it is not theirs. */
  async remove(person: string, id: string): Promise<boolean> {
    if ((await this.kept.find(id))?.owner !== person) return false;
    await this.kept.drop(id);
    return true;
  }

  private async take({ issuer, subject }: Subject, owner: string | null): Promise<boolean> {
    const at = this.now();
    let isTaken = false;
    await this.kept.put(idOf({ issuer, subject }), (before) => {
      const isClaimed = before !== undefined && before.owner === null && at - before.rank <= CLAIM_MS;
      isTaken = before === undefined || (before.owner === null && !isClaimed);
      return isTaken ? { owner, rank: at, body: { issuer, subject, madeAt: at, usedAt: null } } : undefined;
    });
    return isTaken;
  }
}
