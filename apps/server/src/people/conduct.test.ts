import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');

async function guest(base: string, name: string, invite?: string): Promise<HttpClient> {
  const browser = new HttpClient(base);
  await browser.must('POST', '/api/session', { name, ...(invite ? { invite } : {}) });
  return browser;
}

/** Two at a listed table, who hear each other. */
async function two(base: string) {
  const [anna, ben] = [await guest(base, 'Anna'), await guest(base, 'Ben')];
  const [annaClient, benClient] = [
    await Client.connect(base, anna.cookie),
    await Client.connect(base, ben.cookie),
  ];
  const table = await annaClient.must('create', { ...GAME, seats: [me, open] });
  await benClient.must('sit', { table, seat: 1 });
  for (const line of [annaClient, benClient]) await line.must('watch', { table });
  return { anna, ben, annaClient, benClient, table };
}

const gone = async (line: Client) => {
  while (line.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
  return line.closed;
};

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`conduct, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    let time = Date.now();
    beforeAll(async () => {
      database = await kind.create();
      storage = await database.open();
      server = await startServer('nowhere', { storage, now: () => time });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });
    beforeEach(() => {
      time += 60_000;
    });

    test('whoever is muted is marked, in what was said and in what comes, for whoever muted them alone', async () => {
      const { anna, ben, annaClient, benClient, table } = await two(server.base);
      await benClient.must('chat', { table, text: 'boo' });
      await annaClient.until('the line', () => annaClient.chats.get(table)?.length === 1);
      await anna.must('POST', '/api/mutes', { table, talk: 'seats', line: 0 });
      await anna.must('POST', '/api/mutes', { table, seat: 1 });
      await annaClient.until('it again', () => annaClient.chats.get(table)?.at(-1)?.muted === true);
      await benClient.must('chat', { table, text: 'boo again' });
      await annaClient.until('the next', () => annaClient.chats.get(table)?.at(-1)?.number === 1);
      expect(annaClient.chats.get(table)?.at(-1)).toMatchObject({ muted: true, name: 'Ben' });
      await benClient.until('their own', () => benClient.chats.get(table)?.length === 2);
      expect(benClient.chats.get(table)?.map(({ muted }) => muted)).toEqual([false, false]);
      const { mutes } = (await anna.must('GET', '/api/mutes')) as { mutes: { id: string; name: string }[] };
      expect(mutes).toEqual([{ id: expect.any(String), name: 'Ben', since: expect.any(String) }]);
      expect((await ben.ask('DELETE', `/api/mutes/${mutes[0]?.id}`)).status).toBe(404);
      await anna.must('DELETE', `/api/mutes/${mutes[0]?.id}`);
      await annaClient.until('to hear', () => annaClient.chats.get(table)?.at(-1)?.muted === false);
      await Promise.all([annaClient.close(), benClient.close()]);
    });

    test('a report keeps who, why and what was said before; twice is once; so many an hour', async () => {
      const { anna, ben, annaClient, benClient, table } = await two(server.base);
      for (const text of ['hello', 'goose']) await benClient.must('chat', { table, text });
      const report = (who: object) =>
        anna.ask('POST', '/api/reports', { who: { table, ...who }, reason: 'insult', text: ' rude ' });
      expect((await report({ talk: 'seats', line: 1 })).status).toBe(200);
      expect((await report({ talk: 'seats', line: 1 })).status).toBe(200);
      const about = (await server.peopleService.reports.list('open')).filter(
        ({ body }) => body.table === table,
      );
      expect(about).toHaveLength(1);
      expect(about[0]).toMatchObject({
        owner: await ben.id(),
        body: {
          by: await anna.id(),
          name: 'Ben',
          reason: 'insult',
          text: 'rude',
          line: 1,
          context: [{ text: 'hello' }, { text: 'goose' }],
        },
      });
      expect((await report({ seat: 0 })).body).toEqual({ error: 'yourself' });
      expect((await report({ talk: 'seats', line: 99 })).body).toEqual({ error: 'nobodyThere' });
      expect((await report({ seat: 7 })).body).toEqual({ error: 'nobodyThere' });
      const many: number[] = [];
      for (let i = 0; i < 10; i++) many.push((await report({ seat: 1 })).status);
      expect(many.filter((status) => status === 429)).toHaveLength(2);
      await Promise.all([annaClient.close(), benClient.close()]);
    });

    test('whoever is banned is put out, told why, and does nothing more until it is over', async () => {
      const { anna, annaClient, benClient, ben, table } = await two(server.base);
      const { peopleService } = server;
      const id = await ben.id();
      await peopleService.bans.banPerson(id, { reason: 'Shouting', until: time + 60_000, note: '' });
      peopleService.changed(id);
      expect(await gone(benClient)).toBe(4403);
      await expect(Client.connect(server.base, ben.cookie)).rejects.toThrow('403');
      expect(await ben.ask('POST', '/api/session', { name: 'Benno' })).toMatchObject({
        status: 403,
        body: { error: 'banned', reason: 'Shouting' },
      });
      expect(await ben.must('GET', '/api/session')).toMatchObject({
        person: { name: 'Ben' },
        ban: { reason: 'Shouting', until: new Date(time + 60_000).toISOString() },
      });
      expect(
        (await ben.ask('POST', '/api/account/sign-in', { name: 'x', password: 'y', bring: true })).status,
      ).toBe(403);
      await annaClient.must('chat', { table, text: 'peace' });
      time += 60_001;
      await (await Client.connect(server.base, ben.cookie)).close();
      await peopleService.bans.banPerson(id, { reason: 'Again', until: null, note: '' });
      await ben.must('POST', '/api/account/sign-out');
      expect(await peopleService.bans.lift(`person ${id}`)).toBe(true);
      expect(await peopleService.bans.lift(`person ${id}`)).toBe(false);
      expect((await anna.ask('GET', '/api/session')).status).toBe(200);
      await annaClient.close();
    });

    test('nobody new comes from a network that is banned; who is in stays in', async () => {
      const { peopleService } = server;
      const anna = await guest(server.base, 'Anna');
      const network = peopleService.people.networkMark('127.0.0.1');
      await peopleService.bans.banNetwork(network, { reason: 'Enough', until: null, note: '' });
      for (const path of ['/api/session', '/api/account'])
        expect(
          await new HttpClient(server.base).ask('POST', path, {
            name: 'Eve',
            ...(path.endsWith('t') ? { password: 'long enough' } : {}),
          }),
        ).toMatchObject({ status: 403, body: { error: 'banned', reason: 'Enough' } });
      expect((await anna.ask('POST', '/api/session', { name: 'Anne' })).status).toBe(200);
      await peopleService.bans.lift(`network ${network}`);
      await guest(server.base, 'Eve');
    });

    test('a site by invitation lets in who brings one, as often as it is good', async () => {
      const { invitations } = server.peopleService;
      await invitations.setInviteOnly(true);
      const come = (invite?: string) =>
        new HttpClient(server.base).ask('POST', '/api/session', {
          name: 'Carl',
          ...(invite ? { invite } : {}),
        });
      expect(await new HttpClient(server.base).must('GET', '/api/session')).toMatchObject({
        inviteOnly: true,
      });
      expect(await come()).toMatchObject({ status: 403, body: { error: 'inviteOnly' } });
      expect(await come('wrong')).toMatchObject({ status: 403, body: { error: 'badInvite' } });
      const two = await invitations.invite({ uses: 2, until: null, note: 'club' });
      const got = await Promise.all([come(two.code), come(` ${two.code} `), come(two.code)]);
      expect(got.map(({ status }) => status).sort()).toEqual([200, 200, 403]);
      time += 1;
      const short = await invitations.invite({ uses: null, until: time + 1000, note: '' });
      expect((await come(short.code)).status).toBe(200);
      time += 1001;
      expect((await come(short.code)).body).toEqual({ error: 'badInvite' });
      expect(await invitations.all()).toMatchObject([
        { code: short.code, used: 1 },
        { left: 0, used: 2, note: 'club' },
      ]);
      expect(await invitations.revoke(two.code)).toBe(true);
      expect(await invitations.revoke(two.code)).toBe(false);
      await invitations.setInviteOnly(false);
      expect((await come()).status).toBe(200);
    });

    test('whatever is sent to these routes is answered with a reason', async () => {
      const anna = await guest(server.base, 'Anna');
      const routes = [
        'POST /api/account',
        'POST /api/account/sign-in',
        'PUT /api/account/password',
        'POST /api/account/reset',
        'PUT /api/account/email',
        'POST /api/account/email/confirm',
        'DELETE /api/account/sessions/x',
        'PUT /api/settings',
        'POST /api/mutes',
        'DELETE /api/mutes/x',
        'POST /api/reports',
        'POST /api/conduct/x/acknowledge',
        'POST /api/conduct/x/appeal',
      ];
      const shapes = fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.record(
          {
            name: fc.string(),
            password: fc.string(),
            code: fc.string(),
            bring: fc.anything(),
            who: fc.jsonValue(),
            settings: fc.jsonValue(),
            table: fc.string(),
            address: fc.string(),
          },
          { requiredKeys: [] },
        ),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...routes), shapes, async (route, body) => {
          const [method, path] = route.split(' ') as [string, string];
          const answer = await anna.ask(method, path, body === undefined ? null : body);
          expect(answer.status).toBeGreaterThanOrEqual(400);
          expect(answer.status).toBeLessThan(500);
          expect(answer.body.error).toEqual(expect.any(String));
        }),
        { numRuns: 120 },
      );
    });
  });

test.skipIf(!postgres)('who is signed out or banned at one process is put out at the others', async () => {
  const [one, other] = (await startServers(2, postgres)) as [TestServer, TestServer];
  const [anna, ben] = [await guest(one.base, 'Anna'), await guest(one.base, 'Ben')];
  const lines = [
    await Client.connect(other.base, anna.cookie),
    await Client.connect(other.base, ben.cookie),
  ] as const;
  await anna.must('POST', '/api/account/sign-out');
  expect(await gone(lines[0])).toBe(4401);
  const id = await ben.id();
  await one.peopleService.bans.banPerson(id, { reason: 'Shouting', until: null, note: '' });
  one.peopleService.changed(id);
  expect(await gone(lines[1])).toBe(4403);
  await Promise.all([one.stop(), other.stop()]);
});
