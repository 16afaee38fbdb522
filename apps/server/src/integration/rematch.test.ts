import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { type Client, playOut } from '../testing/client.js';
import { randomAnswer, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const any = randomAnswer('rematch');

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(`another match, ${kind.name}`, () => {
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

    /** Anna and Ben have played; Anna would like another match. */
    async function asked() {
      const all = await twoPlaying(server.base, server.base, { ...UNLISTED, friendly: false });
      const { anna, ben, table } = all;
      await Promise.all([anna, ben].map((one) => playOut(one, table, any)));
      await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
      await ben.must('lobby', { on: true });
      const next = await anna.must('rematch', { table });
      await Promise.all([anna, ben].map((one) => one.must('watch', { table: next })));
      return { ...all, next };
    }
    const seated = (client: Client, table: string) =>
      client.tables.get(table)?.seats.map(({ kind: what, name }) => name ?? what);
    const left = (...clients: Client[]) => Promise.all(clients.map((one) => one.close()));

    test('does not begin with somebody who has not said yes, and changes no rating of theirs', async () => {
      const { anna, ben, cookies, next } = await asked();
      expect(seated(anna, next)).toEqual(['open', 'Anna']);
      expect(anna.tables.get(next)?.seats[0]).toMatchObject({ invited: { name: 'Ben', me: false } });
      expect(await anna.reason('start', { table: next })).toBe('stillWaiting');
      await anna.must('seatBot', { table: next, seat: 0, level: 'random' });
      await anna.must('start', { table: next });
      await playOut(anna, next, any);
      await anna.until('the end', () => anna.tables.get(next)?.status === 'over');
      const response = await fetch(`${server.base}/api/history`, { headers: { cookie: cookies[1] } });
      expect(await response.json()).toMatchObject({ ratings: { 'rauf-und-runter': { games: 1 } } });
      await left(anna, ben);
    });

    test('is among the tables of whoever is asked, who says no or yes', async () => {
      const { anna, ben, next } = await asked();
      const isAsked = () =>
        ben.lobby?.mine.some(({ table: { id, seats } }) => id === next && seats[0]?.invited?.me) ?? false;
      await ben.until('to be asked', isAsked);
      await ben.must('stand', { table: next, seat: 0 });
      await ben.until('no longer to be asked', () => !isAsked());
      expect(anna.tables.get(next)?.seats[0]).not.toHaveProperty('invited');
      await ben.must('sit', { table: next, seat: 0 });
      await anna.must('start', { table: next });
      await ben.until('the match', () => ben.matches.has(next));
      await left(anna, ben);
    });

    test('whoever says no at the table that is over is not asked any more', async () => {
      const { anna, ben, table, next } = await asked();
      await ben.until('the question', () => ben.tables.get(table)?.rematchBy === 0);
      await ben.must('rematch', { table, agree: false });
      await anna.until('the answer', () => anna.tables.get(next)?.seats[0]?.invited === undefined);
      expect(seated(anna, next)).toEqual(['open', 'Anna']);
      await left(anna, ben);
    });

    test('whoever asks later says yes', async () => {
      const { anna, ben, table, next } = await asked();
      expect(await ben.must('rematch', { table })).toBe(next);
      await anna.until('Ben', () => seated(anna, next)?.[0] === 'Ben');
      expect(await ben.must('rematch', { table })).toBe(next);
      await anna.must('start', { table: next });
      expect(await ben.must('rematch', { table })).toBe(next);
      await left(anna, ben);
    });
  });
}
