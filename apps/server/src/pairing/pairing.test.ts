import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Games } from '../common/games.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import type { TableService } from '../tables/table-service.js';
import { newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { startServer, type TestServer } from '../testing/test-server.js';
import { Pairing, pauseAfter } from './pairing.js';

const EVERY_MS = 20;
const LONGER_THAN_MAKING = 11_000;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, EVERY_MS));

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`pairing by several, ${kind.name}`, () => {
    let database: TestDatabase;
    let server: TestServer;
    let skipped = 0;
    const now = () => Date.now() + skipped;
    beforeAll(async () => {
      database = await kind.create();
      server = await startServer('nowhere', {
        storage: await database.open(),
        featuresOff: ['pairing'],
        now,
      });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const process = (
      tables: TableService,
      other: Partial<Pick<ConstructorParameters<typeof Pairing>[0], 'isBlockedBetween' | 'findPerson'>> = {},
    ) =>
      new Pairing({
        ...{ storage: server.storage, tables, games: new Games(), now, every: EVERY_MS },
        strengthOf: async () => ({ rating: 1500, uncertainty: 100 }),
        isBlockedBetween: () => false,
        findPerson: (id) => server.peopleService.people.known(id),
        goneFor: () => 0,
        reportError: (error) => {
          throw error;
        },
        ...other,
      });
    const twoPeople = async () => {
      const cookies = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(server.base, name)));
      return Promise.all(cookies.map((cookie) => new HttpClient(server.base, cookie).id()));
    };
    const joinAll = async (pairing: Pairing, people: readonly string[]) => {
      const wish = {
        game: 'rauf-und-runter',
        pace: 'days',
        friendly: false,
        bots: null,
        language: null,
      } as const;
      for (const person of people) await pairing.join(person, wish);
    };

    test('nobody meets somebody who has blocked them since the round was planned', async () => {
      const people = await twoPeople();
      let isBlocked = false;
      let found = () => {};
      const areFound = new Promise<void>((resolve) => (found = resolve));
      const pairing = process(server.tables, {
        isBlockedBetween: () => isBlocked,
        findPerson: (id) => {
          isBlocked = true;
          found();
          return server.peopleService.people.known(id);
        },
      });
      await joinAll(pairing, people);
      pairing.start();
      await areFound;
      await pairing.stop();
      for (const person of people) {
        expect(await server.tables.ofPerson(person)).toEqual([]);
        expect((await pairing.standing(person)).mine).toHaveLength(1);
        await pairing.leave(person, 'rauf-und-runter', 'days');
      }
    });

    test('whoever was held up makes no table after another has given it up', async () => {
      const people = await twoPeople();
      let holdsUp = () => {};
      let letOn = () => {};
      const isHeldUp = new Promise<void>((resolve) => (holdsUp = resolve));
      const goesOn = new Promise<void>((resolve) => (letOn = resolve));
      let made: Promise<unknown> | undefined;
      const slowTables: TableService = Object.assign(Object.create(server.tables), {
        gather: async (...args: Parameters<TableService['gather']>) => {
          holdsUp();
          await goesOn;
          made = server.tables.gather(...args);
          return made;
        },
      });
      const [slow, quick] = [process(slowTables), process(server.tables)];
      await joinAll(slow, people);
      onTestFinished(async () => {
        letOn();
        await Promise.all([slow.stop(), quick.stop()]);
      });
      slow.start();
      await isHeldUp;
      skipped += LONGER_THAN_MAKING;
      quick.start();
      const running = async (person: string) =>
        (await server.tables.ofPerson(person)).filter(({ body }) => body.status === 'running');
      while ((await running(people[0] as string)).length === 0) await aMoment();
      letOn();
      await slow.stop();
      await made;
      for (const person of people) while ((await quick.standing(person)).mine.length > 0) await aMoment();
      await quick.stop();
      for (const person of people) {
        expect(await running(person)).toHaveLength(1);
        expect(await server.tables.ofPerson(person)).toHaveLength(1);
      }
    });
  });

test.each([
  [0.2, 1500],
  [7, 1500],
  [24, 4800],
  [300, 5000],
])('after a round that took %f ms it is %i ms until the next', (took, pause) =>
  expect(pauseAfter(took)).toBe(pause),
);
