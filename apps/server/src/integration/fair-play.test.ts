import { type Baseline, EMPTY, KINDS, NO_TIMES, type Tally } from '@aerie/analysis/likeness';
import { LEVELS } from '@aerie/bots';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { execute } from '../admin/commands.js';
import type { FairPlayLooker } from '../fair-play/fair-play-watch.js';
import { type LookOrder, looksAt, type SeatLook } from '../fair-play/look.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { twoPlaying } from '../testing/tables.js';
import { type Settings, startServer, startServers, type TestServer } from '../testing/test-server.js';

const GAME = 'rauf-und-runter';
const PASSWORD = 'over the clouds and far';
const postgres = inject('postgres');

/** Whoever plays gives the best answer half of the time. */
const baseline: Baseline = {
  ...{ command: 'a test', engine: 1, spread: 1, threshold: 3 },
  usual: Object.fromEntries(LEVELS.map((level) => [level, Array<number>(KINDS).fill(0.5)])),
  alarms: [{ from: 3, found: 1, of: 500, high: 0.011 }],
};
const baselines = (game: string) => (game === GAME ? baseline : undefined);

const tally = (agreed: number): Tally => EMPTY.map(() => ({ clear: 10, agreed }));
const look = (seat: number, agreed: number): SeatLook => ({
  ...{ seat, tally: tally(agreed) },
  times: { count: 10, sum: 10 * Math.log(4), squares: 10 * Math.log(4) ** 2 },
});

/** Anna, in seat 0, answers like the master, and Ben like everybody. */
function copying() {
  const orders: LookOrder[] = [];
  const fairPlayLooker: FairPlayLooker = {
    ask: async (order) => {
      orders.push(order);
      return order.seats.map(({ seat }) => look(seat, seat === 0 ? 10 : 5));
    },
    close: async () => undefined,
  };
  return { orders, fairPlayLooker };
}

const aerie = (server: TestServer, ...argv: string[]): Promise<readonly string[]> =>
  execute(argv, { keeping: server.keeping, origin: 'https://games.example' });

async function over(bases: readonly [string, string?], friendly = false) {
  const wanted = { listed: false, friendly };
  const { anna, ben, table, cookies } = await twoPlaying(bases[0], bases[1] ?? bases[0], wanted);
  await Promise.all([anna, ben].map((one) => playOut(one, table, (answers) => answers[0] as string)));
  await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
  await Promise.all([anna.close(), ben.close()]);
  const [first, second] = cookies.map((cookie) => new HttpClient(bases[0], cookie));
  return { table, anna: first as HttpClient, ben: second as HttpClient };
}

