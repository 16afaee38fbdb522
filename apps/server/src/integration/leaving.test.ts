import { type MatchFile, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { type Clock, historySchema } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson, personOf, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { bot, me, open, randomAnswer, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const any = randomAnswer('leaving');
const GAME = 'rauf-und-runter';

const historyOf = async (base: string, cookie: string) =>
  v.parse(historySchema, await (await fetch(`${base}/api/history`, { headers: { cookie } })).json());

async function fileOf(base: string, table: string): Promise<MatchFile> {
  const file = readMatchFile(await (await fetch(`${base}/api/matches/${table}`)).text());
  const game = gameOf(file.game);
  expect(game && verifyMatchFile(game, file)).toMatchObject({ ok: true });
  return file;
}

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    let database: TestDatabase;
    let server: TestServer;
    const start = async () => startServer('nowhere', { storage: await database.open() });
    beforeAll(async () => {
      database = await kind.create();
      server = await start();
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    /** Three people and a bot whose match has begun, and their cookies. */
    async function threePlaying(friendly: boolean, clock: Clock = null) {
      const cookies = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => newPerson(server.base, name)));
      const [anna, ben, cleo] = (await Promise.all(
        cookies.map((cookie) => Client.connect(server.base, cookie)),
      )) as [Client, Client, Client];
      const seats = [me, open, open, bot];
      const table = await anna.must('create', { ...UNLISTED, seats, friendly, clock, coverLevel: 'random' });
      await Promise.all([anna, ben, cleo].map((one) => one.must('watch', { table })));
      await ben.must('sit', { table, seat: 1 });
      await cleo.must('sit', { table, seat: 2 });
      await anna.must('start', { table });
      await Promise.all([anna, ben, cleo].map((one) => one.until('it', () => one.matches.has(table))));
      return { anna, ben, cleo, table, cookies };
    }

    test('in a rated match of two, whoever gives up loses at once, and the other has won', async () => {
      const { anna, ben, table, cookies } = await twoPlaying(server.base, server.base, {
        ...UNLISTED,
        friendly: false,
      });
      await anna.must('resign', { table, seat: 0 });
      await ben.until('the end', () => ben.tables.get(table)?.status === 'over');
      await ben.until('the result', () => ben.matches.get(table)?.outcome != null);
      expect(ben.matches.get(table)).toMatchObject({
        awaited: [],
        outcome: { places: [2, 1], left: [0], early: true, points: [6, 6] },
        seed: expect.any(String),
        sides: [{ answers: [] }],
      });
      const [lost, won] = ben.tables.get(table)?.ratings ?? [];
      expect((lost?.after ?? 0) - (lost?.before ?? 0)).toBeLessThan(0);
      expect((won?.after ?? 0) - (won?.before ?? 0)).toBeGreaterThan(0);
      const [mine, theirs] = await Promise.all(cookies.map((cookie) => historyOf(server.base, cookie)));
      expect(mine?.played).toMatchObject([
        { place: 2, left: true, early: true, rating: lost, others: [{ name: 'Ben', rating: won }] },
      ]);
      expect(theirs?.played).toMatchObject([
        { place: 1, early: true, rating: won, others: [{ name: 'Anna', left: true, rating: lost }] },
      ]);
      expect(theirs?.played[0]).not.toHaveProperty('left');
      expect(mine?.ratings[GAME]?.rating).toBe(lost?.after);
      expect(await fileOf(server.base, table)).toMatchObject({
        outcome: null,
        result: { places: [2, 1], left: [{ seat: 0, number: 0 }], early: true },
      });
      // Nothing more is decided, and the same two may play again.
      expect(await ben.reason('answer', { table, seat: 1, number: 0, answer: 'F' })).toBe('alreadyOver');
      expect(await ben.must('rematch', { table })).not.toBe(table);
      await Promise.all([anna.close(), ben.close()]);
    });

    test('a match that was given up before a crash is ended by whoever finds it', async () => {
      const { anna, ben, table, cookies } = await twoPlaying(server.base, server.base, {
        ...UNLISTED,
        friendly: false,
      });
      await Promise.all([anna.close(), ben.close()]);
      // What a process wrote that died before it could write the result down.
      const { version, body } = await server.tables.table(table);
      const [first, ...rest] = body.seats;
      const gone = { ...first, cover: 'random', resigned: true, leftAt: 0 };
      const given = { ...body, seats: [gone, ...rest] };
      await server.stop();
      const storage = await database.open();
      await storage.saveTable({
        ...{ id: table, version: version + 1, status: 'running', listed: false, updatedAt: Date.now() },
        ...{ people: [], body: given as never },
      });
      await storage.close();
      server = await start();
      const again = await Client.connect(server.base, cookies[1]);
      await again.must('watch', { table });
      await again.until('the end', () => again.tables.get(table)?.status === 'over');
      expect(again.tables.get(table)?.ratings).toHaveLength(2);
      expect((await historyOf(server.base, cookies[1])).played).toMatchObject([{ place: 1, early: true }]);
      await again.close();
    });

    test('of more, a bot of the table’s level plays on, and never wins for whoever left', async () => {
      const { anna, ben, cleo, table, cookies } = await threePlaying(false);
      await anna.must('resign', { table, seat: 0 });
      await ben.until('the bot', () => ben.tables.get(table)?.seats[0]?.cover === 'random');
      expect(ben.tables.get(table)?.status).toBe('running');
      await Promise.all([playOut(ben, table, any), playOut(cleo, table, any)]);
      await ben.until('the end', () => ben.tables.get(table)?.status === 'over');
      const outcome = ben.matches.get(table)?.outcome;
      expect(outcome).toMatchObject({ left: [0] });
      expect(outcome?.places[0]).toBe(4);
      expect(outcome).not.toHaveProperty('early');
      const [mine] = (await historyOf(server.base, cookies[0] as string)).played;
      expect(mine).toMatchObject({ place: 4, left: true });
      expect((mine?.rating?.after ?? 0) - (mine?.rating?.before ?? 0)).toBeLessThan(0);
      const file = await fileOf(server.base, table);
      expect(file.result).toMatchObject({ places: outcome?.places, left: [{ seat: 0 }] });
      await Promise.all([anna, ben, cleo].map((one) => one.close()));
    });

    test('a seat that was given up is taken over by somebody who looks on, if all agree', async () => {
      const { anna, ben, cleo, table, cookies } = await threePlaying(false);
      const taker = await newPerson(server.base, 'Dora');
      const dora = await Client.connect(server.base, taker, true);
      await dora.must('watch', { table });
      expect(await dora.reason('takeOver', { table, seat: 0 })).toBe('seatNotGivenUp');
      await anna.must('resign', { table, seat: 0 });
      await dora.must('takeOver', { table, seat: 0 });
      await ben.until('the wish', () => ben.tables.get(table)?.takeover?.name === 'Dora');
      expect(ben.tables.get(table)?.takeover).toEqual({ seat: 0, name: 'Dora', mine: false, agreed: [] });
      expect(await anna.reason('agreeTakeOver', { table, seat: 0, agree: true })).toBe('resigned');
      await ben.until('Dora to look on', () => ben.audiences.get(table) === 1);
      await ben.must('agreeTakeOver', { table, seat: 1, agree: true });
      expect(dora.side(table)?.seat).toBeNull();
      await cleo.must('agreeTakeOver', { table, seat: 2, agree: true });
      // Dora sees with the eyes of the seat from now on, from the beginning; Anna no longer does.
      await dora.until('the seat', () => dora.side(table)?.seat === 0);
      expect(dora.matches.get(table)?.opening).not.toBeNull();
      expect(dora.tables.get(table)?.seats[0]).toMatchObject({ mine: true, tookOver: true, cover: null });
      await anna.until('to look on', () => anna.side(table)?.seat === null);
      expect(await anna.reason('takeOver', { table, seat: 0 })).toBe('alreadyPlayed');
      await Promise.all([ben, cleo, dora].map((one) => playOut(one, table, any)));
      await ben.until('the end', () => ben.tables.get(table)?.status === 'over');
      const { outcome } = ben.matches.get(table) ?? {};
      expect(outcome).not.toHaveProperty('left');
      expect(ben.tables.get(table)?.ratings?.map((one) => one !== null)).toEqual([false, true, true, true]);
      const [left, took] = await Promise.all(
        [cookies[0] as string, taker].map((cookie) => historyOf(server.base, cookie)),
      );
      expect(took?.played).toMatchObject([{ place: outcome?.places[0], rating: null }]);
      expect(took?.ratings).toEqual({});
      expect(left?.played).toMatchObject([{ place: 4, left: true }]);
      const change = left?.played[0]?.rating;
      expect((change?.after ?? 0) - (change?.before ?? 0)).toBeLessThan(0);
      expect((await fileOf(server.base, table)).result).toMatchObject({
        places: outcome?.places,
        left: [{ seat: 0, takenOver: true }],
      });
      await Promise.all([anna, ben, cleo, dora].map((one) => one.close()));
    });

    test('one who says no is enough, and nobody is seated who has gone meanwhile', async () => {
      const { anna, ben, cleo, table, cookies } = await threePlaying(true);
      const dora = await Client.enter(server.base, 'Dora');
      const emil = await Client.enter(server.base, 'Emil');
      for (const one of [dora, emil]) await one.must('watch', { table });
      await anna.must('resign', { table, seat: 0 });
      await dora.must('takeOver', { table, seat: 0 });
      expect(await emil.reason('takeOver', { table, seat: 0 })).toBe('othersAsk');
      await ben.must('agreeTakeOver', { table, seat: 1, agree: false });
      expect(await dora.reason('takeOver', { table, seat: 0 })).toBe('declined');
      await emil.must('takeOver', { table, seat: 0 });
      await emil.close();
      await ben.must('agreeTakeOver', { table, seat: 1, agree: true });
      await cleo.must('agreeTakeOver', { table, seat: 2, agree: true });
      expect((await server.tables.table(table)).body).toMatchObject({
        seats: [{ resigned: true }, {}, {}, {}],
      });
      expect((await server.tables.table(table)).body.takeover).toBeUndefined();
      // Nor somebody whom one of them does not meet any more, though they had agreed before.
      const flo = await newPerson(server.base, 'Flo');
      const floHere = await Client.connect(server.base, flo);
      const flosTable = await floHere.must('create', { ...UNLISTED, seats: [me, open] });
      await floHere.must('watch', { table });
      await floHere.must('takeOver', { table, seat: 0 });
      await ben.must('agreeTakeOver', { table, seat: 1, agree: true });
      await new HttpClient(server.base, cookies[1]).must('POST', '/api/blocks', {
        who: { table: flosTable, seat: 0 },
      });
      await cleo.must('agreeTakeOver', { table, seat: 2, agree: true });
      expect((await server.tables.table(table)).body).toMatchObject({
        seats: [{ resigned: true }, {}, {}, {}],
      });
      await floHere.close();
      await Promise.all([anna, ben, cleo, dora].map((one) => one.close()));
    });

    test('over days whoever asks need not wait for the others, but is not seated once they are banned', async () => {
      const { anna, ben, cleo, table } = await threePlaying(true, { kind: 'days', days: 2 });
      const cookie = await newPerson(server.base, 'Dora');
      const id = await personOf(server.base, cookie);
      await anna.must('resign', { table, seat: 0 });
      const dora = await Client.connect(server.base, cookie);
      await dora.must('watch', { table });
      await dora.must('takeOver', { table, seat: 0 });
      await dora.close();
      await ben.until('Dora to be gone', () => ben.audiences.get(table) === 0);
      await ben.must('agreeTakeOver', { table, seat: 1, agree: true });
      const { bans } = server.peopleService;
      await bans.banPerson(id, { reason: 'Insults', note: '', until: null });
      expect(await cleo.reason('agreeTakeOver', { table, seat: 2, agree: true })).toBe('othersTimedOut');
      await bans.lift(`person ${id}`);
      await cleo.must('agreeTakeOver', { table, seat: 2, agree: true });
      expect((await server.tables.table(table)).body.seats[0]).toMatchObject({ person: id, tookOver: true });
      await Promise.all([anna, ben, cleo].map((one) => one.close()));
    });
  });
}

const postgres = inject('postgres');

describe.skipIf(!postgres)('several processes', () => {
  test('all tell of a match that was given up at one of them', async () => {
    const servers = await startServers(2, postgres as string);
    const [one, two] = servers as [TestServer, TestServer];
    const { anna, ben, table } = await twoPlaying(one.base, two.base, { ...UNLISTED, friendly: false });
    await anna.must('resign', { table, seat: 0 });
    await ben.until('the result', () => ben.matches.get(table)?.outcome?.early === true);
    await ben.until('the ratings', () => ben.tables.get(table)?.ratings !== undefined);
    expect(ben.matches.get(table)?.outcome).toMatchObject({ places: [2, 1] });
    await Promise.all([anna.close(), ben.close()]);
    for (const server of servers) await server.stop();
  });
});
