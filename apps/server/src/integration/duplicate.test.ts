import {
  DUPLICATE_DEALS,
  duplicateSchema,
  duplicateWeekSchema,
  historySchema,
  rankingSchema,
} from '@aerie/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { randomAnswer } from '../testing/tables.js';
import { startServer, type TestServer, temporaryFolder } from '../testing/test-server.js';

const GAME = 'rauf-und-runter';
const any = randomAnswer('duplicate');
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
    const begin = async (cookie: string, deal: number, game = GAME) =>
      (await http(cookie).ask('POST', `/api/duplicate/${game}/${deal}`)).body.table as string;
    /** What somebody is told of the history of whoever sits at a table. */
    const profileAt = async (table: string, asker: string) => {
      const { profile } = await http(asker).must('POST', '/api/people/find', { who: { table, seat: 0 } });
      return v.parse(historySchema, await http(asker).must('GET', `/api/history/${profile}`));
    };

    /** Somebody plays a deal to its end. */
    async function plays(cookie: string, deal: number, game = GAME): Promise<Client> {
      const table = await begin(cookie, deal, game);
      const client = await Client.connect(server.base, cookie);
      await client.must('watch', { table });
      await playOut(client, table, any);
      await client.until('the end', () => client.tables.get(table)?.status === 'over');
      return client;
    }

    test('four people are scored by hand-checked matchpoints, and see each other’s matches when it is over', async () => {
      const names = ['Anna', 'Ben', 'Cem', 'Dora'] as const;
      const cookies = await Promise.all(names.map((name) => newPerson(server.base, name)));
      const [anna, ben, cem, dora] = cookies as [string, string, string, string];
      expect(await setOf(anna)).toEqual(
        Array.from({ length: DUPLICATE_DEALS }, () => ({ finished: 0, table: null, points: null })),
      );

      // All play the first deal, Anna and Ben the second too; Dora does not finish it.
      const seeds = new Set<string | null | undefined>();
      for (const cookie of cookies) {
        const client = await plays(cookie, 0);
        const [[table = '']] = [[...client.tables.keys()]];
        seeds.add(client.tables.get(table)?.seedHash);
        expect(client.matches.get(table)?.seed).toBeNull();
        expect(client.tables.get(table)).toMatchObject({ stakes: 'none', unaided: true });
      }
      expect(seeds.size).toBe(1);
      for (const cookie of [anna, ben]) await plays(cookie, 1);
      const late = await begin(dora, 1);
      expect(await begin(dora, 1)).toBe(late);

      const mine = await setOf(anna);
      expect(mine?.map(({ finished }) => finished)).toEqual([4, 2, 0]);
      const table = mine?.[0]?.table as string;
      const watcher = await Client.connect(server.base, ben);
      expect(await watcher.reason('watch', { table })).toBe('dealOfToday');
      expect(await http(ben).ask('GET', `/api/matches/${table}`)).toMatchObject({ status: 403 });

      // Not even a profile tells what somebody made of it, nor that they have played it.
      const ofAnna = await profileAt(table, ben);
      expect(ofAnna).toMatchObject({ name: 'Anna', mine: false, played: [] });

      // While the week is open, of others no more is told than how they stand.
      time += 31_000;
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
      const points = (name: string, deal: number) => {
        const result = week.ranking.find((one) => one.name === name)?.deals[deal];
        return result ? (result.points ?? 0) + (result.won ? 0.5 : 0) : undefined;
      };
      expect(points('Dora', 1)).toBeUndefined();
      for (const { name, percent, deals } of week.ranking) {
        const shares = deals.map((result, deal) => {
          if (!result) return 0;
          const others = names.filter((other) => other !== name && points(other, deal) !== undefined);
          const won = others.map((other) => {
            const difference = (points(name, deal) ?? 0) - (points(other, deal) ?? 0);
            return difference > 0 ? 2 : difference === 0 ? 1 : 0;
          });
          const share = (100 * won.reduce<number>((sum, one) => sum + one, 0)) / (2 * others.length);
          expect(result.percent).toBeCloseTo(share, 9);
          expect(result.table).not.toBeNull();
          return share;
        });
        expect(percent).toBeCloseTo(shares.reduce((sum, one) => sum + one, 0) / DUPLICATE_DEALS, 9);
      }
      const places = week.ranking.map(({ place }) => place);
      expect(places).toEqual(places.toSorted());
      await watcher.close();
      const later = await Client.connect(server.base, cem);
      await later.must('watch', { table });
      expect(await http(cem).ask('GET', `/api/matches/${table}`)).toMatchObject({ status: 200 });

      // The next week has other deals.
      expect((await setOf(anna))?.[0]).toEqual({ finished: 0, table: null, points: null });
      const { body } = await http(anna).ask('GET', '/api/history');
      expect(v.parse(historySchema, body).played.map(({ duplicate }) => duplicate)).toEqual([WEEK, WEEK]);
      expect((await profileAt(table, ben)).played).toHaveLength(2);
    });

    test('a deal that others can play too is on no list of best scores', async () => {
      const flo = await newPerson(server.base, 'Flo');
      const client = await plays(flo, 0, 'zefiria');
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
