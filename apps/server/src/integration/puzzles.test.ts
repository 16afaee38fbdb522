import { loadBook, type Puzzle } from '@aerie/analysis/puzzles';
import { beforeAll, expect, test } from 'vitest';
import { newPerson } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { testSite } from '../testing/test-site.js';

const site = testSite();
const GAME = 'zefiria';

let puzzles: readonly Puzzle[];
beforeAll(async () => {
  puzzles = ((await loadBook(GAME))?.matches ?? []).flatMap((match) => match.puzzles);
});

const person = async (name: string) => new HttpClient(site.base, await newPerson(site.base, name));
const ratings = async () =>
  (await new HttpClient(site.base).must('GET', `/api/puzzles/${GAME}`)).ratings as Record<
    string,
    { rating: number; tries: number }
  >;

test('a puzzle gets harder by first tries that miss it and easier by those that find it, whoever made them', async () => {
  const [hard, easy] = puzzles as [Puzzle, Puzzle];
  expect(await ratings()).toEqual({});
  const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map(person));
  for (const one of people) {
    await one.must('POST', `/api/puzzles/${GAME}/${hard.id}`, { found: false });
    await one.must('POST', `/api/puzzles/${GAME}/${easy.id}`, { found: true });
  }
  const now = await ratings();
  expect(Object.keys(now).sort()).toEqual([hard.id, easy.id].sort());
  expect(now[hard.id]).toMatchObject({ tries: 3 });
  expect(now[hard.id]?.rating).toBeGreaterThan(hard.rating);
  expect(now[easy.id]?.rating).toBeLessThan(easy.rating);

  // Only the first counts, also after a restart.
  await site.restart();
  const [anna] = people as [HttpClient];
  await new HttpClient(site.base, anna.cookie).must('POST', `/api/puzzles/${GAME}/${hard.id}`, {
    found: true,
  });
  expect(await ratings()).toEqual(now);
});

test('what nobody knows is refused with its name, and strangers cannot tell of tries', async () => {
  const dora = await person('Dora');
  expect(await dora.ask('POST', `/api/puzzles/${GAME}/nowhere`, { found: true })).toMatchObject({
    status: 409,
    body: { error: 'unknownPuzzle', puzzle: 'nowhere' },
  });
  expect(await dora.ask('GET', '/api/puzzles/chess')).toMatchObject({
    status: 409,
    body: { error: 'unknownGame', game: 'chess' },
  });
  const path = `/api/puzzles/${GAME}/${puzzles[0]?.id}`;
  expect(await dora.ask('POST', path, { found: 'yes' })).toMatchObject({ status: 400 });
  expect(await new HttpClient(site.base).ask('POST', path, { found: true })).toMatchObject({ status: 401 });
});
