import { describe, expect, inject, test } from 'vitest';
import { HEARS_ALL, type OpenPubSub, openNoPubSub } from '../pubsub/pubsub.js';
import { Client, newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { me, open, twoAtTable, twoPlaying, UNLISTED } from '../testing/tables.js';
import {
  startNatsServers,
  startServer,
  startServers,
  type TestServer,
  temporaryFolder,
} from '../testing/test-server.js';

const postgres = inject('postgres');
const nats = inject('nats');

const isHere = (client: Client, table: string, seat: number) => client.tables.get(table)?.seats[seat]?.here;

describe('the host of an open table', () => {
  test('who is gone for a while is followed by the next who is here', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder.path, { hostAwayMs: 200 });
    const { anna, ben, table, cookies } = await twoAtTable(server.base);
    await anna.close();
    const again = await Client.connect(server.base, cookies[0]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(ben.tables.get(table)?.host).toBe(false);
    await again.close();
    await ben.until('to be host', () => ben.tables.get(table)?.host === true);
    const version = (await server.tables.table(table)).version;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await server.tables.table(table)).version).toBe(version);
    await ben.must('remove', { table, seat: 0 });
    const back = await Client.connect(server.base, cookies[0]);
    expect(await back.reason('remove', { table, seat: 1 })).toBe('notHost');
    await Promise.all([ben.close(), back.close()]);
    await server.stop();
    folder.remove();
  });

  test('remains where nobody else is here, and once the match runs', async () => {
    const folder = temporaryFolder();
    const server = await startServer(folder.path, { hostAwayMs: 50 });
    const { anna, ben, table } = await twoAtTable(server.base);
    const watcher = await Client.enter(server.base, 'Carl');
    await watcher.must('watch', { table });
    const { host } = (await server.tables.table(table)).body;
    await ben.close();
    await anna.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await server.tables.table(table)).body.host).toBe(host);
    await watcher.close();
    await server.stop();
    folder.remove();
  });
});

