import type { FromClient } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson, personOf } from '../testing/client.js';
import { RawSocket } from '../testing/raw-socket.js';
import { me, open, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

/** The ways in which somebody's connections end, and the code that says so. */
const ENDS: readonly [
  string,
  (server: TestServer, cookie: string, person: string) => Promise<unknown>,
  number,
][] = [
  ['a sign-out', ({ base }, cookie) => HTTP.signOut(base, cookie), 4401],
  [
    'a ban',
    async ({ peopleService }, _, person) => {
      await peopleService.bans.banPerson(person, { reason: 'Insults', until: null, note: '' });
      peopleService.changed(person);
    },
    4403,
  ],
  ['a deletion', ({ base }, cookie) => HTTP.leave(base, cookie), 4401],
];

const HTTP = {
  signOut: (base: string, cookie: string) => request(base, 'POST', '/api/account/sign-out', cookie),
  leave: (base: string, cookie: string) =>
    request(base, 'DELETE', '/api/account', cookie, { password: null }),
};

async function request(base: string, method: string, path: string, cookie: string, body?: object) {
  const init = { method, headers: { cookie }, ...(body ? { body: JSON.stringify(body) } : {}) };
  expect((await fetch(base + path, init)).status).toBe(200);
}

/** Somebody who hosts a table and watches it over a socket that never closes. */
async function hosting(server: TestServer) {
  const cookie = await newPerson(server.base, 'Mallory');
  const person = await personOf(server.base, cookie);
  const client = await Client.connect(server.base, cookie);
  const table = await client.must('create', { ...UNLISTED, seats: [me, open] });
  await client.close();
  const socket = await RawSocket.connect(server.base, { cookie });
  socket.say({ type: 'watch', id: 'first', table });
  let next = 0;
  const goOn = (text = 'late words'): void => {
    const id = `late-${next++}`;
    const wanted = { ...UNLISTED, seats: [me, open] };
    const late: FromClient[] = [
      { type: 'create', id: `${id}-a`, ...wanted },
      { type: 'chat', id: `${id}-b`, table, text },
      { type: 'sit', id: `${id}-c`, table, seat: 1, name: 'Late' },
    ];
    for (const message of late) socket.say(message);
  };
  return { cookie, person, table, socket, goOn };
}

/** What the storage holds of somebody's late messages. */
async function traces({ storage }: TestServer, table: string, person: string) {
  const lines = await storage.chat(table, 0);
  return {
    lines: lines.filter(({ text }) => text === 'late words').length,
    tables: (await storage.tablesOf(person, 'open', 100)).length,
  };
}

async function everything({ storage }: TestServer): Promise<string> {
  const lines: string[] = [];
  for await (const line of storage.dump()) lines.push(line);
  return lines.join('\n');
}

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`after it nothing more is accepted: ${kind.name}`, () => {
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

    test('but whoever only loses the connection gets what was asked for, asking again', async () => {
      const cookie = await newPerson(server.base, 'Anna');
      const wanted = { ...UNLISTED, seats: [me, open] };
      const ids = Array.from({ length: 15 }, (_, i) => `lost-${i}`);
      const lost = await Client.connect(server.base, cookie);
      const unheard = ids.map((id) => lost.ask('create', wanted, id));
      await lost.close();
      await Promise.all(unheard);
      const again = await Client.connect(server.base, cookie);
      const answers = await Promise.all(ids.map((id) => again.ask('create', wanted, id)));
      expect(answers.map(({ type }) => type)).toEqual(ids.map(() => 'done'));
      await again.close();
    });

    test.concurrent.each(ENDS)('%s', async (what, end, code) => {
      const { cookie, person, table, socket, goOn } = await hosting(server);
      await end(server, cookie, person);
      goOn();
      await socket.untilClosing();
      goOn();
      // The server does not wait for the other side to close.
      await socket.ended;
      expect(socket.closeCode).toBe(code);
      expect(await traces(server, table, person)).toEqual({
        lines: 0,
        tables: what === 'a deletion' ? 0 : 1,
      });
      if (what === 'a deletion') expect(await everything(server)).not.toContain(person);
    });

    test('a deletion: what is under way leaves nothing behind either', async () => {
      for (let round = 0; round < 3; round++) {
        const { cookie, person, socket, goOn } = await hosting(server);
        for (let i = 0; i < 5; i++) goOn();
        const deleted = HTTP.leave(server.base, cookie);
        for (let i = 0; i < 5; i++) goOn();
        await deleted;
        await socket.untilClosing();
        socket.destroy();
        expect(await everything(server)).not.toContain(person);
      }
    });

    test('resigning: nothing more is accepted for that seat', async () => {
      const { anna, ben, table } = await twoPlaying(server.base);
      const seat = anna.matches.get(table)?.awaited[0] as number;
      const asked = seat === 0 ? anna : ben;
      const { number = 0 } = asked.matches.get(table) ?? {};
      const answer = asked.side(table)?.answers[0] as string;
      const resigned = asked.must('resign', { table, seat });
      const late = [
        asked.reason('answer', { table, seat, number, answer }),
        asked.reason('undo', { table, seat, number }),
        asked.reason('agreeUndo', { table, seat, agree: true }),
        asked.reason('sketch', { table, seat, number, plan: [] }),
        asked.reason('cover', { table, seat, level: null }),
      ];
      await resigned;
      expect(await Promise.all(late)).toEqual(late.map(() => 'resigned'));
      await Promise.all([anna.close(), ben.close()]);
    });
  });

describe.skipIf(!inject('postgres'))('after it nothing more is accepted at another process', () => {
  let servers: TestServer[];
  beforeAll(async () => {
    servers = await startServers(2, inject('postgres'));
  });
  afterAll(() => Promise.all(servers.map((one) => one.stop())));

  test.concurrent.each(ENDS)('%s', async (what, end, code) => {
    const [here, there] = servers as [TestServer, TestServer];
    const { cookie, person, socket, goOn } = await hosting(there);
    const ended = end(here, cookie, person);
    // Until the other process has heard of it, it may still take some.
    for (let i = 0; i < 5; i++) goOn();
    await ended;
    await socket.untilClosing();
    goOn('much too late');
    await socket.ended;
    expect(socket.closeCode).toBe(code);
    const all = await everything(here);
    expect(all).not.toContain('much too late');
    if (what === 'a deletion') expect(all).not.toContain(person);
  });
});
