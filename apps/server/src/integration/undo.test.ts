import type { TableState } from '@aerie/host';
import { describe, expect, inject, test } from 'vitest';
import type { Storage, TableRow } from '../storage/storage.js';
import { Client, newPerson } from '../testing/client.js';
import { me, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServers, type TestServer } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const postgres = inject('postgres');
const server = testSite();

/** One person on two seats, who need not ask anybody. */
async function alone(base: string, cookie: string) {
  const anna = await Client.connect(base, cookie);
  const table = await anna.must('create', { ...UNLISTED, seats: [me, { ...me, name: 'Ben' }] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await anna.until('the match', () => anna.matches.has(table));
  for (const number of [0, 1]) await answer(anna, table, number);
  return { anna, table };
}

/** Gives the first answer of whoever is asked. */
async function answer(client: Client, table: string, number: number): Promise<number> {
  await client.until('the turn', () => client.matches.get(table)?.number === number);
  const seat = client.matches.get(table)?.awaited[0] as number;
  await client.must('answer', {
    table,
    seat,
    number,
    answer: client.side(table, seat)?.answers[0] as string,
  });
  await client.until('the step', () => client.matches.get(table)?.number === number + 1);
  return seat;
}

/** Two people at a table where nothing counts, of whom one has answered and wishes to take that back. */
async function wishing(first: string, second: string) {
  const { anna, ben, table, cookies } = await twoPlaying(first, second, { friendly: true });
  const seat = anna.matches.get(table)?.awaited[0] as number;
  const [wishes, agrees] = seat === 0 ? [anna, ben] : [ben, anna];
  await answer(wishes, table, 0);
  await wishes.must('undo', { table, seat, number: 1 });
  await agrees.until('the wish', () => agrees.tables.get(table)?.undoWish?.seat === seat);
  return { anna, ben, wishes, agrees, seat, table, cookies };
}

const log = async ({ storage, tables }: TestServer, table: string) =>
  (await storage.entries((await tables.table(table)).body.match as string, 0)).map((entry) =>
    'back' in entry ? 'back' : 'answer',
  );

describe('undo', () => {
  test('asked for again, under whatever id and after a restart, it takes back once', async () => {
    const cookie = await newPerson(server.base, 'Anna');
    const { anna, table } = await alone(server.base, cookie);
    const seat = (await server.storage.entries((await server.tables.table(table)).body.match as string, 1))[0]
      ?.seat as number;
    const undo = { table, seat, number: 2 };
    for (const id of ['a', 'a', 'b']) expect((await anna.ask('undo', undo, id)).type).toBe('done');
    await server.restart();
    const again = await Client.connect(server.base, cookie);
    expect((await again.ask('undo', undo, 'a')).type).toBe('done');
    expect(await log(server, table)).toEqual(['answer', 'answer', 'back']);
    expect(await again.reason('undo', { ...undo, number: 9 })).toBe('stale');
    await again.must('watch', { table });
    await again.until('the match', () => again.matches.get(table)?.number === 3);
    expect(await answer(again, table, 3)).toBe(seat);
    // Another window still shows what was there before that answer.
    expect(await again.reason('undo', { ...undo, number: 3 })).toBe('stale');
    expect(await log(server, table)).toEqual(['answer', 'answer', 'back', 'answer']);
    await again.close();
  });

  test('a wish that all had agreed to when the server stopped is carried out by the next', async () => {
    const { table, seat, anna, ben } = await wishing(server.base, server.base);
    const row = (await server.storage.table(table)) as TableRow;
    const body = row.body as unknown as TableState;
    const undoWish = { seat, number: 1, agreed: [1 - seat] };
    await server.storage.saveTable({
      ...row,
      version: row.version + 1,
      body: { ...body, undoWish } as never,
    });
    await Promise.all([anna.close(), ben.close()]);
    await server.restart();
    for (let i = 0; i < 100 && (await log(server, table)).length < 2; i++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await log(server, table)).toEqual(['answer', 'back']);
    expect((await server.tables.table(table)).body.undoWish).toBeNull();
  });

  test.skipIf(!postgres)('of two processes that are asked for the same, one takes back', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    const cookie = await newPerson(one.base, 'Anna');
    const there = await Client.connect(two.base, cookie);
    for (let round = 0; round < 5; round++) {
      const { anna, table } = await alone(one.base, cookie);
      const { body } = await one.tables.table(table);
      const seat = (await one.storage.entries(body.match as string, 1))[0]?.seat as number;
      const undo = { table, seat, number: 2 };
      const asked = await Promise.all([
        anna.ask('undo', undo),
        there.ask('undo', undo),
        anna.ask('undo', undo),
      ]);
      expect(asked.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
      expect(await log(one, table)).toEqual(['answer', 'answer', 'back']);
      await anna.close();
    }
    await there.close();
    await Promise.all([one.stop(), two.stop()]);
  });

  test.skipIf(!postgres)('what was agreed on is taken back, and never what came after it', async () => {
    let afterAgreeing: () => Promise<void> = async () => undefined;
    /** Something happens elsewhere just after the last one has agreed. */
    const slow = (storage: Storage): Storage =>
      new Proxy(storage, {
        get: (target, name) => {
          const value = Reflect.get(target, name) as unknown;
          if (typeof value !== 'function') return value;
          if (name !== 'saveTable') return value.bind(target);
          return async (row: TableRow) => {
            const saved = await target.saveTable(row);
            if ((row.body as unknown as TableState).undoWish?.agreed.length) await afterAgreeing();
            return saved;
          };
        },
      });
    const [one, two] = (await startServers(2, postgres, {}, (storage) => ({ storage: slow(storage) }))) as [
      TestServer,
      TestServer,
    ];
    const { wishes, agrees, seat, table, cookies, anna, ben } = await wishing(one.base, one.base);
    const elsewhere = await Client.connect(two.base, cookies[seat] as string);
    await elsewhere.must('watch', { table });
    await elsewhere.until('the match', () => elsewhere.matches.get(table)?.number === 1);
    afterAgreeing = async () => {
      afterAgreeing = async () => undefined;
      const [next] = elsewhere.side(table, seat)?.answers ?? [];
      await elsewhere.must('answer', { table, seat, number: 1, answer: next as string });
    };
    expect(await agrees.reason('agreeUndo', { table, seat: 1 - seat, agree: true })).toBe('stale');
    expect(await log(one, table)).toEqual(['answer', 'answer']);
    await wishes.until('the wish to be void', () => wishes.tables.get(table)?.undoWish === null);
    expect((await two.tables.table(table)).body.undoWish).toBeNull();
    await Promise.all([anna.close(), ben.close(), elsewhere.close()]);
    await Promise.all([one.stop(), two.stop()]);
  });
});
