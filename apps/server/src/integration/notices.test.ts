import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock, Notices } from '@aerie/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { thinkHere } from '../bots/thinkers.js';
import { isPrivateAddress } from '../notices/outbound-post.js';
import { signature } from '../notices/webhook.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson } from '../testing/client.js';
import { codeIn, PostOffice } from '../testing/post-office.js';
import { ManualClock, me, open, UNLISTED } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const DAY = 24 * 60 * 60_000;
const days: Clock = { kind: 'days', days: 4 };

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Heard {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real server that writes down what it is sent, and answers as it is told. */
async function listener(): Promise<{
  url: string;
  heard: Heard[];
  answer: (status: number, body?: string) => void;
}> {
  const heard: Heard[] = [];
  let [status, says] = [201, ''];
  const answer = (next: number, body = ''): void => {
    [status, says] = [next, body];
  };
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    heard.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end(says);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, heard, answer };
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 150));

const ask = async (base: string, cookie: string, method: string, path: string, body?: object) => {
  const response = await fetch(base + path, {
    method,
    headers: { cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, response };
};

async function started(
  time: ManualClock,
  settings: Parameters<typeof startServer>[1] = {},
): Promise<TestServer> {
  const database = settings.storage
    ? undefined
    : await (storageKinds[0] as (typeof storageKinds)[number]).create();
  const server = await startServer('nowhere', {
    now: time.now,
    deadlineMs: 10,
    allowPrivateWebhooks: true,
    notices: { every: 10, webhookRetries: [5] },
    origin: 'https://games.example.org',
    ...(database ? { storage: await database.open() } : {}),
    ...settings,
  });
  let stopped = false;
  ends.push(() => database?.remove());
  ends.push(() => (stopped ? undefined : server.stop()));
  const stop = async () => {
    stopped = true;
    await server.stop();
  };
  return { ...server, stop };
}

/** Two people at a table whose match has begun with Ben's turn, who both have gone again; Anna wants to be told. */
async function begun(server: TestServer, clock: Clock, wish: (cookie: string) => Promise<unknown>) {
  for (;;) {
    const cookies = [await newPerson(server.base, 'Anna'), await newPerson(server.base, 'Ben')] as const;
    const anna = await Client.connect(server.base, cookies[0]);
    const ben = await Client.connect(server.base, cookies[1]);
    const table = await anna.must('create', { ...UNLISTED, clock, seats: [me, open] });
    await ben.must('sit', { table, seat: 1 });
    await anna.must('start', { table });
    const live = await server.tables.live(await server.tables.table(table));
    const isBens = live?.match.game.awaited(live.match.state)[0] === 1;
    await Promise.all([anna.close(), ben.close()]);
    if (!isBens) continue;
    await wish(cookies[0]);
    return { table, cookies };
  }
}

const hooked = (server: TestServer, url: string) => (cookie: string) =>
  ask(server.base, cookie, 'PUT', '/api/notices', {
    language: 'de',
    mail: false,
    webhook: { url, on: true },
  });

/** Plays for both until it is Anna's turn, with nobody of hers connected. */
async function untilAnnas(
  server: TestServer,
  table: string,
  cookies: readonly [string, string],
): Promise<void> {
  const ben = await Client.connect(server.base, cookies[1]);
  await ben.must('watch', { table });
  await ben.until('the match', () => ben.matches.has(table));
  while (ben.matches.get(table)?.awaited[0] === 1) {
    const { number, sides } = ben.matches.get(table) as NonNullable<ReturnType<typeof ben.matches.get>>;
    await ben.must('answer', { table, seat: 1, number, answer: sides[0]?.answers[0] as string });
    await ben.until('the step', () => (ben.matches.get(table)?.number ?? 0) > number);
  }
  await ben.close();
}

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('turn notices, $name', ({ create }) => {
  const opened = async (time: ManualClock, database: TestDatabase) =>
    started(time, { storage: await database.open() });

  test('whoever is asked to a table while away is told, and nobody who is there', async () => {
    const database = await create();
    ends.push(() => database.remove());
    const server = await opened(new ManualClock(), database);
    const { url, heard } = await listener();
    const [anna, ben] = [await newPerson(server.base, 'Anna'), await newPerson(server.base, 'Ben')];
    await hooked(server, url)(ben);
    const host = await Client.connect(server.base, anna);
    const table = await host.must('create', { ...UNLISTED, seats: [me, open] });
    // Ben follows Anna, so that she may ask him.
    await ask(server.base, ben, 'POST', '/api/follows', { who: { table, seat: 0 } });
    const { followers } = (await ask(server.base, anna, 'GET', '/api/people')).body as {
      followers: { profile: string }[];
    };
    const invite = () =>
      ask(server.base, anna, 'POST', `/api/tables/${table}/invite`, { profile: followers[0]?.profile });
    const there = await Client.connect(server.base, ben);
    expect((await invite()).status).toBe(200);
    await there.must('stand', { table, seat: 1 });
    await moment();
    expect(heard).toEqual([]);
    await there.close();
    // Their connection is gone a moment later at the server than here.
    await moment();
    expect((await invite()).status).toBe(200);
    await until('the notice', () => heard.length === 1);
    expect(JSON.parse(heard[0]?.body.toString() ?? '')).toMatchObject({
      ...{ what: 'invitation', title: 'Du bist eingeladen: Rauf und Runter' },
      ...{ body: 'Am Tisch mit Anna.', url: `https://games.example.org/table/${table}` },
    });
    await host.close();
  });

  test('of days come at once, once a turn, with a reminder before they run out, also over a restart', async () => {
    const time = new ManualClock();
    const database = await create();
    ends.push(() => database.remove());
    let server = await opened(time, database);
    const { url, heard } = await listener();
    const { table, cookies } = await begun(server, days, hooked(server, url));
    await untilAnnas(server, table, cookies);
    await until('the notice', () => heard.length === 1);
    const said = JSON.parse(heard[0]?.body.toString() ?? '');
    expect(said).toMatchObject({ what: 'turn', title: 'Du bist am Zug: Rauf und Runter' });
    expect(said).toMatchObject({ body: 'Am Tisch mit Ben. Du hast noch 4 Tage.' });
    expect(said.url).toBe(`https://games.example.org/table/${table}`);
    await server.stop();
    server = await opened(time, database);
    time.pass(2 * DAY);
    await moment();
    expect(heard).toHaveLength(1);
    time.pass(DAY);
    await until('the reminder', () => heard.length === 2);
    expect(JSON.parse(heard[1]?.body.toString() ?? '')).toMatchObject({ what: 'reminder', left: DAY });
    await moment();
    expect(heard).toHaveLength(2);
  });

  test('of a turn that was answered ahead there is none, and another one where what was left no longer fits', async () => {
    const time = new ManualClock();
    const database = await create();
    ends.push(() => database.remove());
    const server = await opened(time, database);
    const { url, heard } = await listener();
    const { table, cookies } = await begun(server, days, hooked(server, url));
    const leave = (...answers: string[]) =>
      ask(server.base, cookies[0], 'PUT', `/api/tables/${table}/ahead`, {
        seat: 0,
        lines: answers.map((answer) => ({ answers: [answer], times: 1 })),
      });
    expect((await leave('1', '2', '3', '4', '5', 'F')).status).toBe(200);
    await untilAnnas(server, table, cookies);
    await moment();
    expect(heard).toHaveLength(0);
    expect((await leave('shed 9')).body).toMatchObject({ plan: { void: 'noneFits' } });
    time.pass(60_000);
    await until('the notice', () => heard.length === 1);
    expect(JSON.parse(heard[0]?.body.toString() ?? '')).toMatchObject({
      what: 'ahead',
      title: 'Deine Antworten im Voraus passen nicht mehr, du bist am Zug: Rauf und Runter',
    });
  });

  test('come to whoever was given a seat over days that is asked already, when they are not there', async () => {
    const database = await create();
    ends.push(() => database.remove());
    // A bot that never answers: the seat stays asked until somebody takes it over.
    const thinkers = { ...thinkHere, ask: () => new Promise<never>(() => undefined) };
    const server = await started(new ManualClock(), { storage: await database.open(), thinkers });
    const { url, heard } = await listener();
    const cookies = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => newPerson(server.base, name)));
    const all = await Promise.all(cookies.map((cookie) => Client.connect(server.base, cookie)));
    const [anna, ben, cleo] = all as [Client, Client, Client];
    const table = await anna.must('create', { ...UNLISTED, clock: days, seats: [me, open, open] });
    for (const [seat, one] of [ben, cleo].entries()) await one.must('sit', { table, seat: seat + 1 });
    await anna.must('start', { table });
    for (const one of all) {
      await one.must('watch', { table });
      await one.until('the match', () => one.matches.has(table));
    }
    const asked = anna.matches.get(table)?.awaited[0] ?? 0;
    await all[asked]?.must('resign', { table, seat: asked });
    const taker = await newPerson(server.base, 'Dora');
    await hooked(server, url)(taker);
    const dora = await Client.connect(server.base, taker);
    await dora.must('watch', { table });
    await dora.must('takeOver', { table, seat: asked });
    await dora.close();
    await moment();
    for (const [seat, one] of all.entries())
      if (seat !== asked) await one.must('agreeTakeOver', { table, seat, agree: true });
    await until('the notice', () => heard.length === 1);
    expect(JSON.parse(heard[0]?.body.toString() ?? '')).toMatchObject({
      what: 'turn',
      left: expect.any(Number),
      url: `https://games.example.org/table/${table}`,
    });
    await Promise.all(all.map((one) => one.close()));
  });

  test('elsewhere come to whoever is gone for a minute', async () => {
    const time = new ManualClock();
    const database = await create();
    ends.push(() => database.remove());
    const server = await opened(time, database);
    const { url, heard } = await listener();
    const { table, cookies } = await begun(server, null, hooked(server, url));
    await untilAnnas(server, table, cookies);
    time.pass(50_000);
    await moment();
    expect(heard).toHaveLength(0);
    time.pass(20_000);
    await until('the notice', () => heard.length === 1);
    time.pass(10 * DAY);
    await moment();
    expect(heard).toHaveLength(1);
  });
});

