import { readFileSync } from 'node:fs';
import { readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretOf } from '../admin/admin-context.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { randomAnswer } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

/*
 * A site that was played at and backed up by version 0.1.0 (`npm run aerie -- backup`). The files are
 * never changed: whoever breaks this test has broken the sites of others.
 */
const FIXTURES = new URL('../storage/testing/fixtures/', import.meta.url);
const LINES = readFileSync(new URL('backup-4.jsonl', FIXTURES), 'utf8').trimEnd().split('\n');
const KNOWN = JSON.parse(readFileSync(new URL('backup-4.json', FIXTURES), 'utf8')) as Known;
const BACKED_UP_AT = (JSON.parse(LINES[0] as string) as { at: number }).at;

interface Known {
  readonly people: Record<
    'anna' | 'ben' | 'carla' | 'dino',
    { readonly id: string; readonly name: string; readonly cookie: string; readonly password?: string }
  >;
  readonly token: string;
  readonly invite: string;
  /** By game: a match in the middle between Anna and Ben, some with a bot. */
  readonly running: Readonly<Record<string, { readonly table: string; readonly number: number }>>;
  readonly guestTable: string;
  readonly openTable: string;
  readonly rematch: string;
  readonly finished: string;
  readonly daily: { readonly table: string; readonly day: string };
  readonly history: object;
  readonly ranking: object;
  readonly matchFile: object;
}

