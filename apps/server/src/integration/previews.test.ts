import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBook } from '@aerie/analysis/puzzles';
import type { PagePreviews, PreviewOrder } from '@aerie/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureOf, wordsOf } from '../previews/draw.js';
import { Client } from '../testing/client.js';
import { bot, GAME, me, open } from '../testing/tables.js';
import { type Settings, startServer, type TestServer, temporaryFolder } from '../testing/test-server.js';

const orders: PreviewOrder[] = [];

/** A client that says of a page what it was told of it. */
const pages: PagePreviews = {
  fonts: [],
  preview: async (order) => {
    if (order.address.startsWith('/no')) return undefined;
    const [, page = '', game = ''] = order.address.split('/');
    return {
      title: `<${order.language}> "${order.address}"`,
      description: JSON.stringify(order.table),
      content: [order.language, page, game, order.puzzle?.theme].join(' '),
      picture: () =>
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#b23a24"/></svg>',
    };
  },
};
const previewer: Settings['previewer'] = {
  words: (order) => wordsOf(pages, order),
  picture: async (order) => {
    orders.push(order);
    return pictureOf(pages, order);
  },
  close: async () => undefined,
};

const SHELL =
  '<html><head><meta name="description" content="Five" /><title>Aerie</title></head><body>shell</body></html>';
const folder = temporaryFolder();
let site: TestServer;
let anna: Client;
beforeAll(async () => {
  const webDir = join(folder.path, 'web');
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'index.html'), SHELL);
  writeFileSync(join(webDir, 'front.fr.html'), SHELL.replace('Five', 'Cinq'));
  site = await startServer(folder.path, { previewer, webDir, origin: 'https://games.example.org' });
  anna = await Client.enter(site.base, 'Anna', true);
});
afterAll(async () => {
  await anna.close();
  await site.stop();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.base + path, { headers });
const pageAt = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();
const told = async (path: string) => /og:description" content="([^"]*)"/.exec(await pageAt(path))?.[1];
const imageIn = (page: string) =>
  /og:image" content="https:\/\/games\.example\.org([^"]*)"/.exec(page)?.[1] as string;

test('a page says what it is in the language that is asked for, to those who show links', async () => {
  const page = await pageAt('/games/zefiria', { 'accept-language': 'fr-CH,de' });
  expect(page).toContain('<title>&lt;fr&gt; &quot;/games/zefiria&quot;</title>');
  expect(page).toContain('<meta name="description" content="null"');
  expect(page).toContain('og:url" content="https://games.example.org/games/zefiria"');
  expect(page).toContain('twitter:card" content="summary_large_image"');
  expect(page).toContain('shell');
  expect(await pageAt('/games/zefiria?lang=it')).toContain('&lt;it&gt;');
  expect(await pageAt('/', { 'accept-language': 'fr' })).toContain('&lt;fr&gt; &quot;/&quot;');
});

test('whoever looks at the page itself gets it as it is, and so does whoever asks for one that says nothing', async () => {
  const browser = { 'accept-language': 'fr', 'sec-fetch-dest': 'document' };
  const answer = await get('/games/zefiria', browser);
  expect(answer.headers.get('vary')).toContain('Sec-Fetch-Dest');
  expect([await answer.text(), await pageAt('/nowhere')]).toEqual([SHELL, SHELL]);
});

test('the picture is a PNG of the size that is told, drawn once, and may be kept', async () => {
  const path = imageIn(await pageAt('/learn/zefiria'));
  const answer = await get(path);
  const png = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const tag = answer.headers.get('etag') as string;
  expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  await Promise.all([get(path), get(path)]);
  expect(orders.filter(({ address }) => address === '/learn/zefiria')).toHaveLength(1);
  expect((await get('/previews/en/nowhere.png')).status).toBe(404);
});

test('pages that show the same have one picture, and a puzzle that is not there has none', async () => {
  orders.length = 0;
  const book = (await loadBook('zefiria'))?.matches.flatMap(({ puzzles }) => puzzles) ?? [];
  const same = book.filter(({ theme }) => theme === book[0]?.theme).slice(0, 3);
  const paths = same.flatMap(({ id, theme }) => [
    `/puzzles/zefiria/${id}`,
    `/puzzles/zefiria/theme/${theme}/${id}`,
  ]);
  expect(paths).toHaveLength(6);
  const images = new Set(
    await Promise.all(paths.map(async (path) => (await pageAt(path)).match(/png\?([^"]*)"/)?.[1])),
  );
  expect(images.size).toBe(1);
  for (const path of [...paths, '/rules/zefiria/a', '/rules/zefiria/b'])
    expect([path, (await get(`/previews/en${path}.png`)).status]).toEqual([path, 200]);
  expect(orders.map(({ address, puzzle }) => [address, puzzle?.theme])).toEqual([
    ['/puzzles/zefiria', book[0]?.theme],
    ['/rules/zefiria/a', undefined],
  ]);
  for (const none of ['/puzzles/zefiria/invented', '/puzzles/zefiria/~invented', '/puzzles/chess/1'])
    expect([none, (await get(`/previews/en${none}.png`)).status]).toEqual([none, 404]);
  expect(await told('/puzzles/zefiria/invented')).toBeUndefined();
});

test('of a table is told what strangers may know: names only where it is listed', async () => {
  const listed = await anna.must('create', { ...GAME, listed: true, seats: [me, open] });
  const unlisted = await anna.must('create', { ...GAME, listed: false, seats: [me, open] });
  const facts = (people: unknown) =>
    JSON.stringify({ game: GAME.game, status: 'open', people, free: 1, day: null }).replaceAll('"', '&quot;');
  expect(await told(`/table/${listed}`)).toBe(facts([{ name: 'Anna', guest: false }]));
  expect(await told(`/table/${unlisted}`)).toBe(facts([]));
  expect(await told('/table/nobody')).toBeUndefined();
});

test('a match that is closed to others says nothing', async () => {
  const table = await anna.must('create', { ...GAME, listed: true, watchers: false, seats: [me, bot] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  expect(await told(`/table/${table}`)).toBeUndefined();
  expect((await get(`/previews/en/table/${table}.png`)).status).toBe(404);
});

test('a site by invitation only says nothing', async () => {
  await site.peopleService.invitations.setInviteOnly(true);
  expect(await pageAt('/games/zefiria')).toBe(SHELL);
  expect((await get('/previews/en/games/zefiria.png')).status).toBe(404);
  await site.peopleService.invitations.setInviteOnly(false);
  expect(await told('/games/zefiria')).toBe('null');
});

test('whoever has used up their budget waits for pictures, and gets pages as they are', async () => {
  const own = temporaryFolder();
  const small = await startServer(own.path, {
    ...{ previewer, webDir: join(folder.path, 'web'), workPerAddress: 1 },
  });
  const ask = (path: string) => fetch(small.base + path);
  let answer = await ask('/previews/en/rules/a.png');
  for (let i = 0; answer.status === 200 && i < 30; i++) answer = await ask(`/previews/en/rules/${i}.png`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await (await ask('/games/zefiria')).text()).toBe(SHELL);
  await small.stop();
  own.remove();
});
