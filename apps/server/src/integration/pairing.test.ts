import type { Waiter } from '@aerie/host';
import type { Pairing } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');
const QUICK = { pairing: { every: 20 } };
const LIVE = '/api/pairing/rauf-und-runter/live';
const DAYS = '/api/pairing/rauf-und-runter/days';

let guests = 0;
/** Somebody at a browser who can be asked to wait for others. */
async function enter(base: string, name = 'Anna') {
  const cookie = await newPerson(base, `${name} ${++guests}`);
  const http = new HttpClient(base, cookie);
  const line = await Client.connect(base, cookie);
  const standing = async () => (await http.must('GET', '/api/pairing')) as unknown as Pairing;
  /** The table that they are paired at. */
  const table = async (): Promise<string> => {
    for (;;) {
      const at = (await standing()).mine.find((one) => one.table !== null)?.table;
      if (at) return at;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  /** Sits down where a seat is kept for them, as a page does. */
  const come = async (): Promise<string> => {
    const at = await table();
    await line.must('watch', { table: at });
    const seats = line.tables.get(at)?.seats ?? [];
    await line.must('sit', { table: at, seat: seats.findIndex(({ invited }) => invited?.me) });
    return at;
  };
  const wait = (path = LIVE, body: object = { sizes: [2] }) => http.must('PUT', path, body);
  return { http, line, standing, table, come, wait, id: await http.id() };
}
type Somebody = Awaited<ReturnType<typeof enter>>;

/** Three rounds and more. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));
const playing = ({ line }: Somebody, table: string) => line.until('the match', () => line.matches.has(table));

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`pairing, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    const start = async (settings = {}) => {
      storage = await database.open();
      server = await startServer('nowhere', { storage, ...QUICK, ...settings });
    };
    beforeAll(async () => {
      database = await kind.create();
      await start();
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('two who wait are paired, come and play; what it took is told to others', async () => {
      const [anna, ben] = [await enter(server.base), await enter(server.base)];
      await anna.wait();
      await anna.http.must('PUT', '/api/pairing/zefiria/relaxed', {});
      await aWhile();
      expect(await ben.standing()).toMatchObject({
        queues: [
          {
            game: 'rauf-und-runter',
            pace: 'live',
            waiting: 1,
            ratings: { from: 1000, to: 1050 },
            usual: null,
          },
          { game: 'zefiria', pace: 'relaxed', waiting: 1, ratings: null, usual: null },
        ],
        mine: [],
      });
      await ben.wait();
      const table = await anna.come();
      expect(await ben.come()).toBe(table);
      await Promise.all([playing(anna, table), playing(ben, table)]);
      expect(anna.line.tables.get(table)).toMatchObject({ stakes: 'rated', clock: { kind: 'bank' } });
      await aWhile();
      const after = await ben.standing();
      expect(after.mine).toEqual([]);
      expect((await anna.standing()).mine).toEqual([]);
      expect(after.queues).toEqual([
        { game: 'rauf-und-runter', pace: 'live', waiting: 0, ratings: null, usual: expect.any(Number) },
      ]);
    });

    test('over days the match begins at once, whoever is there', async () => {
      const [anna, ben] = [await enter(server.base), await enter(server.base)];
      const matches = [{ key: 'before', turns: 19, late: 1 }];
      const kept = { kind: 'punctuality', id: anna.id, owner: anna.id, shelf: null, rank: 0, version: 1 };
      await storage.saveRecord({ ...kept, body: { matches } });
      await anna.wait(DAYS);
      await anna.line.close();
      await ben.wait(DAYS);
      await ben.line.until('to be paired', () => ben.line.paired.length > 0);
      const [table = ''] = ben.line.paired;
      await ben.line.must('watch', { table });
      await playing(ben, table);
      const { body } = await server.tables.table(table);
      expect(body).toMatchObject({ status: 'running', clock: { kind: 'days' } });
      expect(body.seats.map((seat) => seat.kind === 'person' && seat.person).sort()).toEqual(
        [anna.id, ben.id].sort(),
      );
      // How reliable somebody is stands beside their name there too.
      const told = ben.line.tables.get(table)?.seats.map(({ mine, inTime }) => [mine, inTime]);
      expect(told).toEqual(
        expect.arrayContaining([
          [false, 95],
          [true, undefined],
        ]),
      );
    });

    test('people who do not meet are never paired, and whoever stops waiting is not', async () => {
      const [anna, ben, cleo] = [
        await enter(server.base),
        await enter(server.base),
        await enter(server.base),
      ];
      await server.peopleService.relations.block(anna.id, { id: ben.id, name: 'Ben' });
      await anna.wait();
      await ben.wait();
      await aWhile();
      expect(
        [...(await anna.standing()).mine, ...(await ben.standing()).mine].map((one) => one.table),
      ).toEqual([null, null]);
      await ben.http.must('DELETE', LIVE);
      await cleo.wait();
      expect(await anna.table()).toBe(await cleo.table());
      expect((await ben.standing()).mine).toEqual([]);
      await Promise.all([anna, cleo].map((one) => one.http.must('DELETE', LIVE)));
    });

    test('whoever does not come waits no longer; the others wait on, first in the row', async () => {
      await server.stop();
      await start({ pairing: { ...QUICK.pairing, come: 1500 } });
      const [anna, ben] = [await enter(server.base), await enter(server.base)];
      await anna.wait();
      const since = (await anna.standing()).mine[0]?.since;
      await ben.wait();
      const table = await anna.come();
      await anna.line.until('the table to be given up', () => {
        const seats = anna.line.tables.get(table)?.seats ?? [];
        return seats.length > 0 && seats.every(({ kind, invited }) => kind === 'open' && !invited);
      });
      await aWhile();
      expect((await anna.standing()).mine).toMatchObject([{ since, table: null }]);
      expect((await ben.standing()).mine).toEqual([]);
      const cleo = await enter(server.base);
      await cleo.wait();
      const next = await cleo.come();
      expect(await anna.come()).toBe(next);
      await playing(anna, next);
    });

    test('whoever misses one table after the other has to wait before they may wait again', async () => {
      await server.stop();
      await start();
      const [anna, ben] = [await enter(server.base), await enter(server.base)];
      await anna.wait();
      for (let missed = 0; missed < 3; missed++) {
        await ben.wait();
        await ben.table();
        await ben.http.must('DELETE', LIVE);
      }
      const refused = await ben.http.ask('PUT', LIVE, { sizes: [2] });
      expect(refused).toMatchObject({ status: 429, body: { error: 'missedTables', seconds: 60 } });
      expect(refused.retryAfter).toBe(60);
      await aWhile();
      const cleo = await enter(server.base);
      await cleo.wait();
      const table = await anna.come();
      expect(await cleo.come()).toBe(table);
      await playing(anna, table);
    });

    test('bots take seats only where that was wished', async () => {
      let skipped = 0;
      await server.stop();
      await start({ now: () => Date.now() + skipped });
      const [anna, ben] = [await enter(server.base), await enter(server.base)];
      await anna.wait(LIVE, { sizes: [3], bots: 1 });
      await ben.wait('/api/pairing/zefiria/live', { sizes: [3] });
      await aWhile();
      expect((await anna.standing()).mine).toMatchObject([{ bots: 1, table: null }]);
      skipped = 61_000;
      const table = await anna.come();
      await playing(anna, table);
      expect(
        anna.line.tables
          .get(table)
          ?.seats.map(({ kind }) => kind)
          .sort(),
      ).toEqual(['bot', 'bot', 'person']);
      expect(anna.line.tables.get(table)?.stakes).toBe('friendly');
      expect((await ben.standing()).mine).toMatchObject([{ table: null }]);
      await ben.http.must('DELETE', '/api/pairing/zefiria/live');
    });

    test('those who wait, and those who are on their way, outlive a restart', async () => {
      const people = [await enter(server.base), await enter(server.base), await enter(server.base)];
      const [anna, ben, cleo] = people as [Somebody, Somebody, Somebody];
      await anna.wait();
      await ben.wait();
      const table = await anna.table();
      await cleo.wait();
      const cookies = people.map(({ http }) => http.cookie);
      await server.stop();
      // However long it was closed: nobody is late for a table to which they could not come.
      await start({ now: () => Date.now() + 3_600_000 });
      const back = cookies.map((cookie) => new HttpClient(server.base, cookie));
      const tables = () =>
        Promise.all(
          back.map(async (http) => {
            const { mine } = (await http.must('GET', '/api/pairing')) as unknown as Pairing;
            return mine[0]?.table;
          }),
        );
      expect(await tables()).toEqual([table, table, null]);
      const dora = await enter(server.base);
      await dora.wait();
      const next = await dora.come();
      expect(next).not.toBe(table);
      expect((await tables())[2]).toBe(next);
    });

    test('whoever was claimed by a process that died before it made the table waits on', async () => {
      let skipped = 0;
      await server.stop();
      await start({ now: () => Date.now() + skipped });
      const anna = await enter(server.base);
      await anna.wait('/api/pairing/cloud-mine/live', {});
      const row = await storage.record('waiter', anna.id);
      if (!row) throw new Error('nobody waits');
      const claim = { table: 'never-made', at: Date.now(), game: 'cloud-mine', pace: 'live' };
      await storage.saveRecord({
        ...row,
        version: row.version + 1,
        body: { ...(row.body as object), claim },
      });
      await aWhile();
      expect((await anna.standing()).mine).toMatchObject([{ game: 'cloud-mine', table: null }]);
      expect((await storage.record('waiter', anna.id))?.body).toMatchObject({ claim });
      skipped = 11_000;
      const claimed = async () => (await storage.record('waiter', anna.id))?.body as unknown as Waiter;
      while ((await claimed()).claim) await aWhile();
      expect((await anna.standing()).mine).toMatchObject([{ game: 'cloud-mine', table: null }]);
    });

    test('whoever goes away waits no longer after a while, but for days', async () => {
      await server.stop();
      await start({ pairing: { ...QUICK.pairing, lost: 400 } });
      const anna = await enter(server.base);
      await anna.wait('/api/pairing/schwingenschlag/days', {});
      await anna.wait('/api/pairing/schwingenschlag/relaxed', {});
      await aWhile();
      const stored = async (pace: string) => {
        const body = (await storage.record('waiter', anna.id))?.body as unknown as Waiter | undefined;
        return body?.wishes.find((one) => one.pace === pace);
      };
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await stored('relaxed')).toBeDefined();
      await anna.line.close();
      while (await stored('relaxed')) await aWhile();
      expect(await stored('days')).toBeDefined();
    });

    test('where a game is about words, those of one language come together', async () => {
      const people = [await enter(server.base), await enter(server.base), await enter(server.base)];
      const [anna, ben, cleo] = people as [Somebody, Somebody, Somebody];
      const talk = (language: string) => ['/api/pairing/cloud-mine/live', { sizes: [3], language }] as const;
      for (const [i, somebody] of people.entries()) await somebody.wait(...talk(i < 2 ? 'fr' : 'it'));
      await aWhile();
      expect((await cleo.standing()).mine).toMatchObject([{ table: null }]);
      const dora = await enter(server.base);
      await dora.wait(...talk('fr'));
      const table = await dora.table();
      expect([await anna.table(), await ben.table()]).toEqual([table, table]);
      expect((await server.tables.table(table)).body.options).toMatchObject({ language: 'fr' });
      await cleo.http.must('DELETE', '/api/pairing/cloud-mine/live');
    });

    test('wishes that no table has, and too many of them, are refused', async () => {
      const anna = await enter(server.base);
      const ask = (path: string, body: object = {}) => anna.http.ask('PUT', path, body);
      expect((await ask('/api/pairing/chess/live')).body).toMatchObject({ error: 'unknownGame' });
      expect((await ask(LIVE, { sizes: [8] })).body).toMatchObject({ error: 'badRequest', at: 'sizes' });
      expect((await ask('/api/pairing/zefiria/never')).status).toBe(400);
      expect((await new HttpClient(server.base).ask('PUT', LIVE, {})).status).toBe(401);
    });
  });

test('a site may do without', async () => {
  const database = await (storageKinds[0] as (typeof storageKinds)[number]).create();
  const server = await startServer('nowhere', {
    storage: await database.open(),
    featuresOff: ['pairing'],
    ...QUICK,
  });
  const http = new HttpClient(server.base, await newPerson(server.base, 'Anna'));
  expect((await http.ask('PUT', LIVE, {})).body).toEqual({ error: 'switchedOff' });
  await server.stop();
  database.remove();
});

test.skipIf(!postgres)('people at different processes are paired once, by one of them', async () => {
  const servers = await startServers(2, postgres, QUICK);
  const [one, other] = servers as [TestServer, TestServer];
  const people = await Promise.all([one, other, one, other, one, other].map(({ base }) => enter(base)));
  await Promise.all(people.map((somebody) => somebody.wait()));
  const tables = await Promise.all(people.map((somebody) => somebody.come()));
  await Promise.all(people.map((somebody, i) => playing(somebody, tables[i] as string)));
  expect(new Set(tables).size).toBe(3);
  await Promise.all(servers.map((server) => server.stop()));
});
