import type { Clock } from '@aerie/protocol';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { storageKinds } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { codeIn, PostOffice } from '../testing/post-office.js';
import { ManualClock, me, open, UNLISTED } from '../testing/tables.js';
import { type Settings, startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');
const HOUR = 60 * 60_000;
const days = (count: number): Clock => ({ kind: 'days', days: count });
/** The clock of the tests begins at midnight UTC, which is one o’clock there. */
const EIGHT = { hour: 8, zone: 'Europe/Berlin' };

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function post(): Promise<PostOffice> {
  const office = await PostOffice.open();
  ends.push(() => office.close());
  return office;
}

const settingsOf = (time: ManualClock, office: PostOffice): Settings => ({
  ...office.settings,
  now: time.now,
  deadlineMs: 10,
  notices: { every: 10 },
  origin: 'https://games.example.org',
});

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Anna, whose account has a confirmed address, and who wants one letter a day. */
async function annaAt(base: string, office: PostOffice): Promise<HttpClient> {
  const anna = new HttpClient(base);
  await anna.must('POST', '/api/account', { name: 'Anna', password: 'a long cloud over the hills' });
  await anna.must('PUT', '/api/account/email', { address: 'anna@example.net' });
  await until('the code', () => office.letters.length === 1);
  await anna.must('POST', '/api/account/email/confirm', { code: codeIn(office.letters.pop()) });
  const wish = { language: 'en', mail: true, webhook: null };
  const told = await anna.must('PUT', '/api/notices', { ...wish, digest: EIGHT });
  expect(told).toMatchObject({ mail: { on: true, digest: EIGHT } });
  // A program that does not know of digests leaves it as it is.
  expect(await anna.must('PUT', '/api/notices', wish)).toMatchObject({ mail: { digest: EIGHT } });
  return anna;
}

/** Decides in a seat as long as it is awaited. */
async function decide(client: Client, table: string, seat: number): Promise<void> {
  for (;;) {
    const match = client.matches.get(table);
    if (match?.awaited[0] !== seat) return;
    const answer = client.side(table, seat)?.answers[0] as string;
    await client.must('answer', { table, seat, number: match.number, answer });
    await client.until('the step', () => (client.matches.get(table)?.number ?? 0) > match.number);
  }
}

/** A table where Anna is awaited, against somebody of this name, and nobody is connected. */
async function awaited(base: string, cookie: string, other: string, clock: Clock): Promise<string> {
  const anna = await Client.connect(base, cookie);
  const rival = await Client.enter(base, other);
  const all = [anna, rival];
  const table = await anna.must('create', { ...UNLISTED, clock, seats: [me, open] });
  await rival.must('sit', { table, seat: 1 });
  for (const one of all) await one.must('watch', { table });
  await anna.must('start', { table });
  for (const one of all) await one.until('the match', () => one.matches.has(table));
  // Her turn begins when she is gone.
  await decide(anna, table, 0);
  await anna.close();
  await decide(rival, table, 1);
  await rival.close();
  return table;
}

/** Which tables a letter leads to, in order. */
const tablesIn = (letter = ''): string[] => {
  const [text = ''] = letter.split('Content-Type: text/html');
  return [...text.matchAll(/games\.example\.org\/table\/(\w+)/g)].map(([, table]) => table as string);
};

const subjectOf = (letter = ''): string => /^Subject: (.*)$/m.exec(letter)?.[1]?.trim() ?? '';

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`the digest, ${kind.name}`, () => {
    test('comes once a day at its hour, what ends first first, over a restart, and only when there is something', async () => {
      const [time, office] = [new ManualClock(), await post()];
      const database = await kind.create();
      ends.push(() => database.remove());
      let server = await startServer('nowhere', {
        ...settingsOf(time, office),
        storage: await database.open(),
      });
      let stop = () => server.stop();
      ends.push(() => stop());
      const anna = await annaAt(server.base, office);
      // At the first eight o’clock there is nothing to be told.
      time.pass(7 * HOUR);
      const late = await awaited(server.base, anna.cookie, 'Ben', days(4));
      const soon = await awaited(server.base, anna.cookie, 'Carl', days(2));
      const free = await awaited(server.base, anna.cookie, 'Dora', null);
      expect(office.letters).toEqual([]);

      time.pass(12 * HOUR);
      await server.stop();
      server = await startServer('nowhere', { ...settingsOf(time, office), storage: await database.open() });
      expect(office.letters).toEqual([]);
      time.pass(12 * HOUR);
      await until('the digest', () => office.letters.length > 0);
      const [letter = ''] = office.letters;
      expect(subjectOf(letter)).toBe('3 tables are waiting for you');
      expect(tablesIn(letter)).toEqual([soon, late, free]);
      expect(letter).toContain('Time until Thursday, January 3, 2030 at 8:');
      expect(letter).toContain('At the table with Carl.');
      expect(letter).toMatch(/List-Unsubscribe:\s*<https:\/\/games\.example\.org\/api\/notices\/stop\//);
      expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

      // By the next digest the table of two days would be over: that is told at once.
      time.pass(12.1 * HOUR);
      await until('the reminder', () => office.letters.length > 1);
      expect(subjectOf(office.letters[1])).toBe('Your time is running out: Rauf und Runter');
      expect(office.letters[1]).toContain('your next daily mail would come too late');
      expect(office.letters).toHaveLength(2);

      const link = /List-Unsubscribe:\s*<https:\/\/games\.example\.org(\S+)>/.exec(letter)?.[1];
      expect((await fetch(`${server.base}${link}`, { method: 'POST' })).status).toBe(200);
      const again = new HttpClient(server.base, anna.cookie);
      expect(await again.must('GET', '/api/notices')).toMatchObject({ mail: { on: false, digest: EIGHT } });
      stop = () => server.stop();
    });
  });

test('a table that would be over before the digest is told at once; single mails come back when it is switched off', async () => {
  const [time, office] = [new ManualClock(), await post()];
  const [kind] = storageKinds;
  const database = await (kind as (typeof storageKinds)[number]).create();
  ends.push(() => database.remove());
  const server = await startServer('nowhere', {
    ...settingsOf(time, office),
    storage: await database.open(),
  });
  ends.push(() => server.stop());
  const anna = await annaAt(server.base, office);
  time.pass(8 * HOUR);
  await awaited(server.base, anna.cookie, 'Ben', days(1));
  await until('the mail', () => office.letters.length === 1);
  expect(subjectOf(office.letters[0])).toBe('It is your turn: Rauf und Runter');
  expect(office.letters[0]).toContain('your next daily mail would come too late');
  const wish = { language: 'en', mail: true, webhook: null };
  expect(await anna.must('PUT', '/api/notices', { ...wish, digest: null })).toMatchObject({
    mail: { digest: null },
  });
  await awaited(server.base, anna.cookie, 'Carl', days(4));
  await until('the mail', () => office.letters.length === 2);
  expect(office.letters[1]).not.toContain('daily mail');
  for (const digest of [{ hour: 24, zone: 'UTC' }, { hour: 8, zone: 'Europe/Aerie' }, { hour: 8 }])
    expect((await anna.ask('PUT', '/api/notices', { ...wish, digest })).status).toBe(400);
});

test('a site without digests says so', async () => {
  const [time, office] = [new ManualClock(), await post()];
  const [kind] = storageKinds;
  const database = await (kind as (typeof storageKinds)[number]).create();
  ends.push(() => database.remove());
  const storage = await database.open();
  const server = await startServer('nowhere', {
    ...settingsOf(time, office),
    storage,
    featuresOff: ['digest'],
  });
  ends.push(() => server.stop());
  const anna = new HttpClient(server.base);
  await anna.must('POST', '/api/session', { name: 'Anna' });
  const wish = { language: 'en', mail: true, webhook: null, digest: EIGHT };
  expect((await anna.ask('PUT', '/api/notices', wish)).body).toEqual({ error: 'switchedOff' });
  expect(await anna.must('GET', '/api/notices')).toMatchObject({ mail: { digest: null } });
});

describe.skipIf(!postgres)('the digest across processes', () => {
  test('is sent by one of them', async () => {
    const [time, office] = [new ManualClock(), await post()];
    const servers = (await startServers(3, postgres, settingsOf(time, office))) as [TestServer, TestServer];
    const [{ base }] = servers;
    const anna = await annaAt(base, office);
    const table = await awaited(base, anna.cookie, 'Ben', days(4));
    time.pass(7 * HOUR);
    await until('the digest', () => office.letters.length > 0);
    // Each process stops only when what it was about to send is sent.
    await Promise.all(servers.map((one) => one.stop()));
    expect(office.letters.map(tablesIn)).toEqual([[table]]);
    expect(subjectOf(office.letters[0])).toBe('One table is waiting for you');
  });
});