const waiting = async ({ storage }: TestServer) =>
  (await storage.countOn('fair-play-match', 'waiting', 0)).all;

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`signals of fair play, ${kind.name}`, () => {
    const { orders, fairPlayLooker } = copying();
    let database: TestDatabase;
    let server: TestServer;
    const start = async (settings: Settings = {}) => {
      const storage = await database.open();
      server = await startServer('nowhere', {
        storage,
        baselines,
        fairPlayLooker,
        fairPlayMs: 5,
        ...settings,
      });
    };
    beforeAll(async () => {
      database = await kind.create();
      // Every moment has a number of its own, so that the log has an order.
      let time = Date.now();
      await start({ now: () => ++time });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });
    const looked = () => expect.poll(() => waiting(server), { timeout: 20_000 }).toBe(0);
    const signalOf = async (who: HttpClient) => `${GAME}/${await who.id()}`;

    test('a match, a signal, a warning that names it, an appeal, and the log of all of it', async () => {
      const { table, anna, ben } = await over([server.base]);
      await looked();
      expect(orders.at(-1)?.seats.map(({ seat }) => seat)).toEqual([0, 1]);
      const id = await signalOf(anna);
      const listed = (await aerie(server, 'signals')).join('\n');
      expect(listed).toContain(`${id}  Anna at ${GAME}: strength 9.5`);
      expect(listed).toContain('90 of 90 hard decisions like the best, 45 would be usual');
      expect(listed).toContain('of 1,000 honest players about 2 come as far as 3');
      expect(listed).toContain('answers come after 4.0 s');
      expect(listed).toContain(`https://games.example/replay/${table}`);
      expect(listed).not.toContain('Ben at');
      expect((await aerie(server, 'signals', '--all')).join('\n')).toContain('Ben at');
      expect((await aerie(server, 'signals', '--from', '9.6')).join('\n')).toBe('There are no signals.');

      // A signal alone does nothing.
      expect((await anna.must('GET', '/api/session')).standing).toBeNull();
      await aerie(server, 'looked-at', id, '--note', 'asks the master?', '--by', 'Kim');
      expect((await aerie(server, 'signals')).join('\n')).toContain('noted: asks the master?');

      const warn = ['warn', await anna.id(), '--reason', 'Play yourself', '--by', 'Kim', '--signal'];
      await expect(aerie(server, ...warn, await signalOf(ben))).rejects.toThrow('no signal');
      const measure = (await aerie(server, ...warn, id))[0]?.split(' ').at(-1) as string;
      const basis = { game: GAME, hard: 90, agreed: 90, expected: 45, tables: [table] };
      expect(await anna.must('GET', '/api/conduct')).toMatchObject({
        measures: [{ id: measure, what: 'warning', reason: 'unfair', words: 'Play yourself', basis }],
      });
      expect(await aerie(server, 'signals')).toEqual(['There are no signals.']);
      await expect(aerie(server, ...warn, id)).rejects.toThrow('no match counts');

      await anna.must('POST', `/api/conduct/${measure}/appeal`, { text: 'I learned it by heart' });
      await aerie(server, 'answer', measure, '--lift', '--reason', 'Believed', '--by', 'Kim');
      const log = await aerie(server, 'conduct', await anna.id());
      expect(log.map((row) => row.split('  ').slice(2).join('  '))).toEqual([
        `lifted (unfair) ${measure} by Kim: Believed`,
        `appeal (unfair) ${measure} by the person: I learned it by heart`,
        `actedUpon (unfair) ${id} by Kim: ${measure}`,
        `warning (unfair) ${measure} by Kim: Play yourself`,
        `lookedAt (unfair) ${id} by Kim: asks the master?`,
        `signal (unfair) ${id} by the site: strength 9.5: 90 of 90 hard decisions like the best, 45 would be usual`,
      ]);
    });

    test('a time-out may rest on one, and one that is dismissed counts no longer', async () => {
      const first = await over([server.base]);
      await looked();
      const id = await signalOf(first.anna);
      await expect(aerie(server, 'dismiss', id)).rejects.toThrow('reason');
      await aerie(server, 'dismiss', id, '--reason', 'plays on paper first');
      expect(await aerie(server, 'signals')).toEqual(['There are no signals.']);
      expect((await aerie(server, 'conduct', await first.anna.id()))[0]).toContain(
        `dismissed (unfair) ${id} by the keeper: plays on paper first`,
      );
      await expect(aerie(server, 'dismiss', 'nothing', '--reason', 'x')).rejects.toThrow('no signal');

      const second = await over([server.base]);
      await looked();
      const other = await signalOf(second.anna);
      const out = ['time-out', await second.anna.id(), '--from', 'rated', '--reason', 'Rest'];
      await aerie(server, ...out, '--signal', other);
      expect(await second.anna.must('GET', '/api/conduct')).toMatchObject({
        measures: [{ what: 'timeout', from: 'rated', reason: 'unfair', basis: { tables: [second.table] } }],
      });
    });

    test('stands in their data, goes over with a guest who signs in, and goes with the account', async () => {
      const { table, anna } = await over([server.base]);
      await looked();
      const login = { name: `Fay ${table.slice(0, 8)}`, password: PASSWORD };
      const fay = new HttpClient(server.base);
      await fay.must('POST', '/api/session', { name: login.name });
      await fay.must('POST', '/api/account', login);
      await anna.must('POST', '/api/account/sign-in', { ...login, bring: true });
      expect((await aerie(server, 'signals')).join('\n')).toContain(`${await signalOf(fay)}  ${login.name}`);
      const { records } = (await fay.must('GET', '/api/account/export')) as { records: { kind: string }[] };
      expect(records.find((one) => one.kind === 'fair-play')).toMatchObject({
        body: { game: GAME, matches: [{ table, tally: tally(10) }] },
      });
      const id = await fay.id();
      await fay.must('DELETE', '/api/account', { password: PASSWORD });
      for await (const kept of server.storage.dump()) expect(kept).not.toContain(id);
    });

    test('what was not looked at when the server stops is left to the next, and counts once', async () => {
      await server.stop();
      let asked = 0;
      // Works on it until it is told to stop.
      let end = (_: undefined): void => undefined;
      const endless: FairPlayLooker = {
        ask: () => {
          asked++;
          return new Promise((resolve) => {
            end = resolve;
          });
        },
        close: async () => end(undefined),
      };
      let time = Date.now();
      const now = () => time;
      await start({ fairPlayLooker: endless, now });
      const { anna } = await over([server.base]);
      await expect.poll(() => asked, { timeout: 20_000 }).toBe(1);
      await server.stop();
      // Whoever had taken it is not heard of for an hour.
      time += 61 * 60_000;
      await start({ now });
      await looked();
      const back = new HttpClient(server.base, anna.cookie);
      const record = await server.peopleService.signals.find(`${GAME}/${await back.id()}`);
      expect(record?.body.matches).toHaveLength(1);
    });

    test('friendly matches are not looked at, nor any where the site does not want it', async () => {
      await over([server.base], true);
      expect(await waiting(server)).toBe(0);
      for (const off of [{ featuresOff: ['fairPlay'] as const }, { fairPlayMatchesPerDay: 0 }]) {
        await server.stop();
        await start({ ...off, fairPlayMs: 60_000 });
        await over([server.base]);
        expect(await waiting(server)).toBe(0);
      }
      await server.stop();
      await start({ fairPlayMatchesPerDay: 1, fairPlayMs: 60_000 });
      await over([server.base]);
      await over([server.base]);
      expect(await waiting(server)).toBe(1);
    });
  });

