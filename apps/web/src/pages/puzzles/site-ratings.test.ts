import { expect, it, vi } from 'vitest';
import { FakeTab } from '../../net/testing.js';
import type { Posed } from './books.js';

const GAME = 'zefiria';
const posed = (id: string, rating: number) => ({ game: GAME, puzzle: { id, rating } }) as Posed;

it('ratings of the site are taken over the next time, and what it has not heard of is told', async () => {
  const tab = new FakeTab();
  tab.answers[`GET /api/puzzles/${GAME}`] = {
    body: { ratings: { 'a-1': { rating: 1310, tries: 7 } }, edition: '' },
  };
  tab.answers[`POST /api/puzzles/${GAME}/a-2`] = { body: {} };
  const { session } = await tab.load();
  const { tellTry } = await import('../../offline/puzzle-tries.js');
  const { learnFromSite, withSiteRatings } = await import('./site-ratings.js');
  await tellTry(GAME, 'a-2', true);
  const puzzles = [posed('a-1', 1200), posed('a-2', 900)];
  expect(withSiteRatings(GAME, puzzles)).toEqual(puzzles);
  session.person.value = { id: 'anna', name: 'Anna' };
  await learnFromSite(GAME);
  expect(withSiteRatings(GAME, puzzles).map(({ puzzle }) => puzzle.rating)).toEqual([1310, 900]);
  await vi.waitFor(() => expect(tab.fetched.at(-1)?.path).toBe(`/api/puzzles/${GAME}/a-2`));
});
