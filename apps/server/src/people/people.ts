import { createHmac } from 'node:crypto';
import type { Person } from '@aerie/host';
import type { Scope } from '@aerie/protocol';
import { newId } from '../common/ids.js';
import { networkOf } from '../common/network-address.js';
import { SiteCookie } from '../common/site-cookie.js';
import type { Storage } from '../storage/storage.js';
import { deviceOf } from './device.js';
import { type Origin, Sessions } from './sessions.js';

const A_YEAR = 60 * 60 * 24 * 365;
/** The cookie that has the token of a session. */
export const SESSION_COOKIE = new SiteCookie('aerie', A_YEAR);

/** Somebody who is known by their cookie or token. */
export interface Visit {
  readonly person: Person;
  /** Null for programs, which come with a token. */
  readonly session: string | null;
  /** What the token of a program allows; null for people, who may do everything. */
  readonly scopes: readonly Scope[] | null;
  /** Nobody in particular, who looks on: neither stored nor told to anybody, and gone with the connection. */
  readonly isVisitor?: true;
  /** Whether the session or token is still valid, and the site open to visitors. */
  isOpen(): Promise<boolean>;
}

/** Whether whoever has come may do what needs this scope; null needs none. */
export const allows = ({ scopes }: Pick<Visit, 'scopes'>, scope: Scope | null): boolean =>
  scope === null || scopes === null || scopes.includes(scope);

/** People and their sessions, whose tokens are in cookies. */
export class People {
  readonly sessions: Sessions;

  constructor(
    private readonly storage: Storage,
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.sessions = new Sessions(storage, now);
  }

  async welcome(name: string, origin: Origin): Promise<{ person: Person; cookie: string }> {
    const person = { id: newId(), name };
    await this.storage.savePerson({ ...person, createdAt: this.now() });
    return { person, cookie: await this.sessions.open(person.id, origin) };
  }

  async rename(person: Person, name: string): Promise<Person> {
    const row = await this.storage.person(person.id);
    await this.storage.savePerson({ createdAt: this.now(), ...row, id: person.id, name });
    return { id: person.id, name };
  }

  /** Somebody with their current name: it may have changed since they connected. */
  async current(person: Person): Promise<Person> {
    const row = await this.storage.person(person.id);
    return row ? { ...person, name: row.name } : person;
  }

  /** The person of this id, if there is one. */
  async known(id: string): Promise<Person | undefined> {
    const row = await this.storage.person(id);
    return row && { id: row.id, name: row.name };
  }

  /** The person whose cookie this is; undefined without a cookie, or if its session does not exist or is over. */
  async recognise(cookies: string | undefined): Promise<Visit | undefined> {
    const token = SESSION_COOKIE.value(cookies);
    const session = token ? await this.sessions.find(token) : undefined;
    if (!session) return undefined;
    const { id, person } = session;
    return { person, session: id, scopes: null, isOpen: () => this.sessions.isOpen(id, person.id) };
  }

  /** What is stored of where somebody comes from. */
  origin(agent: string | undefined, address: string): Origin {
    return { device: deviceOf(agent), network: this.networkMark(address) };
  }

  /** A keyed hash of a network: it can be recognised, but not read. */
  networkMark = (address: string): string => this.sign(`network ${networkOf(address)}`).slice(0, 22);

  private sign(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
