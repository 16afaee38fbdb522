import type { Notices, noticeEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import { isComplete } from '../notices/chat-formats.js';
import type { DigestSchedule } from '../notices/digest-schedule.js';
import type { Notifier } from '../notices/notifier.js';
import { isPrivateAddress } from '../notices/outbound-post.js';
import { type NotificationPreferences, type Webhook, wishedHook } from '../notices/preferences.js';
import type { Accounts } from '../people/accounts.js';
import { type Handlers, throttle } from './handlers.js';

/** How often a minute one may change something in the long run, and at once. */
const CHANGES = { perMinute: 20, burst: 20 };
/** The same for test notices, which go out to other servers. */
const TESTS = { perMinute: 2, burst: 3 };

interface NoticeDependencies {
  readonly preferences: NotificationPreferences;
  readonly digests: DigestSchedule;
  readonly notifier: Notifier;
  readonly accounts: Accounts;
  readonly now: () => number;
  /** Whether the site calls webhooks. */
  readonly hasWebhooks: boolean;
  /** Whether addresses in private networks, and without https, may be given. */
  readonly allowPrivate: boolean;
}

/** How somebody is told that it is their turn. */
export function noticeHandlers({
  preferences,
  digests,
  notifier,
  accounts,
  now,
  hasWebhooks,
  allowPrivate,
}: NoticeDependencies): Handlers<keyof typeof noticeEndpoints> {
  const changes = new KeyedRateLimiter(CHANGES.perMinute / 60, CHANGES.burst);
  const tests = new KeyedRateLimiter(TESTS.perMinute / 60, TESTS.burst);
  /** Refuses a URL that leads into a private network, or is not encrypted, unless the site allows it. */
  const mustBePublic = (url: string): void => {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    const isPrivate = /^[\d.]+$|:/.test(host)
      ? isPrivateAddress(host)
      : host === 'localhost' || !host.includes('.');
    if (!allowPrivate && (protocol !== 'https:' || isPrivate)) throw new HttpError(400, 'badAddress');
    if (protocol !== 'https:' && protocol !== 'http:') throw new HttpError(400, 'badAddress');
  };
  const shown = async (person: string): Promise<Notices> => {
    const { language, mail, webhook } = await preferences.of(person);
    const address = (await accounts.emailOf(person)) ?? null;
    return {
      language,
      mail: { on: mail, possible: notifier.canMail, address, digest: await digests.of(person) },
      push: { key: notifier.pushKey, devices: (await preferences.devicesOf(person)).length },
      webhook: hasWebhooks && webhook ? shownHook(webhook) : null,
    };
  };
  return {
    'GET /api/notices': ({ person }) => shown(person.id),
    'PUT /api/notices': async ({ person, body: { digest, ...body } }) => {
      throttle(changes, person.id);
      if ((digest && !digests.isOn) || (body.webhook && !hasWebhooks))
        throw new HttpError(403, 'switchedOff');
      if (body.webhook) {
        const wished = wishedHook(body.webhook, (await preferences.of(person.id)).webhook);
        if (!wished || !isComplete(wished)) throw new HttpError(400, 'badAddress');
        mustBePublic(wished.url);
      }
      await preferences.set(person.id, body);
      if (digest !== undefined) await digests.set(person.id, digest);
      return shown(person.id);
    },
    'PUT /api/notices/push': async ({ person, body: { on, ...device } }) => {
      throttle(changes, person.id);
      mustBePublic(device.endpoint);
      if (on) await preferences.addDevice(person.id, device, now());
      else await preferences.dropDevice(person.id, device.endpoint);
      return shown(person.id);
    },
    'POST /api/notices/test': ({ person }) => {
      throttle(tests, person.id);
      const occasion = { what: 'test', game: '', others: [], left: undefined } as const;
      return notifier.notify(person.id, occasion, '/');
    },
    'POST /api/notices/stop/:token': async ({ params }) => {
      if (!(await notifier.stop(params.token))) throw new HttpError(404, 'notFound');
    },
  };
}

/** A webhook as its person is told of it: what opens a chat is never told back whole. */
function shownHook({ format, url, to, on, secret, failures }: Webhook): NonNullable<Notices['webhook']> {
  const isSecret = format === 'discord' || format === 'slack';
  return {
    format,
    url: isSecret ? `${new URL(url).origin}/…${url.slice(-4)}` : url,
    to: to ?? null,
    on,
    secret: format === 'plain' ? secret : null,
    failures,
  };
}
