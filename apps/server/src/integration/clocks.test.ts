import type { Clock } from '@aerie/protocol';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { ManualClock, me, open, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const S = 1000;
const DAY = 24 * 60 * 60 * S;
const NEVER = 10 * 60 * S;

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Two people at a table whose match has begun; `now` and `next` are those whom it waits for first and then. */
async function begun(base: string, clock: Clock, other = base) {
  const { anna, ben, table, cookies } = await twoPlaying(base, other, { clock });
  ends.push(() => Promise.all([anna.close(), ben.close()]));
  for (const one of [anna, ben]) await one.until('the clocks', () => one.clocks.get(table) !== undefined);
  const seat = anna.matches.get(table)?.awaited[0] as number;
  const [now, next] = seat === 0 ? [anna, ben] : [ben, anna];
  return { anna, ben, table, seat, now, next, cookies };
}

const left = (client: Client, table: string) => client.clocks.get(table)?.map((one) => one.left / S);
const isCovered = (client: Client, table: string, seat: number) =>
  client.tables.get(table)?.seats[seat]?.cover !== null;
const answerOf = (client: Client, table: string, seat: number) => ({
  table,
  seat,
  number: client.matches.get(table)?.number ?? 0,
  answer: client.side(table, seat)?.answers[0] as string,
});

/** The clocks as they stand now, to somebody who comes just now. */
async function asked(base: string, cookie: string, table: string): Promise<number[] | undefined> {
  const client = await Client.connect(base, cookie);
  await client.must('watch', { table });
  await client.until('the clocks', () => client.clocks.has(table));
  await client.close();
  return left(client, table);
}

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('clocks, $name', ({ create }) => {
  const time = new ManualClock();
  const started = async (settings: { deadlineMs?: number; database?: TestDatabase } = {}) => {
    const database = settings.database ?? (await create());
    const storage: Storage = await database.open();
    const server = await startServer('nowhere', {
      storage,
      now: time.now,
      deadlineMs: settings.deadlineMs ?? 10,
    });
    let stopped = false;
    const stop = async () => {
      if (!stopped) await server.stop();
      stopped = true;
    };
    ends.push(stop);
    if (!settings.database) ends.push(() => database.remove());
    return { server, database, stop };
  };

  test('who runs out of time is played for, and may come back', async () => {
    const { server } = await started();
    const { table, seat, now, next } = await begun(server.base, { kind: 'move', seconds: 60 });
    expect(left(now, table)).toEqual([60, 60]);
    time.pass(59 * S);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isCovered(next, table, seat)).toBe(false);
    time.pass(2 * S);
    await next.until('the bot', () => isCovered(next, table, seat));
    await now.until('the reason', () => now.tables.get(table)?.seats[seat]?.late === true);
    // The bot answers at once: nobody waits on.
    await next.until('the turn', () => next.matches.get(table)?.awaited.includes(1 - seat) ?? false);
    await now.must('cover', { table, seat, level: null });
    await now.until('the seat', () => !isCovered(now, table, seat));
    await next.must('answer', answerOf(next, table, 1 - seat));
    expect(now.tables.get(table)?.seats[seat]?.late).toBeUndefined();
    // Whoever comes later reads in the log what became of the seat, and when.
    const handovers = now.tables.get(table)?.handovers;
    expect(handovers).toMatchObject([
      { seat, number: 0, what: 'late' },
      { seat, what: 'back' },
    ]);
    expect(handovers?.[1]?.number).toBeGreaterThan(0);
    await next.must('cover', { table, seat: 1 - seat, level: 'greedy' });
    await now.must('resign', { table, seat });
    await next.until('both', () => next.tables.get(table)?.handovers.length === 4);
    expect(next.tables.get(table)?.handovers.slice(2)).toMatchObject([
      { seat: 1 - seat, what: 'covered' },
      { seat, what: 'resigned' },
    ]);
  });

  test('what arrives in time counts, and what does not is refused', async () => {
    const { server } = await started({ deadlineMs: NEVER });
    const { table, seat, now, next } = await begun(server.base, { kind: 'move', seconds: 60 });
    time.pass(59_999);
    await now.must('answer', answerOf(now, table, seat));
    await next.until('the turn', () => next.matches.get(table)?.number === 1);
    const other = next.matches.get(table)?.awaited[0] as number;
    const whose = other === seat ? now : next;
    await whose.until('the turn', () => whose.matches.get(table)?.number === 1);
    time.pass(60_000);
    expect(await whose.reason('answer', answerOf(whose, table, other))).toBe('timeUp');
    const { match } = (await server.tables.table(table)).body;
    expect((await server.storage.entries(match as string, 0)).map(({ at }) => at)).toEqual([
      time.now() - 60_000,
    ]);
  });

  test('a bank is shown to all, and goes on after a restart; nobody pays for the time between', async () => {
    const { server, database, stop } = await started({ deadlineMs: NEVER });
    ends.unshift(() => database.remove());
    const clock = { kind: 'bank', seconds: 300, increment: 10 } as const;
    const { table, seat, now, next, cookies } = await begun(server.base, clock);
    time.pass(100 * S);
    await now.must('answer', answerOf(now, table, seat));
    await next.until('the step', () => next.matches.get(table)?.number === 1);
    await next.until('its clock', () => left(next, table)?.[seat] === 210);
    const other = next.matches.get(table)?.awaited[0] as number;
    time.pass(30 * S);
    const before = await asked(server.base, cookies[0], table);
    expect(before?.[other]).toBe((other === seat ? 210 : 300) - 30);
    await stop();
    time.pass(3600 * S);
    const again = await started({ database, deadlineMs: 10 });
    expect(await asked(again.server.base, cookies[0], table)).toEqual(before);
    time.pass(5 * S);
    const after = before?.map((one, i) => (i === other ? one - 5 : one));
    expect(await asked(again.server.base, cookies[0], table)).toEqual(after);
    time.pass((after?.[other] as number) * S);
    const watcher = await Client.connect(again.server.base, cookies[0]);
    await watcher.must('watch', { table });
    await watcher.until('the bot', () => isCovered(watcher, table, other));
    await watcher.close();
  });

  test('days go on while the server is away', async () => {
    const { server, database, stop } = await started({ deadlineMs: NEVER });
    ends.unshift(() => database.remove());
    const { table, seat, now, cookies } = await begun(server.base, { kind: 'days', days: 3 });
    await now.must('lobby', { on: true });
    time.pass(2 * DAY);
    await stop();
    time.pass(DAY / 2);
    const { server: again } = await started({ database });
    const later = await Client.connect(again.base, cookies[seat as 0 | 1]);
    await later.must('lobby', { on: true });
    await later.until('one’s own', () => later.lobby !== undefined);
    expect(later.lobby?.mine).toMatchObject([{ myTurn: true, left: DAY / 2 }]);
    await later.must('watch', { table });
    await later.until('the clocks', () => left(later, table)?.[seat] === DAY / 2 / S);
    time.pass(DAY);
    await later.until('the bot', () => isCovered(later, table, seat));
    await later.must('cover', { table, seat, level: null });
    await later.until('the seat', () => !isCovered(later, table, seat));
    await later.close();
  });

  test('to hand a seat to and fro gains nothing', async () => {
    const { server } = await started({ deadlineMs: NEVER });
    const clock = { kind: 'bank', seconds: 300, increment: 0 } as const;
    const { anna, ben, table, seat, now, cookies } = await begun(server.base, clock);
    time.pass(100 * S);
    // The other one’s clock stands still; the own one runs on, if the bot decides nothing meanwhile.
    await (now === anna ? ben : anna).must('cover', { table, seat: 1 - seat, level: 'random' });
    time.pass(50 * S);
    await (now === anna ? ben : anna).must('cover', { table, seat: 1 - seat, level: null });
    expect((await asked(server.base, cookies[0], table))?.[seat]).toBe(150);
  });

  test('at Cloud Mine it is a timer for each step: bots write, pick and guess for who is slow', async () => {
    const { server } = await started();
    const anna = await Client.enter(server.base, 'Anna');
    const ben = await Client.enter(server.base, 'Ben');
    ends.push(() => Promise.all([anna.close(), ben.close()]));
    const clock = { kind: 'move', seconds: 30 } as const;
    const seats = [me, open, open];
    const table = await anna.must('create', { ...UNLISTED, game: 'cloud-mine', clock, seats });
    await Promise.all([anna.must('watch', { table }), ben.must('watch', { table })]);
    await ben.must('sit', { table, seat: 1 });
    await anna.must('seatBot', { table, seat: 2, level: 'greedy' });
    await anna.must('start', { table });
    for (const seat of [0, 1])
      await anna.until('the bot', () => {
        time.pass(5000);
        return isCovered(anna, table, seat);
      });
    await ben.must('cover', { table, seat: 1, level: null });
    await ben.until('the seat', () => !isCovered(ben, table, 1));
    expect(anna.matches.get(table)?.number).toBeGreaterThan(0);
  });

  test('a rematch has the same clock, wound up', async () => {
    const { server } = await started({ deadlineMs: NEVER });
    const { table, anna, ben } = await begun(server.base, { kind: 'bank', seconds: 300, increment: 0 });
    await Promise.all([
      anna.must('cover', { table, seat: 0, level: 'random' }),
      ben.must('cover', { table, seat: 1, level: 'random' }),
    ]);
    await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
    const next = await anna.must('rematch', { table });
    time.pass(400 * S);
    await anna.must('watch', { table: next });
    expect(await anna.reason('start', { table: next })).toBe('stillWaiting');
    await ben.must('rematch', { table });
    await anna.must('start', { table: next });
    await anna.until('the clocks', () => anna.clocks.has(next));
    expect(left(anna, next)).toEqual([300, 300]);
  });
});

