import type { puzzleEndpoints } from '@aerie/protocol';
import type { FoundPuzzles } from '../puzzles/found-puzzles.js';
import type { PuzzleRatings } from '../puzzles/puzzle-ratings.js';
import type { Handlers } from './handlers.js';

/** What was found in matches of this site, and how hard puzzles are for its people. */
export const puzzleHandlers = (
  ratings: PuzzleRatings,
  found: FoundPuzzles,
): Handlers<keyof typeof puzzleEndpoints> => ({
  'GET /api/puzzles/:game': ({ params }) => ratings.of(params.game),
  'GET /api/puzzles/:game/found': ({ params }) => found.of(params.game),
  'POST /api/puzzles/:game/:puzzle': async ({ params, person, body }) => {
    await ratings.tried(params.game, params.puzzle, person.id, body.found);
    return undefined;
  },
});
