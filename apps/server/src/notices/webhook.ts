import { createHmac } from 'node:crypto';
import { post } from './outbound-post.js';

/** After what pauses it is tried again, in milliseconds. */
const AGAIN_MS: readonly number[] = [2000, 20_000];

/** The signature of a webhook: HMAC-SHA-256 of "time.body", so that an old one cannot be replayed. */
export const signature = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** Calls a webhook, with retries; gives whether it was reached. */
export async function callWebhook(
  { url, secret }: { readonly url: string; readonly secret: string },
  message: object,
  now: () => number,
  options: { readonly allowPrivate: boolean; readonly again?: readonly number[] },
): Promise<boolean> {
  const body = JSON.stringify(message);
  for (const pause of [0, ...(options.again ?? AGAIN_MS)]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause).unref());
    const at = Math.floor(now() / 1000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Aerie',
      'Aerie-Time': String(at),
      'Aerie-Signature': signature(secret, at, body),
    };
    try {
      const status = await post(url, { headers, body }, options.allowPrivate);
      if (status >= 200 && status < 300) return true;
    } catch {
      // It is tried again.
    }
  }
  return false;
}
