import type { FoundMatch } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Searcher, SearchOrder } from '../puzzles/puzzle-search.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { bot, me, open, randomAnswer, UNLISTED } from '../testing/tables.js';
import { type Settings, startServer, type TestServer } from '../testing/test-server.js';

const GAME = UNLISTED.game;

interface Job {
  readonly order: SearchOrder;
  finish(found: FoundMatch | undefined): void;
}

/** A puzzle in the match that was looked through. */
const foundIn = ({ seed, name, seats: [seat = 0] }: SearchOrder): FoundMatch => ({
  ...{ seed, seats: 2, options: {}, played: ['0 1'] },
  puzzles: [
    {
      ...{ id: `${name}-1`, after: 1, seat, theme: 'shed', rating: 1234 },
      task: { right: ['F'], margin: 0.2, error: 0.01, worlds: 240 },
    },
  ],
});

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`puzzles in matches of people, ${kind.name}`, () => {
    /** What is to be looked through; the test says what was found. */
    const jobs: Job[] = [];
    const puzzleSearcher: Searcher = {
      ask: (order) => new Promise((finish) => jobs.push({ order, finish })),
      close: async () => {
        for (const { finish } of jobs) finish(undefined);
      },
    };
    let database: TestDatabase;
    let server: TestServer;
    beforeAll(async () => {
      database = await kind.create();
      const storage = await database.open();
      server = await startServer('nowhere', { storage, puzzleSearcher, puzzleSearchMs: 5 });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const person = async (name: string, allows = true) => {
      const one = new HttpClient(server.base, await newPerson(server.base, name));
      if (allows) await one.must('PUT', '/api/account/puzzles', { allowed: true });
      return one;
    };
    /** Plays a match to its end, with a bot where nobody else is there; gives its table. */
    const match = async (one: HttpClient, other?: HttpClient, { isBackTaken = false } = {}) => {
      const clients = await Promise.all(
        [one, ...(other ? [other] : [])].map(({ cookie }) => Client.connect(server.base, cookie as string)),
      );
      const [first, second] = clients as [Client, Client | undefined];
      const seats = [me, second ? open : isBackTaken ? me : bot];
      const table = await first.must('create', { ...UNLISTED, seats });
      await Promise.all(clients.map((client) => client.must('watch', { table })));
      await second?.must('sit', { table, seat: 1 });
      await first.must('start', { table });
      await Promise.all(clients.map((client) => client.until('the match', () => client.matches.has(table))));
      if (isBackTaken) {
        const seat = first.matches.get(table)?.awaited[0] as number;
        const answer = first.side(table, seat)?.answers[0] as string;
        await first.must('answer', { table, seat, number: 0, answer });
        await first.must('undo', { table, seat, number: 1 });
      }
      await Promise.all(clients.map((client) => playOut(client, table, randomAnswer('puzzles'))));
      await first.until('the end', () => first.tables.get(table)?.status === 'over');
      await Promise.all(clients.map((client) => client.close()));
      return table;
    };
    const anybody = () => new HttpClient(server.base);
    const told = () => anybody().must('GET', `/api/puzzles/${GAME}/found`);
    const idsTold = async () =>
      ((await told()).matches as FoundMatch[]).flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
    /** The next one that is looked through. */
    const nextJob = async (): Promise<Job> => {
      await expect.poll(() => jobs.length, { timeout: 20_000 }).toBeGreaterThan(0);
      return jobs.shift() as Job;
    };
    /** A puzzle that was found in the next match that is looked through. */
    const nextFound = async (): Promise<string> => {
      const { order, finish } = await nextJob();
      finish(foundIn(order));
      await expect.poll(idsTold).toContain(`${order.name}-1`);
      return `${order.name}-1`;
    };

    test('only where all who play allow it, and then without a word of who they are', async () => {
      const [anna, ben] = [await person('Anna'), await person('Ben', false)];
      expect(await ben.must('GET', '/api/account')).toMatchObject({ puzzles: false });
      await match(anna, ben);
      await match(anna, undefined, { isBackTaken: true });
      await ben.must('PUT', '/api/account/puzzles', { allowed: true });
      expect(await ben.must('GET', '/api/account')).toMatchObject({ puzzles: true });
      const table = await match(anna, ben);
      const { order, finish } = await nextJob();
      const { head, match: played } = (await server.tables.standing(table)).live ?? {};
      expect(order).toMatchObject({ log: played?.log, seed: head?.seed, seats: [0, 1] });
      const people = [await anna.id(), await ben.id(), 'Anna', 'Ben', table, head?.id as string];
      for (const one of people) expect(JSON.stringify(order)).not.toContain(one);
      finish(foundIn(order));
      await expect.poll(idsTold).toEqual([`${order.name}-1`]);
      const text = JSON.stringify(await told());
      for (const one of people) expect(text).not.toContain(one);
      expect(jobs).toEqual([]);

      // It is rated like any other, until it is gone.
      const id = `${order.name}-1`;
      await anna.must('POST', `/api/puzzles/${GAME}/${id}`, { found: true });
      const { ratings, edition } = await anybody().must('GET', `/api/puzzles/${GAME}`);
      expect(ratings).toMatchObject({ [id]: { tries: 1 } });
      expect(edition).toBe((await told()).edition);
      await ben.must('PUT', '/api/account/puzzles', { allowed: false });
      expect(await told()).toMatchObject({ edition: '', matches: [] });
      expect(await anybody().must('GET', `/api/puzzles/${GAME}`)).toEqual({ ratings: {}, edition: '' });
      expect(await anna.ask('POST', `/api/puzzles/${GAME}/${id}`, { found: true })).toMatchObject({
        body: { error: 'unknownPuzzle' },
      });
    });

    test('with bots too; what somebody withdraws while it is looked through is not kept', async () => {
      const cleo = await person('Cleo');
      await match(cleo);
      const { order, finish } = await nextJob();
      expect(order.seats).toEqual([0]);
      await cleo.must('PUT', '/api/account/puzzles', { allowed: false });
      finish(foundIn(order));
      await cleo.must('PUT', '/api/account/puzzles', { allowed: true });
      await match(cleo);
      expect(await idsTold()).not.toContain(`${order.name}-1`);
      const kept = await nextFound();
      expect(await idsTold()).toEqual([kept]);

      // With the person go the puzzles of their matches.
      await cleo.must('DELETE', '/api/account', { password: null });
      expect(await idsTold()).toEqual([]);
    });

    test('a guest who signs in to an account that has not allowed it takes theirs away', async () => {
      const login = { name: 'Dora Kern', password: 'a quiet evening' };
      await anybody().must('POST', '/api/account', login);
      const guest = await person('Dora');
      await match(guest);
      const kept = await nextFound();
      await guest.must('POST', '/api/account/sign-in', { ...login, bring: true });
      expect(await guest.must('GET', '/api/account')).toMatchObject({ puzzles: false });
      expect(await idsTold()).not.toContain(kept);
    });

    test('so many a day, and what is not done when the server stops is left to the next', async () => {
      await server.stop();
      const start = async (settings: Settings) => {
        server = await startServer('nowhere', {
          storage: await database.open(),
          puzzleSearcher,
          ...settings,
        });
      };
      const waiting = async () => (await server.storage.countOn('match-puzzles', 'waiting', 0)).all;
      await start({ puzzleMatchesPerDay: 0 });
      const eve = await person('Eve');
      await match(eve);
      expect(await waiting()).toBe(0);
      await server.stop();
      await start({ puzzleMatchesPerDay: 4, puzzleSearchMs: 5 });
      // A quarter of what is looked through a day may be hers.
      for (const one of [eve, eve]) await match(new HttpClient(server.base, one.cookie));
      await expect.poll(() => jobs.length).toBe(1);
      await server.stop();
      await start({ puzzleMatchesPerDay: 4 });
      expect(await waiting()).toBe(1);
    });

    test('there are none of games that are not there', async () => {
      expect(await anybody().ask('GET', '/api/puzzles/chess/found')).toMatchObject({
        status: 409,
        body: { error: 'unknownGame', game: 'chess' },
      });
    });
  });
