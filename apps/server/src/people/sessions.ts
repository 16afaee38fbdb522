import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@aerie/host';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import { type Device, deviceSchema } from './device.js';

const schema = storedObject({
  madeAt: v.number(),
  seenAt: v.number(),
  device: deviceSchema,
  /** A keyed hash of the network: it can be recognised, but not read. */
  network: v.string(),
  /** When a second factor was given in it the last time. */
  factorAt: v.exactOptional(v.number()),
  /** When its person last showed that it is them, without their password. */
  provenAt: v.exactOptional(v.number()),
});
export type Session = TypedRecord<v.InferOutput<typeof schema>>;

/** Where somebody comes from. */
export interface Origin {
  readonly device: Device;
  readonly network: string;
}

/** How often it is written when somebody was last seen. */
const SEEN_MS = 10 * 60_000;
/** A session ends when it was not used for so long. */
export const UNSEEN_MS = 400 * 24 * 60 * 60_000;
/** How many sessions somebody may have; the one that was not used for longest ends. */
const MOST = 50;

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Who is signed in where. Only the browser has the token; its hash is stored. */
export class Sessions {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'session', schema);
  }

  /** Begins one, with a second factor or without; gives the token. */
  async open(person: string, origin: Origin, hasFactor = false): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const at = this.now();
    const body = { madeAt: at, seenAt: at, ...origin, ...(hasFactor ? { factorAt: at } : {}) };
    await this.kept.add({ id: idOf(token), owner: person, rank: at, body });
    const all = await this.kept.of(person, 2 * MOST);
    await Promise.all(all.slice(MOST).map(({ id }) => this.kept.drop(id)));
    return token;
  }

  /** Whose session a token is for, and its id; nothing where there is none, or it is over. Updates when it was last seen. */
  async find(token: string): Promise<{ readonly id: string; readonly person: Person } | undefined> {
    const found = await this.kept.findWithOwner(idOf(token));
    if (!found?.owner) return undefined;
    const { record: session, owner } = found;
    const at = this.now();
    const unseen = at - session.body.seenAt;
    if (unseen > UNSEEN_MS) {
      await this.kept.drop(session.id);
      return undefined;
    }
    if (unseen > SEEN_MS) void this.seen(session, at);
    return { id: session.id, person: { id: owner.id, name: owner.name } };
  }

  /** Nobody waits for that, and nobody is refused anything where it cannot be written. */
  private async seen(session: Session, at: number): Promise<void> {
    const change = ({ body }: Session) => ({ rank: at, body: { ...body, seenAt: at } });
    await this.kept.change(session.id, change, session).catch(() => undefined);
  }

  async isOpen(id: string, person: string): Promise<boolean> {
    return (await this.kept.find(id))?.owner === person;
  }

  /** A second factor was given in a session. */
  async confirmFactor(id: string): Promise<void> {
    const factorAt = this.now();
    await this.kept.change(id, ({ body }) => ({ body: { ...body, factorAt } }));
  }

  /** Somebody has shown in a session that it is them. */
  async prove(id: string): Promise<void> {
    const provenAt = this.now();
    await this.kept.change(id, ({ body }) => ({ body: { ...body, provenAt } }));
  }

  /** Whether somebody has shown in a session of theirs that it is them, within so many milliseconds. */
  async isProven(id: string, person: string, withinMs: number): Promise<boolean> {
    const session = await this.kept.find(id);
    const at = session?.owner === person ? session.body.provenAt : undefined;
    return at !== undefined && this.now() - at <= withinMs;
  }

  /** When a second factor was last given in a session of somebody. */
  async factorAt(id: string, person: string): Promise<number | undefined> {
    const session = await this.kept.find(id);
    return session?.owner === person ? session.body.factorAt : undefined;
  }

  /** Somebody's sessions, the last seen first. */
  list(person: string): Promise<Session[]> {
    return this.kept.of(person, MOST);
  }

  /** Ends a session of somebody; false if it is not theirs. */
  async end(person: string, id: string): Promise<boolean> {
    if (!(await this.isOpen(id, person))) return false;
    await this.kept.drop(id);
    return true;
  }
}
