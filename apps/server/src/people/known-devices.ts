import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { SiteCookie } from '../common/site-cookie.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

/** The cookie that has the token of a browser. */
export const DEVICE_COOKIE = new SiteCookie('aerie-device', 60 * 60 * 24 * 365);

const schema = storedObject({ signedInAt: v.number() });

/** How many devices of somebody are known; the one that signed in longest ago is forgotten. */
const MOST = 20;

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Browsers by which somebody has signed in to their account: others who guess at the account do not make these wait. A browser
 * has a random token in a cookie, new at each sign-in, which is for one account; its hash is stored.
 */
export class KnownDevices {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'known-device', schema);
  }

  /** What a browser is known by to somebody; undefined if they have not signed in with it. */
  async recognise(token: string | undefined, person: string): Promise<string | undefined> {
    const device = token ? await this.kept.find(idOf(token)) : undefined;
    return device?.owner === person ? device.id : undefined;
  }

  /** Somebody has signed in with a browser; gives its new token. */
  async remember(person: string, before: string | undefined): Promise<string> {
    const known = await this.recognise(before, person);
    if (known) await this.kept.drop(known);
    const token = randomBytes(32).toString('base64url');
    const signedInAt = this.now();
    await this.kept.add({ id: idOf(token), owner: person, rank: signedInAt, body: { signedInAt } });
    const all = await this.kept.of(person, 2 * MOST);
    await Promise.all(all.slice(MOST).map(({ id }) => this.kept.drop(id)));
    return token;
  }
}