test('the look itself weighs what people have decided', async () => {
  const asked: (readonly SeatLook[])[] = [];
  const fairPlayLooker: FairPlayLooker = {
    ask: async (order) => {
      const found = await looksAt(order);
      asked.push(found ?? []);
      return found;
    },
    close: async () => undefined,
  };
  const kind = storageKinds[0];
  const database = await kind?.create();
  const storage = await database?.open();
  if (!storage) throw new Error('no storage');
  const server = await startServer('nowhere', { storage, baselines, fairPlayLooker, fairPlayMs: 5 });
  await over([server.base]);
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
  expect(asked[0]?.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { tally: found, times } of asked[0] ?? []) {
    expect(found.reduce((sum, { clear }) => sum + clear, 0)).toBeGreaterThan(0);
    expect(times).not.toEqual(NO_TIMES);
  }
  await server.stop();
  database?.remove();
});

test.skipIf(!postgres)('of several processes one looks at a match', async () => {
  const { orders, fairPlayLooker } = copying();
  const servers = await startServers(2, postgres, { baselines, fairPlayLooker, fairPlayMs: 5 });
  const [one, other] = servers as [TestServer, TestServer];
  const { anna } = await over([one.base, other.base]);
  await expect.poll(() => waiting(one), { timeout: 20_000 }).toBe(0);
  await expect.poll(async () => (await aerie(other, 'signals')).join('\n')).toContain(await anna.id());
  expect(orders).toHaveLength(1);
  await Promise.all(servers.map((server) => server.stop()));
});
