import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from './ids.js';
import type { Storage } from './storage/storage.js';
import type { Person } from './tables/body.js';

const COOKIE = 'aerie';
const A_YEAR = 60 * 60 * 24 * 365;

/** Who people are: a name and a signed cookie, nothing else. */
export class People {
  constructor(
    private readonly storage: Storage,
    private readonly secret: string,
  ) {}

  async welcome(name: string): Promise<{ person: Person; cookie: string }> {
    const person = { id: newId(), name };
    await this.storage.savePerson({ ...person, createdAt: Date.now() });
    return { person, cookie: this.cookieFor(person.id) };
  }

  async rename(person: Person, name: string): Promise<Person> {
    const row = await this.storage.person(person.id);
    await this.storage.savePerson({ id: person.id, name, createdAt: row?.createdAt ?? Date.now() });
    return { id: person.id, name };
  }

  /** Somebody with the name that they have now: it may have changed since they connected. */
  async current(person: Person): Promise<Person> {
    const row = await this.storage.person(person.id);
    return row ? { ...person, name: row.name } : person;
  }

  /** The person whose cookie this is, or undefined: no cookie, a forged one, or nobody. */
  async recognise(cookies: string | undefined): Promise<Person | undefined> {
    const value = cookieValue(cookies);
    const [id, signature] = value?.split('.') ?? [];
    if (!id || !signature || !this.isSigned(id, signature)) return undefined;
    return this.known(id);
  }

  /** The person of this id, if there is one. */
  async known(id: string): Promise<Person | undefined> {
    const row = await this.storage.person(id);
    return row && { id: row.id, name: row.name };
  }

  /** Not for scripts, not for other sites; `Secure` where the site is. */
  setCookie(cookie: string, secure: boolean): string {
    return `${COOKIE}=${cookie}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  private cookieFor(id: string): string {
    return `${id}.${this.sign(id)}`;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.secret).update(id).digest('base64url');
  }

  private isSigned(id: string, signature: string): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(id))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

function cookieValue(header: string | undefined): string | undefined {
  const parts = header?.split(';') ?? [];
  for (const part of parts) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === COOKIE) return part.slice(at + 1).trim();
  }
  return undefined;
}