test('a clock that is none is refused', async () => {
  const database = await (storageKinds[0] as (typeof storageKinds)[number]).create();
  const server = await startServer('nowhere', { storage: await database.open() });
  const anna = await Client.enter(server.base, 'Anna');
  for (const clock of [
    { kind: 'move', seconds: 1 },
    { kind: 'move', seconds: 60, increment: 1 },
    { kind: 'bank', seconds: 60 },
    { kind: 'days', days: 1.5 },
    { kind: 'sundial' },
  ]) {
    const answer = await anna.ask('create', { ...UNLISTED, seats: [me, open], clock: clock as Clock });
    expect(answer).toMatchObject({ type: 'unreadable', at: expect.stringMatching(/^clock/) });
  }
  await anna.close();
  await server.stop();
  database.remove();
});

const postgres = inject('postgres');

describe.skipIf(!postgres)('several processes', () => {
  const time = new ManualClock();

  test('one of them hands the seat over, once', async () => {
    const servers = await startServers(2, postgres, { now: time.now, deadlineMs: 5 });
    const [one, other] = servers as [TestServer, TestServer];
    ends.push(() => Promise.all(servers.map((server) => server.stop())));
    const { table, seat, next } = await begun(one.base, { kind: 'days', days: 1 }, other.base);
    const { version } = await one.tables.table(table);
    time.pass(DAY + 1000);
    await next.until('the bot', () => isCovered(next, table, seat));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await one.tables.table(table)).version).toBe(version + 1);
  });

  test('what one knew of and did not live to see another one does', async () => {
    const servers = await startServers(2, postgres, { now: time.now, deadlineMs: 5 }, () => ({
      deadlineMs: NEVER,
    }));
    const [dying, surviving] = servers as [TestServer, TestServer];
    ends.push(() => surviving.stop());
    const { table, seat, anna, ben } = await begun(dying.base, { kind: 'move', seconds: 60 });
    await Promise.all([anna.close(), ben.close()]);
    await dying.stop();
    time.pass(70 * S);
    for (;;) {
      const sitting = (await surviving.tables.table(table)).body.seats[seat];
      if (sitting?.kind === 'person' && sitting.cover !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
});
