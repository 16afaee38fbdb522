import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { ManualClock, twoPlaying } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const HOUR = 60 * 60_000;
const PASSWORD = 'correct horse battery';
const postgres = inject('postgres');

/** Anna and Ben with accounts at a table with two days for a move; `now` is whoever is asked first. */
async function begun(first: string, second: string) {
  const { anna, ben, table, cookies } = await twoPlaying(first, second, { clock: { kind: 'days', days: 2 } });
  const https = [new HttpClient(first, cookies[0]), new HttpClient(second, cookies[1])] as const;
  await https[0].must('POST', '/api/account', { name: 'Anna', password: PASSWORD });
  await https[1].must('POST', '/api/account', { name: 'Ben', password: PASSWORD });
  await anna.until('the match', () => anna.matches.has(table));
  const seat = anna.matches.get(table)?.awaited[0] as number;
  await Promise.all([anna.close(), ben.close()]);
  return { table, seat, now: https[seat] as HttpClient, next: https[1 - seat] as HttpClient };
}

/** What somebody who comes just now is told of a seat: hours left, whether they run, and until when its person is on holiday. */
async function told({ base, cookie }: HttpClient, table: string, seat: number) {
  const client = await Client.connect(base, cookie);
  await client.must('watch', { table });
  await client.until('the clocks', () => client.clocks.has(table));
  const clock = client.clocks.get(table)?.[seat];
  const seated = client.tables.get(table)?.seats[seat];
  await client.close();
  return { left: (clock?.left ?? 0) / HOUR, runs: clock?.runs, holiday: seated?.holiday, late: seated?.late };
}

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('holidays, $name', ({ create }) => {
  const time = new ManualClock();
  let database: TestDatabase;
  let server: TestServer;
  const start = async () => {
    const storage: Storage = await database.open();
    server = await startServer('nowhere', { storage, now: time.now, deadlineMs: 10 });
  };
  beforeAll(async () => {
    database = await create();
    await start();
  });
  afterAll(async () => {
    await server.stop();
    database.remove();
  });

  test('clocks stand for whole days, over a restart, and run on afterwards', async () => {
    // It is midnight, the first of January 2030.
    const { table, seat, ...people } = await begun(server.base, server.base);
    const plan = (from: string, to: string) => people.now.ask('POST', '/api/vacation', { from, to });
    expect((await plan('2030-01-01', '2030-01-03')).body).toEqual({ error: 'notInFuture' });
    expect((await plan('2030-01-04', '2030-01-03')).body).toEqual({ error: 'notInFuture' });
    expect((await plan('2030-01-02', '2030-01-22')).body).toEqual({
      error: 'notSoManyDays',
      left: 20,
    });
    expect((await plan('2030-01-02', '2030-01-03')).body).toEqual({
      daysAYear: 20,
      left: 18,
      stays: [{ from: '2030-01-02', to: '2030-01-03' }],
    });
    expect((await plan('2030-01-03', '2030-01-05')).body).toEqual({ error: 'planned' });

    time.pass(10 * HOUR);
    expect(await told(people.next, table, seat)).toEqual({ left: 38, runs: true });
    // The second at six: a day of the two has passed.
    time.pass(20 * HOUR);
    const away = { left: 24, runs: false, holiday: '2030-01-03' };
    expect(await told(people.next, table, seat)).toEqual(away);
    await server.stop();
    await start();
    const [now, next] = [people.now, people.next].map(({ cookie }) => new HttpClient(server.base, cookie));
    expect(await told(next as HttpClient, table, seat)).toEqual(away);
    // The fourth at six.
    time.pass(48 * HOUR);
    expect(await told(next as HttpClient, table, seat)).toEqual({ left: 18, runs: true });
    time.pass(19 * HOUR);
    await expect.poll(() => told(next as HttpClient, table, seat)).toMatchObject({ late: true });
    expect((await (now as HttpClient).must('GET', '/api/vacation')).stays).toEqual([]);
  });

  test('any twelve months have so many days, also over New Year, and what is called off from tomorrow on comes back', async () => {
    const http = new HttpClient(server.base);
    await http.must('POST', '/api/session', { name: 'Cleo' });
    expect((await http.ask('GET', '/api/vacation')).body).toEqual({ error: 'noAccount' });
    await http.must('POST', '/api/account', { name: 'Cleo', password: PASSWORD });
    const plan = (from: string, to: string) => http.ask('POST', '/api/vacation', { from, to });
    // It is the fifth of January.
    expect((await plan('2030-01-06', '2030-01-15')).status).toBe(200);
    const tooMany = (left: number) => ({ body: { error: 'notSoManyDays', left } });
    expect(await plan('2030-12-22', '2031-01-05')).toMatchObject(tooMany(10));
    expect(await plan('2030-12-22', '2030-12-31')).toMatchObject({ status: 200, body: { left: 0 } });
    // The days of January are a year ago from the sixth of the next one on, those of December are not.
    expect(await plan('2031-01-01', '2031-01-01')).toMatchObject(tooMany(0));
    expect(await plan('2031-01-06', '2031-01-16')).toMatchObject(tooMany(1));
    expect((await plan('2031-01-06', '2031-01-15')).status).toBe(200);
    expect(await plan('2040-01-01', '2045-01-01')).toMatchObject(tooMany(20));
    time.pass(48 * HOUR);
    const after = await http.must('DELETE', '/api/vacation/2030-01-06');
    expect(after).toMatchObject({
      stays: [{ from: '2030-01-06', to: '2030-01-07' }, { from: '2030-12-22' }, { from: '2031-01-06' }],
      left: 8,
    });
    expect((await http.must('DELETE', '/api/vacation/2030-12-22')).left).toBe(18);
  });
});

test.skipIf(!postgres)('another process hears of a holiday, and of its end', async () => {
  const time = new ManualClock();
  const servers = await startServers(2, postgres, { now: time.now, deadlineMs: 10 });
  const [first, second] = servers.map(({ base }) => base) as [string, string];
  const { table, seat, now, next } = await begun(first, second);
  const line = await Client.connect(next.base, next.cookie);
  await line.must('watch', { table });
  await now.must('POST', '/api/vacation', { from: '2030-01-02', to: '2030-01-20' });
  time.pass(25 * HOUR);
  await line.until('the holiday', () => line.tables.get(table)?.seats[seat]?.holiday === '2030-01-20');
  expect(line.clocks.get(table)?.[seat]).toEqual({ left: 24 * HOUR, runs: false });
  await now.must('DELETE', '/api/vacation/2030-01-02');
  await line.until('an earlier end', () => line.tables.get(table)?.seats[seat]?.holiday === '2030-01-02');
  time.pass(24 * HOUR);
  await line.until('the end', () => line.clocks.get(table)?.[seat]?.runs === true);
  expect(line.clocks.get(table)?.[seat]?.left).toBe(23 * HOUR);
  time.pass(24 * HOUR);
  await line.until('the bot', () => line.tables.get(table)?.seats[seat]?.late === true);
  await line.close();
  for (const server of servers) await server.stop();
});

test('a site without games over days has no holidays', async () => {
  const database = await storageKinds[0]?.create();
  if (!database) throw new Error('no storage');
  const server = await startServer('nowhere', { storage: await database.open(), featuresOff: ['overDays'] });
  const http = new HttpClient(server.base);
  await http.must('POST', '/api/session', { name: 'Anna' });
  await http.must('POST', '/api/account', { name: 'Anna', password: PASSWORD });
  expect(await http.ask('GET', '/api/vacation')).toMatchObject({
    status: 403,
    body: { error: 'switchedOff' },
  });
  await server.stop();
  database.remove();
});
