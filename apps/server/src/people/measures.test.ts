import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { execute } from '../admin/commands.js';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { bot, GAME, me, open } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');
const HOUR_MS = 60 * 60_000;

async function guest(base: string, name: string): Promise<HttpClient> {
  const browser = new HttpClient(base);
  await browser.must('POST', '/api/session', { name });
  return browser;
}

/** A command of whoever keeps the site; gives what it prints. */
const aerie = (server: TestServer, ...argv: string[]): Promise<readonly string[]> =>
  execute(argv, { keeping: server.keeping, origin: undefined });

/** The measure that a command has told as its last word. */
const measureIn = ([said = '']: readonly string[]): string => said.split(' ').at(-1) ?? '';

const hasNews = (line: Client): boolean => line.heard.some((text) => text.includes('"standing"'));

interface Told {
  readonly measures: readonly { readonly id: string; readonly what: string }[];
  readonly reports: readonly unknown[];
}
const conductOf = async (who: HttpClient): Promise<Told> =>
  (await who.must('GET', '/api/conduct')) as unknown as Told;

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`measures, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    let time = Date.now();
    const start = () => startServer('nowhere', { storage, now: () => ++time });
    beforeAll(async () => {
      database = await kind.create();
      storage = await database.open();
      server = await start();
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('whoever is warned says so before they play on, also after a restart', async () => {
      const anna = await guest(server.base, 'Warned Anna');
      const line = await Client.connect(server.base, anna.cookie, true);
      const table = await line.must('create', { ...GAME, seats: [me, open] });
      const warned = await aerie(server, 'warn', 'Warned Anna', '--reason', 'Stay kind', '--about', 'insult');
      const id = measureIn(warned);
      await line.until('the news', () => hasNews(line));
      expect(await line.reason('create', { ...GAME, seats: [me, open] })).toBe('warned');
      expect(await line.reason('sit', { table, seat: 1 })).toBe('warned');
      await line.must('chat', { table, text: 'sorry' });
      expect(await anna.ask('POST', '/api/daily/rauf-und-runter')).toMatchObject({
        status: 403,
        body: { error: 'warned' },
      });
      await line.close();
      await server.stop();
      storage = await database.open();
      server = await start();
      const back = new HttpClient(server.base, anna.cookie);
      const again = await Client.connect(server.base, anna.cookie, true);
      expect(await again.reason('create', { ...GAME, seats: [me, open] })).toBe('warned');
      expect((await back.must('GET', '/api/session')).standing).toEqual({
        warning: { id, reason: 'insult', words: 'Stay kind' },
        timeouts: [],
        news: false,
      });
      const other = await guest(server.base, 'Other');
      expect((await other.ask('POST', `/api/conduct/${id}/acknowledge`)).status).toBe(404);
      await back.must('POST', `/api/conduct/${id}/acknowledge`);
      await again.must('create', { ...GAME, seats: [me, open] });
      expect((await back.must('GET', '/api/session')).standing).toBeNull();
      expect((await aerie(server, 'conduct', 'Warned Anna')).map((row) => row.split('  ')[2])).toEqual([
        `acknowledged (insult) ${id} by the person`,
        `warning (insult) ${id} by the keeper: Stay kind`,
      ]);
      await again.close();
    });

    test('a time-out keeps from what it says and ends by itself', async () => {
      const [ben, cleo] = [await guest(server.base, 'Timed Ben'), await guest(server.base, 'Timed Cleo')];
      const line = await Client.connect(server.base, ben.cookie, true);
      const hers = await Client.connect(server.base, cleo.cookie, true);
      const table = await line.must('create', { ...GAME, seats: [me, open] });
      const out = (from: string) =>
        aerie(server, 'time-out', 'Timed Ben', '--from', from, '--hours', '2', '--reason', 'Rest');
      await out('chat');
      await line.until('the news', () => hasNews(line));
      expect(await line.ask('chat', { table, text: 'x' })).toMatchObject({
        reason: { code: 'timedOut', args: { from: 'chat' } },
      });
      await out('rated');
      const rated = { ...GAME, friendly: false, seats: [me, open] };
      expect(await line.reason('create', rated)).toBe('timedOut');
      const wait = (friendly: boolean) =>
        ben.ask('PUT', '/api/pairing/rauf-und-runter/days', { sizes: [2], friendly, bots: null });
      expect(await wait(false)).toMatchObject({ status: 403, body: { error: 'timedOut', from: 'rated' } });
      expect((await wait(true)).status).toBe(200);
      await line.must('create', { ...GAME, seats: [me, open] });
      const hersRated = await hers.must('create', rated);
      expect(await line.reason('sit', { table: hersRated, seat: 1 })).toBe('timedOut');
      await hers.must('sit', { table, seat: 1 });
      await out('play');
      expect(await line.reason('create', { ...GAME, seats: [me, open] })).toBe('timedOut');
      expect(await hers.reason('start', { table })).toBe('notHost');
      time += 2 * HOUR_MS + 60_000;
      await line.must('chat', { table, text: 'back' });
      await line.must('create', rated);
      await Promise.all([line.close(), hers.close()]);
    });

    test('nobody starts a match with somebody who may not play', async () => {
      const [dora, emil] = [await guest(server.base, 'Host Dora'), await guest(server.base, 'Timed Emil')];
      const line = await Client.connect(server.base, dora.cookie, true);
      const his = await Client.connect(server.base, emil.cookie, true);
      const table = await line.must('create', { ...GAME, seats: [me, open, bot] });
      await his.must('sit', { table, seat: 1 });
      const id = measureIn(
        await aerie(server, 'time-out', 'Timed Emil', '--from', 'play', '--reason', 'Left many'),
      );
      expect(await line.reason('start', { table })).toBe('othersTimedOut');
      await aerie(server, 'lift', id);
      await line.must('start', { table });

      // Nor is a seat given to somebody who has been kept from playing since they asked for it.
      const flo = await guest(server.base, 'Timed Flo');
      const hers = await Client.connect(server.base, flo.cookie, true);
      await hers.must('watch', { table });
      await his.must('resign', { table, seat: 1 });
      await hers.must('takeOver', { table, seat: 1 });
      await aerie(server, 'time-out', 'Timed Flo', '--from', 'play', '--reason', 'Left many');
      expect(await line.reason('agreeTakeOver', { table, seat: 0, agree: true })).toBe('othersTimedOut');
      await line.must('agreeTakeOver', { table, seat: 0, agree: false });
      await Promise.all([line, his, hers].map((one) => one.close()));
    });

    test('there is one appeal a measure, which is answered with words; a ban that is lifted is over', async () => {
      const fritz = await guest(server.base, 'Banned Fritz');
      await aerie(server, 'ban', 'Banned Fritz', '--reason', 'Shouting', '--about', 'insult', '--by', 'Kim');
      const [ban] = (await conductOf(fritz)).measures;
      const id = ban?.id ?? '';
      const appeal = (text: string) => fritz.ask('POST', `/api/conduct/${id}/appeal`, { text });
      expect((await appeal(' ')).status).toBe(400);
      expect((await appeal('That was my brother')).status).toBe(200);
      expect(await appeal('Again')).toMatchObject({ status: 409, body: { error: 'appealed' } });
      expect((await aerie(server, 'appeals')).join('\n')).toContain('"That was my brother"');
      await expect(aerie(server, 'answer', id, '--reason', 'Both?')).rejects.toThrow('--uphold');
      await aerie(server, 'answer', id, '--lift', '--reason', 'Fair enough', '--by', 'Kim');
      expect(await aerie(server, 'appeals')).toEqual(['No appeal waits.']);
      expect(await fritz.must('GET', '/api/session')).toMatchObject({ ban: null, standing: { news: true } });
      expect((await conductOf(fritz)).measures).toMatchObject([
        { what: 'ban', appeal: { answer: { lifted: true, words: 'Fair enough' } } },
      ]);
      expect((await fritz.must('GET', '/api/session')).standing).toBeNull();
      await expect(aerie(server, 'answer', id, '--lift', '--reason', 'Twice')).rejects.toThrow('waits');
      const log = await aerie(server, 'conduct', 'Banned Fritz');
      expect(log.map((row) => row.split('  ')[2])).toEqual([
        `lifted (insult) ${id} by Kim: Fair enough`,
        `appeal (insult) ${id} by the person: That was my brother`,
        `ban (insult) ${id} by Kim: Shouting`,
      ]);
    });

    test('whoever reports is told that it was dealt with; whoever is reported never hears of it', async () => {
      const [gina, hugo] = [await guest(server.base, 'Gina'), await guest(server.base, 'Hugo R')];
      const [line, his] = [
        await Client.connect(server.base, gina.cookie, true),
        await Client.connect(server.base, hugo.cookie, true),
      ];
      const table = await line.must('create', { ...GAME, seats: [me, open] });
      await his.must('sit', { table, seat: 1 });
      await line.must('start', { table });
      await gina.must('POST', '/api/reports', { who: { table, seat: 1 }, reason: 'leaving', text: 'gone' });
      const [report] = (await server.peopleService.reports.list('open')).filter(
        ({ body }) => body.table === table,
      );
      expect(report?.body.moment).toEqual({ match: expect.any(String), entries: expect.any(Number) });
      expect((await conductOf(gina)).reports).toMatchObject([{ reason: 'leaving', dealtWith: null }]);
      await aerie(server, 'resolve', report?.id ?? '', '--note', 'warned him');
      expect((await gina.must('GET', '/api/session')).standing).toMatchObject({ news: true });
      const [told] = (await conductOf(gina)).reports;
      expect(told).toEqual({ reason: 'leaving', at: expect.any(String), dealtWith: expect.any(String) });
      expect(await conductOf(hugo)).toEqual({ measures: [], reports: [] });
      const exported = JSON.stringify(await hugo.must('GET', '/api/account/export'));
      expect(exported).not.toContain('leaving');
      expect(exported).not.toContain('warned him');
      await aerie(server, 'warn', 'Hugo R', '--reason', 'Stay to the end');
      expect(JSON.stringify(await hugo.must('GET', '/api/account/export'))).toContain('Stay to the end');
      await Promise.all([line.close(), his.close()]);
    });

    test('what is over goes when it is old; what still holds stays', async () => {
      const { conductLog, measures } = server.peopleService;
      const ida = await guest(server.base, 'Old Ida');
      const over = measureIn(await aerie(server, 'time-out', 'Old Ida', '--from', 'chat', '--reason', 'x'));
      const stands = measureIn(await aerie(server, 'warn', 'Old Ida', '--reason', 'y'));
      time += 48 * HOUR_MS;
      const before = time - 1;
      await measures.dropBefore(before, 500);
      expect((await conductOf(ida)).measures.map(({ id }) => id)).toEqual([stands]);
      expect(over).not.toBe(stands);
      await conductLog.dropBefore(before, 500);
      expect(await aerie(server, 'conduct')).toEqual(['Nothing was logged.']);
    });
  });

test.skipIf(!postgres)('a time-out given at one process holds at the others at once', async () => {
  const [one, other] = (await startServers(2, postgres)) as [TestServer, TestServer];
  const anna = await guest(one.base, 'Anna');
  const line = await Client.connect(other.base, anna.cookie, true);
  await aerie(one, 'time-out', 'Anna', '--from', 'play', '--reason', 'Rest');
  await line.until('the news', () => hasNews(line));
  expect(await line.reason('create', { ...GAME, seats: [me, open] })).toBe('timedOut');
  await line.close();
  await Promise.all([one.stop(), other.stop()]);
});
