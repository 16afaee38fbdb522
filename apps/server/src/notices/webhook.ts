import { createHmac, randomUUID } from 'node:crypto';
import { type NoticeMessage, requestOf, type Target } from './chat-formats.js';
import { post, type Reply } from './outbound-post.js';

/** After what pauses it is tried again, in milliseconds. */
const AGAIN_MS: readonly number[] = [2000, 20_000];
/** Whoever asks us to wait longer is not called again for this notice. */
const MOST_PATIENCE_MS = 60_000;

/** The signature of a webhook: HMAC-SHA-256 of "time.body", so that an old one cannot be replayed. */
export const signature = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** Calls a webhook, with retries; gives whether it was reached. */
export async function callWebhook(
  hook: Target & { readonly secret: string },
  message: NoticeMessage,
  now: () => number,
  options: { readonly allowPrivate: boolean; readonly again?: readonly number[] },
): Promise<boolean> {
  const { method, url, headers, content } = requestOf(hook, message, randomUUID());
  const body = JSON.stringify(content);
  let wait = 0;
  for (const pause of [0, ...(options.again ?? AGAIN_MS)]) {
    const rest = Math.max(pause, wait);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest).unref());
    const at = Math.floor(now() / 1000);
    const all = {
      'Content-Type': 'application/json',
      'User-Agent': 'Aerie',
      ...headers,
      ...(hook.format === 'plain'
        ? { 'Aerie-Time': String(at), 'Aerie-Signature': signature(hook.secret, at, body) }
        : {}),
    };
    try {
      const reply = await post(url, { method, headers: all, body }, options.allowPrivate);
      if (reply.status >= 200 && reply.status < 300) return true;
      // A chat that knows neither message nor token would say the same again, and bar who goes on asking.
      if (hook.format !== 'plain' && reply.status >= 400 && reply.status < 500 && reply.status !== 429)
        return false;
      wait = reply.status === 429 ? wishedPause(reply) : 0;
      if (wait > MOST_PATIENCE_MS) return false;
    } catch {
      // It is tried again.
    }
  }
  return false;
}

/** How long we are asked to wait, in milliseconds: each chat says it in its own way. */
export function wishedPause({ headers, text }: Pick<Reply, 'headers' | 'text'>): number {
  const { retry_after_ms, retry_after, parameters } = fieldsOf(text);
  const seconds = [retry_after, fieldsOf(parameters).retry_after, Number(headers['retry-after'])];
  const all = [retry_after_ms, ...seconds.map((one) => Number(one) * 1000)];
  return Math.max(0, ...all.map(Number).filter(Number.isFinite));
}

function fieldsOf(said: unknown): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = typeof said === 'string' ? JSON.parse(said) : said;
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
