import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { HttpClient } from '../testing/http-client.js';
import { ManualClock, twoPlaying } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const HOUR = 60 * 60_000;

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('calendars, $name', ({ create }) => {
  const time = new ManualClock();
  let database: TestDatabase;
  let server: TestServer;
  const start = async () => {
    const storage = await database.open();
    server = await startServer('nowhere', { storage, now: time.now, origin: 'https://aerie.test' });
  };
  beforeAll(async () => {
    database = await create();
    await start();
  });
  afterAll(async () => {
    await server.stop();
    database.remove();
  });
  const read = async (url: string) => {
    const answer = await fetch(server.base + new URL(url).pathname);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  test('who is awaited reads until when, at an address that ends', async () => {
    const { anna, ben, table, cookies } = await twoPlaying(server.base, server.base, {
      clock: { kind: 'days', days: 3 },
    });
    const seat = anna.matches.get(table)?.awaited[0] as number;
    await Promise.all([anna.close(), ben.close()]);
    const people = cookies.map((cookie) => new HttpClient(server.base, cookie)) as [HttpClient, HttpClient];
    for (const [i, name] of ['Anna', 'Ben'].entries())
      await people[i]?.must('POST', '/api/account', { name, password: 'correct horse battery' });
    const [awaited, other] = seat === 0 ? people : ([people[1], people[0]] as const);
    expect(await awaited.must('GET', '/api/calendar')).toEqual({ since: null });
    const [url, empty] = await Promise.all(
      [awaited, other].map(async (one) => String((await one.must('POST', '/api/calendar')).url)),
    );
    expect((await awaited.must('GET', '/api/calendar')).since).toBe(new Date(time.now()).toISOString());
    // The first of January, and three days.
    const found = await read(url as string);
    expect(found).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(found.text.replace(/\r\n /g, '')).toContain(
      `UID:${table}@aerie.test\r\nDTSTAMP:20300101T000000Z\r\nDTSTART:20300104T000000Z\r\n`,
    );
    expect(found.text).toContain(`URL:https://aerie.test/table/${table}\r\n`);
    expect((await read(empty as string)).text).not.toContain('VEVENT');

    // A holiday moves it, and a restart changes nothing.
    await awaited.must('POST', '/api/vacation', { from: '2030-01-02', to: '2030-01-02' });
    await server.stop();
    await start();
    time.pass(HOUR);
    expect((await read(url as string)).text).toContain('DTSTART:20300105T000000Z\r\n');

    const again = new HttpClient(server.base, awaited.cookie);
    const fresh = String((await again.must('POST', '/api/calendar')).url);
    expect((await read(url as string)).status).not.toBe(200);
    expect((await read(fresh)).status).toBe(200);
    await again.must('DELETE', '/api/calendar');
    expect((await read(fresh)).text).not.toContain('VCALENDAR');
    for (let i = 0; i < 40; i++) await read(fresh);
    expect((await read(fresh)).status).toBe(429);
  });
});
