import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Delivered } from '@aerie/protocol';
import { titleOf } from '@aerie/registry';
import type { Accounts } from '../people/accounts.js';
import { type DigestItem, digestMail } from './digest-mail.js';
import type { DigestSchedule } from './digest-schedule.js';
import type { Channel, FailedNotices } from './failed-notices.js';
import type { Mailer } from './mailer.js';
import type { NotificationPreferences } from './preferences.js';
import type { PushSender } from './push-sender.js';
import { type MailFrame, type MailText, type Occasion, shortText, turnMail } from './templates.js';
import { callWebhook } from './webhook.js';

interface Channels {
  readonly preferences: NotificationPreferences;
  readonly digests: DigestSchedule;
  readonly accounts: Accounts;
  readonly push: PushSender;
  readonly mail: Mailer | undefined;
  /** Signs the links to unsubscribe. */
  readonly secret: string;
  /** Where people reach the site. */
  readonly origin: string;
  readonly allowPrivate: boolean;
  readonly now: () => number;
  readonly failures: FailedNotices;
  readonly reportError: (error: unknown, what: string) => void;
  /** After what pauses a webhook is tried again, in milliseconds. */
  readonly webhookRetries?: readonly number[] | undefined;
  /** Where a site does without, those of before are called no longer. */
  readonly hasWebhooks: boolean;
}

/** Less time than this after a digest is too little: what has not more left then is told by mail at once. */
const SPARE_MS = 3 * 60 * 60_000;

/** Sends somebody a notice by all the channels that they want. */
export class Notifier {
  constructor(private readonly channels: Channels) {}

  get canMail(): boolean {
    return this.channels.mail !== undefined;
  }

  get pushKey(): string {
    return this.channels.push.key;
  }

  /** Whether somebody wants notices by any channel. */
  async isWanted(person: string): Promise<boolean> {
    const { preferences, hasWebhooks } = this.channels;
    const wish = await preferences.of(person);
    return (
      wish.mail ||
      (hasWebhooks && wish.webhook?.on === true) ||
      (await preferences.devicesOf(person)).length > 0
    );
  }

  async notify(person: string, occasion: Occasion, path: string): Promise<Delivered> {
    const { preferences, now, allowPrivate, hasWebhooks, webhookRetries: again } = this.channels;
    const wish = await preferences.of(person);
    const { title, body } = shortText(wish.language, occasion);
    const table = `${this.channels.origin}${path}`;
    const sent: Delivered = {};
    const works: Promise<unknown>[] = [];
    const address = await this.addressOf(person);
    const digest = await this.channels.digests.next(person);
    const left = occasion.left ?? Number.POSITIVE_INFINITY;
    const isUrgent = digest !== undefined && now() + left <= digest + SPARE_MS;
    if (address !== undefined && (digest === undefined || isUrgent || occasion.what === 'test')) {
      const letter = (frame: MailFrame) => turnMail(wish.language, occasion, table, frame, isUrgent);
      works.push(this.byMail(person, address, letter).then((done) => void Object.assign(sent, done)));
    }
    const devices = await preferences.devicesOf(person);
    if (devices.length > 0)
      works.push(this.byPush(person, devices, { title, body, path }).then((count) => (sent.push = count)));
    if (hasWebhooks && wish.webhook?.on) {
      const message = {
        what: occasion.what,
        title,
        body,
        url: table,
        game: titleOf(occasion.game, wish.language),
        left: occasion.left ?? null,
      };
      const called = callWebhook(wish.webhook, message, now, { allowPrivate, ...(again ? { again } : {}) });
      works.push(
        called.then(async (reached) => {
          sent.webhook = reached;
          await preferences.webhookReached(person, reached);
          await this.became(
            person,
            'webhook',
            reached ? undefined : 'it answered nothing, or something else than 2xx',
          );
        }),
      );
    }
    await Promise.all(
      works.map((work) => work.catch((error: unknown) => this.channels.reportError(error, 'notice'))),
    );
    return sent;
  }

  /** Where somebody gets mail, if they want any and can. */
  private async addressOf(person: string): Promise<string | undefined> {
    const { preferences, mail, accounts } = this.channels;
    return mail && (await preferences.of(person)).mail ? accounts.emailOf(person) : undefined;
  }

  async canReachByMail(person: string): Promise<boolean> {
    return (await this.addressOf(person)) !== undefined;
  }

  /** Sends somebody the letter of a day. */
  async digest(person: string, items: readonly DigestItem[]): Promise<void> {
    const { preferences, digests, origin } = this.channels;
    const address = await this.addressOf(person);
    const wish = await digests.of(person);
    if (address === undefined || !wish) return;
    const { language } = await preferences.of(person);
    await this.byMail(person, address, (frame) => digestMail(language, items, wish.zone, origin, frame));
  }

  private async byMail(
    person: string,
    address: string,
    letter: (frame: MailFrame) => MailText,
  ): Promise<Pick<Delivered, 'mail' | 'mailAfter'>> {
    const { mail, origin, reportError } = this.channels;
    const recipient = await mail?.recipient(address, 'notice');
    if (!recipient) return {};
    if ('seconds' in recipient) return { mail: false, mailAfter: recipient.seconds };
    const token = this.stopToken(person);
    const frame = { stop: `${origin}/notices/stop/${token}`, isLast: recipient.isLast };
    const stop = `${origin}/api/notices/stop/${token}`;
    try {
      await mail?.send(recipient, { ...letter(frame), stop });
      await this.became(person, 'mail', undefined);
      return { mail: true };
    } catch (error) {
      reportError(error, 'mail');
      await this.became(person, 'mail', error);
      return { mail: false };
    }
  }

  private async byPush(
    person: string,
    devices: Awaited<ReturnType<NotificationPreferences['devicesOf']>>,
    message: object,
  ): Promise<number> {
    let told = 0;
    let wrong: unknown;
    for (const { body: device } of devices) {
      try {
        if (await this.channels.push.send(device, message)) told++;
        else await this.channels.preferences.dropDevice(person, device.endpoint);
      } catch (error) {
        this.channels.reportError(error, 'push');
        wrong = error;
      }
    }
    if (told > 0 || wrong !== undefined) await this.became(person, 'push', told > 0 ? undefined : wrong);
    return told;
  }

  /** Notes what became of a notice: why it failed, or undefined if it got through. */
  private became(person: string, channel: Channel, wrong: unknown): Promise<void> {
    const { failures, reportError } = this.channels;
    const noted =
      wrong === undefined ? failures.reached(person, channel) : failures.failed(person, channel, wrong);
    return noted.catch((error: unknown) => reportError(error, 'notice'));
  }

  /** The token of the link in a mail by which somebody unsubscribes. */
  private stopToken = (person: string): string => `${person}.${this.sign(person)}`;

  private sign = (person: string): string =>
    createHmac('sha256', this.channels.secret).update(`no more letters to ${person}`).digest('base64url');

  /** Unsubscribes the person of a token from mail; false if it is not valid. */
  async stop(token: string): Promise<boolean> {
    const [person = '', given = ''] = token.split('.');
    const [a, b] = [Buffer.from(given), Buffer.from(this.sign(person))];
    if (a.length !== b.length || !timingSafeEqual(a, b)) return false;
    await this.channels.preferences.stopMail(person);
    return true;
  }
}
