import { connect, type Socket } from 'node:net';
import type { MessageFuzzer } from './message-fuzzer.js';

/** Where the server is, and which cookies are sent: those of attackers are real, those of others guessed. */
export interface Target {
  readonly port: number;
  readonly cookie: string;
  /** The id of somebody else. */
  readonly victim: string;
}

/** How long a connection that nobody ends is left standing. */
const LINGER_MS = 100;

/**
 * Sends what no correct program would: broken requests, invalid upgrades and frames, connections that end in the
 * middle. Gives what the server answered.
 */
export async function sendMalformedTraffic(target: Target, luck: MessageFuzzer): Promise<string> {
  const socket = connect(target.port, '127.0.0.1');
  let said = '';
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    said += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.write(opening(target, luck));
  if (luck.below(3) === 0) await answered(socket);
  for (let i = luck.below(4); i > 0; i--) socket.write(frame(luck));
  leave(socket, luck);
  await closed;
  clearTimeout(timer);
  return said;
}

/** Resolved when the server has answered, ended the connection, or been silent for a while. */
function answered(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS / 2);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    socket.once('data', done);
    socket.once('close', done);
  });
}

/** Ends the connection properly, half, abruptly, or not at all. */
function leave(socket: Socket, luck: MessageFuzzer): void {
  switch (luck.below(6)) {
    case 0:
      socket.end();
      break;
    case 1:
      socket.destroy();
      break;
    case 2:
      socket.resetAndDestroy();
      break;
    default:
      // The server, or the timer, will end it.
      break;
  }
}

function opening(target: Target, luck: MessageFuzzer): Buffer | string {
  switch (luck.below(8)) {
    case 0:
      return luck.bytes(1 + luck.below(300));
    case 1:
      return request(luck.pick(['GET', 'PUT', 'BREW', 'get', '']), path(luck), headers(target, luck));
    case 2:
      return `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(luck.below(40_000))}\r\n\r\n`;
    case 3: {
      const body = luck.pick([
        '',
        '{',
        '{"name":"Eve"}',
        '{"name":"\\u0000"}',
        '[]',
        `"${'z'.repeat(9000)}"`,
      ]);
      const length = luck.pick([body.length, body.length + 10, 0, -1, 1e12]);
      return `${request('POST', '/api/session', [...headers(target, luck), `Content-Length: ${length}`])}${body}`;
    }
    case 4:
      return request('GET', '/ws', headers(target, luck)).slice(0, luck.below(200));
    default:
      return request('GET', luck.below(4) === 0 ? path(luck) : '/ws', upgrade(target, luck));
  }
}

const request = (method: string, path: string, headers: readonly string[]): string =>
  `${[`${method} ${path} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`;

function path(luck: MessageFuzzer): string {
  return luck.pick([
    '/',
    '/api/session',
    '/api/session',
    '/api/tokens',
    '/api/matches/ABCDEFGHJKMNPQRSTVWX',
    '/ws',
    '/ws/',
    '/ws?a=%00',
    '//ws',
    '/metrics?x',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    'http://elsewhere.example/',
    '*',
    `/${'a'.repeat(luck.below(5000))}`,
  ]);
}

function headers(target: Target, luck: MessageFuzzer): string[] {
  // Somebody else's id with a signature that is real, but for another.
  const stolen = `aerie=${target.victim}.${target.cookie.split('.')[1]}`;
  const cookies = [
    target.cookie,
    `${target.cookie.slice(0, -1)}_`,
    `aerie=${target.victim}.`,
    `aerie=${target.victim}`,
    'aerie=.',
    'aerie=__proto__.constructor',
    'aerie=%00.%00',
    `a=b; ;; =; aerie; ${target.cookie}`,
    `aerie=${'x'.repeat(luck.below(3000))}.y`,
  ];
  return [
    `Host: ${luck.pick(['127.0.0.1', 'elsewhere.example', ''])}`,
    ...(luck.below(4) > 0 ? [`Cookie: ${luck.below(2) === 0 ? stolen : luck.pick(cookies)}`] : []),
    ...(luck.below(4) === 0
      ? [`Origin: ${luck.pick(['null', 'https://elsewhere.example', 'http://', '%'])}`]
      : []),
  ];
}

/** The headers of an upgrade, right or wrong in some way. */
function upgrade(target: Target, luck: MessageFuzzer): string[] {
  const good = [
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  const bad = ['Upgrade: h2c', 'Connection: close', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: short'];
  const which = luck.below(8);
  const own = luck.below(2) === 0 ? [`Host: 127.0.0.1`, `Cookie: ${target.cookie}`] : headers(target, luck);
  const odd =
    luck.below(3) === 0
      ? ['Sec-WebSocket-Extensions: permessage-deflate; x=\u00ff', 'Sec-WebSocket-Protocol: ,']
      : [];
  return [...own, ...good.map((line, i) => (i === which ? (bad[i] as string) : line)), ...odd];
}

/** A frame with any header: unmasked, with an unknown opcode, a wrong length, or fragmented. */
function frame(luck: MessageFuzzer): Buffer {
  const first = luck.pick([0x81, 0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8a, 0xf1, 0x83, luck.below(256)]);
  const content = luck.bytes(luck.below(130));
  const claimed = luck.pick([content.length & 0x7f, 126, 127, luck.below(128)]);
  const masked = luck.below(4) > 0 ? 0x80 : 0;
  return Buffer.concat([Buffer.from([first, masked | claimed]), luck.bytes(luck.below(12)), content]);
}
