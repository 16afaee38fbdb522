import { type Notices, noticeWishSchema, pushWishSchema } from '@aerie/protocol';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Notifier } from '../notices/notifier.js';
import { isPrivateAddress } from '../notices/outbound-post.js';
import type { NotificationPreferences } from '../notices/preferences.js';
import type { Accounts } from '../people/accounts.js';
import { type Routes, slowly, Turned } from './route.js';

/** Changes a minute for long, and at once; tries go to others and are fewer. */
const CHANGES = { perMinute: 20, burst: 20 };
const TRIES = { perMinute: 2, burst: 3 };

interface Ways {
  readonly preferences: NotificationPreferences;
  readonly notifier: Notifier;
  readonly accounts: Accounts;
  readonly now: () => number;
  /** Whether addresses in private networks, and without https, may be given. */
  readonly allowPrivate: boolean;
}

/** How somebody is told that it is their turn. */
export function noticeRoutes({ preferences, notifier, accounts, now, allowPrivate }: Ways): Routes {
  const changes = new KeyedRateLimiter(CHANGES.perMinute / 60, CHANGES.burst);
  const tries = new KeyedRateLimiter(TRIES.perMinute / 60, TRIES.burst);
  const mustBeOutside = (url: string): void => {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    const isPrivate = /^[\d.]+$|:/.test(host)
      ? isPrivateAddress(host)
      : host === 'localhost' || !host.includes('.');
    if (!allowPrivate && (protocol !== 'https:' || isPrivate)) throw new Turned(400, 'badAddress');
    if (protocol !== 'https:' && protocol !== 'http:') throw new Turned(400, 'badAddress');
  };
  const shown = async (person: string): Promise<Notices> => {
    const { language, mail, webhook } = await preferences.of(person);
    const address = (await accounts.emailOf(person)) ?? null;
    return {
      language,
      mail: { on: mail, possible: notifier.canMail, address },
      push: { key: notifier.pushKey, devices: (await preferences.devicesOf(person)).length },
      webhook,
    };
  };
  return {
    'GET /api/notices': async ({ mustBeKnown }) => ({ body: await shown(mustBeKnown().id) }),
    'PUT /api/notices': async ({ mustBeKnown, body }) => {
      const { id } = mustBeKnown();
      slowly(changes, id);
      const wish = await body(noticeWishSchema);
      if (wish.webhook) mustBeOutside(wish.webhook.url);
      await preferences.set(id, wish);
      return { body: await shown(id) };
    },
    'PUT /api/notices/push': async ({ mustBeKnown, body }) => {
      const { id } = mustBeKnown();
      slowly(changes, id);
      const { on, ...device } = await body(pushWishSchema);
      mustBeOutside(device.endpoint);
      if (on) await preferences.addDevice(id, device, now());
      else await preferences.dropDevice(id, device.endpoint);
      return { body: await shown(id) };
    },
    /** Sends a notice by all the ways that one wants, and says what became of it. */
    'POST /api/notices/test': async ({ mustBeKnown }) => {
      const { id } = mustBeKnown();
      slowly(tries, id);
      const occasion = { what: 'test', game: '', others: [], left: undefined } as const;
      return { body: await notifier.notify(id, occasion, '/') };
    },
    /** From a letter: no more of them. */
    'POST /api/notices/stop/:token': async ({ params }) => {
      if (!(await notifier.stop(params.token ?? ''))) throw new Turned(404, 'notFound');
      return {};
    },
  };
}
