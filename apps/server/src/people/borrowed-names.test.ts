import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';
import { Accounts } from './accounts.js';
import { Passwords } from './passwords.js';

const postgres = inject('postgres');
const PASSWORD = 'far above the clouds';

async function guest(base: string, name: string): Promise<HttpClient> {
  const browser = new HttpClient(base);
  await browser.must('POST', '/api/session', { name });
  return browser;
}

async function signedUp(base: string, name: string): Promise<HttpClient> {
  const browser = new HttpClient(base);
  await browser.must('POST', '/api/account', { name, password: PASSWORD });
  return browser;
}

const signUp = async (base: string, name: string) => {
  const { status, body } = await new HttpClient(base).ask('POST', '/api/account', {
    name,
    password: PASSWORD,
  });
  return status === 200 ? 'done' : body.error;
};

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`names that look like those of accounts, ${kind.name}`, () => {
    let database: TestDatabase;
    let server: TestServer;
    beforeAll(async () => {
      database = await kind.create();
      server = await startServer(database.options.dataDir, { storage: await database.open() });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('are refused to other accounts, also after a restart; honest ones are not', async () => {
      await signedUp(server.base, 'Paula');
      for (const name of ['PAULA', 'Pаula', 'PauIa', 'Pau1a', 'Páula'])
        expect([name, await signUp(server.base, name)]).toEqual([name, 'nameTaken']);
      await server.stop();
      server = await startServer(database.options.dataDir, { storage: await database.open() });
      expect(await signUp(server.base, 'РauIa')).toBe('nameTaken');
      for (const name of ['Paul', 'Zoë', 'Øyvind', '小明', 'Привет'])
        expect([name, await signUp(server.base, name)]).toEqual([name, 'done']);
      const carl = await signedUp(server.base, 'Carl');
      expect(await carl.ask('POST', '/api/session', { name: 'Pаula' })).toMatchObject({
        status: 409,
        body: { error: 'nameTaken' },
      });
      // One's own name in other letters is still one's own.
      await carl.must('POST', '/api/session', { name: 'Сarl' });
    });

    test('are known of all accounts, however many are read at once', async () => {
      const names = ['Gregor', 'Hilde', 'Ivo', 'Jasna', 'Klara'];
      for (const name of names) await signedUp(server.base, name);
      for (const atOnce of [1, 2, 1000]) {
        const accounts = new Accounts(server.storage, new Passwords());
        await accounts.readNames(atOnce);
        for (const name of names) expect(accounts.allNames.isTaken(name.toUpperCase(), undefined)).toBe(true);
        expect(accounts.allNames.isTaken('Leo', undefined)).toBe(false);
      }
    });

    test('are shown with a mark wherever others see them', async () => {
      const { base } = server;
      const [anna, eve] = [await signedUp(base, 'Anna'), await guest(base, 'Аnnа')];
      const [annas, eves] = [await Client.connect(base, anna.cookie), await Client.connect(base, eve.cookie)];
      const table = await eves.must('create', { ...GAME, friendly: false, seats: [me, open] });
      const invitation = await new HttpClient(base).must('GET', `/api/tables/${table}/invitation`);
      expect(invitation).toMatchObject({ host: 'Аnnа', guest: true });
      await annas.must('lobby', { on: true });
      expect(annas.lobby?.open[0]?.seats[0]).toMatchObject({ name: 'Аnnа', guest: true });
      await annas.must('sit', { table, seat: 1 });
      for (const one of [annas, eves]) await one.must('watch', { table });
      const seats = annas.tables.get(table)?.seats;
      expect(seats).toMatchObject([{ name: 'Аnnа', guest: true }, { name: 'Anna' }]);
      expect(seats?.[1]).not.toHaveProperty('guest');
      await eves.must('chat', { table, text: 'it is me' });
      await annas.must('chat', { table, text: 'no, me' });
      await annas.until('both', () => annas.chats.get(table)?.length === 2);
      const [hers, mine] = annas.chats.get(table) ?? [];
      expect(hers).toMatchObject({ name: 'Аnnа', guest: true });
      expect(mine).not.toHaveProperty('guest');
      await eves.must('start', { table });
      await Promise.all([annas, eves].map((one) => playOut(one, table, (answers) => answers[0] as string)));
      await annas.until('the end', () => annas.tables.get(table)?.status === 'over');
      const file = (await anna.must('GET', `/api/matches/${table}`)) as { seats: { name: string }[] };
      expect(file.seats.map(({ name }) => name)).toEqual(['Guest Аnnа', 'Anna']);
      const { ranking } = (await anna.must('GET', '/api/ranking/rauf-und-runter')) as {
        ranking: { name: string; guest?: true; profile: string }[];
      };
      expect(ranking.map(({ name, guest: mark }) => [name, mark]).toSorted()).toEqual([
        ['Anna', undefined],
        ['Аnnа', true],
      ]);
      const profile = ranking.find(({ guest: mark }) => mark)?.profile;
      expect(await anna.must('GET', `/api/history/${profile}`)).toMatchObject({ name: 'Аnnа', guest: true });
      expect(await anna.must('GET', '/api/history')).toMatchObject({
        played: [{ others: [{ name: 'Аnnа', guest: true }] }],
      });
      await Promise.all([annas.close(), eves.close()]);
    });

    test('have the mark from the moment that the account is there, until it is gone', async () => {
      const { base } = server;
      const [dora, carl] = [await guest(base, 'Dora'), await guest(base, 'Emil')];
      const [doras, carls] = [
        await Client.connect(base, dora.cookie),
        await Client.connect(base, carl.cookie),
      ];
      const table = await doras.must('create', { ...GAME, seats: [me, { ...me, name: 'Emil' }, open] });
      const marks = async () => {
        await carls.must('watch', { table });
        return carls.tables.get(table)?.seats.map(({ guest: mark }) => mark === true);
      };
      expect(await marks()).toEqual([false, false, false]);
      const account = await signedUp(base, 'dora');
      await carl.must('POST', '/api/account', { name: 'Emil', password: PASSWORD });
      const again = await Client.connect(base, carl.cookie);
      await again.must('watch', { table });
      // Whoever is called by another's name on somebody's screen has it too.
      expect(again.tables.get(table)?.seats.map(({ guest: mark }) => mark === true)).toEqual([
        true,
        true,
        false,
      ]);
      await account.must('DELETE', '/api/account', { password: PASSWORD });
      do await again.must('watch', { table });
      while (again.tables.get(table)?.seats[0]?.guest);
      await Promise.all([doras.close(), carls.close(), again.close()]);
    });
  });

test.skipIf(!postgres)('other processes know the names of new accounts', async () => {
  const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
  const account = await signedUp(one.base, 'Anna');
  const eve = await Client.enter(two.base, 'Аnna');
  const table = await eve.must('create', { ...GAME, seats: [me, open] });
  const isMarked = async () => {
    await eve.must('watch', { table });
    return eve.tables.get(table)?.seats[0]?.guest === true;
  };
  while (!(await isMarked())) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await signUp(two.base, 'Аnna')).toBe('nameTaken');
  await account.must('POST', '/api/session', { name: 'Berta' });
  while (await isMarked()) await new Promise((resolve) => setTimeout(resolve, 20));
  await eve.close();
  await Promise.all([one.stop(), two.stop()]);
});
