import type { Shown } from '@aerie/protocol';
import { describe, expect, inject, test } from 'vitest';
import { Client, newPerson, personOf } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, ManualClock, twoPlaying } from '../testing/tables.js';
import { startServer, startServers, type TestServer, temporaryFolder } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const postgres = inject('postgres');
const AWAY = 300;
const server = testSite({ roomAwayMs: AWAY });

const START: Shown = { at: 0, viewpoint: 'all', line: [] };
const tried = { seat: 0, answer: 'F', chance: ['1335F', 4, [2, 1]] };

/** Anna and Ben, whose match is over: she has given it up. */
async function finished(...where: Parameters<typeof twoPlaying>) {
  const all = await twoPlaying(...where);
  await all.anna.must('resign', { table: all.table, seat: 0 });
  await all.ben.until('the end', () => all.ben.tables.get(all.table)?.status === 'over');
  return all;
}

/** The same two in a room that Anna has opened. */
async function together(...where: Parameters<typeof twoPlaying>) {
  const all = await finished(...where);
  const room = await all.anna.must('openRoom', { table: all.table, shown: START });
  await all.ben.must('enterRoom', { room });
  await all.anna.until('Ben', () => names(all.anna, room).length === 2);
  return { ...all, room };
}

const people = (client: Client, room: string) => client.rooms.get(room)?.people ?? [];
const names = (client: Client, room: string) => people(client, room).map(({ name }) => name);
const leader = (client: Client, room: string) => people(client, room).find(({ leads }) => leads)?.name;
const numberOf = (client: Client, room: string, who: string) =>
  people(client, room).find(({ name }) => name === who)?.number as number;
const closeAll = (...all: Client[]) => Promise.all(all.map((one) => one.close()));

/** What people do together, over one process or two. */
async function followOneAnother(first: string, second: string): Promise<void> {
  const { anna, ben, table, room } = await together(first, second);
  expect(people(ben, room)).toEqual([
    { number: 0, name: 'Anna', me: false, leads: true, here: true },
    { number: 1, name: 'Ben', me: true, leads: false, here: true },
  ]);
  expect(ben.rooms.get(room)).toMatchObject({ table, shown: START });
  const next: Shown = { at: 2, viewpoint: 1, line: [tried] };
  await anna.must('show', { room, shown: next });
  await ben.until('the line', () => ben.rooms.get(room)?.shown.at === 2);
  expect(ben.rooms.get(room)?.shown).toEqual(next);
  expect(await ben.reason('show', { room, shown: START })).toBe('notLeading');
  expect(await ben.reason('handLead', { room, to: 1 })).toBe('notLeading');
  await ben.must('askLead', { room, wish: true });
  await anna.until('the wish', () => people(anna, room)[1]?.asks === true);
  await anna.must('handLead', { room, to: numberOf(anna, room, 'Ben') });
  await ben.until('the lead', () => leader(ben, room) === 'Ben');
  expect(people(ben, room)[1]?.asks).toBeUndefined();
  expect(await anna.reason('show', { room, shown: START })).toBe('notLeading');
  await ben.must('show', { room, shown: START });
  await anna.until('what he shows', () => anna.rooms.get(room)?.shown.at === 0);
  await anna.must('talk', { room, text: 'and now?' });
  await ben.until('her line', () => ben.talks.get(room)?.length === 1);
  expect(ben.talks.get(room)).toMatchObject([{ number: 0, name: 'Anna', mine: false, text: 'and now?' }]);
  const carl = await Client.enter(second, 'Carl');
  expect(await carl.reason('talk', { room, text: 'me too' })).toBe('notThere');
  await carl.must('enterRoom', { room });
  await carl.until('the talk', () => carl.talks.get(room)?.length === 1);
  await ben.must('leaveRoom', { room });
  await carl.until('the next to lead', () => leader(carl, room) === 'Anna');
  expect(names(carl, room)).toEqual(['Anna', 'Carl']);
  await closeAll(anna, ben, carl);
}

