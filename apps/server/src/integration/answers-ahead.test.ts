import type { Ahead, Clock } from '@aerie/protocol';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { ManualClock, me, open, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const DAYS: Clock = { kind: 'days', days: 2 };
/** Longer than any answer waits. */
const WAIT = 3 * 60_000;
const DAY = 24 * 60 * 60_000;
/** Every throw has one of them. */
const FACES = ['1', '2', '3', '4', '5', 'F'];
const PASSWORD = 'a long enough password';

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const line = (...answers: string[]) => ({ answers, times: 1 });

/** Two people at a table over days: one whom it waits for, and one who waits and leaves answers. */
async function begun(base: string, other = base, clock: Clock = DAYS, friendly = true) {
  const { anna, ben, table, cookies } = await twoPlaying(base, other, { clock, friendly });
  ends.push(() => Promise.all([anna.close(), ben.close()]));
  const first = anna.matches.get(table)?.awaited[0] as number;
  const [now, waits] = first === 0 ? [anna, ben] : [ben, anna];
  const seat = 1 - first;
  const http = new HttpClient(seat === 0 ? base : other, cookies[seat]);
  const path = `/api/tables/${table}/ahead`;
  return {
    ...{ table, seat, now, waits, http, path, cookies },
    leave: (...lines: { answers: string[]; times: number }[]) => http.ask('PUT', path, { seat, lines }),
    left: async () => ((await http.must('GET', path)) as Ahead).plan,
    takeBack: () => http.must('DELETE', path),
  };
}

/** Plays on until it is the turn of a seat; gives the answers that it has then. */
async function untilTurnOf(client: Client, table: string, seat: number): Promise<readonly string[]> {
  for (;;) {
    const match = client.matches.get(table);
    if (match?.awaited.includes(seat)) return match.sides[0]?.answers ?? [];
    const [mine] = match?.sides ?? [];
    const number = match?.number ?? 0;
    const answer = mine?.answers[0] as string;
    await client.must('answer', { table, seat: 1 - seat, number, answer });
    await client.until('the step', () => (client.matches.get(table)?.number ?? 0) > number);
  }
}

const numberOf = (client: Client, table: string) => client.matches.get(table)?.number ?? 0;

describe.each(storageKinds.filter(({ isMissing }) => !isMissing))('answers ahead, $name', ({ create }) => {
  const time = new ManualClock();
  const started = async (database?: TestDatabase, settings = {}): Promise<TestServer> => {
    const own = database ?? (await create());
    if (!database) ends.push(() => own.remove());
    const storage = await own.open();
    const server = await startServer('nowhere', { storage, now: time.now, deadlineMs: 10, ...settings });
    ends.push(() => server.stop().catch(() => undefined));
    return server;
  };
  const moment = () => new Promise((resolve) => setTimeout(resolve, 80));

  test('are given when their time comes, the first line that fits, and go on in the turn', async () => {
    const server = await started();
    const { table, seat, now, waits, leave, left } = await begun(server.base);
    // Nobody has thrown yet: shedding never fits first, and one of the faces always does.
    const faces = FACES.map((face) => line(face));
    const answer = await leave(line('shed 9'), ...faces);
    expect(answer).toMatchObject({
      status: 200,
      body: { plan: { seat, going: null, due: null, void: null } },
    });
    await untilTurnOf(now, table, seat);
    const number = numberOf(now, table);
    await moment();
    expect((await left())?.due).not.toBeNull();
    expect(numberOf(now, table)).toBe(number);
    await waits.until('the turn', () => numberOf(waits, table) === number);
    const fits = faces.find(({ answers: [face] }) => waits.side(table)?.answers.includes(face as string));
    time.pass(WAIT);
    await now.until('the answer', () => numberOf(now, table) === number + 1);
    const { match } = (await server.tables.table(table)).body;
    const [entry] = await server.storage.entries(match as string, number);
    expect(entry).toMatchObject({ seat, answer: fits?.answers[0] });
    // The line was of one answer: nothing is left of it.
    await expect.poll(left).toBeNull();
  });

  test('are void where none fits, with a word to their person, until they answer themselves', async () => {
    const server = await started();
    const { table, seat, now, waits, leave, left } = await begun(server.base);
    await leave(line('shed 9'), line('shed 8'));
    const [answer] = await untilTurnOf(now, table, seat);
    await expect.poll(async () => (await left())?.void).toBe('noneFits');
    const number = numberOf(now, table);
    time.pass(WAIT);
    await moment();
    expect(numberOf(now, table)).toBe(number);
    await waits.until('the turn', () => waits.matches.get(table)?.awaited.includes(seat) === true);
    await waits.must('answer', { table, seat, number, answer: waits.side(table)?.answers[0] ?? `${answer}` });
    await expect.poll(left).toBeNull();
  });

  test('a line that has begun and no longer fits is void; so are answers after one of one’s own', async () => {
    const server = await started();
    const { table, seat, now, waits, leave, left } = await begun(server.base);
    await leave(...FACES.map((face) => line(face, 'shed 9')));
    await untilTurnOf(now, table, seat);
    const number = numberOf(now, table);
    await moment();
    time.pass(WAIT);
    await now.until('the answer', () => numberOf(now, table) === number + 1);
    await expect.poll(async () => (await left())?.void).toBe('noLonger');
    expect((await left())?.going).toMatchObject({ given: 1 });
    await leave(...FACES.map((face) => line(face)));
    await waits.until('the turn', () => numberOf(waits, table) === number + 1);
    await waits.must('answer', {
      ...{ table, seat, number: number + 1 },
      answer: waits.side(table)?.answers.at(-1) as string,
    });
    await expect.poll(async () => (await left())?.void).toBe('answered');
  });

  test('for a round are given in no other one', async () => {
    const server = await started();
    const { table, seat, now, waits, cookies } = await begun(server.base);
    // The first turn of the round is over when they are left.
    await untilTurnOf(now, table, seat);
    const http = new HttpClient(server.base, cookies[1 - seat]);
    const path = `/api/tables/${table}/ahead`;
    const lines = FACES.map((face) => ({ answers: [face], times: 30, until: 'roundEnd' }));
    expect(await http.ask('PUT', path, { seat: 1 - seat, lines })).toMatchObject({
      body: { plan: { lines } },
    });
    await waits.until('the turn', () => waits.matches.get(table)?.awaited[0] === seat);
    await untilTurnOf(waits, table, 1 - seat);
    const number = numberOf(waits, table);
    await expect.poll(async () => ((await http.must('GET', path)) as Ahead).plan).toBeNull();
    time.pass(WAIT);
    await moment();
    expect(numberOf(waits, table)).toBe(number);
  });

  test('outlive a restart, and are given once', async () => {
    const database = await create();
    ends.push(() => database.remove());
    const server = await started(database);
    const { table, seat, now, leave, cookies } = await begun(server.base);
    await leave(...FACES.map((face) => line(face)));
    await untilTurnOf(now, table, seat);
    const number = numberOf(now, table);
    await moment();
    await server.stop();
    time.pass(WAIT);
    const again = await started(database);
    const client = await Client.connect(again.base, cookies[1 - seat] as string);
    ends.push(() => client.close());
    await client.must('watch', { table });
    await client.until('the answer', () => numberOf(client, table) === number + 1);
    time.pass(WAIT);
    await moment();
    expect(numberOf(client, table)).toBe(number + 1);
  });

  test('nobody else is told anything: what they hear is the same to the byte', async () => {
    const server = await started();
    const { table, seat, waits, leave, left, takeBack, cookies } = await begun(server.base);
    const others = [cookies[1 - seat] as string, await newPerson(server.base, 'Carla')];
    const listening = await Promise.all(others.map((cookie) => Client.connect(server.base, cookie, true)));
    ends.push(() => Promise.all(listening.map((one) => one.close())));
    for (const one of listening) await one.must('watch', { table });
    /** What somebody has heard of the table and its match; how many look on is told with a pause. */
    const ofTable = ({ heard }: Client) => heard.filter((text) => /"type":"(table|match|clock)"/.test(text));
    /** All that somebody is told who comes now. */
    const told = (cookie: string) => async () => {
      const client = await Client.connect(server.base, cookie, true);
      await client.must('watch', { table });
      await client.until('the clocks', () => client.clocks.has(table) && client.matches.has(table));
      await client.close();
      return ofTable(client).sort();
    };
    for (const cookie of others) {
      const ask = told(cookie);
      const before = await ask();
      expect(before).toHaveLength(3);
      await leave(line('1'), line('2', 'reroll'));
      expect(await ask()).toEqual(before);
      const stranger = await new HttpClient(server.base, cookie).must('GET', `/api/tables/${table}/ahead`);
      expect(stranger).toEqual({ plan: null });
      await takeBack();
      expect(await left()).toBeNull();
    }
    // Nor that its person has gone, when they close the page: else an answer would show that it was left ahead.
    await moment();
    const heard = listening.map(ofTable);
    await leave(...FACES.map((face) => line(face)));
    await waits.close();
    await moment();
    expect(listening.map(ofTable)).toEqual(heard);
    expect(listening.map(({ tables }) => tables.get(table)?.seats[seat]?.here)).toEqual([true, true]);
    const [opponent] = listening as [Client];
    await untilTurnOf(opponent, table, seat);
    const number = numberOf(opponent, table);
    // When it is due is stored a while after the seat is asked.
    await opponent.until('the answer', () => {
      time.pass(WAIT);
      return numberOf(opponent, table) === number + 1;
    });
    const { match } = (await server.tables.table(table)).body;
    const entries = await server.storage.entries(match as string, 0);
    const shapes = new Set(entries.map((entry) => Object.keys(entry).sort().join()));
    expect(shapes.size).toBe(1);
  });

  test('wait while their person is on holiday', async () => {
    const server = await started();
    const { table, seat, now, http, leave, left } = await begun(server.base);
    await http.must('POST', '/api/account', { name: 'Waiting', password: PASSWORD });
    const day = (days: number) => new Date(time.now() + days * DAY).toISOString().slice(0, 10);
    const [from, to, after] = [day(1), day(2), day(3)];
    await http.must('POST', '/api/vacation', { from, to });
    await leave(...FACES.map((face) => line(face)));
    await untilTurnOf(now, table, seat);
    const number = numberOf(now, table);
    await expect.poll(async () => (await left())?.due).not.toBeNull();
    time.pass(DAY);
    await expect.poll(async () => ((await left())?.due ?? '') >= after).toBe(true);
    await moment();
    expect(numberOf(now, table)).toBe(number);
    time.pass(2 * DAY + WAIT);
    await now.until('the answer', () => numberOf(now, table) === number + 1);
  });

  test('wait for a warning to be acknowledged, as their person would have to', async () => {
    const server = await started();
    const { table, seat, now, http, leave } = await begun(server.base);
    const faces = FACES.map((face) => line(face));
    await leave(...faces);
    const person = await http.id();
    const { measures } = server.peopleService;
    const id = await measures.impose(person, {
      ...{ what: 'warning', reason: 'insult', words: 'No.', until: null, from: null, by: 'the admin' },
    });
    expect(await leave(...faces)).toMatchObject({ status: 403, body: { error: 'warned' } });
    await untilTurnOf(now, table, seat);
    const number = numberOf(now, table);
    await moment();
    time.pass(WAIT);
    await moment();
    expect(numberOf(now, table)).toBe(number);
    await measures.acknowledge(person, id);
    time.pass(WAIT);
    await now.until('the answer', () => numberOf(now, table) === number + 1);
  });

  test('a program leaves none in a rated match where it was not announced', async () => {
    const server = await started();
    const leaves = async (friendly: boolean) => {
      const { http, path, seat } = await begun(server.base, server.base, DAYS, friendly);
      const { token } = (await http.ask('POST', '/api/tokens', { name: 'my bot' })).body;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ seat, lines: [line('1')] });
      const answer = await fetch(`${server.base}${path}`, { method: 'PUT', headers, body });
      return { status: answer.status, error: ((await answer.json()) as { error?: string }).error };
    };
    expect(await leaves(false)).toEqual({ status: 403, error: 'undeclaredProgram' });
    expect(await leaves(true)).toEqual({ status: 200, error: undefined });
  });

  test('nobody learns from elsewhere that their person was away', async () => {
    const server = await started();
    const { table, seat, now, waits, http, leave, cookies } = await begun(server.base);
    const asker = new HttpClient(server.base, cookies[1 - seat]);
    await http.must('POST', '/api/account', { name: 'Away', password: PASSWORD });
    await http.must('PUT', '/api/privacy', {
      online: 'everybody',
      profile: 'everybody',
      invitations: 'nobody',
    });
    const found = await asker.must('POST', '/api/people/find', { who: { table, seat } });
    expect(found.online).toBeNull();
    await leave(...FACES.map((face) => line(face)));
    // At another table the others see who is there, so an answer waits until its person is.
    await waits.close();
    const before = await Client.connect(server.base, http.cookie);
    await before.must('create', { ...UNLISTED, seats: [me, open] });
    await before.close();
    await untilTurnOf(now, table, seat);
    const number = numberOf(now, table);
    await moment();
    time.pass(WAIT);
    await moment();
    expect(numberOf(now, table)).toBe(number);
    const back = await Client.connect(server.base, http.cookie);
    ends.push(() => back.close());
    time.pass(WAIT);
    await now.until('the answer', () => numberOf(now, table) === number + 1);
  });

  test('there are none at live tables, in seats of others, or in words that no rules know', async () => {
    const server = await started();
    for (const clock of [null, { kind: 'move', seconds: 60 }] as const) {
      const { leave } = await begun(server.base, server.base, clock);
      expect(await leave(line('1'))).toMatchObject({ status: 409, body: { error: 'notOverDays' } });
    }
    const { seat, table, http, leave } = await begun(server.base);
    const path = `/api/tables/${table}/ahead`;
    const wish = { seat: 1 - seat, lines: [line('1')] };
    expect(await http.ask('PUT', path, wish)).toMatchObject({ status: 409, body: { error: 'notYourSeat' } });
    expect(await leave(line('fly'))).toMatchObject({
      status: 400,
      body: { error: 'badRequest', at: 'lines' },
    });
    expect(await leave(...Array.from({ length: 11 }, () => line('1')))).toMatchObject({ status: 400 });
    expect(await leave(line(...Array.from({ length: 31 }, () => '1')))).toMatchObject({ status: 400 });
    const nowhere = '/api/tables/nowhere1234/ahead';
    expect(await http.ask('PUT', nowhere, wish)).toMatchObject({ status: 404 });
    const off = await started(undefined, { featuresOff: ['ahead'] });
    const other = await begun(off.base);
    expect(await other.leave(line('1'))).toMatchObject({ status: 403, body: { error: 'switchedOff' } });
  });

  test('go with the guest to an account, and with the account for good', async () => {
    const server = await started();
    const { table, http, leave, left } = await begun(server.base);
    const account = new HttpClient(server.base, await newPerson(server.base, 'Ada'));
    await account.must('POST', '/api/account', { name: 'Ada', password: PASSWORD });
    await leave(line('1'));
    await http.must('POST', '/api/account/sign-in', { name: 'Ada', password: PASSWORD, bring: true });
    expect(await left()).toMatchObject({ lines: [line('1')] });
    const kept = `${table}.${await http.id()}`;
    expect(await server.storage.record('ahead', kept)).toBeDefined();
    await http.must('DELETE', '/api/account', { password: PASSWORD });
    expect(await server.storage.record('ahead', kept)).toBeUndefined();
  });
});

const postgres = inject('postgres');

test.skipIf(!postgres)('any process gives what is due, and one of them only', async () => {
  const time = new ManualClock();
  const servers = await startServers(2, postgres as string, { now: time.now, deadlineMs: 5 });
  const [one, other] = servers as [TestServer, TestServer];
  ends.push(() => Promise.all(servers.map((server) => server.stop())));
  const { table, seat, now, leave } = await begun(one.base, other.base);
  await leave(...FACES.map((face) => line(face)));
  await untilTurnOf(now, table, seat);
  const number = numberOf(now, table);
  await new Promise((resolve) => setTimeout(resolve, 150));
  time.pass(WAIT);
  await now.until('the answer', () => numberOf(now, table) === number + 1);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(numberOf(now, table)).toBe(number + 1);
});
