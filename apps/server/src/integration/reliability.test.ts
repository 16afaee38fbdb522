import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEAST_TURNS } from '../history/punctuality.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { ManualClock, me, open, randomAnswer, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const DAY = 24 * 60 * 60_000;
const clock = { kind: 'days', days: 1 } as const;

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('reliability, $name', ({ create }) => {
  const time = new ManualClock();
  let database: TestDatabase;
  let server: TestServer;
  const start = async () => {
    server = await startServer('nowhere', { storage: await database.open(), now: time.now, deadlineMs: 10 });
  };
  beforeAll(async () => {
    database = await create();
    await start();
  });
  afterAll(async () => {
    await server.stop();
    database.remove();
  });

  test('turns in time are counted once a match is over, and shown to whoever might sit down', async () => {
    const { anna, ben, table, cookies } = await twoPlaying(server.base, server.base, { clock });
    const people = [anna, ben] as const;
    // What both have played before is just too little to be told.
    const earlier = LEAST_TURNS - 1;
    for (const cookie of cookies) {
      const http = new HttpClient(server.base, cookie);
      const id = await http.id();
      const body = { matches: [{ key: 'earlier', turns: earlier, late: 0 }] };
      await server.storage.saveRecord({
        ...{ kind: 'punctuality', id, owner: id, version: 1, shelf: null, rank: 0, body },
      });
      expect((await http.must('GET', '/api/history')).inTime).toBeUndefined();
    }
    // Whoever is asked first lets a day go by, and comes back.
    const late = anna.matches.get(table)?.awaited[0] as number;
    const slow = people[late] as Client;
    time.pass(DAY + 60_000);
    await slow.until('the bot', () => slow.tables.get(table)?.seats[late]?.late === true);
    await slow.must('cover', { table, seat: late, level: null });
    await slow.until('the seat', () => slow.tables.get(table)?.seats[late]?.cover === null);
    const choose = randomAnswer('reliability');
    /** Turns, each of as many decisions as it takes. */
    const made = [0, 0];
    let last: number | undefined;
    for (let over = false; !over; ) {
      const told = anna.matches.get(table);
      const seat = told?.awaited[0] ?? 0;
      const one = people[seat] as Client;
      await one.until('the same', () => (one.matches.get(table)?.number ?? 0) >= (told?.number ?? 0));
      const { number = 0 } = one.matches.get(table) ?? {};
      const answers = one.side(table, seat)?.answers ?? [];
      await one.must('answer', { table, seat, number, answer: choose(answers) });
      if (seat !== last) made[seat] = (made[seat] as number) + 1;
      last = seat;
      await anna.until('it', () => (anna.matches.get(table)?.number ?? 0) > number);
      over = anna.matches.get(table)?.outcome != null;
    }
    await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
    await Promise.all([anna.close(), ben.close()]);

    // After a restart too; settling the match again counts nothing twice.
    await server.stop();
    await start();
    const shares = await Promise.all(
      cookies.map(
        async (cookie) => (await new HttpClient(server.base, cookie).must('GET', '/api/history')).inTime,
      ),
    );
    const wanted = made.map((turns, seat) => {
      const inTime = earlier + turns;
      return Math.floor((100 * inTime) / (inTime + Number(seat === late)));
    });
    expect(shares).toEqual(wanted);
    expect(Math.max(...made)).toBeGreaterThan(1);

    const host = await Client.connect(server.base, cookies[late] as string);
    const shownAt = (id: string) => host.tables.get(id)?.seats[0]?.inTime;
    const opened = async (wish: object) => {
      const id = await host.must('create', { ...UNLISTED, ...wish, seats: [me, open] });
      await host.must('watch', { table: id });
      await host.until('the table', () => host.tables.has(id));
      return id;
    };
    expect(shownAt(await opened({ clock }))).toBe(wanted[late]);
    const other = await opened({});
    expect(shownAt(other)).toBeUndefined();
    await host.must('configure', { table: other, clock });
    await host.until('the clock', () => host.tables.get(other)?.clock != null);
    expect(shownAt(other)).toBe(wanted[late]);
    await host.close();
  });
});
