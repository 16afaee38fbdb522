import { expect, it, vi } from 'vitest';
import { FakeTab } from '../../net/testing.js';
import type { Posed } from './books.js';

const GAME = 'zefiria';
const posed = (id: string, rating: number) => ({ game: GAME, puzzle: { id, rating } }) as Posed;
const told = (tab: FakeTab) =>
  tab.fetched.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1));

it('a try without a network is told later, once, and ratings of the site are taken over the next time', async () => {
  const tab = new FakeTab();
  await tab.load();
  const offline = await import('./site-ratings.js');
  offline.tellTry(GAME, 'a-1', true);
  await vi.waitFor(() => expect(told(tab)).toEqual(['a-1']));

  tab.answers[`POST /api/puzzles/${GAME}/a-1`] = { body: {} };
  // A puzzle of another version: it holds up nothing.
  tab.answers[`POST /api/puzzles/${GAME}/gone`] = {
    status: 409,
    body: { error: 'unknownPuzzle', puzzle: 'gone' },
  };
  tab.answers[`POST /api/puzzles/${GAME}/a-2`] = { body: {} };
  tab.answers[`GET /api/puzzles/${GAME}`] = {
    body: { ratings: { 'a-1': { rating: 1310, tries: 7 } }, edition: '' },
  };
  await tab.load();
  const { learnFromSite, tellTry, withSiteRatings } = await import('./site-ratings.js');
  const puzzles = [posed('a-1', 1200), posed('a-2', 900)];
  expect(withSiteRatings(GAME, puzzles)).toEqual(puzzles);
  void learnFromSite(GAME);
  await vi.waitFor(() => expect(told(tab)).toEqual(['a-1', 'a-1']));
  expect(withSiteRatings(GAME, puzzles).map(({ puzzle }) => puzzle.rating)).toEqual([1310, 900]);
  tellTry(GAME, 'gone', false);
  tellTry(GAME, 'a-2', false);
  await vi.waitFor(() => expect(told(tab)).toEqual(['a-1', 'a-1', 'gone', 'a-2']));
});
