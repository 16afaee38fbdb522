import type { RequestOf, RequestType } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../common/config.js';
import { Visitors } from '../people/visitors.js';
import { Client, newPerson } from '../testing/client.js';
import { bot, GAME, me, open } from '../testing/tables.js';
import { testSite } from '../testing/test-site.js';

const { visitorsPerAddress } = readConfig({});
const server = testSite();
const ids = (tables: readonly { readonly id: string }[] | undefined) => tables?.map(({ id }) => id);

describe('a visitor without a session', () => {
  let anna: Client;
  let waiting: string;
  let running: string;
  let hidden: string;
  beforeAll(async () => {
    anna = await Client.enter(server.base, 'Anna', true);
    const begun = async (wanted: { listed: boolean; watchers: boolean }) => {
      const table = await anna.must('create', { ...GAME, ...wanted, seats: [me, bot] });
      await anna.must('watch', { table });
      await anna.must('start', { table });
      return table;
    };
    waiting = await anna.must('create', { ...GAME, listed: true, seats: [me, open] });
    running = await begun({ listed: true, watchers: true });
    hidden = await begun({ listed: false, watchers: false });
    await anna.must('create', { ...GAME, listed: false, seats: [me, open] });
  });
  afterAll(() => anna.close());

  test('is nobody, sees the listed tables and hears when they change', async () => {
    const visitor = await Client.visit(server.base);
    await visitor.must('lobby', { on: true });
    expect(visitor.heard[0]).toContain('"person":null');
    expect([ids(visitor.lobby?.open), ids(visitor.lobby?.running)]).toEqual([[waiting], [running]]);
    expect(visitor.lobby?.mine).toEqual([]);
    await anna.must('create', { ...GAME, listed: true, seats: [me, open] });
    await visitor.until('the next table', () => visitor.lobby?.open.length === 2);
    await visitor.close();
  });

  test('watches a match as a spectator does, and is counted as one', async () => {
    const visitor = await Client.visit(server.base);
    await visitor.must('watch', { table: running });
    expect(visitor.matches.get(running)?.sides).toMatchObject([{ seat: null, answers: [] }]);
    await anna.until('the visitor', () => anna.audiences.get(running) === 1);
    const number = anna.matches.get(running)?.number ?? 0;
    const seat = 0;
    await anna.until('her turn', () => (anna.side(running, seat)?.answers.length ?? 0) > 0);
    const answer = anna.side(running, seat)?.answers[0] as string;
    await anna.must('answer', {
      table: running,
      seat,
      number: anna.matches.get(running)?.number ?? 0,
      answer,
    });
    await visitor.until('the step', () => (visitor.matches.get(running)?.number ?? 0) > number);
    expect(await visitor.reason('watch', { table: hidden })).toBe('noWatchers');
    await visitor.close();
    await anna.until('them to be gone', () => anna.audiences.get(running) === 0);
  });

  test('in a frame of another site is a stranger even with the session of whoever plays there', async () => {
    const cookie = await newPerson(server.base, 'Otto');
    const otto = await Client.connect(server.base, cookie);
    const table = await otto.must('create', { ...GAME, listed: false, watchers: true, seats: [me, bot] });
    await otto.must('watch', { table });
    await otto.must('start', { table });
    await otto.until('the match', () => otto.side(table, 0) !== undefined);
    const framed = await Client.connect(server.base, cookie, true, {}, '?visitor=embed');
    await framed.must('watch', { table });
    expect(framed.heard[0]).toContain('"person":null');
    expect(framed.matches.get(table)?.sides).toMatchObject([{ seat: null, answers: [] }]);
    expect(await framed.reason('resign', { table, seat: 0 })).toBe('needsName');
    await otto.must('admit', { table, watchers: false });
    const late = await Client.connect(server.base, cookie, true, {}, '?visitor=embed');
    expect(await late.reason('watch', { table })).toBe('noWatchers');
    await Promise.all([otto, framed, late].map((one) => one.close()));
  });

  test.each<[RequestType, (table: string) => object]>([
    ['create', () => ({ ...GAME, seats: [me, bot] })],
    ['sit', (table) => ({ table, seat: 1 })],
    ['start', (table) => ({ table })],
    ['chat', (table) => ({ table, text: 'hello' })],
    ['answer', (table) => ({ table, seat: 0, number: 0, answer: 'F' })],
  ])('cannot %s', async (type, fields) => {
    const visitor = await Client.visit(server.base);
    await visitor.must('watch', { table: waiting });
    const asked = fields(waiting) as Omit<RequestOf<typeof type>, 'type' | 'id'>;
    expect(await visitor.reason(type, asked)).toBe('needsName');
    await visitor.close();
  });

  test('is no visitor with a bad token, nor from another site', async () => {
    await expect(Client.visit(server.base, { authorization: 'Bearer aerie_wrong' })).rejects.toThrow('401');
    await expect(Client.visit(server.base, { origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  test('leaves room: there are only so many from one address, and people still come in', async () => {
    const visitors = await Promise.all(
      Array.from({ length: visitorsPerAddress }, () => Client.visit(server.base)),
    );
    await expect(Client.visit(server.base)).rejects.toThrow('429');
    // A page cannot see that: it is told by the code with which its connection is closed.
    const page = await Client.visit(server.base, { origin: server.base });
    await expect(page.until('nothing', () => false)).rejects.toThrow('closed with 4431');
    expect(page.heard).toEqual([]);
    const ben = await Client.enter(server.base, 'Ben');
    await ben.close();
    await visitors[0]?.close();
    await expect.poll(() => Client.visit(server.base).then((one) => visitors.push(one))).toBeTruthy();
    await Promise.all(visitors.map((one) => one.close()));
  });

  test('finds a site by invitation only closed, and is no longer let in when it closes', async () => {
    const visit = await new Visitors(server.peopleService).admit('127.0.0.1');
    expect(await visit?.isOpen()).toBe(true);
    await server.peopleService.invitations.setInviteOnly(true);
    await expect(Client.visit(server.base)).rejects.toThrow('401');
    expect(await visit?.isOpen()).toBe(false);
    await server.peopleService.invitations.setInviteOnly(false);
  });
});
