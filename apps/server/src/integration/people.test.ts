import type { Acquaintance, People } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open, UNLISTED } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');
const PASSWORD = 'a long enough password';

let names = 0;
/** Somebody with an account of a name that nobody else has. */
async function member(base: string, name: string): Promise<HttpClient & { readonly called: string }> {
  const called = `${name} ${++names}`;
  const http = new HttpClient(base);
  await http.must('POST', '/api/account', { name: called, password: PASSWORD });
  return Object.assign(http, { called });
}

type Member = Awaited<ReturnType<typeof member>>;

const find = async (by: HttpClient, { called }: Member) =>
  (await by.must('POST', '/api/people/find', { who: { account: called } })) as unknown as Acquaintance;
const peopleOf = async (http: HttpClient) => (await http.must('GET', '/api/people')) as unknown as People;
const follow = async (by: HttpClient, whom: Member) => {
  const { profile } = await find(by, whom);
  await by.must('POST', '/api/follows', { who: { profile } });
  return profile;
};

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`people, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    beforeAll(async () => {
      database = await kind.create();
      storage = await database.open();
      server = await startServer('nowhere', { storage });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('who follow each other are friends, and see whether the other is online', async () => {
      const [anna, ben] = [await member(server.base, 'Anna'), await member(server.base, 'Ben')];
      const line = await Client.connect(server.base, ben.cookie);
      await follow(anna, ben);
      expect((await peopleOf(anna)).following).toEqual([
        { profile: expect.any(String), name: ben.called, friend: false, online: null },
      ]);
      expect((await peopleOf(ben)).followers.map(({ name }) => name)).toEqual([anna.called]);
      await follow(ben, anna);
      expect((await peopleOf(anna)).following).toMatchObject([{ friend: true, online: true }]);
      expect((await peopleOf(ben)).following).toMatchObject([{ friend: true, online: false }]);
      await ben.must('PUT', '/api/privacy', {
        online: 'nobody',
        profile: 'friends',
        invitations: 'followed',
      });
      expect((await peopleOf(anna)).following).toMatchObject([{ friend: true, online: null }]);
      await ben.must('DELETE', `/api/follows/${(await find(ben, anna)).profile}`);
      expect((await peopleOf(anna)).following).toMatchObject([{ friend: false, online: null }]);
      await line.close();
    });

    test('a profile is shown to whom its person lets see it, and found by the exact name only', async () => {
      const [anna, ben] = [await member(server.base, 'Anna'), await member(server.base, 'Ben')];
      const stranger = new HttpClient(server.base);
      const { profile } = await find(anna, ben);
      const seen = async (by: HttpClient) => (await by.ask('GET', `/api/history/${profile}`)).status;
      expect([await seen(anna), await seen(stranger)]).toEqual([200, 200]);
      const show = (to: string) =>
        ben.must('PUT', '/api/privacy', { online: 'friends', profile: to, invitations: 'nobody' });
      await show('friends');
      expect([await seen(anna), await seen(stranger), await seen(ben)]).toEqual([403, 403, 200]);
      await follow(anna, ben);
      await follow(ben, anna);
      expect([await seen(anna), await seen(stranger)]).toEqual([200, 403]);
      await show('nobody');
      expect([await seen(anna), await seen(ben)]).toEqual([403, 200]);
      const search = async (account: string) =>
        (await anna.ask('POST', '/api/people/find', { who: { account } })).status;
      expect(await search(ben.called)).toBe(404);
      await show('everybody');
      expect(await search(ben.called.toUpperCase())).toBe(200);
      expect(await search(ben.called.slice(0, -1))).toBe(404);
      expect(await search(anna.called)).toBe(409);
      await ben.must('POST', '/api/blocks', { who: { profile: (await find(ben, anna)).profile } });
      expect([await search(ben.called), await seen(anna)]).toEqual([404, 404]);
      expect((await peopleOf(anna)).following).toEqual([]);
      expect((await find(ben, anna)).blocked).toBe(true);
    });

    test('a guest has the usual settings, and whom they follow goes over to their account', async () => {
      const [ben, account] = [await member(server.base, 'Ben'), await member(server.base, 'Greta')];
      const guest = new HttpClient(server.base);
      await guest.must('POST', '/api/session', { name: 'Greta' });
      expect((await guest.ask('GET', '/api/privacy')).status).toBe(401);
      await follow(guest, ben);
      await guest.must('POST', '/api/account/sign-in', {
        ...{ name: account.called, password: PASSWORD, bring: true },
      });
      expect((await peopleOf(account)).following.map(({ name }) => name)).toEqual([ben.called]);
      expect((await peopleOf(ben)).followers.map(({ name }) => name)).toEqual([account.called]);
      const { records } = (await account.must('GET', '/api/account/export')) as {
        records: { kind: string; body: object }[];
      };
      expect(records.find((one) => one.kind === 'follow')?.body).toEqual({
        name: ben.called,
        at: expect.any(Number),
      });
      await ben.must('DELETE', '/api/account', { password: PASSWORD });
      expect((await peopleOf(account)).following).toEqual([]);
    });

    test('whom one has played with is told, the last first', async () => {
      const [anna, ben] = [await member(server.base, 'Anna'), await member(server.base, 'Ben')];
      const [one, two] = [
        await Client.connect(server.base, anna.cookie),
        await Client.connect(server.base, ben.cookie),
      ];
      const table = await one.must('create', { ...UNLISTED, seats: [me, open] });
      await two.must('sit', { table, seat: 1 });
      await one.must('watch', { table });
      await one.must('start', { table });
      await two.must('resign', { table, seat: 1 });
      await one.until('the end', () => one.tables.get(table)?.status === 'over');
      expect((await peopleOf(anna)).recent).toEqual([
        {
          ...{ profile: expect.any(String), name: ben.called, follows: false },
          ...{ game: UNLISTED.game, at: expect.any(String) },
        },
      ]);
      await follow(ben, anna);
      expect((await peopleOf(ben)).recent).toMatchObject([{ name: anna.called, follows: true }]);
      await anna.must('POST', '/api/blocks', { who: { table, seat: 1 } });
      expect((await peopleOf(ben)).recent).toEqual([]);
      await Promise.all([one.close(), two.close()]);
    });

    test('who may be asked to a table gets a seat kept, hears of it, and says yes or no', () =>
      askToTable(server.base, server.base));

    test('nobody is asked by whom they do not let, nor where they would meet whom they have blocked', async () => {
      const [anna, ben, carl] = [
        await member(server.base, 'Anna'),
        await member(server.base, 'Ben'),
        await member(server.base, 'Carl'),
      ];
      const line = await Client.connect(server.base, anna.cookie);
      const table = await line.must('create', { ...GAME, seats: [me, open, open] });
      const { profile } = await find(anna, ben);
      const invite = async (by: HttpClient = anna) => {
        const { status, body } = await by.ask('POST', `/api/tables/${table}/invite`, { profile });
        return status === 200 ? 'done' : body.error;
      };
      expect(await invite()).toBe('notInvitable');
      await ben.must('PUT', '/api/privacy', {
        ...{ online: 'friends', profile: 'everybody', invitations: 'everybody' },
      });
      expect(await invite(carl)).toBe('notHost');
      const other = await Client.connect(server.base, carl.cookie);
      await other.must('sit', { table, seat: 2 });
      await ben.must('POST', '/api/blocks', { who: { profile: (await find(ben, carl)).profile } });
      expect(await invite()).toBe('notInvitable');
      await other.must('stand', { table, seat: 2 });
      expect([await invite(), await invite()]).toEqual(['done', 'alreadyThere']);
      // Whoever has been asked and does not want to meet the host any more is not asked any longer.
      const his = await Client.connect(server.base, ben.cookie);
      await his.must('lobby', { on: true });
      const isAsked = () => his.lobby?.mine.some((one) => one.table.id === table);
      await his.until('to be asked', () => isAsked() === true);
      await ben.must('POST', '/api/blocks', { who: { table, seat: 0 } });
      await his.until('to be asked no more', () => isAsked() === false);
      await his.close();
      await other.close();
      await line.close();
    });
  });

/** A host asks somebody who follows them back to a table; they are at these two servers. */
async function askToTable(first: string, second: string): Promise<void> {
  const [anna, ben] = [await member(first, 'Anna'), await member(second, 'Ben')];
  await follow(ben, anna);
  const [host, guest] = [
    await Client.connect(first, anna.cookie),
    await Client.connect(second, ben.cookie, true),
  ];
  await guest.must('lobby', { on: true });
  const table = await host.must('create', { ...UNLISTED, seats: [me, open] });
  await host.must('watch', { table });
  const { profile } = await find(anna, ben);
  const invite = () => anna.must('POST', `/api/tables/${table}/invite`, { profile });
  const isAsked = () => host.tables.get(table)?.seats[1]?.invited?.asked === true;
  const told = () => guest.heard.filter((text) => text.includes('"type":"invited"'));
  await invite();
  await guest.until('word of it', () => told().length === 1);
  expect(JSON.parse(told()[0] as string)).toEqual({
    ...{ type: 'invited', table, game: UNLISTED.game, by: { name: anna.called } },
  });
  await guest.until(
    'it among the own tables',
    () => guest.lobby?.mine.some((one) => one.table.id === table) === true,
  );
  await host.until('the seat to be kept', isAsked);
  await guest.must('stand', { table, seat: 1 });
  await host.until('the no', () => !isAsked());
  await invite();
  await guest.must('sit', { table, seat: 1 });
  await host.until('the yes', () => host.tables.get(table)?.seats[1]?.kind === 'person');
  await Promise.all([host.close(), guest.close()]);
}

describe.skipIf(!postgres)('people across processes', () => {
  test('whoever is asked to a table hears of it at every process', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    await askToTable(one.base, two.base);
    await Promise.all([one.stop(), two.stop()]);
  });
});

describe('a site without people', () => {
  test('has no following and no invitations, but blocks hold', async () => {
    const database = await (storageKinds[0] as (typeof storageKinds)[number]).create();
    const server = await startServer('nowhere', { storage: await database.open(), featuresOff: ['people'] });
    const [anna, ben] = [await member(server.base, 'Anna'), await member(server.base, 'Ben')];
    const { profile } = await find(anna, ben);
    expect(await anna.must('GET', '/api/session')).toMatchObject({ featuresOff: ['people'] });
    const refused = await Promise.all([
      anna.ask('GET', '/api/people'),
      anna.ask('POST', '/api/follows', { who: { profile } }),
      anna.ask('POST', '/api/tables/ABCDEFGHJKMNPQRSTVWX/invite', { profile }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    await anna.must('POST', '/api/blocks', { who: { profile } });
    expect((await find(anna, ben)).blocked).toBe(true);
    await server.stop();
    database.remove();
  });
});