test('who is here, or has decided meanwhile, is not told', async () => {
  const time = new ManualClock();
  const server = await started(time);
  const { url, heard } = await listener();
  const { table, cookies } = await begun(server, null, hooked(server, url));
  await untilAnnas(server, table, cookies);
  const anna = await Client.connect(server.base, cookies[0]);
  time.pass(5 * 60_000);
  await moment();
  expect(heard).toHaveLength(0);
  await anna.close();
  time.pass(5 * 60_000);
  await moment();
  expect(heard).toHaveLength(0);
});

test('who leaves while others wait for them is told after a minute', async () => {
  const time = new ManualClock();
  const server = await started(time);
  const { url, heard } = await listener();
  const { table, cookies } = await begun(server, null, hooked(server, url));
  const anna = await Client.connect(server.base, cookies[0]);
  await untilAnnas(server, table, cookies);
  time.pass(5 * 60_000);
  await moment();
  expect(heard).toHaveLength(0);
  await anna.close();
  await until('the notice', () => {
    time.pass(1000);
    return heard.length === 1;
  });
});

describe('a webhook', () => {
  test('is signed, tried again, and given up after failing for long', async () => {
    const time = new ManualClock();
    const server = await started(time);
    const { url, heard, answer } = await listener();
    const cookie = await newPerson(server.base, 'Anna');
    const { body } = await hooked(server, url)(cookie);
    const { webhook } = body as unknown as Notices;
    expect(await ask(server.base, cookie, 'POST', '/api/notices/test')).toMatchObject({
      body: { webhook: true },
    });
    const [first] = heard;
    const at = Number(first?.headers['aerie-time']);
    expect(first?.headers['aerie-signature']).toBe(
      signature(webhook?.secret as string, at, String(first?.body)),
    );
    answer(500);
    expect(await ask(server.base, cookie, 'POST', '/api/notices/test')).toMatchObject({
      body: { webhook: false },
    });
    expect(heard).toHaveLength(3);
    const { person } = (await ask(server.base, cookie, 'GET', '/api/session')).body as {
      person: { id: string };
    };
    // Whoever keeps the site sees whom notices do not reach, until one gets through.
    const unreached = { person: { id: person.id, name: 'Anna' }, channel: 'webhook', times: 1 };
    expect(await server.keeping.site.failedNotices()).toMatchObject([unreached]);
    answer(201);
    await ask(server.base, cookie, 'POST', '/api/notices/test');
    expect(await server.keeping.site.failedNotices()).toEqual([]);
    const { NotificationPreferences } = await import('../notices/preferences.js');
    const wishes = new NotificationPreferences(server.storage);
    for (let i = 0; i < 10; i++) await wishes.webhookReached(person.id, false);
    expect((await ask(server.base, cookie, 'GET', '/api/notices')).body).toMatchObject({
      webhook: { on: false, failures: 10 },
    });
  });

  test.each([
    'http://games.example.org/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.0.0.7/hook',
    'https://169.254.169.254/latest',
    'https://router/hook',
    'file:///etc/passwd',
  ])('is not sent into private networks: %s', async (url) => {
    const server = await started(new ManualClock(), { allowPrivateWebhooks: false });
    const cookie = await newPerson(server.base, 'Anna');
    const wish = { language: 'en', mail: false, webhook: { url, on: true } };
    expect(await ask(server.base, cookie, 'PUT', '/api/notices', wish)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/badAddress|badRequest/) },
    });
  });

  test.each([
    ['127.0.0.1', true],
    ['::ffff:192.168.1.1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['172.20.0.1', true],
    ['nonsense', true],
    ['203.0.113.9', true],
    ['::', true],
    ['::1', true],
    ['::7f00:1', true],
    ['::127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['::ffff:0:10.0.0.1', true],
    ['64:ff9b::7f00:1', true],
    ['64:ff9b:1::10.0.0.1', true],
    ['2002:7f00:1::1', true],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', true],
    ['2001:db8::1', true],
    ['fec0::1', true],
    ['ff02::1', true],
    ['::ffff:93.184.216.34', false],
    ['93.184.216.34', false],
    ['2606:2800:220:1::1', false],
  ])('%s is inside: %s', (address, inside) => {
    expect(isPrivateAddress(address)).toBe(inside);
  });
});

