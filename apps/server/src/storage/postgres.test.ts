import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOn } from './open.js';
import { connectPostgres } from './postgres.js';
import type { Storage } from './storage.js';
import { postgres, type TestDatabase } from './testing/databases.js';
import { type FaultyProxy, startFaultyProxy } from './testing/faulty-proxy.js';
import { answersOf, entry, head, person, table, upTo } from './testing/samples.js';

describe.skipIf(postgres.isMissing)('PostgreSQL', () => {
  let database: TestDatabase;
  let storage: Storage;
  let other: Storage;

  beforeEach(async () => {
    database = await postgres.create();
    [storage, other] = await Promise.all([database.open(), database.open()]);
  });

  afterEach(async () => {
    await Promise.all([storage.close(), other.close()]);
    database.remove();
  });

  describe('several processes', () => {
    test('may start together on an empty database', async () => {
      const fresh = await postgres.create();
      const all = await Promise.all(upTo(5).map(() => fresh.open()));
      await Promise.all(all.map((each) => each.check()));
      await Promise.all(all.map((each) => each.close()));
    });

    test('who race for one match never make two logs of it', async () => {
      await storage.createMatch(head('m'));
      const mine = new Map<number, string>();
      const race = async (at: Storage, name: string) => {
        for (;;) {
          const number = (await at.entries('m', 0)).length;
          if (number >= 200) return;
          if (await at.append('m', number, entry(name))) {
            expect(mine.has(number)).toBe(false);
            mine.set(number, name);
          }
        }
      };
      await Promise.all(
        [storage, other].flatMap((at, i) => ['a', 'b', 'c'].map((name) => race(at, `${name}${i}`))),
      );
      const log = answersOf(await storage.entries('m', 0));
      expect(log).toEqual(upTo(log.length).map((number) => mine.get(number)));
    });

    test('with the same matches in different order do not wait for each other for ever', async () => {
      const matches = upTo(60).map((i) => `m${i}`);
      await Promise.all(matches.map((id) => storage.createMatch(head(id))));
      for (const number of upTo(20)) {
        const [a, b] = await Promise.all([
          Promise.all(matches.map((id) => storage.append(id, number, entry('a')))),
          Promise.all(matches.toReversed().map((id) => other.append(id, number, entry('b')))),
        ]);
        expect(a.map((won, i) => won !== b.toReversed()[i])).toEqual(matches.map(() => true));
      }
    });

    test('see at once what the other has written', async () => {
      await storage.createMatch(head('m'));
      for (const number of upTo(50)) {
        const [writer, reader] = number % 2 === 0 ? [storage, other] : [other, storage];
        expect(await writer.append('m', number, entry(`${number}`))).toBe(true);
        expect(answersOf(await reader.entries('m', number))).toEqual([`${number}`]);
      }
    });
  });

  describe('connections that break', () => {
    let proxy: FaultyProxy;
    let far: Storage;

    beforeEach(async () => {
      proxy = await startFaultyProxy(database.options.databaseUrl ?? '');
      far = await openOn(connectPostgres(proxy.url, { answerWithin: 500 }));
      await storage.createMatch(head('m'));
      await far.check();
    });

    afterEach(async () => {
      await far.close();
      proxy.close();
    });

    const mishaps = ['cut', 'silence'] as const;

    test.each(mishaps)('an append that was made but not answered counts as made: %s', async (mishap) => {
      const lost = proxy.lose('INSERT 0 1', mishap);
      expect(await far.append('m', 0, entry('a'))).toBe(true);
      await lost;
      expect(await storage.entries('m', 0)).toEqual([entry('a')]);
    });

    test('an append that never arrived is made again', async () => {
      const lost = proxy.loseRequest('insert into entries');
      expect(await far.append('m', 0, entry('a'))).toBe(true);
      await lost;
      expect(await storage.entries('m', 0)).toEqual([entry('a')]);
    });

    test.each(mishaps)('an equal entry that somebody else made is not ours: %s', async (mishap) => {
      await storage.append('m', 0, entry('a'));
      const lost = proxy.lose('INSERT 0 0', mishap);
      expect(await far.append('m', 0, entry('a'))).toBe(false);
      await lost;
      expect(await storage.entries('m', 0)).toEqual([entry('a')]);
    });

    test('in a group each learns its own fate', async () => {
      await Promise.all(upTo(30).map((i) => storage.createMatch(head(`m${i}`))));
      const odd = upTo(30).filter((i) => i % 2 === 1);
      await Promise.all(odd.map((i) => storage.append(`m${i}`, 0, entry('x'))));
      const lost = proxy.lose('INSERT 0 15', 'cut');
      const written = await Promise.all(upTo(30).map((i) => far.append(`m${i}`, 0, entry('x'))));
      await lost;
      expect(written).toEqual(upTo(30).map((i) => i % 2 === 0));
    });

    test.each(mishaps)('a match that was created counts as created: %s', async (mishap) => {
      const lost = proxy.lose('INSERT 0 1', mishap);
      expect(await far.createMatch(head('n'))).toBe(true);
      await lost;
      expect(await far.createMatch(head('n'))).toBe(false);
    });

    test.each(mishaps)('a table that was saved counts as saved: %s', async (mishap) => {
      for (const version of [1, 2]) {
        const lost = proxy.lose('COMMIT', mishap);
        expect(await far.saveTable(table('t', { version, people: ['a'] }))).toBe(true);
        await lost;
        expect(await storage.tablesOf('a', 'open', 9)).toEqual([table('t', { version, people: ['a'] })]);
      }
    });

    test('a table that was perhaps saved and is overwritten by now is an error, not an answer', async () => {
      await storage.saveTable(table('t'));
      const lost = proxy.lose('COMMIT', 'outage');
      const saved = far.saveTable(table('t', { version: 2 }));
      await lost;
      expect(await storage.saveTable(table('t', { version: 3 }))).toBe(true);
      proxy.mend();
      await expect(saved).rejects.toThrow('nobody knows who wrote it');
    });

    test('reading and saving people go on', async () => {
      let lost = proxy.lose('SELECT', 'cut');
      expect(await far.entries('m', 0)).toEqual([]);
      await lost;
      lost = proxy.lose('INSERT', 'silence');
      await far.savePerson(person('a'));
      await lost;
      expect(await far.person('a')).toEqual(person('a'));
    });

    test('when the server throws out everybody, again and again, no entry is lost or made twice', async () => {
      const matches = upTo(30).map((i) => `m${i}`);
      await Promise.all(matches.map((id) => storage.createMatch(head(id))));
      let playing = true;
      const played = Promise.all(
        matches.map(async (id) => {
          for (const number of upTo(40)) {
            expect(await far.append(id, number, entry(`${id} ${number}`))).toBe(true);
          }
        }),
      ).finally(() => {
        playing = false;
      });
      while (playing) {
        await database.runSql(`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      }
      await played;
      for (const id of matches) {
        expect(answersOf(await storage.entries(id, 0))).toEqual(upTo(40).map((number) => `${id} ${number}`));
      }
    });

    test('when it stays away, the error says so', async () => {
      const impatient = await openOn(connectPostgres(proxy.url, { answerWithin: 500, retryMs: 300 }));
      proxy.close();
      await expect(impatient.append('m', 0, entry('a'))).rejects.toThrow(
        'The connection to the database failed',
      );
      await expect(impatient.check()).rejects.toThrow('The connection to the database failed');
      await impatient.close();
    });

    test('a wrong address is refused', async () => {
      const nowhere = connectPostgres('postgres://aerie@127.0.0.1:1/none', { retryMs: 100 });
      await expect(openOn(nowhere)).rejects.toThrow('The connection to the database failed');
    });
  });
});
