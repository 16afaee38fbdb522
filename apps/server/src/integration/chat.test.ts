import { describe, expect, inject, test } from 'vitest';
import { Client, newPerson } from '../testing/client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServers, type TestServer } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const postgres = inject('postgres');
const server = testSite();

const texts = (client: Client, table: string) => client.chats.get(table)?.map(({ text }) => text);

describe('chat', () => {
  test('before the match everybody at a table hears everybody, with names and never with ids', async () => {
    const [anna, ben, carl] = await Promise.all(
      ['Anna', 'Ben', 'Carl'].map((name) => Client.enter(server.base, name, true)),
    );
    if (!anna || !ben || !carl) throw new Error();
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    for (const one of [anna, ben, carl]) await one.must('watch', { table });
    expect(anna.chats.get(table)).toEqual([]);
    await ben.must('sit', { table, seat: 1, name: 'Benjamin' });
    await anna.must('chat', { table, text: '<script>alert(1)</script>' });
    await ben.must('chat', { table, text: 'hello' });
    await carl.must('chat', { table, text: 'I only watch' });
    for (const one of [anna, ben, carl]) await one.until('all', () => one.chats.get(table)?.length === 3);
    expect(anna.chats.get(table)).toEqual([
      {
        number: 0,
        seat: 0,
        name: 'Anna',
        mine: true,
        text: '<script>alert(1)</script>',
        muted: false,
        at: expect.any(String),
      },
      {
        number: 1,
        seat: 1,
        name: 'Benjamin',
        mine: false,
        text: 'hello',
        muted: false,
        at: expect.any(String),
      },
      {
        number: 0,
        seat: null,
        name: 'Carl',
        mine: false,
        text: 'I only watch',
        muted: false,
        at: expect.any(String),
      },
    ]);
    expect(Math.abs(Date.parse(anna.chats.get(table)?.[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(anna.heard.join()).not.toContain(JSON.parse(ben.heard[0] as string).person.id);
    await Promise.all([anna.close(), ben.close(), carl.close()]);
  });

  test('whoever comes gets what was said, once', async () => {
    const anna = await Client.enter(server.base, 'Anna');
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    for (const text of ['one', 'two']) await anna.must('chat', { table, text });
    const ben = await Client.enter(server.base, 'Ben');
    await ben.must('watch', { table });
    expect(texts(ben, table)).toEqual(['one', 'two']);
    await anna.must('chat', { table, text: 'three' });
    await ben.until('the third', () => ben.chats.get(table)?.length === 3);
    expect(texts(ben, table)).toEqual(['one', 'two', 'three']);
    expect(anna.chats.has(table)).toBe(false);
    await Promise.all([anna.close(), ben.close()]);
  });

  test('those who are not at the table are refused', async () => {
    const [anna, ben] = await Promise.all([
      Client.enter(server.base, 'Anna'),
      Client.enter(server.base, 'Ben'),
    ]);
    const shown = await anna.must('create', { ...GAME, seats: [me, open] });
    expect(await ben.reason('chat', { table: shown, text: 'x' })).toBe('notWatching');
    expect(await ben.reason('chat', { table: 'ABCDEFGHJKMNPQRSTVWX', text: 'x' })).toBe('noSuchTable');
    await ben.must('sit', { table: shown, seat: 1 });
    await ben.must('chat', { table: shown, text: 'x' });
    await Promise.all([anna.close(), ben.close()]);
  });

  test('who says too much at once is told so', async () => {
    const anna = await Client.enter(server.base, 'Anna');
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    for (let i = 0; i < 5; i++) await anna.must('chat', { table, text: `${i}` });
    expect(await anna.reason('chat', { table, text: 'more' })).toBe('tooFast');
    await anna.close();
  });

  test('what is said again with the same id is said once, also after a restart', async () => {
    const cookie = await newPerson(server.base, 'Anna');
    let anna = await Client.connect(server.base, cookie);
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    await anna.ask('chat', { table, text: 'one' }, 'same');
    await anna.ask('chat', { table, text: 'one' }, 'same');
    await server.restart();
    anna = await Client.connect(server.base, cookie);
    expect((await anna.ask('chat', { table, text: 'one' }, 'same')).type).toBe('done');
    await anna.must('watch', { table });
    expect(texts(anna, table)).toEqual(['one']);
    await anna.close();
  });

  test.skipIf(!postgres)('it reaches those who are connected to another process', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    const anna = await Client.enter(one.base, 'Anna');
    const ben = await Client.enter(two.base, 'Ben');
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    await Promise.all([anna.must('watch', { table }), ben.must('watch', { table })]);
    await ben.must('sit', { table, seat: 1 });
    const said = Array.from({ length: 4 }, (_, i) => `${i}`);
    await Promise.all(
      said.flatMap((text) => [
        anna.must('chat', { table, text: `a${text}` }),
        ben.must('chat', { table, text: `b${text}` }),
      ]),
    );
    for (const each of [anna, ben]) await each.until('all', () => each.chats.get(table)?.length === 8);
    expect(texts(anna, table)).toEqual(texts(ben, table));
    expect(anna.chats.get(table)?.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    await Promise.all([anna.close(), ben.close()]);
    await Promise.all([one.stop(), two.stop()]);
  });
});
