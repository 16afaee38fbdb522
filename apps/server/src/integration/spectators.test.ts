import { describe, expect, inject, test } from 'vitest';
import { Client, playOut } from '../testing/client.js';
import { bot, GAME, me, open } from '../testing/tables.js';
import { startServers, type TestServer } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const postgres = inject('postgres');
const server = testSite();

const texts = (client: Client, table: string) => client.chats.get(table)?.map(({ text }) => text) ?? [];

/** Anna plays with Ben, Carl and Dora look on. */
async function gathered(listed = true, base = server.base) {
  const [anna, ben, carl, dora] = (await Promise.all(
    ['Anna', 'Ben', 'Carl', 'Dora'].map((name) => Client.enter(base, name, true)),
  )) as [Client, Client, Client, Client];
  const table = await anna.must('create', { ...GAME, listed, seats: [me, open] });
  await ben.must('sit', { table, seat: 1 });
  await anna.must('start', { table });
  const all = [anna, ben, carl, dora];
  for (const one of all) await one.must('watch', { table });
  return { anna, ben, carl, dora, table, leave: () => Promise.all(all.map((one) => one.close())) };
}

const answered = async (anna: Client, ben: Client, table: string) => {
  const match = anna.matches.get(table);
  const seat = match?.awaited[0] as number;
  const mover = seat === 0 ? anna : ben;
  const answer = mover.side(table, seat)?.answers[0] as string;
  await mover.must('answer', { table, seat, number: match?.number ?? 0, answer });
};

describe('spectators', () => {
  test('see what everybody may see, of listed tables and by link, and can do nothing', async () => {
    for (const listed of [true, false]) {
      const { anna, ben, carl, table, leave } = await gathered(listed);
      await answered(anna, ben, table);
      await carl.until('the step', () => carl.matches.get(table)?.number === 1);
      expect(carl.matches.get(table)?.sides).toMatchObject([{ seat: null, answers: [], open: null }]);
      const wish = { table, seat: 0, number: 1 };
      expect(await carl.reason('answer', { ...wish, answer: 'F' })).toBe('notYourSeat');
      expect(await carl.reason('undo', wish)).toBe('notYourSeat');
      expect(await carl.reason('sketch', { ...wish, plan: ['F'] })).toBe('notYourSeat');
      await leave();
    }
  });

  test('are counted: people, not tabs, and not those who sit there', async () => {
    const { anna, carl, dora, table, leave } = await gathered();
    await anna.until('two', () => anna.audiences.get(table) === 2);
    await carl.must('watch', { table });
    await dora.must('unwatch', { table });
    await anna.until('one', () => anna.audiences.get(table) === 1);
    await carl.close();
    await anna.until('nobody', () => anna.audiences.get(table) === 0);
    await leave();
  });

  test('talk among themselves while the match runs; after the end the seats hear it, but not they the seats', async () => {
    const { anna, ben, carl, dora, table, leave } = await gathered();
    await carl.must('chat', { table, text: 'Anna should take the feather' });
    await anna.must('chat', { table, text: 'what now?' });
    await dora.until('the line', () => texts(dora, table).length === 1);
    await ben.until('the line', () => texts(ben, table).length === 1);
    expect(texts(dora, table)).toEqual(['Anna should take the feather']);
    expect(dora.chats.get(table)).toMatchObject([{ seat: null, name: 'Carl', mine: false }]);
    expect(texts(ben, table)).toEqual(['what now?']);
    // Also for who comes only now, and to whoever comes back.
    await ben.must('watch', { table });
    const eve = await Client.enter(server.base, 'Eve');
    await eve.must('watch', { table });
    expect(texts(eve, table)).toEqual(['Anna should take the feather']);
    expect(texts(ben, table)).toEqual(['what now?', 'what now?']);
    expect([...anna.heard, ...ben.heard].join()).not.toContain('feather"');
    expect([...carl.heard, ...dora.heard].join()).not.toContain('what now');
    await Promise.all([anna, ben].map((one) => playOut(one, table, (answers) => answers[0] as string)));
    await anna.until('both', () => texts(anna, table).length === 2);
    expect(texts(anna, table).sort()).toEqual(['Anna should take the feather', 'what now?']);
    await dora.must('chat', { table, text: 'well played' });
    for (const one of [anna, carl])
      await one.until('the praise', () => texts(one, table).includes('well played'));
    expect(texts(carl, table)).toEqual(['Anna should take the feather', 'well played']);
    await eve.close();
    await leave();
  });

  test('are kept out where the host says so, and let in again', async () => {
    const { anna, ben, carl, dora, table, leave } = await gathered();
    expect(await ben.reason('admit', { table, watchers: false })).toBe('notHost');
    await anna.must('admit', { table, watchers: false });
    await carl.until('the news', () => carl.tables.get(table)?.watchers === false);
    const before = carl.matches.get(table)?.number;
    await answered(anna, ben, table);
    await ben.until('the step', () => ben.matches.get(table)?.number === 1);
    expect(await dora.reason('watch', { table })).toBe('noWatchers');
    expect(await carl.reason('chat', { table, text: 'let me in' })).toBe('noWatchers');
    expect(carl.matches.get(table)?.number).toBe(before);
    await anna.must('admit', { table, watchers: true });
    await carl.must('watch', { table });
    expect(carl.matches.get(table)?.number).toBe(1);
    await leave();
  });

  test('do not get in at a table that was closed to them from the start, nor its match afterwards', async () => {
    const [anna, carl] = await Promise.all(
      ['Anna', 'Carl'].map((name) => Client.enter(server.base, name, true)),
    );
    if (!anna || !carl) throw new Error();
    const table = await anna.must('create', { ...GAME, watchers: false, seats: [me, bot] });
    // Before it begins one may come in to find a seat.
    await carl.must('watch', { table });
    await anna.must('start', { table });
    await anna.must('watch', { table });
    await playOut(anna, table, (answers) => answers[0] as string);
    expect(carl.matches.has(table)).toBe(false);
    const response = await fetch(`${server.base}/api/matches/${table}`);
    expect([response.status, await response.json()]).toEqual([403, { error: 'noWatchers' }]);
    await Promise.all([anna.close(), carl.close()]);
  });

  test.skipIf(!postgres)('of other processes count and talk too', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    const { anna, ben, carl, table, leave } = await gathered(true, one.base);
    const eve = await Client.enter(two.base, 'Eve', true);
    await eve.must('watch', { table });
    for (const each of [anna, eve]) await each.until('three', () => each.audiences.get(table) === 3);
    await carl.must('chat', { table, text: 'psst' });
    await eve.until('the line', () => texts(eve, table).length === 1);
    await answered(anna, ben, table);
    await eve.until('the step', () => eve.matches.get(table)?.number === 1);
    expect([...anna.heard, ...ben.heard].join()).not.toContain('psst');
    await eve.close();
    await anna.until('two', () => anna.audiences.get(table) === 2);
    await leave();
    await Promise.all([one.stop(), two.stop()]);
  });
});
