import { Match, writeMatchFile } from '@aerie/kernel';
import { type Decided, historySchema, rankingSchema } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { newPerson, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { twoPlaying } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const PASSWORD = 'over the clouds and far';
const figures = { decisions: 20, accuracy: 75.5, loss: 0.4, kinds: { reroll: 0.3, shed: 0.1 } };
const decided = (change: Partial<Decided> = {}): Decided => ({
  ...{ engine: 2, effort: 'usual', ...figures },
  ...change,
});
/** What a device tells of one seat. */
const told = (seat: number, { engine, effort, ...rest }: Decided = decided()) => ({
  ...{ engine, effort, seats: [{ seat, ...rest }] },
});

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    let database: TestDatabase;
    let server: TestServer;
    beforeAll(async () => {
      database = await kind.create();
      server = await startServer('nowhere', { storage: await database.open() });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const ownOf = async (browser: HttpClient) =>
      v.parse(historySchema, await browser.must('GET', '/api/history')).played.map(({ own }) => own);

    /** A match of two people that is over. */
    async function over() {
      const rated = { listed: false, friendly: false };
      const { anna, ben, table, cookies } = await twoPlaying(server.base, server.base, rated);
      await Promise.all([anna, ben].map((one) => playOut(one, table, (answers) => answers[0] as string)));
      await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
      await Promise.all([anna.close(), ben.close()]);
      const [first, second] = cookies.map((cookie) => new HttpClient(server.base, cookie));
      return {
        ...{ table, path: `/api/matches/${table}/decisions` },
        ...{ anna: first as HttpClient, ben: second as HttpClient },
      };
    }

    /** A match against a bot, played elsewhere. */
    function file() {
      const game = gameOf('rauf-und-runter');
      if (!game) throw new Error('no game');
      const match = Match.begin(game, { options: {}, seats: 2, seed: 'elsewhere' });
      while (!match.outcome) {
        const [seat = 0] = game.awaited(match.state);
        match.play(seat, game.answers(match.state, seat)[0]);
      }
      return writeMatchFile(match, [{ name: 'Gentle', bot: 'gentle' }, { name: 'Fay' }]);
    }

    test('what one device tells, all devices of the account have, and nobody else', async () => {
      const { table, path, anna, ben } = await over();
      const name = `Anna ${table.slice(0, 8)}`;
      await anna.must('POST', '/api/account', { name, password: PASSWORD });
      await anna.must('PUT', path, told(0));
      const phone = new HttpClient(server.base);
      await phone.must('POST', '/api/account/sign-in', { name, password: PASSWORD, bring: false });
      expect(await ownOf(phone)).toEqual([{ seat: 0, decided: decided() }]);
      expect(await ownOf(ben)).toEqual([{ seat: 1 }]);
      // Neither does her public page tell of it.
      const { ranking } = v.parse(rankingSchema, await ben.must('GET', '/api/ranking/rauf-und-runter'));
      const profile = ranking.find((one) => one.name === name)?.profile;
      const theirs = v.parse(historySchema, await ben.must('GET', `/api/history/${profile}`));
      expect(theirs.played.map(({ own }) => own)).toEqual([undefined]);
    });

    test('only of one’s own seat in a match that is over', async () => {
      const { path, anna, ben } = await over();
      const stranger = new HttpClient(server.base, await newPerson(server.base, 'Carl'));
      const refused = { status: 404, body: { error: 'notPlayed' } };
      expect(await anna.ask('PUT', path, told(1))).toMatchObject(refused);
      expect(await anna.ask('PUT', path, told(5))).toMatchObject(refused);
      expect(await stranger.ask('PUT', path, told(0))).toMatchObject(refused);
      expect(await stranger.ask('PUT', '/api/matches/nowhere/decisions', told(0))).toMatchObject(refused);
      expect(await stranger.ask('PUT', '/api/history/import/Lnone/decisions', told(0))).toMatchObject(
        refused,
      );
      expect(await new HttpClient(server.base).ask('PUT', path, told(0))).toMatchObject({ status: 401 });
      // Of a whole table what is one's own is taken.
      const { seats } = told(1);
      await anna.must('PUT', path, { ...told(0), seats: [...told(0).seats, ...seats] });
      expect([await ownOf(anna), await ownOf(ben)]).toEqual([
        [{ seat: 0, decided: decided() }],
        [{ seat: 1 }],
      ]);
      const running = await twoPlaying(server.base);
      const [first] = running.cookies.map((cookie) => new HttpClient(server.base, cookie));
      expect(await first?.ask('PUT', `/api/matches/${running.table}/decisions`, told(0))).toMatchObject(
        refused,
      );
      await Promise.all([running.anna.close(), running.ben.close()]);
    });

    test('a newer version of the analysis counts for more, else a closer look', async () => {
      const { path, anna } = await over();
      const tell = async (change: Partial<Decided>) => {
        await anna.must('PUT', path, told(0, decided(change)));
        return (await ownOf(anna))[0]?.decided;
      };
      expect(await tell({ loss: 0.1 })).toMatchObject({ loss: 0.1 });
      expect(await tell({ loss: 0.2 })).toMatchObject({ loss: 0.1 });
      expect(await tell({ effort: 'deep', loss: 0.3 })).toMatchObject({ effort: 'deep', loss: 0.3 });
      expect(await tell({ loss: 0.4 })).toMatchObject({ effort: 'deep', loss: 0.3 });
      expect(await tell({ engine: 3, loss: 0.5 })).toMatchObject({ engine: 3, effort: 'usual', loss: 0.5 });
      expect(await tell({ engine: 2, effort: 'deep' })).toMatchObject({ engine: 3 });
    });

    test.each<[string, object]>([
      ['no figures', {}],
      ['more than everything', { accuracy: 101 }],
      ['less than nothing', { loss: -1 }],
      ['a kind that is none', { kinds: { 'a.b': 0.1 } }],
      [
        'more kinds than a game has',
        { kinds: Object.fromEntries([...'abcdefghijklmnopqrs'].map((kind) => [kind, 0.1])) },
      ],
      ['more fields', { ...figures, note: 'x'.repeat(100) }],
      ['more than is read', { ...figures, note: 'x'.repeat(10_000) }],
    ])('%s is refused', async (what, change) => {
      const carl = new HttpClient(server.base, await newPerson(server.base, 'Carl'));
      const seat = what === 'no figures' ? { seat: 0 } : { seat: 0, ...figures, ...change };
      const answer = await carl.ask('PUT', '/api/history/import/Lnone/decisions', {
        ...{ engine: 2, effort: 'usual', seats: [seat] },
      });
      expect([400, 413]).toContain(answer.status);
    });

    test('it goes over with a guest who signs in, stands in their data, and goes with the account', async () => {
      const { table, path, anna } = await over();
      const name = `Fay ${table.slice(0, 8)}`;
      const fay = new HttpClient(server.base, await newPerson(server.base, name));
      await fay.must('POST', '/api/account', { name, password: PASSWORD });
      await anna.must('PUT', path, told(0));
      await anna.must('POST', '/api/history/import', { file: file(), key: 'Lelsewhere', seat: 1 });
      const elsewhere = '/api/history/import/Lelsewhere/decisions';
      const wrongSeat = await anna.ask('PUT', elsewhere, told(0));
      expect(wrongSeat).toMatchObject({ status: 404 });
      await anna.must('PUT', elsewhere, told(1, decided({ loss: 0.123 })));
      await anna.must('POST', '/api/account/sign-in', { name, password: PASSWORD, bring: true });
      const here = { seat: 1, key: 'Lelsewhere', decided: decided({ loss: 0.123 }) };
      expect(await ownOf(fay)).toEqual(expect.arrayContaining([{ seat: 0, decided: decided() }, here]));
      // The same match under the same name is still the same.
      await fay.must('PUT', elsewhere, told(1, decided({ engine: 3, loss: 0.456 })));
      const data = JSON.stringify(await fay.must('GET', '/api/account/export'));
      expect(data).toContain('"loss":0.456');
      await fay.must('DELETE', '/api/account', { password: PASSWORD });
      for await (const kept of server.storage.dump()) expect(kept).not.toContain('0.456');
    });
  });
}
