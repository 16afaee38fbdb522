import { describe, expect, inject, test } from 'vitest';
import { Client, newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServers, type TestServer } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const postgres = inject('postgres');
const server = testSite();

const told = ({ reactions }: Client) => reactions.map(({ name, reaction }) => `${name} ${reaction}`);

describe('reactions', () => {
  test('go once to those on one’s side, without ids, and are not kept', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    const [carl, dora] = await Promise.all(['Carl', 'Dora'].map((name) => Client.enter(server.base, name)));
    if (!carl || !dora) throw new Error();
    await Promise.all([carl, dora].map((one) => one.must('watch', { table })));
    await anna.must('react', { table, reaction: 'bravo' });
    await carl.must('react', { table, reaction: 'wow' });
    await ben.until('the seats', () => ben.reactions.length === 1);
    await dora.until('the spectators', () => dora.reactions.length === 1);
    // All that was sent before this has arrived.
    for (const one of [anna, ben, carl, dora]) await one.must('ping', {});
    expect(ben.reactions).toEqual([
      { type: 'reaction', table, seat: 0, name: 'Anna', mine: false, reaction: 'bravo' },
    ]);
    expect(anna.reactions).toMatchObject([{ seat: 0, mine: true }]);
    expect(dora.reactions).toMatchObject([{ seat: null, name: 'Carl', mine: false, reaction: 'wow' }]);
    expect(told(carl)).toEqual(['Carl wow']);
    const late = await Client.enter(server.base, 'Eve');
    await late.must('watch', { table });
    expect([late.reactions, late.chats.get(table)]).toEqual([[], []]);
    await Promise.all([anna, ben, carl, dora, late].map((one) => one.close()));
  });

  test('are refused to who is not there, who must be silent, and who sends too many', async () => {
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => Client.enter(server.base, name)));
    if (!anna || !ben) throw new Error();
    const table = await anna.must('create', { ...UNLISTED, seats: [me, open] });
    expect(await ben.reason('react', { table, reaction: 'hello' })).toBe('notWatching');
    expect(await anna.reason('react', { table, reaction: 'goose' as 'hello' })).toBe('unreadable');
    for (let i = 0; i < 4; i++) await anna.must('react', { table, reaction: 'hello' });
    expect(await anna.reason('react', { table, reaction: 'hello' })).toBe('tooFast');
    const seats = ['Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'me', name }) as const);
    const clouds = await ben.must('create', { ...UNLISTED, game: 'cloud-mine', seats });
    await ben.must('watch', { table: clouds });
    await ben.must('start', { table: clouds });
    await ben.until('the match', () => ben.matches.has(clouds));
    expect(await ben.reason('react', { table: clouds, reaction: 'oops' })).toBe('silentNow');
    await Promise.all([anna.close(), ben.close()]);
  });

  test('of whom one has muted are not sent', async () => {
    const { anna, ben, table, cookies } = await twoPlaying(server.base);
    await new HttpClient(server.base, cookies[0]).must('POST', '/api/mutes', { table, seat: 1 });
    // Nothing of hers is read before her connection knows whom she has muted.
    await anna.must('ping', {});
    await ben.must('react', { table, reaction: 'laugh' });
    await ben.until('their own', () => ben.reactions.length === 1);
    await anna.must('ping', {});
    expect(anna.reactions).toEqual([]);
    await Promise.all([anna.close(), ben.close()]);
  });

  test.skipIf(!postgres)(
    'reach those who are connected to another process, whatever one is called',
    async () => {
      const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
      const anna = await Client.connect(one.base, await newPerson(one.base, 'Anna: “A b”'));
      const ben = await Client.enter(two.base, 'Ben');
      const table = await anna.must('create', { ...GAME, seats: [me, open] });
      await Promise.all([anna, ben].map((each) => each.must('watch', { table })));
      await ben.must('react', { table, reaction: 'hello' });
      await anna.must('react', { table, reaction: 'thanks' });
      await ben.until('both', () => ben.reactions.length === 2);
      expect(told(ben).sort()).toEqual(['Anna: “A b” thanks', 'Ben hello']);
      await Promise.all([anna.close(), ben.close()]);
      await Promise.all([one.stop(), two.stop()]);
    },
  );
});
