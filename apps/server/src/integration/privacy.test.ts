import { ENDPOINTS, type EndpointName, isRole, type RequestOf, type RequestType } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointNames, placeOf } from '../api/router.js';
import { Client, personOf, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { bot, GAME, me, open } from '../testing/tables.js';
import { testSite } from '../testing/test-site.js';

const server = testSite();

const NOWHERE = 'ABCDEFGHJKMNPQRSTVWX';
const ASKERS = ['stranger', 'member', 'player'] as const;
type Asker = (typeof ASKERS)[number];

const first = (answers: readonly string[]) => answers[0] as string;

/** Anna's tables, by what others may learn of them. */
interface Tables {
  /** Anna and Ben; over. */
  readonly unlisted: string;
  /** The rematch that Anna has asked Ben for. */
  readonly rematch: string;
  /** Anna and Ben, closed to others; over. */
  readonly closed: string;
  /** Anna alone, today. */
  readonly daily: string;
  /** Anna and Ben, for everybody; over. */
  readonly listed: string;
}

/** Which of the tables each may find without a link. */
const MAY_FIND: Readonly<Record<Asker, readonly (keyof Tables)[]>> = {
  stranger: ['listed'],
  member: ['listed'],
  player: ['unlisted', 'rematch', 'closed', 'listed'],
};

let tables: Tables;
const cookies: Record<Asker, string> = { stranger: '', member: '', player: '' };
let anna: Client;
let ben: Client;
let profile: string;

async function enter(name: string): Promise<string> {
  const response = await fetch(`${server.base}/api/session`, {
    method: 'POST',
    body: JSON.stringify({ name }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] as string;
}

async function played(wanted: { listed: boolean; watchers: boolean }): Promise<string> {
  const table = await anna.must('create', { ...GAME, ...wanted, friendly: false, seats: [me, open] });
  await ben.must('sit', { table, seat: 1 });
  await anna.must('start', { table });
  for (const one of [anna, ben]) await one.must('watch', { table });
  await anna.must('chat', { table, text: `between us at ${table}` });
  await Promise.all([anna, ben].map((one) => playOut(one, table, first)));
  return table;
}

beforeAll(async () => {
  const annasCookie = await enter('Anna');
  cookies.player = await enter('Ben');
  cookies.member = await enter('Carl');
  anna = await Client.connect(server.base, annasCookie);
  ben = await Client.connect(server.base, cookies.player);
  const unlisted = await played({ listed: false, watchers: true });
  const closed = await played({ listed: true, watchers: false });
  const listed = await played({ listed: true, watchers: true });
  await anna.until('the end', () => anna.tables.get(unlisted)?.status === 'over');
  const rematch = await anna.must('rematch', { table: unlisted });
  const dealt = await fetch(`${server.base}/api/daily/rauf-und-runter`, {
    method: 'POST',
    headers: { cookie: annasCookie },
  });
  const { table: daily } = (await dealt.json()) as { table: string };
  await anna.must('watch', { table: daily });
  await playOut(anna, daily, first);
  tables = { unlisted, rematch, closed, daily, listed };
  const ranking = await fetch(`${server.base}/api/ranking/rauf-und-runter`);
  const { ranking: rows } = (await ranking.json()) as { ranking: { name: string; profile: string }[] };
  profile = rows.find(({ name }) => name === 'Anna')?.profile as string;
}, 60_000);
afterAll(() => Promise.all([anna.close(), ben.close()]));

/** Which of Anna's tables somebody learns of from what they were told. */
const foundIn = (told: string): string[] =>
  Object.entries(tables).flatMap(([name, id]) => (told.includes(id) ? [name] : []));

function pathTo(name: EndpointName): string {
  const day = new Date().toISOString().slice(0, 10);
  return placeOf(name)
    .path.replace(':game', 'rauf-und-runter')
    .replace(':day', day)
    .replace(':profile', profile)
    .replace(':table', NOWHERE);
}

describe('nobody learns the id of a table that is not for them', () => {
  const asked = endpointNames().filter((name) => name.startsWith('GET '));
  const cases = asked.flatMap((name) => ASKERS.map((asker) => [name, asker] as const));

  test.each(cases)('from %s, as a %s', async (name, asker) => {
    const cookie = cookies[asker];
    const response = await fetch(server.base + pathTo(name), { headers: cookie ? { cookie } : {} });
    const found = foundIn(await response.text());
    expect(MAY_FIND[asker]).toEqual(expect.arrayContaining(found));
    // The test looks at the right place: Anna's profile tells of what is listed, and of more to whoever was there.
    if (name === 'GET /api/history/:profile')
      expect(found).toEqual(MAY_FIND[asker].filter((one) => one !== 'rematch'));
  });

  test.each(['member', 'player'] as const)('from the lobby and a listed table, as a %s', async (asker) => {
    const client = await Client.connect(server.base, cookies[asker], true);
    await client.must('lobby', { on: true });
    await client.must('watch', { table: tables.listed });
    expect(MAY_FIND[asker]).toEqual(expect.arrayContaining(foundIn(client.heard.join())));
    await client.close();
  });

  /** Everything that can be said of a table by whoever has its link; a new request does not compile without its line. */
  const REQUESTS: {
    readonly [T in RequestType]: (table: string) => Omit<RequestOf<T>, 'type' | 'id'>;
  } = {
    watch: (table) => ({ table, since: 0 }),
    lobby: () => ({ on: true }),
    create: () => ({ ...GAME, seats: [me, bot] }),
    configure: (table) => ({ table, listed: true, friendly: false }),
    agree: (table) => ({ table, terms: 0 }),
    admit: (table) => ({ table, watchers: true }),
    sit: (table) => ({ table, seat: 1 }),
    stand: (table) => ({ table, seat: 1 }),
    seatBot: (table) => ({ table, seat: 1, level: null }),
    remove: (table) => ({ table, seat: 1 }),
    start: (table) => ({ table }),
    reveal: (table) => ({ table, part: '0'.repeat(64) }),
    rematch: (table) => ({ table }),
    answer: (table) => ({ table, seat: 0, number: 0, answer: 'F' }),
    undo: (table) => ({ table, seat: 0, number: 0 }),
    agreeUndo: (table) => ({ table, seat: 0, agree: true }),
    sketch: (table) => ({ table, seat: 0, number: 0, plan: [] }),
    cover: (table) => ({ table, seat: 0, level: null }),
    takeOver: (table) => ({ table, seat: 0 }),
    agreeTakeOver: (table) => ({ table, seat: 0, agree: true }),
    voteCover: (table) => ({ table, seat: 0 }),
    resign: (table) => ({ table, seat: 0 }),
    chat: (table) => ({ table, text: 'where do you play now?' }),
    react: (table) => ({ table, reaction: 'hello' }),
    openRoom: (table) => ({ table, shown: { at: 0, viewpoint: 'all', line: [] } }),
    enterRoom: (room) => ({ room }),
    leaveRoom: (room) => ({ room }),
    show: (room) => ({ room, shown: { at: 0, viewpoint: 'all', line: [] } }),
    askLead: (room) => ({ room, wish: true }),
    handLead: (room) => ({ room, to: 0 }),
    talk: (room) => ({ room, text: 'who is here?' }),
    ping: () => ({}),
    unwatch: (table) => ({ table }),
  };

  test('nor of another table, or of what was said, by anything that can be asked about the one whose link one has', async () => {
    const carl = await Client.enter(server.base, 'Carl', true);
    for (const type of Object.keys(REQUESTS) as RequestType[])
      await carl.ask(type, REQUESTS[type](tables.unlisted) as never);
    expect(await carl.reason('rematch', { table: tables.unlisted, agree: false })).toBe('notYourSeat');
    const heard = carl.heard.join();
    expect(foundIn(heard).filter((name) => name !== 'unlisted' && name !== 'listed')).toEqual([]);
    expect(heard).not.toContain('between us');
    await carl.close();
  });

  test('nor of the rematch by the link to the match before it', async () => {
    for (const [asker, next] of [
      ['member', null],
      ['player', tables.rematch],
    ] as const) {
      const client = await Client.connect(server.base, cookies[asker]);
      await client.must('watch', { table: tables.unlisted });
      expect(client.tables.get(tables.unlisted)?.rematch).toBe(next);
      await client.close();
    }
  });

  test('nor with whom others played there', async () => {
    const response = await fetch(`${server.base}/api/history/${profile}`);
    const { played: all } = (await response.json()) as { played: { unlisted?: true; others: object[] }[] };
    // The table that is closed, and the unlisted one; today's challenge is not there before its day is over.
    expect(all.filter(({ unlisted }) => unlisted)).toHaveLength(2);
    expect(all.filter(({ unlisted, others }) => unlisted && others.length > 0)).toEqual([]);
    expect(all.filter(({ unlisted }) => !unlisted)).toMatchObject([{ others: [{ name: 'Ben' }] }]);
  });

  test('nor of one where somebody was whom they do not meet', async () => {
    const http = new HttpClient(server.base, await enter('Emil'));
    const notes = `/api/tables/${tables.listed}/notes`;
    await http.must('PUT', '/api/notes', { who: { table: tables.listed, seat: 1 }, text: 'Loud' });
    expect(await http.must('GET', notes)).toMatchObject({ seats: [{ seat: 1, text: 'Loud' }] });
    await http.must('POST', '/api/blocks', { who: { table: tables.listed, seat: 1 } });
    expect(await http.ask('GET', notes)).toMatchObject({ status: 403, body: { error: 'keptApart' } });
    const told = JSON.stringify(await http.must('GET', `/api/history/${profile}`));
    expect(foundIn(told)).toEqual([]);
    expect(told).not.toContain('"Ben"');
  });

  test.each(['closed', 'daily'] as const)(
    'and whoever has the id of a %s one gets nothing for it',
    async (which) => {
      const table = tables[which];
      const carl = await Client.connect(server.base, cookies.member, true);
      expect(['noWatchers', 'dealOfToday']).toContain(await carl.reason('watch', { table }));
      expect(carl.heard.join()).not.toContain('Anna');
      const body = JSON.stringify({ table, seat: 0 });
      const headers = { cookie: cookies.member };
      if (which === 'closed')
        expect((await fetch(`${server.base}/api/mutes`, { method: 'POST', headers, body })).status).toBe(404);
      expect((await fetch(`${server.base}/api/matches/${table}`, { headers })).status).toBe(403);
      await carl.close();
    },
  );
});

describe('the chat of those who sat there', () => {
  test.each(['unlisted', 'listed'] as const)(
    'is not for others with the link to a match that is over: %s',
    async (which) => {
      const table = tables[which];
      const carl = await Client.connect(server.base, cookies.member, true);
      await carl.must('watch', { table });
      expect(carl.chats.get(table)).toEqual([]);
      await anna.must('chat', { table, text: 'still between us' });
      await ben.until('the line', () => ben.chats.get(table)?.at(-1)?.text === 'still between us');
      await carl.must('chat', { table, text: 'may I see?' });
      for (const one of [anna, ben, carl])
        await one.until('the question', () => one.chats.get(table)?.at(-1)?.text === 'may I see?');
      expect(carl.heard.join()).not.toContain('between us');
      const body = JSON.stringify({ table, talk: 'seats', line: 0 });
      const asked = { method: 'POST', headers: { cookie: cookies.member }, body };
      expect((await fetch(`${server.base}/api/mutes`, asked)).status).toBe(404);
      // Who comes later still reads nothing of what was said before, whoever said it.
      const dora = await Client.enter(server.base, 'Dora', true);
      await dora.must('watch', { table });
      expect(dora.chats.get(table)).toEqual([]);
      const again = await Client.connect(server.base, cookies.player);
      await again.must('watch', { table });
      const all = again.chats.get(table)?.map(({ text }) => text);
      expect(all).toEqual(
        expect.arrayContaining([`between us at ${table}`, 'may I see?', 'still between us']),
      );
      await Promise.all([carl.close(), dora.close(), again.close()]);
    },
  );
});

describe('a site by invitation only', () => {
  beforeAll(() => server.peopleService.invitations.setInviteOnly(true));
  afterAll(() => server.peopleService.invitations.setInviteOnly(false));

  /** All that strangers may ask for there; whatever is added is closed. */
  const ENTRANCES: readonly EndpointName[] = [
    'GET /api/session',
    'POST /api/session',
    'POST /api/account',
    'GET /api/account/ways',
    'POST /api/account/sign-in',
    'POST /api/account/sign-in/passkey/challenge',
    'POST /api/account/sign-in/passkey',
    'POST /api/account/sign-out',
    'POST /api/account/reset',
    'POST /api/account/sign-in/provider/:provider',
    'POST /api/account/reset/:provider',
    'POST /api/account/provider',
    'POST /api/account/provider/enter',
    'POST /api/account/provider/sign-up',
    'POST /api/notices/stop/:token',
  ];

  test.each(endpointNames())('%s is closed to strangers, unless one comes in by it', async (name) => {
    const { method } = placeOf(name);
    const path = pathTo(name).replace(/:\w+/g, 'x');
    const body = method === 'GET' ? {} : { body: '{}' };
    const response = await fetch(server.base + path, { method, ...body });
    const answer = (await response.json()) as { error?: string };
    const isForKeepers = isRole(ENDPOINTS[name].caller);
    const isClosed = response.status === 403 && answer.error === 'closed';
    expect(isClosed).toBe(!ENTRANCES.includes(name) && !isForKeepers);
    if (isForKeepers) expect(answer).toEqual({ error: 'notFound' });
    expect(foundIn(JSON.stringify(answer))).toEqual([]);
    expect(JSON.stringify(answer)).not.toMatch(/Anna|Ben|Carl/);
  });

  test('neither does the socket open, nor do metrics', async () => {
    await expect(Client.connect(server.base, '')).rejects.toThrow('401');
    expect((await fetch(`${server.base}/metrics`)).status).toBe(404);
  });

  test('whoever is in stays in', async () => {
    const headers = { cookie: cookies.member };
    expect((await fetch(`${server.base}/api/ranking/rauf-und-runter`, { headers })).status).toBe(200);
    const carl = await Client.connect(server.base, cookies.member);
    expect(await personOf(server.base, cookies.member)).toBeTruthy();
    await carl.close();
  });
});

test('who came before a match began has read what was said there, and what comes then is for the seats', async () => {
  const [eve, carl] = [
    await Client.enter(server.base, 'Eve'),
    await Client.connect(server.base, cookies.member),
  ];
  const table = await eve.must('create', { ...GAME, seats: [me, bot] });
  await carl.must('watch', { table });
  await eve.must('chat', { table, text: 'welcome' });
  await carl.until('the welcome', () => carl.chats.get(table)?.length === 1);
  await eve.must('start', { table });
  await eve.must('chat', { table, text: 'to myself' });
  await carl.must('chat', { table, text: 'to those who look on' });
  await carl.until('the line', () => carl.chats.get(table)?.length === 2);
  expect(carl.chats.get(table)?.map(({ text }) => text)).toEqual(['welcome', 'to those who look on']);
  await Promise.all([eve.close(), carl.close()]);
});
