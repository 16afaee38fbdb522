import {
  DUPLICATE_DEALS,
  duplicateSchema,
  duplicateWeekSchema,
  historySchema,
  rankingSchema,
} from '@aerie/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { DUPLICATE_PLAYERS } from '../testing/duplicate-players.js';
import { HttpClient } from '../testing/http-client.js';
import { randomAnswer } from '../testing/tables.js';
import { startServer, startServers, type TestServer, temporaryFolder } from '../testing/test-server.js';

/** Nobody but its person plays a deal of it, so what somebody makes of it follows from their answers and the rules. */
const GAME = 'zefiria';
const any = randomAnswer('duplicate');
const postgres = inject('postgres');
/** A Sunday, two minutes before its week is over. */
const SUNDAY = Date.parse('2026-11-15T23:58:00Z');
const WEEK = '2026-11-09';

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(`the weekly duplicate, ${kind.name}`, () => {
    let database: TestDatabase;
    let server: TestServer;
    let time = SUNDAY;
    const open = async () => startServer('nowhere', { storage: await database.open(), now: () => time });
    beforeAll(async () => {
      database = await kind.create();
      server = await open();
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const http = (cookie?: string) => new HttpClient(server.base, cookie);
    const setOf = async (cookie: string) => {
      const { games } = v.parse(duplicateSchema, (await http(cookie).ask('GET', '/api/duplicate')).body);
      return games.find(({ game }) => game === GAME)?.deals;
    };
    const weekFor = async (cookie?: string, week = WEEK) =>
      v.parse(duplicateWeekSchema, (await http(cookie).ask('GET', `/api/duplicate/${GAME}/${week}`)).body);
    const begin = async (cookie: string, deal: number) =>
      (await http(cookie).ask('POST', `/api/duplicate/${GAME}/${deal}`)).body.table as string;
    /** What somebody is told of the history of whoever sits at a table. */
    const profileAt = async (table: string, asker: string) => {
      const { profile } = await http(asker).must('POST', '/api/people/find', { who: { table, seat: 0 } });
      return v.parse(historySchema, await http(asker).must('GET', `/api/history/${profile}`));
    };

    /** Somebody plays a deal to its end. */
    async function plays(cookie: string, deal: number, pick = any): Promise<Client> {
      const table = await begin(cookie, deal);
      const client = await Client.connect(server.base, cookie);
      await client.must('watch', { table });
      await playOut(client, table, pick);
      await client.until('the end', () => client.tables.get(table)?.status === 'over');
      return client;
    }

    test('four people are scored by hand-checked matchpoints, and see each other’s matches when it is over', async () => {
      const names = ['Anna', 'Ben', 'Cem', 'Dora'] as const;
      const cookies = await Promise.all(names.map((name) => newPerson(server.base, name)));
      const [anna, ben, cem, dora] = cookies as [string, string, string, string];
      const playsAs = (name: (typeof names)[number], deal: number) =>
        plays(cookies[names.indexOf(name)] as string, deal, DUPLICATE_PLAYERS[name]());
      expect(await setOf(anna)).toEqual(
        Array.from({ length: DUPLICATE_DEALS }, () => ({ finished: 0, table: null, points: null })),
      );

      // All play the first deal, three the second, which Dora does not finish, and two the third.
      const seeds = new Set<string | null | undefined>();
      for (const name of names) {
        const client = await playsAs(name, 0);
        const [[table = '']] = [[...client.tables.keys()]];
        seeds.add(client.tables.get(table)?.seedHash);
        expect(client.matches.get(table)?.seed).toBeNull();
        expect(client.tables.get(table)).toMatchObject({ stakes: 'none', unaided: true });
      }
      expect(seeds.size).toBe(1);
      for (const name of ['Anna', 'Ben', 'Cem'] as const) await playsAs(name, 1);
      for (const name of ['Ben', 'Cem'] as const) await playsAs(name, 2);
      const late = await begin(dora, 1);
      expect(await begin(dora, 1)).toBe(late);

      const mine = await setOf(anna);
      expect(mine?.map(({ finished }) => finished)).toEqual([4, 3, 2]);
      const table = mine?.[0]?.table as string;
      const watcher = await Client.connect(server.base, ben);
      expect(await watcher.reason('watch', { table })).toBe('dealOfToday');
      expect(await http(ben).ask('GET', `/api/matches/${table}`)).toMatchObject({ status: 403 });

      // Not even a profile tells what somebody made of it, nor that they have played it.
      const ofAnna = await profileAt(table, ben);
      expect(ofAnna).toMatchObject({ name: 'Anna', mine: false, played: [] });

      // While the week is open, of others no more is told than how they stand.
      const now = await weekFor(ben);
      expect(now).toMatchObject({ over: false, people: 4 });
      for (const { mine: own, deals } of now.ranking)
        for (const deal of deals) expect(deal?.points == null).toBe(!(own && deal));

      time = SUNDAY + 5 * 60_000;
      await server.stop();
      server = await open();
      // What was begun in the week and ends after it is played, and does not count.
      const client = await Client.connect(server.base, dora);
      await client.must('watch', { table: late });
      await playOut(client, late, any);
      await client.until('the end', () => client.tables.get(late)?.status === 'over');

      const week = await weekFor();
      expect(week).toMatchObject({ over: true, people: 4 });
      /*
       * The first deal: -41 of Cem, -45 of Anna, -46 of Ben, -49 of Dora. Everybody can win 6 matchpoints, two from each of the
       * others: Cem wins 6, Anna 4, Ben 2, Dora 0. The second: -43 of Anna and Ben, -44 of Cem: of 4 matchpoints Anna and Ben win 3,
       * two from Cem and one from each other. The third: -38 of Cem, -44 of Ben. The week is the sum of the shares, by three.
       */
      const share = (points: number, percent: number) =>
        expect.objectContaining({ points, won: false, percent: expect.closeTo(percent, 9) });
      expect(
        week.ranking.map(({ place, name, percent, deals }) => ({ place, name, percent, deals })),
      ).toEqual([
        {
          ...{ place: 1, name: 'Cem', percent: expect.closeTo(200 / 3, 9) },
          deals: [share(-41, 100), share(-44, 0), share(-38, 100)],
        },
        {
          ...{ place: 2, name: 'Anna', percent: expect.closeTo(425 / 9, 9) },
          deals: [share(-45, 200 / 3), share(-43, 75), null],
        },
        {
          ...{ place: 3, name: 'Ben', percent: expect.closeTo(325 / 9, 9) },
          deals: [share(-46, 100 / 3), share(-43, 75), share(-44, 0)],
        },
        { ...{ place: 4, name: 'Dora', percent: 0 }, deals: [share(-49, 0), null, null] },
      ]);
      for (const { deals } of week.ranking) for (const deal of deals) expect(deal?.table).not.toBeNull();
      await watcher.close();
      const later = await Client.connect(server.base, cem);
      await later.must('watch', { table });
      expect(await http(cem).ask('GET', `/api/matches/${table}`)).toMatchObject({ status: 200 });

      // Who they are whom somebody does not meet, and where they played, neither ranking nor match file tells.
      await http(ben).must('POST', '/api/blocks', { who: { table, seat: 0 } });
      const toldTo = async (cookie: string) =>
        (await weekFor(cookie)).ranking.map(({ name, deals }) =>
          deals[0]?.table ? name : `${name}, nowhere`,
        );
      expect(await toldTo(ben)).toEqual(['Cem', ', nowhere', 'Ben', 'Dora']);
      expect(await toldTo(anna)).toEqual(['Cem', 'Anna', ', nowhere', 'Dora']);
      const refused = { status: 403, body: { error: 'keptApart' } };
      expect(await http(ben).ask('GET', `/api/matches/${table}`)).toMatchObject(refused);
      expect(await http(anna).ask('GET', `/api/matches/${table}`)).toMatchObject({ status: 200 });
      const [entry] = (await http(ben).must('GET', '/api/blocks')).blocked as { profile: string }[];
      await http(ben).must('DELETE', `/api/blocks/${entry?.profile}`);

      // The next week has other deals.
      expect((await setOf(anna))?.[0]).toEqual({ finished: 0, table: null, points: null });
      const { body } = await http(anna).ask('GET', '/api/history');
      expect(v.parse(historySchema, body).played.map(({ duplicate }) => duplicate)).toEqual([WEEK, WEEK]);
      expect((await profileAt(table, ben)).played).toHaveLength(2);
    });

    test('a deal that others can play too is on no list of best scores', async () => {
      const flo = await newPerson(server.base, 'Flo');
      const client = await plays(flo, 0);
      const { best } = v.parse(rankingSchema, await http(flo).must('GET', '/api/ranking/zefiria'));
      expect(best).toEqual([]);
      const [table = ''] = client.tables.keys();
      const { played } = v.parse(historySchema, await http(flo).must('GET', '/api/history'));
      expect(played).toMatchObject([{ game: 'zefiria', table }]);
    });

    test('what is asked wrongly is refused', async () => {
      const eve = await newPerson(server.base, 'Eve');
      for (const path of [`/api/duplicate/${GAME}/2026-11-10`, `/api/duplicate/${GAME}/never`])
        expect(await http(eve).ask('GET', path)).toMatchObject({ status: 400 });
      expect(await http(eve).ask('GET', `/api/duplicate/chess/${WEEK}`)).toMatchObject({ status: 409 });
      expect(await http(eve).ask('POST', `/api/duplicate/${GAME}/${DUPLICATE_DEALS}`)).toMatchObject({
        status: 400,
      });
      expect(await http().ask('POST', `/api/duplicate/${GAME}/0`)).toMatchObject({ status: 401 });
    });
  });
}

test.skipIf(!postgres)('at two processes a deal is begun once and everybody is in one ranking', async () => {
  const servers = await startServers(2, postgres as string, { now: () => SUNDAY });
  const [one, other] = servers as [TestServer, TestServer];
  const anna = await newPerson(one.base, 'Anna');
  const ben = await newPerson(other.base, 'Ben');
  // Against bots, by people who ask both processes at once.
  const path = '/api/duplicate/rauf-und-runter';
  for (const [cookie, at] of [
    [anna, one],
    [ben, other],
  ] as const) {
    const begun = await Promise.all(
      servers.map(async ({ base }) => (await new HttpClient(base, cookie).must('POST', `${path}/0`)).table),
    );
    expect(new Set(begun).size).toBe(1);
    const table = begun[0] as string;
    const client = await Client.connect(at.base, cookie);
    await client.must('watch', { table });
    await playOut(client, table, any);
    await client.until('the end', () => client.tables.get(table)?.status === 'over');
    await client.close();
  }
  const told = await Promise.all(
    servers.map(async ({ base }) => new HttpClient(base, anna).must('GET', `${path}/${WEEK}`)),
  );
  const [week, same] = told.map((body) => v.parse(duplicateWeekSchema, body));
  expect(week).toEqual(same);
  expect(week?.people).toBe(2);
  // One has won both matchpoints of the first of three deals, or both have one.
  const shares = week?.ranking.map(({ percent }) => percent) ?? [];
  expect(shares[0]).toBeGreaterThanOrEqual(shares[1] ?? 0);
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(100 / 3, 9);
  await Promise.all(servers.map((server) => server.stop()));
});

test('a site can do without it', async () => {
  const folder = temporaryFolder();
  const server = await startServer(folder.path, { featuresOff: ['duplicate'] });
  const http = new HttpClient(server.base);
  expect(await http.ask('GET', '/api/duplicate')).toMatchObject({
    status: 403,
    body: { error: 'switchedOff' },
  });
  expect((await http.ask('GET', '/api/session')).body).toMatchObject({ featuresOff: ['duplicate'] });
  await server.stop();
  folder.remove();
});
