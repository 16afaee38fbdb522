import { createHash, randomBytes } from 'node:crypto';
import { type NoticeWish, noticeFormatSchema, noticeLanguageSchema } from '@aerie/protocol';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const preferencesSchema = storedObject({
  language: noticeLanguageSchema,
  mail: v.boolean(),
  webhook: v.nullable(
    storedObject({
      /** Missing where a webhook is older than the formats of chats. */
      format: v.exactOptional(noticeFormatSchema, 'plain'),
      url: v.string(),
      /** The room of Matrix, the chat of Telegram, and what opens it. */
      to: v.exactOptional(v.string()),
      token: v.exactOptional(v.string()),
      secret: v.string(),
      on: v.boolean(),
      /** How often in a row it could not be reached. */
      failures: v.number(),
    }),
  ),
});
export type Preferences = v.InferOutput<typeof preferencesSchema>;
export type Webhook = NonNullable<Preferences['webhook']>;

const deviceSchema = storedObject({
  endpoint: v.string(),
  keys: storedObject({ p256dh: v.string(), auth: v.string() }),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** How many browsers somebody may subscribe. */
const DEVICES = 10;
/** After so many failures in a row a webhook is switched off. */
const MOST_FAILURES = 10;

const NONE: Preferences = { language: 'en', mail: false, webhook: null };

/** How people want to be told that it is their turn. */
export class NotificationPreferences {
  private readonly records: TypedRecords<typeof preferencesSchema>;
  private readonly devices: TypedRecords<typeof deviceSchema>;

  constructor(storage: Storage) {
    this.records = new TypedRecords(storage, 'notices', preferencesSchema);
    this.devices = new TypedRecords(storage, 'push', deviceSchema);
  }

  async of(person: string): Promise<Preferences> {
    return (await this.records.find(person))?.body ?? NONE;
  }

  /** Changes somebody's preferences. */
  async set(person: string, { language, mail, webhook }: NoticeWish): Promise<Preferences> {
    return this.change(person, (now) => ({
      ...now,
      language,
      mail,
      webhook: webhook && wishedHook(webhook, now.webhook),
    }));
  }

  stopMail = (person: string): Promise<Preferences> =>
    this.change(person, (now) => ({ ...now, mail: false }));

  /** Counts failures of a webhook; one that fails too often is switched off. */
  async webhookReached(person: string, reached: boolean): Promise<void> {
    const before = (await this.of(person)).webhook;
    if (!before || (reached && before.failures === 0)) return;
    await this.change(person, (now) => {
      if (!now.webhook) return now;
      const failures = reached ? 0 : now.webhook.failures + 1;
      return {
        ...now,
        webhook: { ...now.webhook, failures, on: now.webhook.on && failures < MOST_FAILURES },
      };
    });
  }

  async devicesOf(person: string): Promise<TypedRecord<Device>[]> {
    return this.devices.of(person, DEVICES);
  }

  async addDevice(person: string, device: Device, now: number): Promise<void> {
    const id = deviceId(device.endpoint);
    const mine = await this.devices.of(person, 2 * DEVICES);
    for (const oldest of mine.slice(DEVICES - 1)) if (oldest.id !== id) await this.devices.drop(oldest.id);
    // A browser belongs to whoever subscribed it last.
    const before = await this.devices.change(id, () => ({ owner: person, rank: now, body: device }));
    if (!before) await this.devices.add({ id, owner: person, rank: now, body: device });
  }

  async dropDevice(person: string, endpoint: string): Promise<void> {
    const id = deviceId(endpoint);
    if ((await this.devices.find(id))?.owner === person) await this.devices.drop(id);
  }

  private async change(person: string, how: (now: Preferences) => Preferences): Promise<Preferences> {
    for (;;) {
      const changed = await this.records.change(person, ({ body }) => ({ body: how(body) }));
      if (changed) return changed.body;
      const body = how(NONE);
      if (await this.records.add({ id: person, owner: person, body })) return body;
    }
  }
}

/**
 * The webhook that somebody wants, after the one before. Secret and token stay with the address that they were made for:
 * a new one never hears of them.
 */
export function wishedHook(
  { url, on, format = 'plain', ...rest }: NonNullable<NoticeWish['webhook']>,
  before: Webhook | null,
): Webhook | null {
  if (url === undefined) return before && { ...before, on, failures: 0 };
  const known = before?.url === url && before.format === format ? before : undefined;
  const secret = known?.secret ?? randomBytes(24).toString('base64url');
  return { ...known, ...rest, format, url, secret, on, failures: 0 };
}

const deviceId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');
