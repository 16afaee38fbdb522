import { api } from '../../net/api.js';
import { person } from '../../net/session.js';
import type { Posed } from './books.js';
import { learnFound } from './found-puzzles.js';

/**
 * How hard puzzles have proved to be at this site, as it was told last, and one's own first tries that it has not heard of yet: both
 * are kept in the browser, so that nothing waits for the server and what was tried without a network counts later.
 */
const RATINGS_KEY = 'aerie.puzzle-ratings';
const UNTOLD_KEY = 'aerie.puzzle-tries';
const MOST_UNTOLD = 200;

type Ratings = Readonly<Record<string, Readonly<Record<string, number>>>>;
interface Untold {
  readonly game: string;
  readonly puzzle: string;
  readonly found: boolean;
}

function read<T>(key: string, without: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? without;
  } catch {
    return without;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the ratings of the books do, and a try that could not be told is forgotten.
  }
}

/** Puzzles with the ratings that the site told last; others have those of their book. */
export function withSiteRatings(game: string, puzzles: readonly Posed[]): readonly Posed[] {
  const ratings = read<Ratings>(RATINGS_KEY, {})[game];
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
  write(RATINGS_KEY, { ...read<Ratings>(RATINGS_KEY, {}), [game]: Object.fromEntries(ratings) });
  void tellAll();
  await learnFound(game, answer.value.edition);
}

/** Tells the site how a first try went, now or when it can be reached. */
export function tellTry(game: string, puzzle: string, found: boolean): void {
  write(
    UNTOLD_KEY,
    [...read<readonly Untold[]>(UNTOLD_KEY, []), { game, puzzle, found }].slice(-MOST_UNTOLD),
  );
  void tellAll();
}

let isTelling = false;

/** Tells what is untold, one after the other, until the site does not answer or has something against it for now. */
async function tellAll(): Promise<void> {
  // A newcomer's tries wait until they are somebody at the site.
  if (isTelling || person.peek() === null) return;
  isTelling = true;
  try {
    for (;;) {
      const [next] = read<readonly Untold[]>(UNTOLD_KEY, []);
      if (!next) return;
      const { game, puzzle, found } = next;
      const answer = await api('POST /api/puzzles/:game/:puzzle', {
        params: { game, puzzle },
        body: { found },
      });
      // What the site does not know it will not know later either; everything else may change.
      if (answer.kind !== 'ok' && !(answer.kind === 'refused' && answer.status === 409)) return;
      const isNext = (one: Untold) => one.game === game && one.puzzle === puzzle;
      write(
        UNTOLD_KEY,
        read<readonly Untold[]>(UNTOLD_KEY, []).filter((one) => !isNext(one)),
      );
    }
  } finally {
    isTelling = false;
  }
}
