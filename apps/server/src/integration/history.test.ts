import { levels as levelsOf } from '@aerie/bots';
import { adaptiveLevel } from '@aerie/host';
import { Match, readMatchFile, writeMatchFile } from '@aerie/kernel';
import { dailySchema, dayRankingSchema, historySchema, rankingSchema } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { me, randomAnswer } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const GAME = 'rauf-und-runter';
const any = randomAnswer('history');

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    let database: TestDatabase;
    let server: TestServer;
    let time = Date.parse('2026-11-15T12:00:00Z');
    const open = async () => startServer('nowhere', { storage: await database.open(), now: () => time });
    beforeAll(async () => {
      database = await kind.create();
      server = await open();
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const get = async (path: string, cookie?: string) => {
      const response = await fetch(server.base + path, { headers: cookie ? { cookie } : {} });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const post = async (path: string, cookie: string, body: object = {}) => {
      const init = { method: 'POST', headers: { cookie }, body: JSON.stringify(body) };
      const response = await fetch(server.base + path, init);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const historyOf = async (cookie: string) =>
      v.parse(historySchema, (await get('/api/history', cookie)).body);
    const rankingOf = async (game: string, cookie?: string) =>
      v.parse(rankingSchema, (await get(`/api/ranking/${game}`, cookie)).body);

    /** Somebody plays a whole match against a bot. */
    async function played(cookie: string, game: string, seats: object[], friendly = false): Promise<string> {
      const client = await Client.connect(server.base, cookie);
      const wish = { game, options: {}, listed: false, seats: seats as never, friendly };
      const table = await client.must('create', wish);
      await client.must('watch', { table });
      await client.must('start', { table });
      await playOut(client, table, any);
      await client.until('the end', () => client.tables.get(table)?.status === 'over');
      await client.close();
      return table;
    }

    test('a match goes into the history and the ratings, of people and of bots', async () => {
      const anna = await newPerson(server.base, 'Anna');
      expect(await historyOf(anna)).toEqual({ name: 'Anna', mine: true, played: [], ratings: {} });
      const table = await played(anna, GAME, [me, { kind: 'bot', level: 'greedy' }]);
      const history = await historyOf(anna);
      const [one] = history.played;
      expect(history.played).toHaveLength(1);
      expect(one).toMatchObject({
        ...{ table, game: GAME, source: 'table', seats: 2 },
        others: [{ name: null, level: 'greedy', place: 3 - (one?.place ?? 0) }],
        friendly: false,
        rating: { before: 1000, after: history.ratings[GAME]?.rating },
      });
      expect(history.ratings[GAME]?.games).toBe(1);
      const { ranking } = await rankingOf(GAME, anna);
      expect(ranking.map(({ level, mine, games }) => ({ level, mine, games }))).toEqual(
        expect.arrayContaining([
          { level: null, mine: true, games: 1 },
          { level: 'greedy', mine: false, games: 1 },
        ]),
      );
      const profile = ranking.find(({ mine }) => mine)?.profile;
      const shown = v.parse(historySchema, (await get(`/api/history/${profile}`)).body);
      expect(shown).toMatchObject({ name: 'Anna', mine: false, played: [{ game: GAME }] });
    });

    test('whoever plays alone or together keeps a best score, and no rating', async () => {
      const ben = await newPerson(server.base, 'Ben');
      await played(ben, 'zefiria', [me]);
      const first = (await historyOf(ben)).played[0];
      await played(ben, 'zefiria', [me]);
      const points = (await historyOf(ben)).played.map((one) => one.points);
      const { ranking, best } = await rankingOf('zefiria', ben);
      expect(ranking).toEqual([]);
      expect(first?.rating).toBeNull();
      expect(best.find(({ mode }) => mode === first?.mode)?.scores).toContainEqual({
        name: 'Ben',
        mine: true,
        points: Math.max(...points),
      });
    });

    test('whoever has taken back luck on the way keeps no best score', async () => {
      const kai = await newPerson(server.base, 'Kai');
      const client = await Client.connect(server.base, kai);
      const table = await client.must('create', { game: 'zefiria', options: {}, listed: false, seats: [me] });
      await client.must('watch', { table });
      await client.must('start', { table });
      const entries = async () => {
        const { body } = await server.tables.table(table);
        return server.storage.entries(body.match as string, 0);
      };
      for (let number = 0; ; number++) {
        await client.until('the turn', () => client.matches.get(table)?.number === number);
        const answer = client.side(table, 0)?.answers.at(-1) as string;
        await client.must('answer', { table, seat: 0, number, answer });
        const last = (await entries()).at(-1);
        if (last && 'chance' in last && last.chance.length > 0) break;
      }
      const number = (await entries()).length;
      await client.until('the step', () => client.matches.get(table)?.number === number);
      await client.must('undo', { table, seat: 0, number });
      expect((await entries()).at(-1)).toMatchObject({ agreed: true });
      await playOut(client, table, any);
      await client.until('the end', () => client.tables.get(table)?.status === 'over');
      expect((await historyOf(kai)).played).toHaveLength(1);
      const { best } = await rankingOf('zefiria', kai);
      expect(best.flatMap(({ scores }) => scores).filter(({ mine }) => mine)).toEqual([]);
      await client.close();
    });

    test('who shares a screen is not rated', async () => {
      const carla = await newPerson(server.base, 'Carla');
      await played(carla, GAME, [me, { kind: 'me', name: 'Dora' }]);
      expect(await historyOf(carla)).toMatchObject({
        ratings: {},
        played: [{ rating: null }, { rating: null }],
      });
    });

    test('a friendly match is kept, and so is its rematch, and neither changes a rating', async () => {
      const lea = await newPerson(server.base, 'Lea');
      const { ranking: before } = await rankingOf(GAME);
      const table = await played(lea, GAME, [me, { kind: 'bot', level: 'greedy' }], true);
      time += 1000;
      const client = await Client.connect(server.base, lea);
      const again = await client.must('rematch', { table });
      await client.must('watch', { table: again });
      await client.until('the stakes', () => client.tables.get(again)?.stakes === 'friendly');
      await client.must('start', { table: again });
      await playOut(client, again, any);
      await client.until('the end', () => client.tables.get(again)?.status === 'over');
      await client.close();
      expect(await historyOf(lea)).toMatchObject({
        ratings: {},
        played: [
          { table: again, friendly: true, rating: null },
          { table, friendly: true, rating: null },
        ],
      });
      expect((await rankingOf(GAME)).ranking).toEqual(before);
      const file = (await get(`/api/matches/${table}`)).body;
      expect(readMatchFile(JSON.stringify(file)).friendly).toBe(true);
    });

    test('what is at stake is seen at the table: nothing where nobody is rated', async () => {
      const client = await Client.enter(server.base, 'Mo');
      const stakesOf = async (game: string, seats: object[], friendly?: boolean) => {
        const wish = { game, options: {}, listed: false, seats: seats as never };
        const table = await client.must('create', friendly === undefined ? wish : { ...wish, friendly });
        await client.must('watch', { table });
        await client.until('the table', () => client.tables.has(table));
        return client.tables.get(table)?.stakes;
      };
      const open = { kind: 'open' };
      expect(await stakesOf(GAME, [me, open])).toBe('friendly');
      expect(await stakesOf(GAME, [me, open], false)).toBe('rated');
      expect(await stakesOf(GAME, [me, open], true)).toBe('friendly');
      expect(await stakesOf(GAME, [me, { kind: 'me', name: 'Nora' }])).toBe('none');
      expect(await stakesOf('zefiria', [me, open], true)).toBe('none');
      await client.close();
    });

    test('what was interrupted before the table was over is written once', async () => {
      const emil = await newPerson(server.base, 'Emil');
      const table = await played(emil, GAME, [me, { kind: 'bot', level: 'random' }]);
      const before = await historyOf(emil);
      const row = await server.storage.table(table);
      if (!row) throw new Error('no table');
      const running = { ...(row.body as object), status: 'running' };
      await server.storage.saveTable({ ...row, version: row.version + 1, status: 'running', body: running });
      await server.stop();
      server = await open();
      const client = await Client.connect(server.base, emil);
      await client.must('watch', { table });
      await client.until('the end', () => client.tables.get(table)?.status === 'over');
      await client.close();
      expect(await historyOf(emil)).toEqual(before);
    });

    describe('matches that were played elsewhere', () => {
      const game = gameOf(GAME);
      const file = () => {
        if (!game) throw new Error('no game');
        const match = Match.begin(game, { options: {}, seats: 2, seed: 'elsewhere' });
        while (!match.outcome) {
          const [seat = 0] = match.game.awaited(match.state);
          const step = match.propose(seat, match.game.answers(match.state, seat)[0]);
          if ('refused' in step) throw new Error('refused');
          match.adopt(step);
        }
        return writeMatchFile(
          match,
          ['Fay', 'random'].map((name) => ({ name })),
        );
      };

      test('are checked and remembered once, without a rating', async () => {
        const fay = await newPerson(server.base, 'Fay');
        const sent = { file: file(), key: 'local-1', seat: 0 };
        expect(await post('/api/history/import', fay, sent)).toEqual({ status: 200, body: { isNew: true } });
        expect(await post('/api/history/import', fay, sent)).toEqual({ status: 200, body: { isNew: false } });
        expect(await historyOf(fay)).toMatchObject({
          ratings: {},
          played: [{ table: null, source: 'local', rating: null, game: GAME }],
        });
      });

      test('count for bots that adapt: they play as strong as their host has proved to be, and no match is rated', async () => {
        const gus = await newPerson(server.base, 'Gus');
        const levels = game ? levelsOf(game) : [];
        const [weakest = '', strongest = ''] = [levels[0], levels.at(-1)];
        const adaptive = { kind: 'bot', level: 'adaptive' } as const;
        const client = await Client.connect(server.base, gus);
        const wish = { game: GAME, options: {}, listed: false, seats: [me, adaptive] };
        const seated = async (wanted: object = {}) => {
          const table = await client.must('create', { ...wish, ...wanted });
          await client.must('watch', { table });
          await client.until('the table', () => client.tables.has(table));
          return { table, bot: () => client.tables.get(table)?.seats[1] };
        };
        const { table, bot } = await seated();
        expect(bot()).toMatchObject({ level: weakest, adaptive: true });
        // Whoever beats the strongest again and again is no beginner; the match begins with what is known then.
        const wins = file();
        for (let i = 0; i < 8; i++) {
          const beaten = { ...wins, seats: [{ name: 'Alba', bot: strongest }, { name: 'Gus' }] };
          const sent = { file: beaten, key: `local-adaptive-${i}`, seat: 1 };
          expect((await post('/api/history/import', gus, sent)).body).toEqual({ isNew: true });
        }
        const { played } = await historyOf(gus);
        const level = adaptiveLevel(levels, played);
        expect([played.length, level]).toEqual([8, strongest]);
        await client.must('start', { table });
        await client.until('the match', () => client.matches.has(table));
        expect(bot()).toMatchObject({ level, adaptive: true });
        expect((await seated()).bot()).toMatchObject({ level });
        expect(await client.reason('create', { ...wish, friendly: false })).toBe('adaptiveRated');
        const other = await seated({ seats: [me, { kind: 'open' }], friendly: false });
        expect(await client.reason('seatBot', { table: other.table, seat: 1, level: 'adaptive' })).toBe(
          'adaptiveRated',
        );
        await client.must('configure', { table: other.table, friendly: true });
        await client.must('seatBot', { table: other.table, seat: 1, level: 'adaptive' });
        await client.until('the bot', () => other.bot()?.adaptive === true);
        expect(await client.reason('configure', { table: other.table, friendly: false })).toBe(
          'adaptiveRated',
        );
        expect(await client.reason('create', { ...wish, game: 'zefiria' })).toBe('unknownBot');
        await client.close();
      });

      test.each([
        ['nonsense', () => ({ file: 'x', key: 'abcd' }), 'badMatchFile'],
        ['a key that is none', () => ({ file: file(), key: '../' }), 'badRequest'],
        ['a seat that is not there', () => ({ file: file(), key: 'abcd', seat: 7 }), 'badRequest'],
        [
          'a match that was bent',
          () => ({ file: { ...file(), seed: 'other' }, key: 'abcd' }),
          'badMatchFile',
        ],
      ])('%s is refused', async (_, sent, error) => {
        const gus = await newPerson(server.base, 'Gus');
        expect(await post('/api/history/import', gus, sent())).toMatchObject({
          status: 400,
          body: { error },
        });
        expect((await historyOf(gus)).played).toEqual([]);
      });
    });

    describe('nested imports', () => {
      const deep = '['.repeat(100_000) + ']'.repeat(100_000);
      const inFile = JSON.stringify(`{"setup":${deep}}`);
      test.each([
        ['the body', `{"file":${deep},"key":"abcd"}`, 'badRequest'],
        ['the text of the file', `{"file":${inFile},"key":"abcd"}`, 'badMatchFile'],
      ])('%s is refused, and nothing fails', async (_, body, error) => {
        const headers = { cookie: await newPerson(server.base, 'Hal') };
        const response = await fetch(`${server.base}/api/history/import`, { method: 'POST', headers, body });
        expect([response.status, await response.json()]).toMatchObject([400, { error }]);
      });
    });

    test('bad questions are answered', async () => {
      expect(await get('/api/history')).toEqual({ status: 401, body: { error: 'nobody' } });
      expect(await get('/api/history/nobody')).toMatchObject({
        status: 404,
        body: { error: 'noSuchPerson' },
      });
      expect(await get('/api/ranking/chess')).toMatchObject({ status: 409, body: { error: 'unknownGame' } });
      expect(await get(`/api/daily/${GAME}/2026-02-30`)).toMatchObject({ status: 400 });
      expect(await get('/api/daily/chess/2026-02-03')).toMatchObject({ status: 409 });
    });

    describe('the daily challenge', () => {
      const today = async (cookie?: string) => v.parse(dailySchema, (await get('/api/daily', cookie)).body);
      const dealOf = async (cookie: string) => (await today(cookie)).deals.find(({ game }) => game === GAME);
      const dayOf = async (day: string, cookie: string) =>
        v.parse(dayRankingSchema, (await get(`/api/daily/${GAME}/${day}`, cookie)).body);

      async function tried(cookie: string): Promise<{ table: string; client: Client }> {
        const { body } = await post(`/api/daily/${GAME}`, cookie);
        const table = body.table as string;
        const client = await Client.connect(server.base, cookie);
        await client.must('watch', { table });
        await playOut(client, table, any);
        await client.until('the end', () => client.tables.get(table)?.status === 'over');
        return { table, client };
      }

      test('is the same for two people, counted once, ranked, and secret until its day is over', async () => {
        const hal = await newPerson(server.base, 'Hal');
        const ida = await newPerson(server.base, 'Ida');
        expect(await dealOf(hal)).toMatchObject({ seats: 2, table: null, points: null, streak: 0 });

        const first = await tried(hal);
        expect(first.client.matches.get(first.table)?.seed).toBeNull();
        expect(await post(`/api/daily/${GAME}`, hal)).toMatchObject({ body: { table: first.table } });
        const watcher = await Client.connect(server.base, ida);
        expect(await watcher.reason('watch', { table: first.table })).toBe('dealOfToday');

        const second = await tried(ida);
        expect(second.table).not.toBe(first.table);
        expect(second.client.tables.get(second.table)?.seedHash).toBe(
          first.client.tables.get(first.table)?.seedHash,
        );
        const ranking = await dayOf('2026-11-15', hal);
        expect(ranking).toMatchObject({ over: false, finished: 2 });
        expect(ranking.ranking.map(({ table }) => table)).toEqual([null, null]);
        expect(ranking.ranking[0]?.points).toBeGreaterThanOrEqual(ranking.ranking[1]?.points ?? 0);
        expect(await dealOf(hal)).toMatchObject({ finished: 2, streak: 1, longest: 1, table: first.table });
        const http = new HttpClient(server.base, ida);
        const { profile } = await http.must('POST', '/api/people/find', {
          who: { table: first.table, seat: 0 },
        });
        const ofHal = async () => (await http.must('GET', `/api/history/${profile}`)).played;
        expect(await ofHal()).toEqual([]);
        const percentiles = [ranking.percentile, (await dayOf('2026-11-15', ida)).percentile];
        expect(percentiles.toSorted()).toEqual(
          ranking.ranking[0]?.place === ranking.ranking[1]?.place ? [100, 100] : [0, 100].toSorted(),
        );

        time += 24 * 60 * 60_000;
        expect((await today(hal)).day).toBe('2026-11-16');
        expect(await ofHal()).toMatchObject([{ table: first.table }]);
        expect(await dealOf(hal)).toMatchObject({ table: null, streak: 1, finished: 0 });
        const after = await dayOf('2026-11-15', ida);
        expect(after.over).toBe(true);
        expect(after.ranking.map(({ table }) => table).toSorted()).toEqual(
          [first.table, second.table].toSorted(),
        );
        await watcher.must('watch', { table: first.table });
        await watcher.until('the seed', () => watcher.matches.get(first.table)?.seed != null);
        const next = await post(`/api/daily/${GAME}`, hal);
        const other = await Client.connect(server.base, hal);
        await other.must('watch', { table: next.body.table as string });
        await other.until('the match', () => other.tables.get(next.body.table as string)?.seedHash != null);
        expect(other.tables.get(next.body.table as string)?.seedHash).not.toBe(
          first.client.tables.get(first.table)?.seedHash,
        );
      });

      test('is not played by a bot, and a rematch is an ordinary match', async () => {
        const jo = await newPerson(server.base, 'Jo');
        const { body } = await post(`/api/daily/${GAME}`, jo);
        const table = body.table as string;
        const client = await Client.connect(server.base, jo);
        await client.must('watch', { table });
        expect(await client.reason('cover', { table, seat: 0, level: 'greedy' })).toBe('dealOfToday');
        await playOut(client, table, any);
        await client.until('the end', () => client.tables.get(table)?.status === 'over');
        expect(client.tables.get(table)).toMatchObject({ stakes: 'none', unaided: true });
        expect(await historyOf(jo)).toMatchObject({
          ratings: {},
          played: [{ source: 'daily', rating: null }],
        });
        const again = await client.must('rematch', { table });
        await client.must('start', { table: again });
        await client.must('watch', { table: again });
        expect(await client.reason('cover', { table: again, seat: 1, level: 'greedy' })).toBe('done');
      });

      test('who asks twice at once plays once', async () => {
        const kim = await newPerson(server.base, 'Kim');
        const both = await Promise.all([post(`/api/daily/${GAME}`, kim), post(`/api/daily/${GAME}`, kim)]);
        expect(both[0].body.table).toBe(both[1].body.table);
      });
    });
  });
}
