import type { Clock, FromServer, WantedSeat } from '@aerie/protocol';
import { afterEach, expect, test } from 'vitest';
import { runAdmin } from '../admin/admin.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { bot, GAME, ManualClock, me, randomAnswer } from '../testing/tables.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';

const folders: ReturnType<typeof temporaryFolder>[] = [];
const folder = () => {
  const one = temporaryFolder();
  folders.push(one);
  return one.path;
};
afterEach(() => {
  for (const one of folders.splice(0)) one.remove();
});

const any = randomAnswer('restart test');

test('a match goes on after a restart where it was, bots included', async () => {
  const path = folder();
  let server = await startServer(path);
  const cookie = await newPerson(server.base, 'Anna');
  let anna = await Client.connect(server.base, cookie);
  const table = await anna.must('create', { ...GAME, seats: [me, bot, bot] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await anna.until('my turn', () => anna.matches.get(table)?.awaited[0] === 0);
  const { number, sides } = anna.matches.get(table) as NonNullable<ReturnType<typeof anna.matches.get>>;
  await anna.must('answer', { table, seat: 0, number, answer: sides[0]?.answers[0] as string });
  await server.stop();
  expect(anna.closed).toBe(1012);

  server = await startServer(path);
  anna = await Client.connect(server.base, cookie, true);
  await anna.must('watch', { table, since: number });
  await playOut(anna, table, any);
  const told = anna.heard
    .map((text) => JSON.parse(text) as FromServer)
    .flatMap((message) => (message.type === 'match' ? message.steps.map((step) => step.number) : []));
  const all = anna.matches.get(table)?.number ?? 0;
  expect(told).toEqual(Array.from({ length: all - number }, (_, i) => number + i));
  expect(anna.matches.get(table)?.outcome?.points).toHaveLength(3);
  await anna.close();
  await server.stop();
});

test('a bot whose turn it was when the server stopped plays on by itself', async () => {
  const path = folder();
  let server = await startServer(path);
  const anna = await Client.enter(server.base, 'Anna');
  const table = await anna.must('create', { ...GAME, seats: [me, bot] });
  await anna.must('cover', { table, seat: 0, level: 'random' }).catch(() => undefined);
  await anna.must('start', { table });
  await anna.must('cover', { table, seat: 0, level: 'random' });
  await server.stop();
  server = await startServer(path);
  for (;;) {
    const { body } = await server.tables.table(table);
    if (body.status === 'over') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await server.stop();
});

test('no match is replayed before the server lets people in, and then only those that were going on', async () => {
  const path = folder();
  const time = new ManualClock();
  let server = await startServer(path, { now: time.now });
  const cookie = await newPerson(server.base, 'Anna');
  let anna = await Client.connect(server.base, cookie);
  const begun = async (clock: Clock, ...seats: WantedSeat[]) => {
    const table = await anna.must('create', { ...GAME, clock, seats });
    await anna.must('start', { table });
    return table;
  };
  const bank = { kind: 'bank', seconds: 7200, increment: 0 } as const;
  const table = await begun(bank, me, me);
  for (let i = 0; i < 20; i++) await begun(null, me, me);
  time.pass(3600 * 1000);
  const late = await begun(null, me, bot);
  await anna.must('cover', { table: late, seat: 0, level: 'random' });
  await server.stop();
  time.pass(24 * 3600 * 1000);

  server = await startServer(path, { now: time.now });
  expect(server.matches.cached).toBe(0);
  while ((await server.tables.table(late)).body.status !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 10));
  // This one, and the one whose clock is due to be looked at.
  expect(server.matches.cached).toBeLessThanOrEqual(2);
  // The hour before counts, the day between does not, and it need not have been written anywhere.
  anna = await Client.connect(server.base, cookie);
  const { version } = await server.tables.table(table);
  await anna.must('watch', { table });
  await anna.until('the clocks', () => anna.clocks.has(table));
  const seat = anna.matches.get(table)?.awaited[0] as number;
  expect(anna.clocks.get(table)?.[seat]).toEqual({ left: 3600 * 1000, runs: true });
  expect((await server.tables.table(table)).version).toBe(version);
  await anna.close();
  await server.stop();
});

test('of two hundred tables only ten are kept ready, and all are played', async () => {
  const server = await startServer(folder(), { cachedMatches: 10, runningTablesPerPerson: 200 });
  const anna = await Client.enter(server.base, 'Anna');
  const tables: string[] = [];
  for (let i = 0; i < 200; i++) {
    const table = await anna.must('create', { ...GAME, listed: false, seats: [me, me] });
    await anna.must('start', { table });
    tables.push(table);
  }
  expect(server.matches.cached).toBe(10);
  for (const table of tables) {
    const live = await server.tables.live(await server.tables.table(table));
    const seat = live?.match.game.awaited(live.match.state)[0] as number;
    const [answer] = live?.match.game.answers(live.match.state, seat) ?? [];
    await anna.must('answer', { table, seat, number: 0, answer: live?.match.game.write(answer) as string });
  }
  expect(server.matches.cached).toBe(10);
  for (const table of tables) {
    const { body } = await server.tables.table(table);
    expect(await server.storage.entries(body.match as string, 0)).toHaveLength(1);
  }
  await anna.close();
  await server.stop();
});

test('backup and restore: what was written in one place is there in the other', async () => {
  const [from, to] = [folder(), folder()];
  let server = await startServer(from);
  const cookie = await newPerson(server.base, 'Anna');
  let anna = await Client.connect(server.base, cookie);
  const table = await anna.must('create', { ...GAME, seats: [me, bot] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await playOut(anna, table, any);
  const outcome = anna.matches.get(table)?.outcome;
  await server.stop();

  const said: string[] = [];
  const run = (command: string, file: string, dataDir: string) =>
    runAdmin([command, file], { DATA_DIR: dataDir }, (line) => said.push(line));
  const file = `${from}/backup.jsonl`;
  expect(await run('backup', file, from)).toBe(0);
  expect(await run('backup', file, from)).toBe(2);
  expect(said.at(-1)).toContain('is there already');
  expect(await run('restore', file, to)).toBe(0);
  expect(await run('restore', file, to)).toBe(2);
  expect(await run('restore', `${from}/nowhere`, to)).toBe(2);
  expect(said.at(-1)).toContain('there is no');

  server = await startServer(to);
  anna = await Client.connect(server.base, cookie);
  await anna.must('watch', { table });
  expect(anna.matches.get(table)?.outcome).toEqual(outcome);
  await anna.close();
  await server.stop();
});
