import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson } from '../testing/client.js';
import { bot, me, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

/* In Rauf und Runter every answer is followed by a throw. */

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('taking back luck, $name', ({ create }) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await create();
    server = await startServer('nowhere', { storage: await database.open() });
  });
  afterAll(async () => {
    await server.stop();
    database.remove();
  });

  /** The first answer of somebody whose turn it is; gives what their undo must say that they have seen. */
  async function answered(client: Client, table: string, seat: number) {
    await client.until('the turn', () => client.matches.get(table)?.awaited[0] === seat);
    const number = client.matches.get(table)?.number as number;
    await client.must('answer', {
      table,
      seat,
      number,
      answer: client.side(table, seat)?.answers[0] as string,
    });
    await client.until('the step', () => (client.matches.get(table)?.number ?? 0) > number);
    return { table, seat, number: number + 1 };
  }
  const backs = async (table: string) => {
    const { body } = await server.tables.table(table);
    return (await server.storage.entries(body.match as string, 0)).filter((entry) => 'back' in entry).length;
  };

  async function againstBot(friendly = false) {
    const anna = await Client.enter(server.base, 'Anna');
    const table = await anna.must('create', { ...UNLISTED, friendly, seats: [me, bot] });
    await anna.must('watch', { table });
    await anna.must('start', { table });
    return { anna, table };
  }

  test('in the daily challenge nobody throws again', async () => {
    const cookie = await newPerson(server.base, 'Hal');
    const init = { method: 'POST', headers: { cookie } };
    const { table } = (await (await fetch(`${server.base}/api/daily/rauf-und-runter`, init)).json()) as {
      table: string;
    };
    const hal = await Client.connect(server.base, cookie);
    await hal.must('watch', { table });
    const undo = await answered(hal, table, 0);
    expect(await hal.reason('undo', undo)).toBe('luckCounts');
    expect(hal.side(table, 0)?.undo).toEqual({ code: 'luckCounts' });
    expect(await backs(table)).toBe(0);
    await hal.close();
  });

  test('in a rated match nobody does, against bots or people, who cannot be asked either', async () => {
    const { anna, table } = await againstBot();
    expect(await anna.reason('undo', await answered(anna, table, 0))).toBe('luckCounts');
    expect(await backs(table)).toBe(0);
    await anna.close();
    const two = await twoPlaying(server.base, server.base, { friendly: false });
    const seat = two.anna.matches.get(two.table)?.awaited[0] as number;
    const active = seat === 0 ? two.anna : two.ben;
    expect(await active.reason('undo', await answered(active, two.table, seat))).toBe('luckCounts');
    expect((await server.tables.table(two.table)).body.undoWish).toBeNull();
    await Promise.all([two.anna.close(), two.ben.close()]);
  });

  test.each([
    ['rated', false, 'luckCounts'],
    ['friendly', true, 'done'],
  ])(
    'in a %s match the bot that covers a seat does not agree for its person',
    async (_, friendly, reason) => {
      const { anna, ben, table } = await twoPlaying(server.base, server.base, { friendly });
      const seat = anna.matches.get(table)?.awaited[0] as number;
      const [active, other] = seat === 0 ? [anna, ben] : [ben, anna];
      // In rated play nobody calls a bot themselves: the others have voted for it.
      await server.tables.coverAbsent(table, 1 - seat);
      const undo = await answered(active, table, seat);
      expect(await active.reason('undo', undo)).toBe(reason);
      expect(await backs(table)).toBe(0);
      if (friendly) {
        // It waits for the person, who may be there although a bot plays.
        await other.until('the wish', () => other.tables.get(table)?.undoWish?.seat === seat);
        await other.must('agreeUndo', { table, seat: 1 - seat, agree: true });
        expect(await backs(table)).toBe(1);
      }
      await Promise.all([anna.close(), ben.close()]);
    },
  );

  test('against bots alone, where nothing counts, one takes back freely', async () => {
    const { anna, table } = await againstBot(true);
    const undo = await answered(anna, table, 0);
    expect(anna.side(table, 0)?.undo).toBeNull();
    expect(await anna.reason('undo', undo)).toBe('done');
    expect(await backs(table)).toBe(1);
    await anna.close();
  });
});
