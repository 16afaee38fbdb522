import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');

interface Visitor {
  readonly http: HttpClient;
  readonly line: Client;
}

async function come(base: string, name: string): Promise<Visitor> {
  const http = new HttpClient(base);
  await http.must('POST', '/api/session', { name });
  return { http, line: await Client.connect(base, http.cookie) };
}

const leave = (...all: Visitor[]) => Promise.all(all.map(({ line }) => line.close()));

const isListed = ({ line }: Visitor, table: string): boolean =>
  [...(line.lobby?.open ?? []), ...(line.lobby?.running ?? [])].some(({ id }) => id === table);

interface Listed {
  readonly blocked: readonly { readonly profile: string; readonly name: string }[];
}

const blockedBy = async ({ http }: Visitor) =>
  ((await http.must('GET', '/api/blocks')) as unknown as Listed).blocked;

/** Anna and Ben, each at a listed table of their own that the other sees, at these two servers. */
async function twoTables(first: string, second: string) {
  const [anna, ben] = [await come(first, 'Anna'), await come(second, 'Ben')];
  for (const { line } of [anna, ben]) await line.must('lobby', { on: true });
  const [hers, his] = [
    await anna.line.must('create', { ...GAME, seats: [me, open] }),
    await ben.line.must('create', { ...GAME, seats: [me, open] }),
  ];
  await anna.line.until('his table', () => isListed(anna, his));
  await ben.line.until('her table', () => isListed(ben, hers));
  return { anna, ben, hers, his };
}