describe('a chat', () => {
  const chat = async (webhook: object) => {
    const server = await started(new ManualClock());
    const cookie = await newPerson(server.base, 'Anna');
    const put = (wish: object) =>
      ask(server.base, cookie, 'PUT', '/api/notices', { language: 'en', mail: false, webhook: wish });
    const test = async () => (await ask(server.base, cookie, 'POST', '/api/notices/test')).body;
    return { put, test, first: await put(webhook) };
  };

  test('is written to in its format; its address is never told back whole, and kept when it is switched', async () => {
    const { url, heard } = await listener();
    const secret = `${url}/api/webhooks/1/very-secret`;
    const { put, test, first } = await chat({ format: 'discord', url: secret, on: true });
    const shown = { format: 'discord', url: `${new URL(url).origin}/…cret`, to: null, secret: null };
    expect(first.body).toMatchObject({ webhook: { ...shown, on: true } });
    expect((await put({ on: false })).body).toMatchObject({ webhook: { ...shown, on: false } });
    expect((await put({ on: true })).body).toMatchObject({ webhook: { ...shown, on: true } });
    expect(await test()).toEqual({ webhook: true });
    expect(heard[0]?.url).toBe('/hook/api/webhooks/1/very-secret');
    expect(heard[0]?.headers['aerie-signature']).toBeUndefined();
    expect(JSON.parse(String(heard[0]?.body))).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  test('whose token is known keeps it for its address, and no other address hears of it', async () => {
    const { url, heard } = await listener();
    const matrix = { format: 'matrix', url, to: '!one:example.org', on: true };
    const { put, test, first } = await chat({ ...matrix, token: 'syt_secret' });
    expect(JSON.stringify(first.body)).not.toContain('syt_secret');
    expect((await put({ ...matrix, to: '!two:example.org' })).status).toBe(200);
    expect(await test()).toEqual({ webhook: true });
    expect(heard[0]).toMatchObject({ headers: { authorization: 'Bearer syt_secret' } });
    expect(heard[0]?.url).toMatch(
      /^\/hook\/_matrix\/client\/v3\/rooms\/!two%3Aexample.org\/send\/m.room.message\//,
    );
    expect(await put({ ...matrix, url: `${url}2` })).toMatchObject({
      status: 400,
      body: { error: 'badAddress' },
    });
    expect((await put({ format: 'telegram', url, to: '42', on: true })).status).toBe(400);
  });

  test('that asks us to wait is waited for; one that asks too much, or refuses, is left alone', async () => {
    const { url, heard, answer } = await listener();
    const { test } = await chat({ format: 'telegram', url, to: '42', token: '12:ab', on: true });
    answer(429, '{"ok":false,"parameters":{"retry_after":0.03}}');
    expect(await test()).toEqual({ webhook: false });
    expect(heard).toHaveLength(2);
    answer(429, '{"ok":false,"parameters":{"retry_after":3600}}');
    expect(await test()).toEqual({ webhook: false });
    expect(heard).toHaveLength(3);
    answer(403);
    expect(await test()).toEqual({ webhook: false });
    expect(heard).toHaveLength(4);
  });
});

/** Reads what was pushed, as a browser does (RFC 8291). */
function opened(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const part = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

describe('push', () => {
  test('is encrypted for the browser and signed by the site; a browser that is gone is forgotten', async () => {
    const server = await started(new ManualClock());
    const { url, heard, answer } = await listener();
    const cookie = await newPerson(server.base, 'Anna');
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = randomBytes(16);
    const subscription = {
      endpoint: url,
      keys: { p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      on: true,
    };
    const { body } = await ask(server.base, cookie, 'PUT', '/api/notices/push', subscription);
    const { push } = body as unknown as Notices;
    expect(push.devices).toBe(1);
    expect((await ask(server.base, cookie, 'POST', '/api/notices/test')).body).toEqual({ push: 1 });
    const { headers, body: sealed } = heard[0] as Heard;
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(JSON.parse(opened(sealed, browser, auth))).toEqual({
      title: 'This is how we tell you',
      body: 'This is only a test. It has arrived.',
      path: '/',
    });
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(push.key);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const site = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const [head, claims, sign] = token.split('.') as [string, string, string];
    const signed = Buffer.from(`${head}.${claims}`);
    expect(
      verify('sha256', signed, { key: site, dsaEncoding: 'ieee-p1363' }, Buffer.from(sign, 'base64url')),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(url).origin,
    });
    answer(410);
    expect((await ask(server.base, cookie, 'POST', '/api/notices/test')).body).toEqual({ push: 0 });
    expect((await ask(server.base, cookie, 'GET', '/api/notices')).body).toMatchObject({
      push: { devices: 0 },
    });
  });

  test('keys are made once', async () => {
    const time = new ManualClock();
    const database = await (storageKinds[0] as (typeof storageKinds)[number]).create();
    ends.push(() => database.remove());
    const keys: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const server = await started(time, { storage: await database.open() });
      const cookie = await newPerson(server.base, 'Anna');
      keys.push(
        ((await ask(server.base, cookie, 'GET', '/api/notices')).body as unknown as Notices).push.key,
      );
      await server.stop();
    }
    expect(keys[0]).toBe(keys[1]);
  });
});

async function openPostOffice(): Promise<PostOffice> {
  const post = await PostOffice.open();
  ends.push(() => post.close());
  return post;
}

/** Somebody with an account; gives their cookie. */
async function member(base: string, name: string): Promise<string> {
  const guest = await newPerson(base, name);
  const { response } = await ask(base, guest, 'POST', '/api/account', {
    name,
    password: 'a long cloud over the hills',
  });
  return response.headers.get('set-cookie')?.split(';')[0] as string;
}

test('mail goes to a confirmed address, over a real SMTP server, until one wants no more', async () => {
  const { letters, settings } = await openPostOffice();
  const server = await started(new ManualClock(), settings);
  const cookie = await member(server.base, 'Anna');
  const wish = { language: 'fr', mail: true, webhook: null };
  expect((await ask(server.base, cookie, 'PUT', '/api/notices', wish)).body).toMatchObject({
    mail: { on: true, possible: true, address: null },
  });
  await ask(server.base, cookie, 'PUT', '/api/account/email', { address: 'anna@example.net' });
  await until('the code', () => letters.length === 1);
  // An address that is not confirmed gets nothing but the code.
  expect((await ask(server.base, cookie, 'POST', '/api/notices/test')).body).toEqual({});
  const code = codeIn(letters[0]);
  expect((await ask(server.base, cookie, 'POST', '/api/account/email/confirm', { code })).status).toBe(200);
  expect((await ask(server.base, cookie, 'POST', '/api/notices/test')).body).toEqual({ mail: true });
  const [, letter = ''] = letters;
  expect(letter).toContain('To: anna@example.net');
  expect(letter).toContain('From: Aerie <games@example.org>');
  expect(letter).toContain('Content-Type: text/html');
  const stop = /List-Unsubscribe:\s*<https:\/\/games\.example\.org(\S+)>/.exec(letter)?.[1] as string;
  expect((await fetch(`${server.base}${stop}x`, { method: 'POST' })).status).toBe(404);
  expect(
    (await fetch(`${server.base}${stop}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status,
  ).toBe(200);
  expect((await ask(server.base, cookie, 'GET', '/api/notices')).body).toMatchObject({ mail: { on: false } });
});

test('one address gets so many mails a day, and is told so', async () => {
  const { letters, settings } = await openPostOffice();
  const time = new ManualClock();
  const server = await started(time, { ...settings, mailsPerDay: 3 });
  const cookies = [await member(server.base, 'Anna'), await member(server.base, 'Mallory')] as const;
  const to = (cookie: string, address: string) =>
    ask(server.base, cookie, 'PUT', '/api/account/email', { address });
  const test = async () => (await ask(server.base, cookies[0], 'POST', '/api/notices/test')).body;
  await to(cookies[0], 'anna@example.net');
  await ask(server.base, cookies[0], 'POST', '/api/account/email/confirm', { code: codeIn(letters[0]) });
  await ask(server.base, cookies[0], 'PUT', '/api/notices', { language: 'en', mail: true, webhook: null });
  // Whoever has codes sent to the addresses of others does not get far.
  const refused = await to(cookies[1], 'anna@example.net');
  expect(refused).toMatchObject({ status: 429, body: { error: 'tooMuchMail', seconds: 86_400 } });
  expect(await test()).toEqual({ mail: true });
  expect(await test()).toEqual({ mail: true });
  expect(letters.map((letter) => letter.includes('the last mail to this address'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(await test()).toEqual({ mail: false, mailAfter: 86_400 });
  expect(letters).toHaveLength(3);
  time.pass(DAY);
  expect((await to(cookies[1], 'mallory@example.net')).status).toBe(200);
  expect((await to(cookies[1], 'anna@example.net')).status).toBe(200);
});

test('bad wishes are refused, and who is nobody has none', async () => {
  const server = await started(new ManualClock());
  expect((await fetch(`${server.base}/api/notices`)).status).toBe(401);
  const cookie = await newPerson(server.base, 'Anna');
  for (const wish of [
    {},
    { language: 'tlh', mail: false, webhook: null },
    { language: 'en', mail: 1, webhook: null },
  ])
    expect((await ask(server.base, cookie, 'PUT', '/api/notices', wish)).status).toBe(400);
  expect(
    (await ask(server.base, cookie, 'PUT', '/api/notices/push', { endpoint: 'x', keys: {}, on: true }))
      .status,
  ).toBe(400);
});
