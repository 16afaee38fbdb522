import { afterEach, describe, expect, test } from 'vitest';
import { storageKinds } from '../storage/testing/databases.js';
import { Client, newPerson, personOf, playOut } from '../testing/client.js';
import { bot, GAME, ManualClock, me, open, randomAnswer } from '../testing/tables.js';
import { startServer } from '../testing/test-server.js';

const DAY = 24 * 60 * 60_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))(
  'what nobody touches, $name',
  ({ create }) => {
    const time = new ManualClock();

    async function started(settings: Parameters<typeof startServer>[1] = {}) {
      const database = await create();
      ends.push(() => database.remove());
      const storage = await database.open();
      const server = await startServer('nowhere', {
        ...{ storage, now: time.now, cleanupMs: 5, unattendedMs: 0, deadlineMs: 10 * 60_000 },
        ...settings,
      });
      ends.push(() => server.stop());
      const enter = async (name: string) => {
        const cookie = await newPerson(server.base, name);
        const client = await Client.connect(server.base, cookie);
        ends.push(() => client.close());
        return { client, cookie, id: await personOf(server.base, cookie) };
      };
      /** Waits for something that a run does; a moment passes for each, so that it is due. */
      const becomes = async (holds: () => Promise<boolean>) => {
        while (!(await holds())) {
          time.pass(1000);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      };
      /** Two runs have passed: one that was under way may have looked before. */
      const afterRuns = async () => {
        for (let i = 0; i < 2; i++) {
          const { version = 0 } = (await storage.record('cleanup', 'site')) ?? {};
          await becomes(async () => ((await storage.record('cleanup', 'site'))?.version ?? 0) > version + 1);
        }
      };
      const isGone = (table: string) => async () => (await storage.table(table)) === undefined;
      return { server, storage, enter, becomes, afterRuns, isGone };
    }

    test('open tables go after a week, also from the lists, unless somebody of them is here', async () => {
      const { storage, enter, becomes, isGone } = await started();
      const [anna, ben] = [await enter('Anna'), await enter('Ben')];
      const left = await anna.client.must('create', { ...GAME, seats: [me, open] });
      await anna.client.must('watch', { table: left });
      await anna.client.must('chat', { table: left, text: 'Anybody?' });
      const held = await ben.client.must('create', { ...GAME, seats: [me, open] });
      await anna.client.close();
      await ben.client.must('lobby', { on: true });
      await ben.client.until('both', () => ben.client.lobby?.open.length === 2);
      time.pass(7 * DAY);
      await becomes(isGone(left));
      expect(await storage.chat(left, 0)).toEqual([]);
      await ben.client.until('one', () => ben.client.lobby?.open.length === 1);
      expect(ben.client.lobby?.open[0]?.id).toBe(held);
      expect(await ben.client.reason('watch', { table: left })).toBe('noSuchTable');
    });

    test('a rematch that nobody came to can be asked for again when it is gone', async () => {
      const { enter, becomes, isGone, server } = await started();
      const anna = await enter('Anna');
      const table = await anna.client.must('create', { ...GAME, seats: [me, bot] });
      await anna.client.must('watch', { table });
      await anna.client.must('start', { table });
      await playOut(anna.client, table, randomAnswer('cleanup'));
      const next = await anna.client.must('rematch', { table });
      await anna.client.close();
      time.pass(8 * DAY);
      await becomes(isGone(next));
      const again = await Client.connect(server.base, anna.cookie);
      ends.push(() => again.close());
      const other = await again.must('rematch', { table });
      expect(other).not.toBe(next);
      expect(await again.must('rematch', { table })).toBe(other);
    });

    test('matches without a move go after 90 days, with nothing left; what was played to the end stays', async () => {
      const { storage, server, enter, becomes, afterRuns, isGone } = await started();
      const anna = await enter('Anna');
      const begun = async (seats: (typeof me | typeof bot)[]) => {
        const table = await anna.client.must('create', { ...GAME, seats });
        await anna.client.must('watch', { table });
        await anna.client.must('start', { table });
        await anna.client.until('the match', () => anna.client.matches.has(table));
        return table;
      };
      const [over, idle, moved] = [await begun([me, bot]), await begun([me, me]), await begun([me, me])];
      await playOut(anna.client, over, randomAnswer('cleanup'));
      const { match } = (await server.tables.table(idle)).body;
      time.pass(50 * DAY);
      const side = anna.client.matches.get(moved)?.sides.find(({ answers }) => answers.length > 0);
      const answer = side?.answers[0] as string;
      await anna.client.must('answer', { table: moved, seat: side?.seat as number, number: 0, answer });
      await anna.client.close();
      time.pass(45 * DAY);
      await becomes(isGone(idle));
      await afterRuns();
      expect(await storage.matchHead(match as string)).toBeUndefined();
      for (const table of [over, moved]) expect(await isGone(table)()).toBe(false);
      const history = await storage.recordsOf('played', anna.id, 9);
      expect(history.map(({ body }) => (body as { table: string }).table)).toEqual([over]);
    });

    test('guests go after half a year, those who have played when nobody can be them any more; accounts stay', async () => {
      const { server, storage, enter, becomes, afterRuns } = await started();
      const [gone, played, account] = [await enter('Gone'), await enter('Played'), await enter('Lea')];
      const banned = await enter('Banned');
      await server.peopleService.bans.banPerson(banned.id, { reason: '', until: null, note: '' });
      expect(await server.peopleService.accounts.make(account.id, 'Lea', 'a long password of hers')).toBe(
        true,
      );
      const table = await played.client.must('create', { ...GAME, seats: [me, bot] });
      await played.client.must('watch', { table });
      await played.client.must('start', { table });
      await playOut(played.client, table, randomAnswer('cleanup'));
      for (const { client } of [gone, played, account, banned]) await client.close();
      const known = async () =>
        (await storage.people('', 99)).map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
      time.pass(179 * DAY);
      await afterRuns();
      expect(await known()).toEqual(['Banned', 'Gone', 'Lea', 'Played']);
      time.pass(2 * DAY);
      await becomes(async () => (await known()).length === 3);
      await afterRuns();
      expect(await known()).toEqual(['Banned', 'Lea', 'Played']);
      time.pass(230 * DAY);
      await becomes(async () => (await known()).length === 2);
      await afterRuns();
      expect(await known()).toEqual(['Banned', 'Lea']);
      expect(await storage.table(table)).toBeDefined();
      expect(await storage.recordsOf('session', account.id, 9)).toEqual([]);
    });

    test('0 days: never', async () => {
      const { enter, afterRuns, isGone } = await started({
        openTableDays: 0,
        idleMatchDays: 0,
        guestDays: 0,
      });
      const anna = await enter('Anna');
      const table = await anna.client.must('create', { ...GAME, seats: [me, open] });
      await anna.client.close();
      time.pass(1000 * DAY);
      await afterRuns();
      expect(await isGone(table)()).toBe(false);
    });
  },
);
