import { describe, expect, inject, test } from 'vitest';
import { Client, newPerson, playOut } from '../testing/client.js';
import { me, open, UNLISTED } from '../testing/tables.js';
import { startNatsServers, startServers, type TestServer } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const postgres = inject('postgres');
const nats = inject('nats');
const server = testSite();

const mine = (client: Client) => client.lobby?.mine.map(({ table }) => table.id);
const turnAt = (client: Client, id: string) =>
  client.lobby?.mine.find(({ table }) => table.id === id)?.myTurn;

/** Somebody plays first answers until it is the turn of this seat. */
async function playTo(seat: number, table: string, players: readonly Client[]): Promise<void> {
  for (;;) {
    const match = players[0]?.matches.get(table);
    if (!match || match.awaited.includes(seat) || match.outcome) return;
    const [now] = match.awaited as [number];
    const active = players[now] as Client;
    await active.until('the turn', () => (active.matches.get(table)?.number ?? 0) >= match.number);
    const answer = active.side(table, now)?.answers[0] as string;
    await active.must('answer', { table, seat: now, number: match.number, answer });
    await players[0]?.until('the step', () => (players[0]?.matches.get(table)?.number ?? 0) > match.number);
  }
}

async function twoAt(first: string, second: string): Promise<{ anna: Client; ben: Client; table: string }> {
  const [anna, ben] = await Promise.all([Client.enter(first, 'Anna'), Client.enter(second, 'Ben')]);
  const table = await anna.must('create', { ...UNLISTED, seats: [me, open] });
  await anna.must('watch', { table });
  await ben.must('watch', { table });
  return { anna, ben, table };
}

/** One's own tables, live, with two people at these two servers. */
async function ownTables(first: string, second: string): Promise<void> {
  const { anna, ben, table } = await twoAt(first, second);
  await Promise.all([anna.must('lobby', { on: true }), ben.must('lobby', { on: true })]);
  expect(mine(anna)).toEqual([table]);
  expect(mine(ben)).toEqual([]);
  await ben.must('sit', { table, seat: 1 });
  await ben.until('the own table', () => mine(ben)?.includes(table) ?? false);
  expect(turnAt(ben, table)).toBe(false);
  await ben.must('stand', { table, seat: 1 });
  await ben.until('it to be gone', () => mine(ben)?.length === 0);
  await ben.must('sit', { table, seat: 1 });
  await anna.must('start', { table });
  await Promise.all([anna, ben].map((one) => one.until('the match', () => one.matches.has(table))));
  for (const seat of [0, 1, 0]) {
    await playTo(seat, table, [anna, ben]);
    if (anna.matches.get(table)?.outcome) break;
    await anna.until('whose turn it is', () => turnAt(anna, table) === (seat === 0));
    await ben.until('whose turn it is', () => turnAt(ben, table) === (seat === 1));
  }
  const pick = (answers: readonly string[]) => answers[0] as string;
  await Promise.all([playOut(anna, table, pick), playOut(ben, table, pick)]);
  for (const one of [anna, ben]) {
    await one.until('the end', () => one.lobby?.mine[0]?.table.status === 'over');
    expect(turnAt(one, table)).toBe(false);
    await one.close();
  }
}

describe('one’s own tables in the lobby', () => {
  test('come, go and say whose turn it is', () => ownTables(server.base, server.base));

  test.skipIf(!postgres)('also across processes', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    await ownTables(one.base, two.base);
    await Promise.all([one.stop(), two.stop()]);
  });

  test.skipIf(!postgres || !nats)('also across processes that hear of each other over NATS', async () => {
    const [one, two] = (await startNatsServers(postgres, nats)) as [TestServer, TestServer];
    await ownTables(one.base, two.base);
    await Promise.all([one.stop(), two.stop()]);
  });

  test.skipIf(!postgres)('the lists for all hear of tables that were made in another process', async () => {
    const [one, two] = (await startServers(2, postgres)) as [TestServer, TestServer];
    const anna = await Client.enter(one.base, 'Anna');
    const ben = await Client.enter(two.base, 'Ben');
    await ben.must('lobby', { on: true });
    const table = await anna.must('create', { ...UNLISTED, listed: true, seats: [me, open] });
    await ben.until('the table', () => ben.lobby?.open[0]?.id === table);
    await Promise.all([anna.close(), ben.close()]);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('are told to all tabs, and to nobody who has left', async () => {
    const cookie = await newPerson(server.base, 'Anna');
    const [one, two, gone] = await Promise.all(
      [1, 2, 3].map(() => Client.connect(server.base, cookie, true)),
    );
    if (!one || !two || !gone) throw new Error();
    for (const tab of [one, two, gone]) await tab.must('lobby', { on: true });
    await gone.must('lobby', { on: false });
    const before = gone.heard.length;
    const table = await one.must('create', { ...UNLISTED, seats: [me, open] });
    for (const tab of [one, two]) await tab.until('the table', () => mine(tab)?.includes(table) ?? false);
    expect(gone.heard).toHaveLength(before);
    await Promise.all([one.close(), two.close(), gone.close()]);
  });
});

describe('who is here', () => {
  test('those at a table are told when somebody goes and when they come back, wherever they go', async () => {
    const { anna, ben, table } = await twoAt(server.base, server.base);
    const cookie = await newPerson(server.base, 'Carl');
    const isHere = () => anna.tables.get(table)?.seats[1]?.here;
    const carl = await Client.connect(server.base, cookie);
    await carl.must('sit', { table, seat: 1 });
    await anna.until('Carl', () => isHere() === true);
    await carl.close();
    await anna.until('Carl to be gone', () => isHere() === false);
    const again = await Client.connect(server.base, cookie);
    await anna.until('Carl to be back', () => isHere() === true);
    const other = await Client.connect(server.base, cookie);
    await again.close();
    expect(await anna.reason('ping', {})).toBe('done');
    expect(isHere()).toBe(true);
    await Promise.all([anna.close(), ben.close(), other.close()]);
  });
});

describe('names', () => {
  test('can be changed; open tables show the new one, and what is made from now on', async () => {
    const cookie = await newPerson(server.base, 'Anna');
    const anna = await Client.connect(server.base, cookie);
    const table = await anna.must('create', { ...UNLISTED, seats: [me, { ...me, name: 'Grandma' }, open] });
    const begun = await anna.must('create', { ...UNLISTED, seats: [me, { ...me, name: 'Grandma' }] });
    for (const id of [table, begun]) await anna.must('watch', { table: id });
    await anna.must('start', { table: begun });
    const named = (id: string) => anna.tables.get(id)?.seats.map(({ name }) => name);
    const response = await fetch(`${server.base}/api/session`, {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify({ name: 'Hanna' }),
    });
    expect(await response.json()).toEqual({ person: { id: expect.any(String), name: 'Hanna' } });
    expect(response.headers.get('set-cookie')).toBeNull();
    await anna.until('the new name', () => named(table)?.[0] === 'Hanna');
    expect(named(table)).toEqual(['Hanna', 'Grandma', null]);
    expect(named(begun)).toEqual(['Anna', 'Grandma']);
    const next = await anna.must('create', { ...UNLISTED, seats: [me, open] });
    await anna.must('watch', { table: next });
    expect(named(next)).toEqual(['Hanna', null]);
    await anna.close();
  });
});
