import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../common/config.js';

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Where a request comes from. Each proxy appends whom it heard to X-Forwarded-For: what the proxies of the site wrote
 * stands at the right, and whatever is left of it was said by the visitor.
 */
export function addressOf({ trustedProxies }: Config, { headers, socket }: Asked): string {
  const told = addressIn(written(headers['x-forwarded-for'], trustedProxies));
  return told ?? socket.remoteAddress ?? '';
}

/** Whether the visitor asks over https. */
export const isSecure = ({ origin, trustedProxies }: Config, { headers }: Pick<Asked, 'headers'>): boolean =>
  isHttps(origin) || written(headers['x-forwarded-proto'], trustedProxies) === 'https';

/** The address under which the visitor knows the site. Where it is not configured only this very machine is believed to be it. */
export const siteOf = ({ origin }: Config, { headers }: Pick<Asked, 'headers'>): string | undefined =>
  origin ?? (/^localhost(:\d+)?$/.test(headers.host ?? '') ? `http://${headers.host}` : undefined);

export const isHttps = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false;

/** What the outermost of so many proxies wrote in a list, as far as it has that many entries. */
function written(header: string | string[] | undefined, proxies: number): string | undefined {
  if (proxies === 0 || header === undefined) return undefined;
  const all = String(header).split(',');
  return (all.at(-proxies) ?? all[0])?.trim();
}

/** An address without the port that some proxies write behind it. */
function addressIn(text: string | undefined): string | undefined {
  if (text === undefined || isIP(text) !== 0) return text;
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1];
  return bare !== undefined && isIP(bare) !== 0 ? bare : undefined;
}
