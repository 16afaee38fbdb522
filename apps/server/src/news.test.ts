import { describe, expect, inject, test } from 'vitest';
import { noNews } from './news.js';
import { Client, newPerson } from './testing/client.js';
import { startServers, type TestServer } from './testing/running.js';

const postgres = inject('postgres');
const GAME = { game: 'rauf-und-runter', options: {}, listed: false };
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

describe.skipIf(!postgres)('several processes', () => {
  test('what one wrote and did not live to tell reaches those who follow it elsewhere', async () => {
    const silent = () => ({ openNews: async () => noNews });
    const servers = await startServers(2, postgres, { lookMs: 50 }, silent);
    const [dying, surviving] = servers as [TestServer, TestServer];
    const cookie = await newPerson(dying.base, 'Anna');
    const anna = await Client.connect(dying.base, cookie);
    const watcher = await Client.enter(surviving.base, 'Ben', true);
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    await watcher.must('watch', { table });
    await anna.must('watch', { table });
    await anna.must('sit', { table, seat: 1, name: 'Grandma' });
    await watcher.until('the table', () => watcher.tables.get(table)?.seats[1]?.name === 'Grandma');
    await anna.must('chat', { table, text: 'hello' });
    await watcher.until('the chat', () => watcher.chats.get(table)?.[0]?.text === 'hello');
    await anna.must('start', { table });
    await watcher.until('the start', () => watcher.matches.get(table)?.number === 0);
    for (let number = 0; number < 3; number++) {
      await anna.until('the turn', () => anna.matches.get(table)?.number === number);
      const seat = anna.matches.get(table)?.awaited[0] as number;
      const answer = anna.side(table, seat)?.answers[0] as string;
      await anna.must('answer', { table, seat, number, answer });
      await watcher.until('the step', () => watcher.matches.get(table)?.number === number + 1);
    }
    await anna.must('chat', { table, text: 'bye' });
    await watcher.until('the chat', () => watcher.chats.get(table)?.length === 2);
    // When nothing happens, nothing is told.
    const heard = watcher.heard.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(watcher.heard).toHaveLength(heard);
    await Promise.all([anna.close(), watcher.close()]);
    await Promise.all(servers.map((server) => server.stop()));
  });
});