/** Whoever blocks somebody meets them nowhere, nor the other way round; afterwards again. */
async function meetNowhere(first: string, second: string): Promise<void> {
  const { anna, ben, hers, his } = await twoTables(first, second);
  await anna.line.must('watch', { table: his });
  await anna.http.must('POST', '/api/blocks', { who: { table: his, seat: 0 } });
  await anna.line.until('it to be gone', () => !isListed(anna, his));
  await ben.line.until('it to be gone', () => !isListed(ben, hers));
  for (const [who, table] of [
    [anna, his],
    [ben, hers],
  ] as const) {
    expect(await who.line.reason('watch', { table })).toBe('keptApart');
    expect(await who.line.reason('sit', { table, seat: 1 })).toBe('keptApart');
    expect((await who.http.ask('GET', `/api/tables/${table}/invitation`)).status).toBe(403);
  }
  // Whoever watched when it began is told nothing more.
  expect(await anna.line.reason('chat', { table: his, text: 'hello' })).toBe('notWatching');
  expect(await blockedBy(ben)).toEqual([]);
  const [entry] = await blockedBy(anna);
  expect(entry).toEqual({ name: 'Ben', profile: expect.any(String), since: expect.any(String) });
  await anna.http.must('DELETE', `/api/blocks/${entry?.profile}`);
  await ben.line.until('her table again', () => isListed(ben, hers));
  await ben.line.must('sit', { table: hers, seat: 1 });
  await leave(anna, ben);
}

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`blocks, ${kind.name}`, () => {
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

    test('neither meets the other at tables, whoever wanted that, until it is lifted', () =>
      meetNowhere(server.base, server.base));

    test('at a table of a third neither joins the other, and a match does not begin with both', async () => {
      const [anna, ben, carl] = [
        await come(server.base, 'Anna'),
        await come(server.base, 'Ben'),
        await come(server.base, 'Carl'),
      ];
      const table = await carl.line.must('create', { ...GAME, seats: [me, open, open] });
      await anna.line.must('sit', { table, seat: 1 });
      await ben.http.must('POST', '/api/blocks', { who: { table, seat: 1 } });
      expect(await ben.line.reason('sit', { table, seat: 2 })).toBe('keptApart');
      const [entry] = await blockedBy(ben);
      await ben.http.must('DELETE', `/api/blocks/${entry?.profile}`);
      await ben.line.must('sit', { table, seat: 2 });
      await anna.http.must('POST', '/api/blocks', { who: { table, seat: 2 } });
      expect(await carl.line.reason('start', { table })).toBe('keptApart');
      await ben.line.must('stand', { table, seat: 2 });
      await leave(anna, ben, carl);
    });

    test('in a match that both play neither hears the other, and a rematch is without the other', async () => {
      const [anna, ben, carl] = [
        await come(server.base, 'Anna'),
        await come(server.base, 'Ben'),
        await come(server.base, 'Carl'),
      ];
      const all = [anna, ben, carl];
      const table = await anna.line.must('create', { ...GAME, seats: [me, open, open] });
      await ben.line.must('sit', { table, seat: 1 });
      await carl.line.must('sit', { table, seat: 2 });
      for (const { line } of all) await line.must('watch', { table });
      await ben.line.must('chat', { table, text: 'before' });
      await anna.line.until('the line', () => anna.line.chats.get(table)?.length === 1);
      await anna.line.must('start', { table });
      await anna.http.must('POST', '/api/blocks', { who: { table, seat: 1 } });
      await anna.line.until('it to be hidden', () => anna.line.chats.get(table)?.at(-1)?.muted === true);
      await anna.line.must('chat', { table, text: 'not for Ben' });
      await ben.line.must('chat', { table, text: 'not for Anna' });
      await anna.line.must('react', { table, reaction: 'bravo' });
      await carl.line.must('chat', { table, text: 'for both' });
      for (const { line } of all)
        await line.until('all lines', () => line.chats.get(table)?.at(-1)?.number === 3);
      const heard = ({ line }: Visitor) =>
        line.chats
          .get(table)
          ?.slice(-3)
          .map(({ text }) => text);
      expect(heard(anna)).toEqual(['not for Ben', '', 'for both']);
      expect(heard(ben)).toEqual(['', 'not for Anna', 'for both']);
      expect(heard(carl)).toEqual(['not for Ben', 'not for Anna', 'for both']);
      await carl.line.until('the reaction', () => carl.line.reactions.length === 1);
      expect(ben.line.reactions).toEqual([]);
      for (const seat of [1, 2]) await (seat === 1 ? ben : carl).line.must('resign', { table, seat });
      await anna.line.until('the end', () => anna.line.tables.get(table)?.status === 'over');
      const next = await anna.line.must('rematch', { table });
      expect(await ben.line.reason('rematch', { table })).toBe('keptApart');
      await carl.line.must('rematch', { table });
      await anna.line.must('watch', { table: next });
      expect(
        anna.line.tables.get(next)?.seats.filter(({ kind, invited }) => kind === 'open' && !invited),
      ).toHaveLength(1);
      await leave(...all);
    });

    test('survive a restart, go over to an account, and go with whom they are about', async () => {
      const [anna, ben, carl] = [
        await come(server.base, 'Anna'),
        await come(server.base, 'Ben'),
        await come(server.base, 'Carl'),
      ];
      const hers = await anna.line.must('create', { ...GAME, seats: [me, open] });
      const his = await ben.line.must('create', { ...GAME, seats: [me, open] });
      await ben.http.must('POST', '/api/blocks', { who: { table: hers, seat: 0 } });
      await carl.http.must('POST', '/api/blocks', { who: { table: his, seat: 0 } });
      await leave(anna, ben, carl);
      await server.stop();
      storage = await database.open();
      server = await startServer('nowhere', { storage });
      const reborn = async ({ http }: Visitor): Promise<Visitor> => {
        const again = new HttpClient(server.base, http.cookie);
        return { http: again, line: await Client.connect(server.base, http.cookie) };
      };
      const [a, b, c] = [await reborn(anna), await reborn(ben), await reborn(carl)];
      expect(await a.line.reason('sit', { table: his, seat: 1 })).toBe('keptApart');
      // Ben's account, made elsewhere, takes over what the guest has blocked and who has blocked the guest.
      const account = new HttpClient(server.base);
      const password = 'a long enough password';
      await account.must('POST', '/api/account', { name: `Benjamin ${kind.name}`, password });
      await account.must('POST', '/api/follows', { who: { table: hers, seat: 0 } });
      expect((await account.must('GET', '/api/people')).following).toHaveLength(1);
      await b.line.close();
      await b.http.must('POST', '/api/account/sign-in', {
        name: `Benjamin ${kind.name}`,
        password,
        bring: true,
      });
      expect((await blockedBy(b)).map(({ name }) => name)).toEqual(['Anna']);
      // The account had followed her, which no longer shows.
      expect(await b.http.must('GET', '/api/people')).toMatchObject({ following: [] });
      expect((await blockedBy(c)).map(({ name }) => name)).toEqual([`Benjamin ${kind.name}`]);
      expect(await a.line.reason('sit', { table: his, seat: 1 })).toBe('keptApart');
      await b.http.must('DELETE', '/api/account', { password });
      expect(await blockedBy(c)).toEqual([]);
      await leave(a, c);
    });
  });

describe.skipIf(!postgres)('blocks across processes', () => {
  test('hold at every process at once', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    await meetNowhere(one.base, two.base);
    await Promise.all([one.stop(), two.stop()]);
  });
});
