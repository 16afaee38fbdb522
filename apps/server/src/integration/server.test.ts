import { logOf, Match, verifyMatchFile, writeMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, newPerson, playOut } from '../testing/client.js';
import { GAME, me, open, randomAnswer, twoPlaying } from '../testing/tables.js';
import { testSite } from '../testing/test-site.js';

const server = testSite({ absenceMs: 50 });

const bot = { kind: 'bot', level: 'greedy' } as const;
const any = randomAnswer('server test');

const turnOf = (client: Client, table: string) => client.matches.get(table)?.awaited[0] as number;

describe('people', () => {
  test('a name and you are in; the cookie cannot be forged', async () => {
    const cookie = await newPerson(server.base, 'Zoë 🐔');
    const who = await (await fetch(`${server.base}/api/session`, { headers: { cookie } })).json();
    expect(who).toEqual({
      person: { id: expect.any(String), name: 'Zoë 🐔' },
      hasAccount: false,
      ban: null,
      inviteOnly: false,
      standing: null,
      featuresOff: [],
    });
    const forged = `${cookie.slice(0, -2)}xx`;
    expect(
      await (await fetch(`${server.base}/api/session`, { headers: { cookie: forged } })).json(),
    ).toMatchObject({ person: null });
  });

  test.each(['', '   ', 'x'.repeat(25), 'a\u0000b'])(
    'the name %j is refused with the reason',
    async (name) => {
      const response = await fetch(`${server.base}/api/session`, {
        method: 'POST',
        body: JSON.stringify({ name }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'badName', message: expect.any(String) });
    },
  );

  test('without a cookie, or from another site, no socket opens', async () => {
    const code = (headers: Record<string, string>) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${server.base.replace('http', 'ws')}/ws`, { headers });
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.once('open', () => resolve('open'));
        socket.once('error', () => undefined);
      });
    const cookie = await newPerson(server.base, 'Ann');
    expect(await code({})).toBe(401);
    expect(await code({ cookie: 'aerie=abc.def' })).toBe(401);
    expect(await code({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await code({ cookie, origin: server.base })).toBe('open');
  });
});

describe('tables', () => {
  test('made, joined, changed and left before the start; the host can remove people and seat bots', async () => {
    const [anna, ben] = await Promise.all([
      Client.enter(server.base, 'Anna'),
      Client.enter(server.base, 'Ben'),
    ]);
    const table = await anna.must('create', { ...GAME, seats: [me, open, open] });
    await anna.must('watch', { table });
    await ben.must('watch', { table });
    await ben.must('sit', { table, seat: 2 });
    await ben.must('sit', { table, seat: 1 });
    await anna.until('Ben', () => anna.tables.get(table)?.seats[1]?.name === 'Ben');
    expect(anna.tables.get(table)?.seats[2]?.kind).toBe('open');
    expect(await ben.reason('seatBot', { table, seat: 2, level: 'greedy' })).toBe('notHost');
    expect(await anna.reason('seatBot', { table, seat: 2, level: 'genius' })).toBe('unknownBot');
    await anna.must('seatBot', { table, seat: 2, level: 'greedy' });
    await anna.must('remove', { table, seat: 1 });
    await ben.until('to be removed', () => ben.tables.get(table)?.seats[1]?.kind === 'open');
    expect(await anna.ask('start', { table })).toMatchObject({
      reason: { code: 'stillWaiting', args: { open: 1 } },
    });
    expect(await ben.reason('sit', { table, seat: 0 })).toBe('seatTaken');
    await ben.must('sit', { table, seat: 1 });
    await ben.must('stand', { table, seat: 1 });
    await Promise.all([anna.close(), ben.close()]);
  });

  test('nothing of people but their names is told to others', async () => {
    const anna = await Client.enter(server.base, 'Anna', true);
    const ben = await Client.enter(server.base, 'Ben', true);
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    await ben.must('watch', { table });
    const annas = JSON.parse(anna.heard[0] as string).person.id;
    expect(ben.heard.join()).not.toContain(annas);
    await Promise.all([anna.close(), ben.close()]);
  });

  test('the live list shows open and running tables, and changes with them', async () => {
    const [anna, ben] = await Promise.all([
      Client.enter(server.base, 'Anna', true),
      Client.enter(server.base, 'Ben'),
    ]);
    await anna.must('lobby', { on: true });
    const table = await ben.must('create', { ...GAME, seats: [me, bot] });
    const listed = () =>
      JSON.parse(anna.heard.filter((text) => text.includes('"type":"lobby"')).at(-1) as string);
    await anna.until('the new table', () => JSON.stringify(listed().open).includes(table));
    await ben.must('start', { table });
    await anna.until('it to run', () => JSON.stringify(listed().running).includes(table));
    const hidden = await ben.must('create', { ...GAME, listed: false, seats: [me, bot] });
    await ben.must('create', { ...GAME, seats: [me, bot] });
    await anna.until('the next', () => listed().open.length > 0);
    expect(JSON.stringify(listed())).not.toContain(hidden);
    await Promise.all([anna.close(), ben.close()]);
  });

  test.each([
    ['an unknown game', { ...GAME, game: 'chess', seats: [me, open] }, 'unknownGame'],
    ['too many seats', { ...GAME, seats: [me, open, open, open, open, open] }, 'badSeats'],
    ['unknown options', { ...GAME, options: { wings: true }, seats: [me, open] }, 'badOptions'],
  ])('%s is refused', async (_, wish, code) => {
    const anna = await Client.enter(server.base, 'Anna');
    expect(await anna.reason('create', wish)).toBe(code);
    expect(await anna.reason('watch', { table: 'ABCDEFGHJKMNPQRSTVWX' })).toBe('noSuchTable');
    await anna.close();
  });

  test('one browser holds several seats and plays them all', async () => {
    const anna = await Client.enter(server.base, 'Anna');
    const table = await anna.must('create', { ...GAME, seats: [me, open] });
    await anna.must('sit', { table, seat: 1, name: 'Grandma' });
    await anna.must('watch', { table });
    await anna.must('start', { table });
    await playOut(anna, table, any);
    expect(anna.tables.get(table)?.seats.map(({ name }) => name)).toEqual(['Anna', 'Grandma']);
    expect(anna.matches.get(table)?.sides).toHaveLength(2);
    await anna.close();
  });
});

describe('play', () => {
  test('two people play a whole match; it verifies with the seed that was committed to', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    const hash = anna.tables.get(table)?.seedHash;
    await Promise.all([playOut(anna, table, any), playOut(ben, table, any)]);
    const { outcome, seed, number } = anna.matches.get(table) ?? {};
    expect(outcome?.places.toSorted()).toEqual([1, 2]);
    await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
    const game = gameOf('rauf-und-runter') as NonNullable<ReturnType<typeof gameOf>>;
    const { body } = await server.tables.table(table);
    const entries = await server.storage.entries(body.match as string, 0);
    expect(entries).toHaveLength(number as number);
    const head = await server.storage.matchHead(body.match as string);
    const { rulesVersion, options, seats, setup } = head as NonNullable<typeof head>;
    const match = Match.resume(
      game,
      { game: game.id, rulesVersion, options, seats, setup, entries },
      seed as string,
    );
    expect(match.seedHash).toBe(hash);
    const file = writeMatchFile(match, [{ name: 'A' }, { name: 'B' }], seed as string);
    expect(verifyMatchFile(game, file)).toMatchObject({ ok: true });
    expect(logOf(file).entries).toHaveLength(entries.length);
    await Promise.all([anna.close(), ben.close()]);
  });

  test('a match against bots goes on by itself', async () => {
    const anna = await Client.enter(server.base, 'Anna');
    const table = await anna.must('create', { ...GAME, seats: [bot, me, bot] });
    await anna.must('watch', { table });
    await anna.must('start', { table });
    await playOut(anna, table, any);
    expect(anna.matches.get(table)?.outcome?.points).toHaveLength(3);
    await anna.close();
  });

  test('a seat acts for itself only, in its turn, with answers that are legal', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    const seat = turnOf(anna, table);
    const [active, other] = seat === 0 ? [anna, ben] : [ben, anna];
    const number = 0;
    expect(await other.reason('answer', { table, seat, number, answer: 'F' })).toBe('notYourSeat');
    expect(await other.reason('answer', { table, seat: 1 - seat, number, answer: '1' })).toBe('notYourTurn');
    expect(await active.reason('answer', { table, seat, number, answer: 'fly' })).toBe('notReadable');
    expect(await active.reason('answer', { table, seat, number: 7, answer: '1' })).toBe('stale');
    expect(await active.reason('answer', { table, seat, number, answer: 'shed 3' })).toBe('pickFirst');
    expect(active.matches.get(table)?.number).toBe(0);
    await Promise.all([anna.close(), ben.close()]);
  });

  test('a request that is repeated is not done twice, by its id or by what it asks', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    const seat = turnOf(anna, table);
    const active = seat === 0 ? anna : ben;
    const answer = active.side(table, seat)?.answers[0] as string;
    const request = { table, seat, number: 0, answer };
    for (const id of ['same', 'same', 'other']) {
      expect((await active.ask('answer', request, id)).type).toBe('done');
    }
    await active.until('the step', () => (active.matches.get(table)?.number ?? 0) > 0);
    expect(active.matches.get(table)?.number).toBe(1);
    await Promise.all([anna.close(), ben.close()]);
  });

  test('whoever comes back misses nothing and is told nothing twice', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    const seat = turnOf(anna, table);
    const [active, away] = seat === 0 ? [anna, ben] : [ben, anna];
    await away.close();
    for (let i = 0; i < 3; i++) {
      const number = active.matches.get(table)?.number ?? 0;
      await active.must('answer', {
        table,
        seat,
        number,
        answer: active.side(table, seat)?.answers[0] as string,
      });
      await active.until('the step', () => (active.matches.get(table)?.number ?? 0) > number);
    }
    const cookie = await newPerson(server.base, 'Carl');
    const carl = await Client.connect(server.base, cookie);
    await carl.must('watch', { table, since: 1 });
    await carl.until('the match', () => carl.matches.has(table));
    expect(carl.matches.get(table)?.steps.map(({ number }) => number)).toEqual([1, 2]);
    expect(carl.matches.get(table)?.sides).toMatchObject([{ seat: null, answers: [] }]);
    await carl.must('watch', { table, since: 3 });
    expect(carl.matches.get(table)?.steps).toEqual([]);
    await Promise.all([active.close(), carl.close()]);
  });

  test('the same person in two tabs sees and does the same', async () => {
    const cookie = await newPerson(server.base, 'Anna');
    const [one, two] = await Promise.all([
      Client.connect(server.base, cookie),
      Client.connect(server.base, cookie),
    ]);
    const table = await one.must('create', { ...GAME, seats: [me, bot] });
    await one.must('watch', { table });
    await two.must('watch', { table });
    await two.must('start', { table });
    await Promise.all(
      [one, two].map((tab) => tab.until('my turn', () => tab.matches.get(table)?.awaited[0] === 0)),
    );
    const number = one.matches.get(table)?.number as number;
    await one.must('answer', { table, seat: 0, number, answer: one.side(table, 0)?.answers[0] as string });
    await two.until('the step', () => (two.matches.get(table)?.number ?? 0) > number);
    await Promise.all([one.close(), two.close()]);
  });
});

describe('undo', () => {
  test('where it is barred it becomes a wish, and the others can agree or not', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, { ...GAME, friendly: true });
    const seat = turnOf(anna, table);
    const [active, other] = seat === 0 ? [anna, ben] : [ben, anna];
    await active.must('answer', {
      table,
      seat,
      number: 0,
      answer: active.side(table, seat)?.answers[0] as string,
    });
    await active.must('undo', { table, seat, number: 1 });
    await other.until('the wish', () => other.tables.get(table)?.undoWish?.seat === seat);
    await other.must('agreeUndo', { table, seat: 1 - seat, agree: false });
    await active.until('the refusal', () => active.tables.get(table)?.undoWish === null);
    expect(active.matches.get(table)?.number).toBe(1);
    await active.must('undo', { table, seat, number: 1 });
    expect(await active.reason('agreeUndo', { table, seat, agree: true })).toBe('noWish');
    await other.must('agreeUndo', { table, seat: 1 - seat, agree: true });
    await active.until('it to be taken back', () => active.matches.get(table)?.number === 2);
    expect(active.side(table, seat)?.view).toMatchObject({
      track: [],
      roll: expect.stringMatching(/^.{5}$/),
    });
    await Promise.all([anna.close(), ben.close()]);
  });
});

describe('absence', () => {
  test('“cover me”: a bot plays on until one comes back', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    await anna.must('cover', { table, seat: 0, level: 'greedy' });
    await ben.must('cover', { table, seat: 1, level: 'greedy' });
    await anna.until('the bots to play', () => (anna.matches.get(table)?.number ?? 0) > 5);
    await anna.must('cover', { table, seat: 0, level: null });
    await anna.until(
      'my turn',
      () => anna.matches.get(table)?.awaited[0] === 0 || anna.matches.get(table)?.outcome != null,
    );
    expect(anna.tables.get(table)?.seats[0]?.cover).toBeNull();
    await Promise.all([anna.close(), ben.close()]);
  });

  test('the others vote for a bot when somebody has been gone for a while; they may come back', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    expect(await anna.reason('voteCover', { table, seat: 1 })).toBe('notGone');
    await ben.close();
    await anna.until('Ben to be gone', () => anna.tables.get(table)?.seats[1]?.here === false);
    await new Promise((resolve) => setTimeout(resolve, 80));
    await anna.must('voteCover', { table, seat: 1 });
    await anna.until('the cover', () => anna.tables.get(table)?.seats[1]?.cover !== null);
    await playOut(anna, table, any);
    await anna.close();
  });

  test('people who play together show each other what they plan; others keep it to themselves', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    expect(await anna.reason('sketch', { table, seat: 0, number: 0, plan: ['x'] })).toBe('notTogether');
    const seats = [me, open];
    const together = await anna.must('create', { game: 'zefiria', options: {}, listed: false, seats });
    await anna.must('watch', { table: together });
    await ben.must('watch', { table: together });
    await ben.must('sit', { table: together, seat: 1 });
    await anna.must('start', { table: together });
    await ben.must('sketch', { table: together, seat: 1, number: 0, plan: ['a', 'b'] });
    const planned = [{ seat: 1, number: 0, plan: ['a', 'b'] }];
    await anna.until('the plan', () => anna.tables.get(together)?.sketches.length === 1);
    expect(anna.tables.get(together)?.sketches).toEqual(planned);
    expect(await anna.reason('sketch', { table: together, seat: 1, number: 0, plan: [] })).toBe(
      'notYourSeat',
    );
    await ben.must('sketch', { table: together, seat: 1, number: 0, plan: [] });
    await anna.until('it to go', () => anna.tables.get(together)?.sketches.length === 0);
    await Promise.all([anna.close(), ben.close()]);
  });

  test('who knows too much cannot chat, whatever their client says', async () => {
    const anna = await Client.enter(server.base, 'Anna');
    const seats = [
      me,
      { kind: 'bot', level: 'greedy' },
      { kind: 'me', name: 'Ben' },
      { kind: 'me', name: 'Cleo' },
    ] as const;
    const table = await anna.must('create', {
      game: 'cloud-mine',
      options: {},
      listed: false,
      seats: [...seats],
    });
    await anna.must('watch', { table });
    await anna.must('chat', { table, text: 'before the start' });
    await anna.must('start', { table });
    await anna.until('the match', () => anna.matches.has(table));
    expect(anna.matches.get(table)?.sides.some((side) => side.silent)).toBe(true);
    expect(await anna.reason('chat', { table, text: 'it is the whale' })).toBe('silentNow');
    await anna.close();
  });

  test('whoever resigns is played for by a bot, for good', async () => {
    const { anna, ben, table } = await twoPlaying(server.base, server.base, GAME);
    await ben.must('resign', { table, seat: 1 });
    expect(await ben.reason('cover', { table, seat: 1, level: null })).toBe('resigned');
    await playOut(anna, table, any);
    await Promise.all([anna.close(), ben.close()]);
  });

  test('a rematch is one new table for all who ask', async () => {
    const anna = await Client.enter(server.base, 'Anna');
    const table = await anna.must('create', { ...GAME, seats: [me, bot] });
    await anna.must('watch', { table });
    await anna.must('start', { table });
    expect(await anna.reason('rematch', { table })).toBe('notRunning');
    await playOut(anna, table, any);
    await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
    const [one, two] = await Promise.all([anna.must('rematch', { table }), anna.must('rematch', { table })]);
    expect(one).toBe(two);
    await anna.must('watch', { table: one });
    expect(anna.tables.get(one)?.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
    await anna.close();
  });
});

describe('limits and health', () => {
  test('health and readiness are for everybody, metrics are not', async () => {
    expect(await (await fetch(`${server.base}/healthz`)).json()).toMatchObject({ ok: true });
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.base}/metrics`)).status).toBe(404);
  });

  test('strict headers on every answer; unknown pages say so', async () => {
    const response = await fetch(`${server.base}/nowhere`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('unreadable messages are answered, many of them end the connection', async () => {
    const anna = await Client.enter(server.base, 'Anna');
    expect(await anna.ask('start', { table: '!' } as never)).toMatchObject({
      type: 'unreadable',
      at: 'table',
    });
    for (let i = 0; i < 30; i++) anna.send('{');
    await anna.until('the end', () => anna.closed !== undefined).catch(() => undefined);
    expect(anna.closed).toBe(4400);
  });

  test('a message that is too large ends the connection, and nobody else notices', async () => {
    const [anna, ben] = await Promise.all([
      Client.enter(server.base, 'Anna'),
      Client.enter(server.base, 'Ben'),
    ]);
    anna.send(`{"type":"ping","id":"${'x'.repeat(20_000)}"}`);
    await anna.until('the end', () => anna.closed !== undefined).catch(() => undefined);
    expect(anna.closed).toBe(1009);
    expect(await ben.reason('ping', {})).toBe('done');
    await ben.close();
  });
});