describe.skipIf(!postgres)('several processes', () => {
  test('know who is connected to the others, and who no longer is when one dies', async () => {
    const beat = { alive: 50, dead: 400 };
    let isDead = false;
    /** It publishes nothing any more at once, as if it had been killed. */
    const mortal =
      (openPubSub: OpenPubSub): OpenPubSub =>
      async (reportError) => {
        const pubsub = await openPubSub(reportError);
        return {
          ...HEARS_ALL,
          events: pubsub.events,
          publish: (topic, id) => void (isDead || pubsub.publish(topic, id)),
          close: () => pubsub.close(),
        };
      };
    const servers = await startServers(2, postgres, { beat, absenceMs: 1 }, (_, openPubSub) => ({
      openPubSub: mortal(openPubSub),
    }));
    const [one, other] = servers as [TestServer, TestServer];
    const { anna, ben, table, cookies } = await twoAtTable(one.base, other.base);
    await ben.until('Anna', () => isHere(ben, table, 0) === true);
    await anna.until('Ben', () => isHere(anna, table, 1) === true);
    expect(await ben.reason('voteCover', { table, seat: 0 })).toBe('notGone');
    await anna.close();
    await ben.until('Anna to go', () => isHere(ben, table, 0) === false);
    const again = await Client.connect(one.base, cookies[0]);
    await ben.until('Anna to come back', () => isHere(ben, table, 0) === true);
    isDead = true;
    await ben.until('Anna to be gone', () => isHere(ben, table, 0) === false);
    expect(isHere(ben, table, 1)).toBe(true);
    await Promise.all([ben.close(), again.close()]);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('count the votes together by which a bot plays for somebody who is gone', async () => {
    const servers = await startServers(2, postgres, { absenceMs: 0 });
    const [one, other] = servers as [TestServer, TestServer];
    const anna = await Client.enter(one.base, 'Anna');
    const [ben, cleo] = [await Client.enter(one.base, 'Ben'), await Client.enter(other.base, 'Cleo')];
    const table = await anna.must('create', { ...UNLISTED, seats: [me, open, open] });
    for (const [seat, client] of [ben, cleo].entries()) {
      await client.must('watch', { table });
      await client.must('sit', { table, seat: seat + 1 });
    }
    await anna.must('start', { table });
    for (const client of [ben, cleo]) {
      await client.until('the match', () => client.matches.has(table));
      await client.until('Anna', () => isHere(client, table, 0) === true);
    }
    await anna.close();
    for (const client of [ben, cleo])
      await client.until('Anna to go', () => isHere(client, table, 0) === false);
    const isCovered = (client: Client) => client.tables.get(table)?.seats[0]?.cover != null;
    await cleo.must('voteCover', { table, seat: 0 });
    expect(isCovered(cleo)).toBe(false);
    await ben.must('voteCover', { table, seat: 0 });
    for (const client of [ben, cleo]) await client.until('the bot', () => isCovered(client));
    await Promise.all([ben.close(), cleo.close()]);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('agree on who follows a host who is gone, and a host at another process is not', async () => {
    const servers = await startServers(2, postgres, { hostAwayMs: 200 });
    const [one, other] = servers as [TestServer, TestServer];
    const { anna, ben, table } = await twoAtTable(one.base, other.base);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(ben.tables.get(table)?.host).toBe(false);
    const carl = await Client.enter(one.base, 'Carl');
    await carl.must('watch', { table });
    await anna.close();
    await ben.until('to be host', () => ben.tables.get(table)?.host === true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ben.tables.get(table)?.host).toBe(true);
    await Promise.all([ben.close(), carl.close()]);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('lines of who has left for good are emptied on all screens', async () => {
    const servers = await startServers(2, postgres);
    const [one, other] = servers as [TestServer, TestServer];
    const { anna, ben, table, cookies } = await twoAtTable(one.base, other.base);
    await anna.must('chat', { table, text: 'a telling line' });
    await ben.until('the line', () => ben.chats.get(table)?.at(-1)?.text === 'a telling line');
    const gone = await new HttpClient(one.base, cookies[0]).ask('DELETE', '/api/account', { password: null });
    expect(gone.status).toBe(200);
    await ben.until('the empty line', () => ben.chats.get(table)?.at(-1)?.text === '');
    expect(ben.chats.get(table)?.at(-1)).toMatchObject({ number: 0, name: '' });
    await Promise.all([anna.close(), ben.close()]);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('what one wrote and did not live to tell reaches those who follow it elsewhere', async () => {
    const silent = () => ({ openPubSub: openNoPubSub });
    const servers = await startServers(2, postgres, { pollMs: 50 }, silent);
    const [dying, surviving] = servers as [TestServer, TestServer];
    const cookie = await newPerson(dying.base, 'Anna');
    const anna = await Client.connect(dying.base, cookie);
    const watcher = await Client.enter(surviving.base, 'Ben', true);
    const table = await anna.must('create', { ...UNLISTED, seats: [me, open] });
    await watcher.must('watch', { table });
    await anna.must('watch', { table });
    await anna.must('sit', { table, seat: 1, name: 'Grandma' });
    await watcher.until('the table', () => watcher.tables.get(table)?.seats[1]?.name === 'Grandma');
    await anna.must('chat', { table, text: 'hello' });
    await watcher.until('the chat', () => watcher.chats.get(table)?.[0]?.text === 'hello');
    await anna.must('start', { table });
    await watcher.until('the start', () => watcher.matches.get(table)?.number === 0);
    for (let number = 0; number < 3; number++) {
      await anna.until('the turn', () => anna.matches.get(table)?.number === number);
      const seat = anna.matches.get(table)?.awaited[0] as number;
      const answer = anna.side(table, seat)?.answers[0] as string;
      await anna.must('answer', { table, seat, number, answer });
      await watcher.until('the step', () => watcher.matches.get(table)?.number === number + 1);
    }
    const carl = await Client.enter(dying.base, 'Carl');
    await carl.must('watch', { table });
    await carl.must('chat', { table, text: 'bye' });
    await watcher.until('the chat', () => watcher.chats.get(table)?.[1]?.text === 'bye');
    // When nothing happens, nothing is told.
    const heard = watcher.heard.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(watcher.heard).toHaveLength(heard);
    await Promise.all([anna.close(), carl.close(), watcher.close()]);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test.skipIf(!nats)(
    'who begins to watch at another process misses nothing, though it hears of followed tables only',
    async () => {
      const servers = await startNatsServers(postgres, nats, { pollMs: 3_600_000 });
      const [one, other] = servers as [TestServer, TestServer];
      const { anna, ben, table } = await twoPlaying(one.base);
      let number = 0;
      const play = async () => {
        const seat = anna.matches.get(table)?.awaited[0] as number;
        const mover = [anna, ben][seat] as Client;
        const answer = mover.side(table, seat)?.answers[0] as string;
        await mover.must('answer', { table, seat, number, answer });
        number++;
        for (const each of [anna, ben])
          await each.until('the step', () => each.matches.get(table)?.number === number);
      };
      await play();
      const carl = await Client.enter(other.base, 'Carl');
      for (let round = 0; round < 3; round++) {
        await Promise.all([carl.must('watch', { table }), play()]);
        await carl.until('what was played meanwhile', () => carl.matches.get(table)?.number === number);
        await play();
        await carl.until('the next step', () => carl.matches.get(table)?.number === number);
        await carl.must('unwatch', { table });
        await play();
      }
      await Promise.all([anna, ben, carl].map((client) => client.close()));
      await Promise.all(servers.map((server) => server.stop()));
    },
  );

  test.each([
    { what: 'cover', changed: { level: 'random' }, isRefused: false },
    // With somebody gone for good the match is over.
    { what: 'resign', changed: {}, isRefused: true },
  ] as const)(
    'who answers by a table that was changed elsewhere, by $what, answers by the changed one',
    async ({ what, changed, isRefused }) => {
      const silent = () => ({ openPubSub: openNoPubSub });
      const servers = await startServers(2, postgres, { pollMs: 3_600_000 }, silent);
      const [one, other] = servers as [TestServer, TestServer];
      const { anna, ben, table, cookies } = await twoPlaying(one.base);
      const next = () => {
        const { number = 0, awaited = [] } = anna.matches.get(table) ?? {};
        const seat = awaited[0] as number;
        const [mover, cookie] = [[anna, ben][seat] as Client, cookies[1 - seat] as string];
        const answer = mover.side(table, seat)?.answers[0] as string;
        return { mover, waiting: { seat: 1 - seat, cookie }, move: { table, seat, number, answer } };
      };
      const first = next();
      await first.mover.must('answer', first.move);
      for (const one of [anna, ben]) await one.until('the step', () => one.matches.get(table)?.number === 1);
      const { mover, waiting, move } = next();
      const elsewhere = await Client.connect(other.base, waiting.cookie);
      await elsewhere.must(what, { table, seat: waiting.seat, ...changed } as never);
      const { match } = (await other.tables.table(table)).body;
      const told = await mover.ask('answer', move);
      expect(told.type).toBe(isRefused ? 'refused' : 'done');
      const [, second] = await one.storage.entries(match as string, 0);
      expect(second).toEqual(isRefused ? undefined : expect.objectContaining({ seat: move.seat }));
      await Promise.all([anna, ben, elsewhere].map((client) => client.close()));
      await Promise.all(servers.map((server) => server.stop()));
    },
  );
});