test('what is said in a room can be muted and reported, by those who are there', async () => {
  const { anna, ben, table, room, cookies } = await together(server.base);
  await ben.must('talk', { room, text: 'rude' });
  await anna.until('it', () => anna.talks.get(room)?.length === 1);
  const http = new HttpClient(server.base, cookies[0]);
  const who = { room, line: 0 };
  const stranger = new HttpClient(server.base, await newPerson(server.base, 'Carl'));
  const report = { who, reason: 'insult', text: '' };
  for (const path of ['/api/mutes', '/api/reports'])
    expect(await stranger.ask('POST', path, path === '/api/mutes' ? who : report)).toMatchObject({
      status: 404,
      body: { error: 'nobodyThere' },
    });
  expect(await http.ask('POST', '/api/mutes', { room, line: 7 })).toMatchObject({ status: 404 });
  await http.must('POST', '/api/reports', report);
  const [filed] = await server.peopleService.reports.list('open');
  expect(filed?.body).toMatchObject({ name: 'Ben', table, line: 0, context: [{ text: 'rude' }] });
  await http.must('POST', '/api/mutes', who);
  await anna.until('it to be muted', () => anna.talks.get(room)?.some(({ muted }) => muted) === true);
  await closeAll(anna, ben);
});

/** Whoever has blocked somebody is in no room with them. */
async function stayApart(first: string, second: string): Promise<void> {
  const { anna, ben, table, room, cookies } = await together(first, second);
  await new HttpClient(second, cookies[1]).must('POST', '/api/blocks', { who: { table, seat: 0 } });
  // Of the two, whoever came later is out.
  await ben.until('to be out', () => ben.leftRooms.get(room) === 'keptApart');
  await anna.until('him to be gone', () => names(anna, room).join() === 'Anna');
  expect(await ben.reason('enterRoom', { room })).toBe('keptApart');
  expect(await ben.reason('talk', { room, text: 'hello' })).toBe('notThere');
  await closeAll(anna, ben);
}