async function* lines(): AsyncGenerator<string> {
  yield* LINES;
}

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    let database: TestDatabase;
    let server: TestServer;
    const began = Date.now();
    const now = () => BACKED_UP_AT + Date.now() - began;
    const start = async (): Promise<TestServer> => {
      const storage = await database.open();
      return startServer('nowhere', { storage, now, secret: await secretOf(storage, undefined) });
    };
    const { anna, ben, carla, dino } = KNOWN.people;
    const at = (cookie: string) => new HttpClient(server.base, cookie);

    beforeAll(async () => {
      database = await kind.create();
      const storage = await database.open();
      await storage.load(lines());
      await storage.close();
      server = await start();
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('people are still signed in, and sign in with their passwords', async () => {
      for (const [one, hasAccount] of [
        [anna, true],
        [ben, true],
        [carla, false],
      ] as const) {
        const session = await at(one.cookie).must('GET', '/api/session');
        expect(session).toMatchObject({ person: { id: one.id, name: one.name }, hasAccount });
      }
      const device = at('');
      const { name, password } = anna;
      await device.must('POST', '/api/account/sign-in', { name, password, bring: false });
      expect(await device.id()).toBe(anna.id);
      const wrong = await at('').ask('POST', '/api/account/sign-in', { name, password: 'x', bring: false });
      expect(wrong.status).toBe(401);
    });

    test('a token, settings and notification preferences are there', async () => {
      const program = new HttpClient(server.base, '', { authorization: `Bearer ${KNOWN.token}` });
      expect(await program.id()).toBe(anna.id);
      expect(await at(anna.cookie).must('GET', '/api/settings')).toEqual({
        settings: { language: 'de', 'sound.volume': 0.4 },
      });
      expect(await at(anna.cookie).must('GET', '/api/notices')).toMatchObject({
        language: 'de',
        mail: { on: true, address: 'anna@example.org' },
        webhook: { url: 'https://hooks.example.org/aerie', on: true },
      });
    });

    test('bans, mutes, reports and invitations are there', async () => {
      const { reports, invitations } = server.peopleService;
      expect((await at(dino.cookie).ask('POST', '/api/session', { name: 'Dino' })).body).toMatchObject({
        error: 'banned',
        reason: 'Shouting',
      });
      expect(await at(anna.cookie).must('GET', '/api/mutes')).toMatchObject({ mutes: [{ name: 'Ben' }] });
      expect(await reports.list('open')).toMatchObject([{ owner: ben.id, body: { by: anna.id } }]);
      expect(await invitations.all()).toMatchObject([{ code: KNOWN.invite, left: 3 }]);
    });

    test('what was finished stands in the history, with its rating and its file', async () => {
      expect(await at(anna.cookie).must('GET', '/api/history')).toMatchObject(KNOWN.history);
      expect(await at('').must('GET', '/api/ranking/rauf-und-runter')).toMatchObject(KNOWN.ranking);
      const file = await at('').must('GET', `/api/matches/${KNOWN.finished}`);
      expect(file).toEqual(KNOWN.matchFile);
      const read = readMatchFile(JSON.stringify(file));
      const game = gameOf(read.game);
      expect(game && verifyMatchFile(game, read)).toMatchObject({ ok: true });
      const { day, table } = KNOWN.daily;
      expect(await at(anna.cookie).must('GET', `/api/daily/rauf-und-runter/${day}`)).toMatchObject({
        finished: 1,
        ranking: [{ name: 'Anna', mine: true }],
      });
      expect(await at(anna.cookie).must('GET', '/api/daily')).toMatchObject({
        deals: expect.arrayContaining([expect.objectContaining({ game: 'rauf-und-runter', table })]),
      });
    });

    test('tables that are open can be sat at and begun', async () => {
      const client = await Client.connect(server.base, ben.cookie);
      for (const table of [KNOWN.openTable, KNOWN.rematch]) await client.must('watch', { table });
      await client.must('sit', { table: KNOWN.openTable, seat: 1 });
      expect(client.tables.get(KNOWN.rematch)?.seats.map(({ name }) => name)).toEqual(['Ben', 'Anna']);
      await client.close();
    });

    test.each(Object.entries(KNOWN.running))(
      'a match of %s that was under way goes on, and is loaded again',
      async (game, { table, number }) => {
        const clients = await Promise.all(
          [anna, ben].map(({ cookie }) => Client.connect(server.base, cookie)),
        );
        for (const client of clients) await client.must('watch', { table });
        const [first] = clients as [Client, Client];
        await first.until('the match', () => first.matches.has(table));
        expect(first.matches.get(table)?.number).toBeGreaterThanOrEqual(number);
        await playOn(clients, table, number + 8);
        const reached = first.matches.get(table)?.number ?? 0;
        const seen = clients.map((client) => client.matches.get(table)?.sides);
        for (const client of clients) await client.close();
        await server.stop();
        server = await start();
        const again = await Promise.all([anna, ben].map(({ cookie }) => Client.connect(server.base, cookie)));
        for (const client of again) {
          await client.must('watch', { table });
          await client.until('the match', () => client.matches.has(table));
        }
        expect(again[0]?.matches.get(table)?.number).toBeGreaterThanOrEqual(reached);
        if (again[0]?.matches.get(table)?.number === reached)
          expect(again.map((client) => client.matches.get(table)?.sides)).toEqual(seen);
        expect(again[0]?.tables.get(table)).toMatchObject({ game, status: 'running' });
        for (const client of again) await client.close();
      },
    );

    test('a match of a guest against a bot is played to its end', async () => {
      const client = await Client.connect(server.base, carla.cookie);
      await client.must('watch', { table: KNOWN.guestTable });
      await playOn([client], KNOWN.guestTable, Number.POSITIVE_INFINITY);
      await client.close();
      const file = await at(carla.cookie).must('GET', `/api/matches/${KNOWN.guestTable}`);
      const game = gameOf('rauf-und-runter');
      expect(game && verifyMatchFile(game, readMatchFile(JSON.stringify(file)))).toMatchObject({ ok: true });
    });
  });
}

/** Whoever is asked gives any legal answer, until the match has so many entries or is over. */
async function playOn(clients: readonly Client[], table: string, until: number): Promise<void> {
  const pick = randomAnswer(table);
  for (;;) {
    const numbers = clients.map((client) => client.matches.get(table)?.number ?? -1);
    const number = Math.max(...numbers);
    const behind = clients.find((client) => (client.matches.get(table)?.number ?? -1) < number);
    if (behind) await behind.until('the same step', () => behind.matches.get(table)?.number === number);
    const asked = clients.flatMap((client) => {
      const match = client.matches.get(table);
      const side = match?.sides.find((one) => one.seat !== null && match.awaited.includes(one.seat));
      return match && side ? [{ client, match, side }] : [];
    });
    if (number >= until || clients[0]?.matches.get(table)?.outcome) return;
    const [one] = asked;
    if (one) {
      const { client, match, side } = one;
      const answer = side.answers.length > 0 ? pick(side.answers) : 'say Something between two clouds';
      const { number: at, revision = 0 } = match;
      await client.ask('answer', { table, seat: side.seat as number, number: at, revision, answer });
    }
    const [first] = clients as [Client];
    await first.until('the next step', () => (first.matches.get(table)?.number ?? -1) > number);
  }
}
