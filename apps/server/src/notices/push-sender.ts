import webPush from 'web-push';
import type { Storage } from '../storage/storage.js';
import { post } from './outbound-post.js';
import type { Device } from './preferences.js';

/** How long a push service keeps what it cannot deliver at once, in seconds. */
const KEPT_S = 24 * 60 * 60;

/** Sends push messages to browsers, with keys that this site made for itself once. */
export class PushSender {
  private constructor(
    private readonly keys: webPush.VapidKeys,
    /** Whom a push service can contact. */
    private readonly subject: string,
    private readonly allowPrivate: boolean,
  ) {}

  static async open(storage: Storage, subject: string, allowPrivate: boolean): Promise<PushSender> {
    const kept = await storage.setting('vapid', JSON.stringify(webPush.generateVAPIDKeys()));
    return new PushSender(JSON.parse(kept) as webPush.VapidKeys, subject, allowPrivate);
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
    const { status } = await post(
      device.endpoint,
      { headers: texts, body: body as Buffer },
      this.allowPrivate,
    );
    if (status === 404 || status === 410) return false;
    if (status >= 400 || status < 200) throw new Error(`the push service answers ${status}`);
    return true;
  }
}
