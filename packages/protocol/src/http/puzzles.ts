import * as v from 'valibot';
import { countSchema } from '../names.js';
import { described, type EndpointList, segment } from './endpoint.js';

const game = segment('The id of a game, as `zefiria`');

/** A match as far as its puzzles need it, each of which asks for one answer. Hides who played, at which table, and when. */
const foundMatchSchema = v.strictObject({
  seed: v.string(),
  seats: countSchema,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  played: described(v.array(v.string()), 'Which seat answered what, as `1 reroll`'),
  puzzles: v.array(
    v.strictObject({
      id: v.string(),
      after: described(countSchema, 'So many of the answers come before it'),
      seat: countSchema,
      theme: v.string(),
      rating: v.number(),
      task: v.strictObject({
        right: described(v.array(v.string()), 'The best first; all of them are right'),
        margin: described(v.number(), 'What every other answer loses at least, in chance to win'),
        error: described(v.number(), 'The standard error of that'),
        worlds: countSchema,
      }),
    }),
  ),
});
export type FoundMatch = v.InferOutput<typeof foundMatchSchema>;

/** How hard puzzles have proved to be for the people of this site. Hides who tried what. */
export const puzzleRatingsSchema = v.strictObject({
  ratings: described(
    v.record(v.string(), v.strictObject({ rating: v.number(), tries: countSchema })),
    'By the id of a puzzle; those that nobody has tried have the rating that they came with',
  ),
  edition: described(v.string(), 'Another one when other puzzles are found; empty where there are none'),
});
export type PuzzleRatings = v.InferOutput<typeof puzzleRatingsSchema>;

/** Puzzles from matches of this site whose people allow it. Hides whose they are. */
export const foundPuzzlesSchema = v.strictObject({
  edition: v.string(),
  rulesVersion: countSchema,
  matches: v.array(foundMatchSchema),
});
export type FoundPuzzles = v.InferOutput<typeof foundPuzzlesSchema>;

export const puzzleEndpoints = {
  'GET /api/puzzles/:game': {
    summary: 'How hard the puzzles of a game are for the people of this site',
    caller: 'anybody',
    params: { game },
    answer: puzzleRatingsSchema,
    errors: ['409 unknownGame'],
  },
  'GET /api/puzzles/:game/found': {
    summary: 'The puzzles that were found in matches of this site, besides those that come with the program',
    details: 'Only in matches whose people allow it, and without who they are. Their ids begin with `~`.',
    caller: 'anybody',
    params: { game },
    answer: foundPuzzlesSchema,
    errors: ['409 unknownGame'],
  },
  'POST /api/puzzles/:game/:puzzle': {
    summary: 'Tell how one’s first try at a puzzle went',
    details: 'It moves the rating of the puzzle. Whatever is told of the same puzzle later changes nothing.',
    caller: 'person',
    params: { game, puzzle: segment('The id of a puzzle, as in its address') },
    body: v.strictObject({ found: v.boolean() }),
    errors: ['409 unknownGame', '409 unknownPuzzle'],
  },
} as const satisfies EndpointList;
