import { commitment, type MatchFile, readMatchFile, sharedSeed, verifyMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { bot, me, open, randomAnswer, UNLISTED } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const any = randomAnswer('draw');
const postgres = inject('postgres');
const [ANNAS, BENS, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
/** Longer than any test. */
const NEVER = 600_000;

/** Anna and Ben at a table, each with a promised part of the luck where one is given; Anna has said start. */
async function drawing(first: string, second: string, annas?: string, bens?: string) {
  const cookies = [await newPerson(first, 'Anna'), await newPerson(second, 'Ben')] as const;
  const anna = await Client.connect(first, cookies[0], true);
  const ben = await Client.connect(second, cookies[1], true);
  const promised = (part?: string) => (part === undefined ? {} : { luckHash: commitment(part) });
  const table = await anna.must('create', { ...UNLISTED, seats: [me, open], ...promised(annas) });
  await Promise.all([anna.must('watch', { table }), ben.must('watch', { table })]);
  await ben.must('sit', { table, seat: 1, ...promised(bens) });
  await anna.must('start', { table });
  return { anna, ben, table, cookies };
}

const isDrawing = (client: Client, table: string) => client.tables.get(table)?.luck?.drawing === true;
const begun = (client: Client, table: string) => client.until('the match', () => client.matches.has(table));

/** Plays a match to its end; gives its file. */
async function fileOf(base: string, table: string, ...players: Client[]): Promise<MatchFile> {
  await Promise.all(players.map((one) => playOut(one, table, any)));
  const [one] = players as [Client];
  await one.until('the end', () => one.tables.get(table)?.status === 'over');
  return readMatchFile(await (await fetch(`${base}/api/matches/${table}`)).text());
}

const verdict = (file: MatchFile) => verifyMatchFile(gameOf(file.game) as never, file);

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(`luck from everybody, ${kind.name}`, () => {
    let database: TestDatabase;
    let server: TestServer;
    const start = async (drawMs: number) => {
      server = await startServer('nowhere', { storage: await database.open(), drawMs });
    };
    beforeAll(async () => {
      database = await kind.create();
      await start(NEVER);
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('is made of all parts, promised before any is shown and told when the match is over', async () => {
      const { anna, ben, table } = await drawing(server.base, server.base, ANNAS, BENS);
      await ben.until('the draw', () => isDrawing(ben, table));
      const promised = ben.tables.get(table)?.luck;
      expect(promised?.seats).toEqual([{ hash: commitment(ANNAS) }, { hash: commitment(BENS) }]);
      expect(await ben.reason('stand', { table, seat: 1 })).toBe('notOpen');
      expect(await ben.reason('reveal', { table, part: OTHER })).toBe('wrongPart');
      expect(await anna.reason('reveal', { table, part: BENS })).toBe('wrongPart');
      await ben.must('reveal', { table, part: BENS });
      expect(anna.matches.has(table)).toBe(false);
      await anna.must('reveal', { table, part: ANNAS });
      await Promise.all([begun(anna, table), begun(ben, table)]);
      const { part } = (await server.tables.table(table)).body.luck?.server ?? {};
      for (const client of [anna, ben])
        for (const hidden of [part as string, ANNAS, BENS]) expect(client.heard.join()).not.toContain(hidden);
      const file = await fileOf(server.base, table, anna, ben);
      expect(verdict(file)).toMatchObject({ ok: true });
      expect(file.luck?.seats.map((seat) => seat?.part)).toEqual([ANNAS, BENS]);
      expect(file.luck?.server).toEqual({ hash: promised?.server.hash, part });
      expect(anna.tables.get(table)?.luck).toEqual(file.luck);
      expect(file.seed).toBe(sharedSeed(file.luck as NonNullable<typeof file.luck>));
      await Promise.all([anna.close(), ben.close()]);
    });

    test('of a program and bots comes from the server, and the match begins at once', async () => {
      const anna = await Client.enter(server.base, 'Anna');
      const table = await anna.must('create', { ...UNLISTED, seats: [me, bot] });
      await anna.must('watch', { table });
      await anna.must('start', { table });
      expect(await anna.reason('reveal', { table, part: ANNAS })).toBe('wrongPart');
      await begun(anna, table);
      expect(anna.tables.get(table)?.luck?.seats).toEqual([null, null]);
      await anna.close();
    });

    test('does not wait for ever, also when the server was stopped meanwhile; who showed nothing is named', async () => {
      const { anna, ben, table, cookies } = await drawing(server.base, server.base, ANNAS, BENS);
      await anna.must('reveal', { table, part: ANNAS });
      await Promise.all([anna.close(), ben.close(), server.stop()]);
      await start(50);
      const again = [
        await Client.connect(server.base, cookies[0]),
        await Client.connect(server.base, cookies[1]),
      ] as const;
      for (const one of again) await one.must('watch', { table });
      await Promise.all(again.map((one) => begun(one, table)));
      expect(await again[1].reason('reveal', { table, part: BENS })).toBe('noDraw');
      expect(await again[0].reason('reveal', { table, part: ANNAS })).toBe('done');
      const file = await fileOf(server.base, table, ...again);
      expect(verdict(file)).toMatchObject({ ok: true });
      expect(file.luck?.seats).toEqual([
        { hash: commitment(ANNAS), part: ANNAS },
        { hash: commitment(BENS) },
      ]);
      await Promise.all(again.map((one) => one.close()));
    });
  });
}

describe.skipIf(!postgres)('a draw over several processes', () => {
  const two = (first: number, second: number) =>
    startServers(2, postgres as string, { drawMs: second, pollMs: 50 }, () => ({ drawMs: first }));

  test('each shows their part where they are', async () => {
    const servers = (await two(NEVER, NEVER)) as [TestServer, TestServer];
    const { anna, ben, table } = await drawing(servers[0].base, servers[1].base, ANNAS, BENS);
    await Promise.all([
      anna.must('reveal', { table, part: ANNAS }),
      ben.must('reveal', { table, part: BENS }),
    ]);
    await Promise.all([begun(anna, table), begun(ben, table)]);
    const { match } = (await servers[0].tables.table(table)).body;
    expect(anna.tables.get(table)?.seedHash).toBe(ben.tables.get(table)?.seedHash);
    expect((await servers[1].storage.matchHead(match as string))?.table).toBe(table);
    await Promise.all([anna.close(), ben.close()]);
    for (const one of servers) await one.stop();
  });

  test('goes on when the process where it began dies', async () => {
    const servers = (await two(NEVER, 300)) as [TestServer, TestServer];
    const { anna, ben, table } = await drawing(servers[0].base, servers[1].base, ANNAS, BENS);
    await anna.must('reveal', { table, part: ANNAS });
    await anna.close();
    await servers[0].stop();
    await begun(ben, table);
    const { luck } = (await servers[1].tables.table(table)).body;
    expect(luck?.draw?.seats.map((seat) => seat?.part)).toEqual([ANNAS, undefined]);
    await ben.close();
    await servers[1].stop();
  });
});
