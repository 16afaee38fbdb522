import { api } from '../../net/api.js';
import { tellTries } from '../../offline/puzzle-tries.js';
import type { Posed } from './books.js';
import { learnFound } from './found-puzzles.js';

/** How hard puzzles have proved to be at this site, as it was told last: kept in the browser, so that nothing waits for the server. */
const STORAGE_KEY = 'aerie.puzzle-ratings';

type Ratings = Readonly<Record<string, Readonly<Record<string, number>>>>;

function ratingsTold(): Ratings {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Puzzles with the ratings that the site told last; others have those of their book. */
export function withSiteRatings(game: string, puzzles: readonly Posed[]): readonly Posed[] {
  const ratings = ratingsTold()[game];
  if (!ratings) return puzzles;
  return puzzles.map((posed) => {
    const rating = ratings[posed.puzzle.id];
    return rating === undefined ? posed : { ...posed, puzzle: { ...posed.puzzle, rating } };
  });
}

/** Asks the site how hard its puzzles are, and for those that it has found, for the next time that they are shown. */
export async function learnFromSite(game: string): Promise<void> {
  const answer = await api('GET /api/puzzles/:game', { params: { game } });
  if (answer.kind !== 'ok') return;
  const ratings = Object.entries(answer.value.ratings).map(([id, { rating }]) => [id, rating]);
  const all = { ...ratingsTold(), [game]: Object.fromEntries(ratings) };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    // Without storage the ratings of the books do.
  }
  void tellTries();
  await learnFound(game, answer.value.edition);
}
