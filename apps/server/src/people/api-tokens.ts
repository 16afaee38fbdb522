import { createHash } from 'node:crypto';
import { type Person, refuse } from '@aerie/host';
import type { NewToken, TokenInfo } from '@aerie/protocol';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { RecordRow, Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import type { People, Visit } from './people.js';

const KIND = 'token';
/** How many tokens somebody may have. */
const MOST = 10;

const body = storedObject({ name: v.string(), createdAt: v.number() });

/**
 * Tokens by which programs play in somebody's name. Of a token only its SHA-256 is kept, which is also its id: whoever
 * reads the storage cannot use it, and it is shown once.
 */
export class ApiTokens {
  constructor(
    private readonly storage: Storage,
    private readonly people: People,
    private readonly now: () => number = Date.now,
  ) {}

  async make(owner: Person, name: string): Promise<NewToken> {
    if ((await this.of(owner)).length >= MOST) refuse('tooManyTokens', { limit: MOST });
    const token = `aerie_${newId()}${newId()}`;
    const createdAt = this.now();
    const record = { kind: KIND, id: hashOf(token), version: 1, owner: owner.id, shelf: null };
    if (!(await this.storage.saveRecord({ ...record, rank: createdAt, body: { name, createdAt } })))
      throw new Error('two tokens are the same');
    return { id: record.id, name, createdAt: iso(createdAt), token };
  }

  /** Somebody's tokens, the latest first. */
  async of(owner: Person): Promise<TokenInfo[]> {
    return (await this.storage.recordsOf(KIND, owner.id, MOST)).map(infoOf);
  }

  /** Deletes a token of somebody; false if it is not theirs. */
  async drop(owner: Person, id: string): Promise<boolean> {
    const record = await this.storage.record(KIND, id);
    if (record?.owner !== owner.id) return false;
    await this.storage.dropRecord(KIND, id);
    return true;
  }

  /** In whose name a program makes a request, by its header `Authorization: Bearer …`. */
  async recognise(authorization: string): Promise<Visit | undefined> {
    const token = /^Bearer (aerie_\w{40})$/i.exec(authorization)?.[1];
    const record = token && (await this.storage.record(KIND, hashOf(token)));
    const person = record && record.owner !== null ? await this.people.known(record.owner) : undefined;
    const isOpen = async () =>
      (await this.storage.record(KIND, record ? record.id : ''))?.owner === person?.id;
    return person && { person: { ...person, program: true }, session: null, isOpen };
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const iso = (at: number): string => new Date(at).toISOString();

function infoOf({ id, body: kept }: RecordRow): TokenInfo {
  const { name, createdAt } = v.parse(body, kept);
  return { id, name, createdAt: iso(createdAt) };
}
