import type { QuickChance } from '@aerie/kernel';
import type { FromServer } from '@aerie/protocol';
import { GAMES } from '@aerie/registry';
import { WebSocket } from 'ws';
import { dayOf, weekOf } from '../../common/day.js';
import { type Amounts, KEEPERS } from './fill.js';
import { idIn, nameIn } from './templates.js';

/** Something that people ask of a server about whatever they have not looked at lately. */
export interface ColdPath {
  readonly name: string;
  /** A table that may be read from one end to the other, since what is counted is kept for a while. */
  readonly counts?: string;
  /** Asks for it once, of whomever and whatever luck picks. Throws where it is not answered as it must be. */
  ask(base: string, luck: QuickChance): Promise<void>;
}

/** Those who have played most. */
const HEAVY = 50;
const PATIENCE_MS = 20_000;

/** Everybody has a session and a network of their own. */
const headersOf = (i: number) => ({
  cookie: `aerie=cold-${i}`,
  'x-forwarded-for': `${10 + (i >> 24)}.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`,
});

async function request(base: string, as: number, method: string, path: string, body?: unknown) {
  const response = await fetch(base + path, {
    ...{ method, headers: headersOf(as) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
  return text;
}

/** Opens a socket, says something, and waits for an answer. */
async function say(
  base: string,
  as: number,
  message: object,
  isAnswer: (heard: FromServer) => boolean,
): Promise<void> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: headersOf(as) });
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${JSON.stringify(message)}: no answer`)), PATIENCE_MS);
      socket.once('open', () => socket.send(JSON.stringify({ id: '1', ...message })));
      socket.once('error', reject);
      socket.on('message', (data) => {
        const heard = JSON.parse(data.toString()) as FromServer;
        if (heard.type === 'refused') reject(new Error(`${JSON.stringify(message)}: ${data.toString()}`));
        if (!isAnswer(heard)) return;
        clearTimeout(late);
        resolve();
      });
    });
  } finally {
    socket.terminate();
  }
}

/** What is asked of a site with so much on it, by its clock. */
export function coldPaths(amounts: Amounts, now: number): ColdPath[] {
  const { people, matches } = amounts;
  const anybody = (luck: QuickChance) => luck.below(people);
  const heavy = (luck: QuickChance) => luck.below(Math.min(HEAVY, people));
  const keeper = (luck: QuickChance) => luck.below(Math.min(KEEPERS, people));
  const someGame = (luck: QuickChance) => (GAMES[luck.below(GAMES.length)] as (typeof GAMES)[number]).id;
  const hot = Math.min(amounts.recent, matches);
  const recent = (luck: QuickChance) => idIn('t', luck.below(hot));
  const old = (luck: QuickChance) =>
    idIn('t', matches > hot ? hot + luck.below(matches - hot) : luck.below(hot));
  const get = (
    name: string,
    who: (luck: QuickChance) => number,
    path: (luck: QuickChance) => string,
  ): ColdPath => ({
    name,
    ask: async (base, luck) => void (await request(base, who(luck), 'GET', path(luck))),
  });
  const post = (
    name: string,
    who: (luck: QuickChance) => number,
    path: string,
    body: (luck: QuickChance) => unknown,
  ): ColdPath => ({
    name,
    ask: async (base, luck) => void (await request(base, who(luck), 'POST', path, body(luck))),
  });
  return [
    get('session', anybody, () => '/api/session'),
    get('own history', anybody, () => '/api/history'),
    get('own history, of whoever plays most', heavy, () => '/api/history'),
    {
      name: 'find somebody at a table, then their profile',
      async ask(base, luck) {
        const me = anybody(luck);
        const who = { table: recent(luck), seat: 0 };
        const found = JSON.parse(await request(base, me, 'POST', '/api/people/find', { who }));
        await request(base, me, 'GET', `/api/history/${found.profile}`);
      },
    },
    get('ranking', anybody, (luck) => `/api/ranking/${someGame(luck)}`),
    get('people one follows and has played with', anybody, () => '/api/people'),
    get('the same, of whoever plays most', heavy, () => '/api/people'),
    get(
      'account',
      (luck) => 2 * luck.below(people / 2),
      () => '/api/account',
    ),
    post('find an account by its name', anybody, '/api/people/find', (luck) => {
      const i = 2 * luck.below(people / 2);
      return { who: { account: nameIn(i) } };
    }),
    get('queues', anybody, () => '/api/pairing'),
    {
      name: 'wait in a queue, and leave it',
      async ask(base, luck) {
        const me = anybody(luck);
        const path = `/api/pairing/${someGame(luck)}/live`;
        await request(base, me, 'PUT', path, { friendly: true, language: 'de' });
        await request(base, me, 'DELETE', path);
      },
    },
    get('challenges of today', anybody, () => '/api/daily'),
    get('ranking of a day', anybody, (luck) => `/api/daily/${someGame(luck)}/${dayOf(now)}`),
    get('deals of the week', anybody, () => '/api/duplicate'),
    get('standings of the week', anybody, (luck) => `/api/duplicate/${someGame(luck)}/${weekOf(now)}`),
    get('replay of a recent match', anybody, (luck) => `/api/matches/${recent(luck)}`),
    get('replay of an old match', anybody, (luck) => `/api/matches/${old(luck)}`),
    {
      name: 'look on at an old match',
      ask: (base, luck) =>
        say(base, anybody(luck), { type: 'watch', table: old(luck) }, ({ type }) => type === 'match'),
    },
    {
      name: 'lobby',
      ask: (base, luck) =>
        say(base, anybody(luck), { type: 'lobby', on: true }, ({ type }) => type === 'lobby'),
    },
    post('keepers: people', keeper, '/api/admin/people', (luck) => ({
      text: '',
      after: idIn('p', anybody(luck)),
    })),
    post('keepers: people of a name', keeper, '/api/admin/people', (luck) => ({
      text: nameIn(2 * luck.below(people / 2)).toLowerCase(),
      after: null,
    })),
    get('keepers: somebody', keeper, (luck) => `/api/admin/people/${idIn('p', anybody(luck))}`),
    { ...get('keepers: the site', keeper, () => '/api/admin/site'), counts: 'people' },
  ];
}
