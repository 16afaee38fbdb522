import { createHash } from 'node:crypto';
import { type Person, refuse } from '@aerie/host';
import { type NewToken, SCOPES, TOKEN_DAYS, type TokenInfo, type TokenWish } from '@aerie/protocol';
import * as v from 'valibot';
import { newId } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { People, Visit } from './people.js';

/** How many tokens somebody may have. */
const MOST = 10;
const DAY_MS = 24 * 60 * 60_000;
/** How often it is written that a token was used. */
const USED_MS = 60 * 60_000;

const schema = storedObject({
  name: v.string(),
  createdAt: v.number(),
  /** Missing in tokens from before there were scopes, which allow everything. */
  scopes: v.exactOptional(v.array(v.picklist(SCOPES))),
  /** Missing in tokens from before they ended: these are good for the longest time that there is. */
  until: v.exactOptional(v.number()),
  usedAt: v.exactOptional(v.number()),
});
type Token = TypedRecord<v.InferOutput<typeof schema>>;

/**
 * Tokens by which programs play in somebody's name. Of a token only its SHA-256 is kept, which is also its id: whoever
 * reads the storage cannot use it, and it is shown once.
 */
export class ApiTokens {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly people: People,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'token', schema);
  }

  /** Makes a token. Those that have ended make room for it. */
  async make(owner: Person, { name, scopes, days }: TokenWish): Promise<NewToken> {
    const before = await this.kept.of(owner.id, MOST);
    const ended = before.filter((one) => !this.isGood(one));
    await Promise.all(ended.map(({ id }) => this.kept.drop(id)));
    if (before.length - ended.length >= MOST) refuse('tooManyTokens', { limit: MOST });
    const token = `aerie_${newId()}${newId()}`;
    const createdAt = this.now();
    const body = { name, createdAt, scopes: [...new Set(scopes)], until: createdAt + days * DAY_MS };
    const id = hashOf(token);
    if (!(await this.kept.add({ id, owner: owner.id, rank: createdAt, body })))
      throw new Error('two tokens are the same');
    return { ...infoOf(id, body), token };
  }

  /** Somebody's tokens, the latest first. */
  async of(owner: string): Promise<TokenInfo[]> {
    return (await this.kept.of(owner, MOST)).map(({ id, body }) => infoOf(id, body));
  }

  /** Deletes a token of somebody; false if it is not theirs. */
  async drop(owner: Person, id: string): Promise<boolean> {
    if ((await this.kept.find(id))?.owner !== owner.id) return false;
    await this.kept.drop(id);
    return true;
  }

  /** In whose name a program makes a request, by its header `Authorization: Bearer …`. */
  async recognise(authorization: string): Promise<Visit | undefined> {
    const given = /^Bearer (aerie_\w{40})$/i.exec(authorization)?.[1];
    const token = given && (await this.used(hashOf(given)));
    const person = token && token.owner !== null ? await this.people.known(token.owner) : undefined;
    if (!token || !person) return undefined;
    return {
      person: { ...person, program: true },
      session: null,
      scopes: scopesOf(token.body),
      isOpen: async () => (await this.used(token.id))?.owner === person.id,
    };
  }

  /** A token that is good; updates when it was last used. */
  private async used(id: string): Promise<Token | undefined> {
    const token = await this.kept.find(id);
    if (!token || !this.isGood(token)) return undefined;
    const usedAt = this.now();
    if (usedAt - (token.body.usedAt ?? 0) >= USED_MS)
      await this.kept.change(id, ({ body }) => ({ body: { ...body, usedAt } }));
    return token;
  }

  private isGood = ({ body }: Token): boolean => endOf(body) > this.now();
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const iso = (at: number): string => new Date(at).toISOString();

const scopesOf = ({ scopes }: Token['body']) => scopes ?? [...SCOPES];
const endOf = ({ until, createdAt }: Token['body']): number => until ?? createdAt + TOKEN_DAYS.most * DAY_MS;

const infoOf = (id: string, body: Token['body']): TokenInfo => ({
  id,
  name: body.name,
  scopes: scopesOf(body),
  createdAt: iso(body.createdAt),
  endsAt: iso(endOf(body)),
  usedAt: body.usedAt === undefined ? null : iso(body.usedAt),
});
