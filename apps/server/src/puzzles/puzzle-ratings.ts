import { asPuzzle, loadBook, NEW_RATING, puzzleRatingAfter, ratingAfter } from '@aerie/analysis/puzzles';
import type { PuzzleRatings as Told } from '@aerie/protocol';
import * as v from 'valibot';
import { HttpError } from '../common/http-error.js';
import { RATING_KIND, ratingId } from '../matches/kept-puzzles.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { FoundPuzzles } from './found-puzzles.js';

const puzzleSchema = storedObject({
  puzzle: v.string(),
  rating: v.number(),
  deviation: v.number(),
  tries: v.number(),
});

/** What somebody has tried of a game, and how good that makes them. */
const solverSchema = storedObject({
  rating: v.number(),
  deviation: v.number(),
  tried: v.array(v.string()),
});

/** No game has more puzzles. */
const MOST = 5000;

/**
 * How hard puzzles are for the people of this site. Each begins with the rating that it came with and moves with everybody's first try;
 * only puzzles of the books and those found here are known, so that what is kept stays small. How good a person is the server works out
 * by itself.
 */
export class PuzzleRatings {
  private readonly puzzles: TypedRecords<typeof puzzleSchema>;
  private readonly solvers: TypedRecords<typeof solverSchema>;
  /** The ratings of the books, by game and id; undefined for a game without puzzles. */
  private readonly first = new Map<string, Promise<ReadonlyMap<string, number> | undefined>>();

  constructor(
    storage: Storage,
    private readonly found: FoundPuzzles,
  ) {
    this.puzzles = new TypedRecords(storage, RATING_KIND, puzzleSchema);
    this.solvers = new TypedRecords(storage, 'solver', solverSchema);
  }

  /** Those of a game that somebody has tried. */
  async of(game: string): Promise<Told> {
    const [known, found] = [await this.firstOf(game), await this.found.of(game)];
    const isKnown = (id: string) =>
      known.has(id) || found.matches.some(({ puzzles }) => puzzles.some((one) => one.id === id));
    const moved = await this.puzzles.on(game, { order: 'falling', limit: MOST });
    return {
      ratings: Object.fromEntries(
        moved
          // A puzzle may be gone with an older version of the program.
          .filter(({ body }) => isKnown(body.puzzle))
          .map(({ body: { puzzle, rating, tries } }) => [puzzle, { rating: Math.round(rating), tries }]),
      ),
      edition: found.edition,
    };
  }

  /** Somebody has tried a puzzle: the first time, that moves its rating and theirs. */
  async tried(game: string, puzzle: string, person: string, found: boolean): Promise<void> {
    const first = (await this.firstOf(game)).get(puzzle) ?? (await this.found.firstRating(game, puzzle));
    if (first === undefined) throw new HttpError(409, 'unknownPuzzle', { puzzle });
    const id = ratingId(game, puzzle);
    const was = (await this.puzzles.find(id))?.body ?? asPuzzle(first);
    let solver = NEW_RATING;
    let isFirst = false;
    await this.solvers.put(`${game}/${person}`, (now) => {
      isFirst = !now?.body.tried.includes(puzzle);
      if (!isFirst) return undefined;
      solver = now?.body ?? NEW_RATING;
      const tried = [...(now?.body.tried ?? []), puzzle];
      return { owner: person, body: { ...ratingAfter(solver, was.rating, found), tried } };
    });
    // If it ends here, the puzzle misses one try of many.
    if (!isFirst) return;
    await this.puzzles.put(id, (now) => {
      const tries = (now?.body.tries ?? 0) + 1;
      const moved = puzzleRatingAfter(now?.body ?? asPuzzle(first), solver, found);
      return { shelf: game, rank: tries, body: { ...moved, puzzle, tries } };
    });
  }

  private async firstOf(game: string): Promise<ReadonlyMap<string, number>> {
    let first = this.first.get(game);
    if (!first) {
      first = firstRatings(game);
      if (await first) this.first.set(game, first);
    }
    const known = await first;
    if (!known) throw new HttpError(409, 'unknownGame', { game });
    return known;
  }
}

async function firstRatings(game: string): Promise<ReadonlyMap<string, number> | undefined> {
  const book = await loadBook(game);
  return (
    book && new Map(book.matches.flatMap(({ puzzles }) => puzzles.map(({ id, rating }) => [id, rating])))
  );
}
