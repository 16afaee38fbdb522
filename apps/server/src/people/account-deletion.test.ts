import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../proof/audit.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open, randomAnswer } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const WORDS = 'whale with my secret hat';

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`what somebody wrote goes with them, ${kind.name}`, () => {
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

    const guest = async (name: string) => {
      const browser = new HttpClient(server.base);
      await browser.must('POST', '/api/session', { name });
      return browser;
    };
    /** All lines of a backup that hold one of these texts. */
    const holding = async (...texts: string[]) => {
      const found: string[] = [];
      for await (const line of server.storage.dump())
        if (texts.some((text) => line.includes(text))) found.push(line);
      return found;
    };

    test('answers in words, in a match that goes on and still verifies', async () => {
      const [anna, ben, clio] = [await guest('Anna'), await guest('Ben'), await guest('Clio')];
      const clients = await Promise.all(
        [anna, ben, clio].map(({ cookie }) => Client.connect(server.base, cookie)),
      );
      const [hers, his, third] = clients as [Client, Client, Client];
      const table = await hers.must('create', {
        ...{ game: 'cloud-mine', options: { language: 'en' }, listed: false },
        seats: [me, open, open],
      });
      for (const client of clients) await client.must('watch', { table });
      await his.must('sit', { table, seat: 1 });
      await third.must('sit', { table, seat: 2 });
      await hers.must('start', { table });
      const pick = randomAnswer('words');
      /** Whoever is asked answers; Anna's words are hers. */
      const step = async () => {
        await his.until('the match', () => his.matches.has(table));
        const number = his.matches.get(table)?.number ?? 0;
        for (const one of clients)
          await one.until('the same', () => one.matches.get(table)?.number === number);
        for (const client of clients) {
          const match = client.matches.get(table);
          const side = match?.sides.find(({ seat }) => seat !== null && match.awaited.includes(seat));
          if (!side) continue;
          const words = client === hers ? WORDS : 'cloud of mine';
          const answer = side.answers.length > 0 ? pick(side.answers) : `say ${words}`;
          await client.must('answer', { table, seat: side.seat as number, number, answer });
          break;
        }
        await his.until('the next', () => (his.matches.get(table)?.number ?? 0) > number);
      };
      while ((await holding(WORDS)).length === 0) await step();
      await anna.must('DELETE', '/api/account', { password: null });
      expect(await holding(WORDS)).toEqual([]);
      const { live } = await server.tables.standing(table);
      expect(JSON.stringify(live?.match.log.entries)).toContain('say …');
      expect((await audit(server.storage)).faults).toEqual([]);
      await Promise.all(clients.map((client) => client.close()));
    });

    test('what they complained of, and their name in notes about bans', async () => {
      const [carla, dora] = [await guest('Carla Quill'), await guest('Dora')];
      const client = await Client.connect(server.base, dora.cookie);
      const table = await client.must('create', { ...GAME, seats: [me, open] });
      await client.must('chat', { table, text: 'hello' });
      await carla.must('POST', '/api/reports', {
        ...{ who: { table, talk: 'seats', line: 0 }, reason: 'insult', text: 'I, Carla, was insulted' },
      });
      const { bans } = server.peopleService;
      const ban = { reason: 'Shouting', until: null };
      await bans.banPerson(await carla.id(), { ...ban, note: 'Carla Quill' });
      await bans.banNetwork('somewhere', { ...ban, note: 'network of Carla Quill' });
      await server.peopleService.deletePerson(await carla.id());
      expect(await holding('Carla', 'Quill')).toEqual([]);
      expect(await bans.all()).toMatchObject([{ id: 'network somewhere', note: 'network of …' }]);
      expect(await server.peopleService.reports.list('open')).toMatchObject([
        { body: { by: '', reason: 'insult', text: '' } },
      ]);
      await client.close();
    });
  });
