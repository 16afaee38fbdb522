import { afterAll, describe, expect, test, vi } from 'vitest';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import { WorkBudget } from '../common/work-budget.js';
import type { ImportChecker } from '../history/import-checker.js';
import { Imports } from '../history/imports.js';
import { Presence } from '../sockets/presence.js';
import { Votes } from '../sockets/votes.js';
import { Client, newPerson } from '../testing/client.js';
import { bot, me, open, UNLISTED } from '../testing/tables.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

describe('new people', () => {
  const enter = (base: string, headers: Record<string, string> = {}) =>
    fetch(`${base}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name: 'Mallory' }) });

  test('so many from one address, then later; who is in already is not concerned', async () => {
    const server = await startServer(folder.path, { newPeopleBurst: 3, newPeoplePerMinute: 6 });
    const cookie = await newPerson(server.base, 'Anna');
    for (let i = 0; i < 2; i++) expect((await enter(server.base)).status).toBe(200);
    const refused = await enter(server.base, { 'x-forwarded-for': '192.0.2.1' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('set-cookie')).toBeNull();
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(await refused.json()).toEqual({ error: 'tooManyNewPeople', seconds });
    expect((await enter(server.base, { cookie })).status).toBe(200);
    await server.stop();
  });

  test('behind a proxy everybody has an address of their own; nobody can choose it', async () => {
    const server = await startServer(folder.path, {
      newPeopleBurst: 1,
      newPeoplePerMinute: 1,
      trustedProxies: 1,
    });
    const from = async (address: string) => (await enter(server.base, { 'x-forwarded-for': address })).status;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(429);
    expect(await from('192.0.2.9, 192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).toBe(200);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::2')).toBe(429);
    await server.stop();
  });

  test('nobody changes their name all the time', async () => {
    const server = await startServer(folder.path);
    const cookie = await newPerson(server.base, 'Anna');
    const codes: number[] = [];
    for (let i = 0; i < 11; i++) codes.push((await enter(server.base, { cookie })).status);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(codes[10]).toBe(429);
    await server.stop();
  });
});

test('so many open tables of one host; those that run or were left do not count', async () => {
  const server = await startServer(folder.path, { openTablesPerPerson: 3 });
  const [anna, ben] = await Promise.all([
    Client.enter(server.base, 'Anna'),
    Client.enter(server.base, 'Ben'),
  ]);
  const create = () => anna.must('create', { ...UNLISTED, seats: [me, { ...me, name: 'Grandma' }] });
  const theirs = await ben.must('create', { ...UNLISTED, seats: [me, open, open] });
  await anna.must('sit', { table: theirs, seat: 1 });
  const [first, second] = [await create(), await create(), await create()];
  expect(await anna.ask('create', { ...UNLISTED, seats: [me, open] })).toMatchObject({
    reason: { code: 'tooManyTables', args: { limit: 3 } },
  });
  await anna.must('start', { table: first as string });
  await create();
  expect(await anna.reason('create', { ...UNLISTED, seats: [open, open] })).toBe('tooManyTables');
  for (const seat of [0, 1]) await anna.must('stand', { table: second as string, seat });
  const asked = await Promise.all(
    [1, 2, 3].map(() => anna.reason('create', { ...UNLISTED, seats: [open, open] })),
  );
  expect(asked.toSorted()).toEqual(['done', 'tooManyTables', 'tooManyTables']);
  await Promise.all([anna.close(), ben.close()]);
  await server.stop();
});

test('so many imports of one person a day, and one at a time', async () => {
  const server = await startServer(folder.path, { importsPerDay: 3 });
  const [anna, ben] = [await newPerson(server.base, 'Anna'), await newPerson(server.base, 'Ben')];
  const bring = async (cookie: string) => {
    const body = JSON.stringify({ file: 'nonsense', key: 'abcd' });
    const sent = await fetch(`${server.base}/api/history/import`, {
      method: 'POST',
      headers: { cookie },
      body,
    });
    return ((await sent.json()) as { error: string }).error;
  };
  for (let i = 0; i < 3; i++) expect(await bring(anna)).toBe('badMatchFile');
  expect(await bring(anna)).toBe('tooManyImports');
  expect(await bring(ben)).toBe('badMatchFile');
  await server.stop();
});

test('a second import of somebody is refused while the first is checked; the time is theirs', async () => {
  const checks: (() => void)[] = [];
  const verdict = { refused: { status: 400, code: 'notOver', fields: {} } } as const;
  const check: ImportChecker['check'] = () =>
    new Promise((resolve) => checks.push(() => resolve({ verdict, took: 70 })));
  const budget = new WorkBudget({ workPerPerson: 2, workPerAddress: 10 });
  const results = { remember: async () => true };
  const imports = new Imports({ check, close: async () => undefined }, results, budget, Date.now, 100);
  const [anna, ben] = ['anna', 'ben'].map((person) => ({ person, network: 'home' })) as [Brings, Brings];
  const first = imports.bring(anna, '');
  await expect(imports.bring(anna, '')).rejects.toMatchObject({ status: 429, code: 'tooFast' });
  const others = imports.bring(ben, '');
  expect(budget.wait(anna)).toBe(0);
  for (const settle of checks.splice(0)) settle();
  for (const one of [first, others]) await expect(one).rejects.toMatchObject({ code: 'notOver' });
  expect(budget.wait(anna)).toBeGreaterThan(0);
  const again = imports.bring(anna, '');
  checks[0]?.();
  await expect(again).rejects.toMatchObject({ code: 'notOver' });
});

type Brings = Parameters<Imports['bring']>[0];

test('so many running matches of one host, also of those that they have left for good', async () => {
  const server = await startServer(folder.path, { runningTablesPerPerson: 2 });
  const [anna, ben] = await Promise.all([
    Client.enter(server.base, 'Anna'),
    Client.enter(server.base, 'Ben'),
  ]);
  const create = () => anna.must('create', { ...UNLISTED, seats: [me, { ...me, name: 'Grandma' }] });
  const theirs = await ben.must('create', { ...UNLISTED, seats: [me, open] });
  await anna.must('sit', { table: theirs, seat: 1 });
  await ben.must('start', { table: theirs });
  const [first, ...more] = [await create(), await create(), await create()];
  await anna.must('start', { table: first as string });
  await anna.must('cover', { table: first as string, seat: 0, level: 'random' });
  // Asked for at the same time, they are judged one after the other.
  const begun = await Promise.all(more.map((table) => anna.ask('start', { table })));
  expect(begun.filter(({ type }) => type === 'done')).toHaveLength(1);
  expect(begun.find(({ type }) => type === 'refused')).toMatchObject({
    reason: { code: 'tooManyRunning', args: { limit: 2 } },
  });
  await Promise.all([anna.close(), ben.close()]);
  await server.stop();
});

test('bots do not play among themselves', async () => {
  const server = await startServer(folder.path);
  const anna = await Client.enter(server.base, 'Anna');
  expect(await anna.reason('create', { ...UNLISTED, seats: [bot, bot] })).toBe('onlyBots');
  const table = await anna.must('create', { ...UNLISTED, seats: [me, bot] });
  await anna.must('stand', { table, seat: 0 });
  await anna.must('seatBot', { table, seat: 0, level: 'random' });
  expect(await anna.reason('start', { table })).toBe('onlyBots');
  await anna.close();
  await server.stop();
});

describe('what is remembered is bounded', () => {
  const atTime = (work: (pass: (ms: number) => void) => void) => {
    vi.useFakeTimers();
    try {
      work((ms) => void vi.advanceTimersByTime(ms));
    } finally {
      vi.useRealTimers();
    }
  };

  test('who left, and when', () =>
    atTime((pass) => {
      const presence = new Presence(60_000);
      for (let i = 0; i < 1000; i++) {
        presence.enter(`p${i}`);
        presence.exit(`p${i}`);
        pass(1000);
      }
      expect(presence.gone).toBe(60);
      expect(presence.goneFor('p999')).toBe(1000);
      // Forgotten, and gone for long all the same.
      expect(presence.goneFor('p0')).toBeGreaterThanOrEqual(999_000);
      const told: string[] = [];
      presence.events.on('entered', (person) => told.push(`${person} entered`));
      presence.events.on('exited', (person) => told.push(`${person} exited`));
      presence.enter('p999');
      presence.enter('p999');
      presence.exit('p999');
      expect(told).toEqual(['p999 entered']);
      expect(presence.goneFor('p999')).toBe(0);
    }));

  test('votes', () =>
    atTime((pass) => {
      const votes = new Votes(60_000);
      for (let i = 0; i < 1000; i++) {
        votes.cast(`table ${i}`, 'a', 1e9);
        pass(1000);
      }
      expect(votes.size).toBe(60);
      expect([...votes.cast('table 999', 'b', 1e9)]).toEqual(['a', 'b']);
      // The absent one came back in between.
      expect([...votes.cast('table 999', 'c', 500)]).toEqual(['c']);
      votes.close('table 999');
      expect([...votes.cast('table 999', 'd', 1e9)]).toEqual(['d']);
    }));

  test('how much each of many has taken', () =>
    atTime((pass) => {
      const buckets = new KeyedRateLimiter(1, 2);
      expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([true, true, false]);
      expect(buckets.wait('a')).toBeCloseTo(1);
      expect(buckets.wait('b')).toBe(0);
      for (let i = 0; i < 20_000; i++) {
        buckets.take(`p${i}`);
        pass(10);
      }
      expect(buckets.size).toBeLessThan(1100);
      expect(buckets.take('a')).toBe(true);
    }));

  test.each([-1, 1])('a clock that jumps takes nothing from anybody and gives nothing: by %i days', (days) =>
    atTime(() => {
      const buckets = new KeyedRateLimiter(1, 2);
      const presence = new Presence(60_000);
      presence.enter('a');
      presence.exit('a');
      buckets.take('a');
      vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
      expect([1, 2].map(() => buckets.take('a'))).toEqual([true, false]);
      expect(buckets.wait('a')).toBeCloseTo(1);
      expect(presence.goneFor('a')).toBe(0);
    }),
  );
});