describe('a room', () => {
  test('is led by one, who hands on; all follow and talk', () => followOneAnother(server.base, server.base));

  test('is not for two of whom one has blocked the other', () => stayApart(server.base, server.base));

  test('is led by the next once its leader has been gone for a while; whoever is back in time still leads', async () => {
    const { anna, ben, room, cookies } = await together(server.base);
    await anna.close();
    await ben.until('her to be away', () => people(ben, room)[0]?.here === false);
    const again = await Client.connect(server.base, cookies[0]);
    await again.must('enterRoom', { room });
    await ben.until('her to be back', () => people(ben, room)[0]?.here === true);
    expect(leader(ben, room)).toBe('Anna');
    await again.close();
    await ben.until('to lead', () => leader(ben, room) === 'Ben');
    expect(names(ben, room)).toEqual(['Ben']);
    await ben.close();
  });

  test('is only for finished matches that strangers may see', async () => {
    const { anna, ben, table } = await twoPlaying(server.base);
    const wanted = { table, shown: START };
    expect(await anna.reason('openRoom', wanted)).toBe('notOver');
    const closed = await finished(server.base, server.base, { ...GAME, watchers: false });
    expect(await closed.anna.reason('openRoom', { ...wanted, table: closed.table })).toBe('noWatchers');
    expect(await anna.reason('enterRoom', { room: 'nosuchroom12' })).toBe('noSuchRoom');
    const visitor = await Client.visit(server.base);
    expect(await visitor.reason('enterRoom', { room: 'nosuchroom12' })).toBe('needsName');
    await closeAll(anna, ben, closed.anna, closed.ben, visitor);
  });

  test('takes no more than so much talk and so many rooms at once', async () => {
    const { anna, ben, table, room } = await together(server.base);
    for (let i = 0; i < 5; i++) await anna.must('talk', { room, text: `line ${i}` });
    expect(await anna.reason('talk', { room, text: 'once more' })).toBe('tooFast');
    const second = await anna.must('openRoom', { table, shown: START });
    expect(await anna.reason('openRoom', { table, shown: START })).toBe('tooManyRooms');
    await anna.must('leaveRoom', { room: second });
    await anna.must('leaveRoom', { room: await anna.must('openRoom', { table, shown: START }) });
    expect(await anna.reason('openRoom', { table, shown: START })).toBe('tooFast');
    const line = Array.from({ length: 61 }, () => tried);
    expect(await anna.reason('show', { room, shown: { ...START, line } })).toBe('unreadable');
    await closeAll(anna, ben);
  });

  test('forgets what somebody has said who leaves for good', async () => {
    const { anna, ben, room, cookies } = await together(server.base);
    const id = await personOf(server.base, cookies[1]);
    await ben.must('talk', { room, text: 'a telling line' });
    await anna.until('his line', () => anna.talks.get(room)?.length === 1);
    await new HttpClient(server.base, cookies[1]).must('DELETE', '/api/account', { password: null });
    await anna.until('it to be emptied', () => anna.talks.get(room)?.at(-1)?.text === '');
    await anna.until('him to be gone', () => names(anna, room).join() === 'Anna');
    expect(JSON.stringify((await server.storage.record('room', room))?.body)).not.toContain(id);
    await anna.close();
  });

  test('goes on over a restart', async () => {
    const { anna, ben, room, cookies } = await together(server.base);
    await anna.must('show', { room, shown: { at: 2, viewpoint: 'watcher', line: [tried] } });
    await anna.must('talk', { room, text: 'before' });
    await server.restart();
    const again = await Client.connect(server.base, cookies[1]);
    await again.must('enterRoom', { room });
    expect(again.rooms.get(room)?.shown).toEqual({ at: 2, viewpoint: 'watcher', line: [tried] });
    await again.until('the talk', () => again.talks.get(room)?.[0]?.text === 'before');
    await again.until('to lead', () => leader(again, room) === 'Ben');
    await closeAll(anna, ben, again);
  });

  test('ends hours after anything happened in it, and its talk with it', async () => {
    const folder = temporaryFolder();
    const clock = new ManualClock();
    const own = await startServer(folder.path, { now: clock.now, roomsEndMs: 50 });
    const { anna, ben, room } = await together(own.base);
    await anna.must('talk', { room, text: 'the last word' });
    clock.pass(11 * 60 * 60_000);
    await anna.must('show', { room, shown: START });
    clock.pass(11 * 60 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await own.storage.record('room', room)).toBeDefined();
    clock.pass(2 * 60 * 60_000);
    await ben.until('the end', () => ben.leftRooms.get(room) === 'noSuchRoom');
    expect(await own.storage.chat(room, 0)).toEqual([]);
    await closeAll(anna, ben);
    await own.stop();
    folder.remove();
  });

  test('is not there where the site does without', async () => {
    const folder = temporaryFolder();
    const own = await startServer(folder.path, { featuresOff: ['together'] });
    const { anna, ben, table } = await finished(own.base);
    expect(await anna.reason('openRoom', { table, shown: START })).toBe('switchedOff');
    await closeAll(anna, ben);
    await own.stop();
    folder.remove();
  });
});

describe.skipIf(!postgres)('a room over two processes', () => {
  test('is one room, and goes on when the leader’s process is gone', async () => {
    const settings = { roomAwayMs: AWAY, beat: { alive: 50, dead: 400 } };
    const [one, two] = (await startServers(2, postgres, settings)) as [TestServer, TestServer];
    await followOneAnother(one.base, two.base);
    await stayApart(one.base, two.base);
    const { anna, ben, room } = await together(one.base, two.base);
    await one.stop();
    await ben.until('to lead', () => leader(ben, room) === 'Ben');
    await ben.must('show', { room, shown: { ...START, at: 1 } });
    const carl = await Client.connect(two.base, await newPerson(two.base, 'Carl'));
    await carl.must('enterRoom', { room });
    expect(carl.rooms.get(room)?.shown.at).toBe(1);
    await closeAll(anna, ben, carl);
    await two.stop();
  });
});
