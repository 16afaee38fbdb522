import { NOTE_LENGTH } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MOST_NOTES } from '../people/private-notes.js';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { HttpClient } from '../testing/http-client.js';
import { twoPlaying } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');
const password = 'a long enough password';

interface Notes {
  readonly people: readonly { readonly name: string; readonly profile: string; readonly text: string }[];
  readonly tables: readonly { readonly table: string; readonly text: string }[];
}

const notesOf = async (http: HttpClient) => (await http.must('GET', '/api/notes')) as unknown as Notes;

/** Anna and Ben at a table that is played; each of them as a browser as well. */
async function two(first: string, second = first) {
  const { table, cookies, anna, ben } = await twoPlaying(first, second);
  await Promise.all([anna.close(), ben.close()]);
  return { table, anna: new HttpClient(first, cookies[0]), ben: new HttpClient(second, cookies[1]) };
}

/** Whoever has written something finds it again at any process; nobody else is told anything. */
async function ownOnly(first: string, second: string): Promise<void> {
  const { table, anna, ben } = await two(first, second);
  const notes = `/api/tables/${table}/notes`;
  const before = [await ben.must('GET', notes), await ben.must('GET', '/api/notes')];
  await anna.must('PUT', `/api/tables/${table}/note`, { text: 'Keep the blue ones.\n' });
  await anna.must('PUT', '/api/notes', { who: { table, seat: 1 }, text: 'Bluffs' });
  const told = { mayWrite: true, text: 'Keep the blue ones.', seats: [{ seat: 1, text: 'Bluffs' }] };
  for (const base of [first, second])
    expect(await new HttpClient(base, anna.cookie).must('GET', notes)).toEqual(told);
  expect(await anna.must('POST', '/api/people/find', { who: { table, seat: 1 } })).toMatchObject({
    note: 'Bluffs',
  });
  expect([await ben.must('GET', notes), await ben.must('GET', '/api/notes')]).toEqual(before);
  expect(await ben.must('POST', '/api/people/find', { who: { table, seat: 0 } })).toMatchObject({ note: '' });
  const stranger = new HttpClient(second);
  await stranger.must('POST', '/api/session', { name: 'Carl' });
  expect(await stranger.must('GET', notes)).toEqual({ mayWrite: false, text: '', seats: [] });
  const put = await stranger.ask('PUT', `/api/tables/${table}/note`, { text: 'Hello' });
  expect([put.status, put.body.error]).toEqual([409, 'notYourSeat']);
  // An empty text takes a note away.
  await anna.must('PUT', '/api/notes', { who: { table, seat: 1 }, text: ' ' });
  expect(await anna.must('GET', notes)).toEqual({ ...told, seats: [] });
}

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`private notes, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    const start = async () => {
      storage = await database.open();
      server = await startServer('nowhere', { storage });
    };
    beforeAll(async () => {
      database = await kind.create();
      await start();
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('are told to whoever wrote them and to nobody else', () => ownOnly(server.base, server.base));

    test('survive a restart, are exported, go over to an account and with it', async () => {
      const { table, ...guests } = await two(server.base);
      const write = async (who: HttpClient, text: string) => {
        await who.must('PUT', `/api/tables/${table}/note`, { text: `Table: ${text}` });
        const seat = who.cookie === guests.anna.cookie ? 1 : 0;
        await who.must('PUT', '/api/notes', { who: { table, seat }, text });
      };
      await write(guests.anna, 'about Ben');
      await write(guests.ben, 'about Anna');
      await server.stop();
      await start();
      const [anna, ben] = [guests.anna, guests.ben].map(
        ({ cookie }) => new HttpClient(server.base, cookie),
      ) as [HttpClient, HttpClient];
      expect((await notesOf(anna)).people).toMatchObject([{ name: 'Ben', text: 'about Ben' }]);

      // Anna's account, which has noted something about Ben itself, takes over what the guest has noted and what is noted about her.
      const name = `Anna of ${kind.name}`;
      const account = new HttpClient(server.base);
      await account.must('POST', '/api/account', { name, password });
      const profile = (await notesOf(anna)).people[0]?.profile;
      await account.must('PUT', '/api/notes', { who: { profile }, text: 'known for long' });
      await anna.must('POST', '/api/account/sign-in', { name, password, bring: true });
      expect((await notesOf(anna)).people).toMatchObject([
        { name: 'Ben', text: 'known for long\nabout Ben' },
      ]);
      expect((await notesOf(anna)).tables).toMatchObject([{ table, text: 'Table: about Ben' }]);
      expect((await notesOf(ben)).people).toMatchObject([{ name, text: 'about Anna' }]);
      expect(JSON.stringify(await anna.must('GET', '/api/account/export'))).toContain('known for long');

      const id = await anna.id();
      await anna.must('DELETE', '/api/account', { password });
      const left = JSON.stringify(await storage.recordsOfKind('note', '', 100));
      for (const gone of [id, 'known for long', '"about Anna"']) expect(left).not.toContain(gone);
      expect((await notesOf(ben)).people).toEqual([]);
      expect((await notesOf(ben)).tables).toMatchObject([{ text: 'Table: about Anna' }]);
    });

    test('keep the name from before of whoever does not want to meet their writer any more', async () => {
      const { table, anna, ben } = await two(server.base);
      await anna.must('PUT', '/api/notes', { who: { table, seat: 1 }, text: 'Bluffs' });
      await ben.must('POST', '/api/account', { name: `Benno ${kind.name}`, password });
      expect((await notesOf(anna)).people).toMatchObject([{ name: `Benno ${kind.name}` }]);
      await ben.must('POST', '/api/blocks', { who: { table, seat: 0 } });
      expect((await notesOf(anna)).people).toMatchObject([{ name: 'Ben', text: 'Bluffs' }]);
    });

    test('are bounded in length and number', async () => {
      const { table, anna } = await two(server.base);
      const long = await anna.ask('PUT', `/api/tables/${table}/note`, { text: 'x'.repeat(NOTE_LENGTH + 1) });
      expect([long.status, long.body.error]).toEqual([400, 'badRequest']);
      await anna.must('PUT', `/api/tables/${table}/note`, { text: '字'.repeat(NOTE_LENGTH) });
      const owner = await anna.id();
      const full = { kind: 'note', version: 1, owner, shelf: null, rank: 0, body: { text: '', at: 0 } };
      await Promise.all(
        Array.from({ length: MOST_NOTES - 1 }, (_, i) =>
          storage.saveRecord({ ...full, id: `${owner}.${i}` }),
        ),
      );
      const one = await anna.ask('PUT', '/api/notes', { who: { table, seat: 1 }, text: 'one more' });
      expect(one).toMatchObject({ status: 409, body: { error: 'tooManyNotes', limit: MOST_NOTES } });
      await anna.must('PUT', `/api/tables/${table}/note`, { text: 'another text in place of one' });
    });
  });

test('are not there where the site has them off', async () => {
  const [kind] = storageKinds;
  const database = await (kind as (typeof storageKinds)[number]).create();
  const server = await startServer('nowhere', { storage: await database.open(), featuresOff: ['notes'] });
  const { table, anna } = await two(server.base);
  const answer = await anna.ask('GET', `/api/tables/${table}/notes`);
  expect([answer.status, answer.body.error]).toEqual([403, 'switchedOff']);
  expect(await anna.must('POST', '/api/people/find', { who: { table, seat: 1 } })).toMatchObject({
    note: '',
  });
  await server.stop();
  database.remove();
});

describe.skipIf(!postgres)('private notes across processes', () => {
  test('are the same at every process', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    await ownOnly(one.base, two.base);
    await Promise.all([one.stop(), two.stop()]);
  });
});
