import { deadlineOf } from '@aerie/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { me, UNLISTED } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const S = 1000;
const HOUR = 60 * 60 * S;
const DAY = 24 * HOUR;

/** The clocks of a machine, which only the test moves. */
class Machine {
  private wallTime = Date.UTC(2030, 0, 1);
  private awake = 0;
  private boot = 0;
  readonly timeSources = {
    wall: () => this.wallTime,
    monotonic: () => this.awake,
    sinceBoot: () => this.boot,
  };
  pass(ms: number): void {
    this.awake += ms;
    this.sleep(ms);
  }
  sleep(ms: number): void {
    this.boot += ms;
    this.wallTime += ms;
  }
  set(ms: number): void {
    this.wallTime += ms;
  }
}

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))(
  'a clock that jumps, $name',
  ({ create, name }) => {
    let database: TestDatabase;
    let machine: Machine;
    let server: TestServer;
    let anna: Client;
    let cookie: string;

    beforeEach(async () => {
      database = await create();
      machine = new Machine();
      server = await startServer('nowhere', {
        storage: await database.open(),
        timeSources: machine.timeSources,
        deadlineMs: 10,
      });
      const browser = new HttpClient(server.base);
      await browser.must('POST', '/api/session', { name: 'Anna' });
      cookie = browser.cookie;
      anna = await Client.connect(server.base, cookie);
    });
    afterEach(async () => {
      await anna.close();
      await server.stop();
      database.remove();
    });

    /** A match of two seats whose first decision may take this long. */
    const begun = async (clock: { kind: 'move'; seconds: number } | { kind: 'days'; days: number }) => {
      const table = await anna.must('create', { ...UNLISTED, clock, seats: [me, me] });
      await anna.must('watch', { table });
      await anna.must('start', { table });
      await anna.until('the match', () => anna.matches.has(table));
      return table;
    };
    /** The seconds until the first clock has run out, and whether any seat went to a bot. */
    const standing = async (table: string) => {
      const { table: now, live } = await server.tables.standing(table);
      if (!live) throw new Error('no match');
      const at = server.tables.now();
      return {
        left: ((deadlineOf(now.body, live, at) ?? 0) - at) / S,
        late: now.body.seats.some((one) => one.kind === 'person' && one.cover !== null),
      };
    };
    const pause = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms));

    test.each([
      ['forward by an hour', HOUR],
      ['forward by 500 days', 500 * DAY],
      ['back by 50 years', -50 * 365 * DAY],
    ])('%s: neither games nor sessions end, and time goes on', async (_, by) => {
      const tables = [await begun({ kind: 'move', seconds: 60 }), await begun({ kind: 'days', days: 2 })];
      machine.pass(10 * S);
      machine.set(by);
      await pause();
      expect(await Promise.all(tables.map(standing))).toEqual([
        { left: 50, late: false },
        { left: 2 * 24 * 60 * 60 - 10, late: false },
      ]);
      expect(await new HttpClient(server.base, cookie).must('GET', '/api/session')).toMatchObject({
        person: { name: 'Anna' },
      });
      const before = server.tables.now();
      machine.pass(49 * S);
      expect(server.tables.now() - before).toBe(49 * S);
      await pause();
      expect((await standing(tables[0] as string)).late).toBe(false);
      machine.pass(2 * S);
      await anna.until(
        'the bot',
        () => anna.tables.get(tables[0] as string)?.seats.some((one) => one.cover !== null) ?? false,
      );
    });

    if (name === 'embedded')
      test('a machine that sleeps: the site was closed, and the time is right afterwards', async () => {
        const table = await begun({ kind: 'move', seconds: 60 });
        machine.pass(10 * S);
        machine.sleep(8 * HOUR);
        while (server.tables.now() < machine.timeSources.wall()) await pause(20);
        await pause();
        expect(await standing(table)).toEqual({ left: 50, late: false });
        machine.pass(20 * S);
        expect(await standing(table)).toEqual({ left: 30, late: false });
      });
  },
);
