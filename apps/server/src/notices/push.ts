import webPush from 'web-push';
import type { Storage } from '../storage/storage.js';
import { post } from './outside.js';
import type { Device } from './wishes.js';

/** How long a push service keeps what it cannot deliver: a turn of days ago is no news. */
const KEPT_S = 24 * 60 * 60;

/** Sends to browsers, with keys that this site made for itself once. */
export class Push {
  private constructor(
    private readonly keys: webPush.VapidKeys,
    /** Whom a push service can write to. */
    private readonly subject: string,
    private readonly allowInside: boolean,
  ) {}

  static async open(storage: Storage, subject: string, allowInside: boolean): Promise<Push> {
    const kept = await storage.setting('vapid', JSON.stringify(webPush.generateVAPIDKeys()));
    return new Push(JSON.parse(kept) as webPush.VapidKeys, subject, allowInside);
  }

  /** What a browser needs to subscribe. */
  get key(): string {
    return this.keys.publicKey;
  }

  /** Sends; false if the browser has gone for good. Throws if it could not be sent. */
  async send(device: Device, message: object): Promise<boolean> {
    const { headers, body } = webPush.generateRequestDetails(device, JSON.stringify(message), {
      TTL: KEPT_S,
      vapidDetails: { subject: this.subject, ...this.keys },
    });
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const status = await post(device.endpoint, { headers: texts, body: body as Buffer }, this.allowInside);
    if (status === 404 || status === 410) return false;
    if (status >= 400 || status < 200) throw new Error(`the push service answers ${status}`);
    return true;
  }
}
