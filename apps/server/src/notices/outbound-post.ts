import { lookup } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as plain } from 'node:http';
import { request as safe } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How long an answer may take. */
const PATIENCE_MS = 10_000;

/**
 * Networks where nobody's public server is, by the registries of special addresses (IANA): a URL that a user gives must not
 * reach machines beside the server.
 */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Addresses that have an IPv4 address in them: a router may send to that one. NAT64, Teredo (in 2001::/23), 6to4.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address is in a private network, or not an address. */
export function isPrivateAddress(address: string): boolean {
  const v4 = MAPPED.exec(address)?.[1] ?? address;
  const kind = isIP(v4);
  return kind === 0 || INSIDE.check(v4, kind === 4 ? 'ipv4' : 'ipv6');
}

/** A URL that nothing may be sent to. */
class Forbidden extends Error {}

interface Sent {
  readonly method?: 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The beginning of what it says where it asks us to wait (429); nothing else is read. */
  readonly text: string;
}

/**
 * Posts something to an address that somebody gave us. Nothing is sent to private networks unless that is allowed,
 * wherever a name points, and no redirection is followed.
 */
export async function post(
  url: string,
  { method = 'POST', headers, body }: Sent,
  allowPrivate: boolean,
): Promise<Reply> {
  const target = new URL(url);
  const isSafe = target.protocol === 'https:';
  if (!isSafe && !(target.protocol === 'http:' && allowPrivate)) throw new Forbidden('only https');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true });
  if (!allowPrivate && found.some(({ address }) => isPrivateAddress(address)))
    throw new Forbidden('a private network');
  const [first] = found;
  if (!first) throw new Error(`${host} is nowhere`);
  // Connects to the address that was checked: the name may resolve to another one the next time.
  const pinned: LookupFunction = (_, options, done) => {
    if (options.all) done(null, [first]);
    else done(null, first.address, first.family);
  };
  return new Promise((resolve, reject) => {
    const all = { ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
    const asked = (isSafe ? safe : plain)(
      target,
      { method, headers: all, lookup: pinned, timeout: PATIENCE_MS, agent: false },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const reading = status === 429 ? beginningOf(answer) : Promise.resolve('');
        reading
          .catch(() => '')
          .then((text) => {
            answer.destroy();
            resolve({ status, headers: answer.headers, text });
          });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('it takes too long')));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** As much of an answer as tells how long to wait. */
const BEGINNING = 4096;

async function beginningOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) {
    text += part as string;
    if (text.length > BEGINNING) break;
  }
  return text.slice(0, BEGINNING);
}
