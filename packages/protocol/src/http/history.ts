import * as v from 'valibot';
import { ratingChangeSchema } from '../from-server.js';
import { countSchema, guestMark, idSchema, seatSchema } from '../names.js';
import { daySchema } from './daily.js';
import { decidedSchema } from './decisions.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

/** A rating is provisional until its player has so many rated matches of the game behind them. */
export const SETTLED_AFTER = 10;

/** A rating at one game as people see it: 1000 to begin with, and always the lower end of what is estimated. */
const ratingSchema = v.strictObject({
  rating: v.number(),
  games: described(countSchema, 'Rated matches so far'),
  uncertainty: v.exactOptional(
    described(countSchema, 'The strength is estimated at the rating plus this, give or take as much'),
  ),
  provisional: v.exactOptional(
    described(v.literal(true), `Where there were fewer than ${SETTLED_AFTER} rated matches`),
  ),
});

/** One match in somebody's history. Hides ids of people. */
export const playedSchema = v.strictObject({
  table: described(
    v.nullable(idSchema),
    'Where its replay is found; null for what was played without this server, and where it is `unlisted`',
  ),
  unlisted: v.exactOptional(
    described(
      v.literal(true),
      'Where somebody else asks who has nothing to do with its table, or does not meet somebody there: neither that is told nor who sat there',
    ),
  ),
  game: v.string(),
  mode: described(v.string(), 'Players and options: points of one mode can be compared'),
  at: described(time, 'When it ended'),
  source: v.picklist(['table', 'daily', 'local']),
  duplicate: v.exactOptional(described(daySchema, 'The week of whose deals it was one, by its Monday')),
  friendly: described(v.boolean(), 'Whether it was agreed that it changes no rating'),
  seats: countSchema,
  place: described(v.number(), 'Whoever left is behind everybody who stayed'),
  points: v.number(),
  left: v.exactOptional(described(v.literal(true), 'Where one left the match, or was away at its end')),
  early: v.exactOptional(
    described(v.literal(true), 'Where it ended because somebody gave up: points are as they stood then'),
  ),
  others: described(
    v.array(
      v.strictObject({
        name: v.nullable(v.string()),
        guest: guestMark,
        level: v.nullable(v.string()),
        place: v.exactOptional(v.number()),
        points: v.exactOptional(v.number()),
        left: v.exactOptional(described(v.literal(true), 'Who left the match, or was away at its end')),
        rating: v.exactOptional(described(ratingChangeSchema, 'How their rating changed')),
      }),
    ),
    'The other seats: names of people, levels of bots',
  ),
  rating: described(v.nullable(ratingChangeSchema), 'How the rating changed, where the match was rated'),
  memorable: described(
    v.record(v.string(), countSchema),
    'Cards or moves that were played, in the names of the game, and how often',
  ),
  own: v.exactOptional(
    described(
      v.strictObject({
        seat: v.exactOptional(described(seatSchema, 'Missing where one left it to somebody else')),
        key: v.exactOptional(described(v.string(), 'What an imported match is called where it was played')),
        decided: v.exactOptional(
          described(decidedSchema, 'How one has decided, where the match was analysed here or elsewhere'),
        ),
      }),
      'Told to nobody but whoever has played it',
    ),
  ),
});

/** Somebody's matches and ratings. Hides their id. */
export const historySchema = v.strictObject({
  name: v.string(),
  guest: guestMark,
  mine: described(v.boolean(), 'Whether it is that of whoever asks'),
  played: v.array(playedSchema),
  inTime: v.exactOptional(
    described(
      countSchema,
      'The percentage of their last turns that were in time, at tables with days for a move; missing where there were too few',
    ),
  ),
  ratings: described(v.record(v.string(), ratingSchema), 'By game'),
});

/** The best players of a game. Hides ids of people: a profile is found by a name made for that. */
export const rankingSchema = v.strictObject({
  game: v.string(),
  ranking: v.array(
    v.strictObject({
      place: countSchema,
      profile: described(
        v.nullable(v.string()),
        'Where their history is found; null for bots, and for whom one does not meet',
      ),
      name: v.nullable(v.string()),
      guest: guestMark,
      level: v.nullable(v.string()),
      mine: v.boolean(),
      ...ratingSchema.entries,
    }),
  ),
  best: described(
    v.array(
      v.strictObject({
        mode: v.string(),
        scores: v.array(
          v.strictObject({ name: v.string(), guest: guestMark, mine: v.boolean(), points: v.number() }),
        ),
      }),
    ),
    'The most points of each mode, where people play together or alone',
  ),
});

export type Played = v.InferOutput<typeof playedSchema>;
export type History = v.InferOutput<typeof historySchema>;
export type Rating = v.InferOutput<typeof ratingSchema>;
export type Ranking = v.InferOutput<typeof rankingSchema>;

export const historyEndpoints = {
  'GET /api/history': {
    summary: 'What one has played oneself',
    caller: 'person',
    answer: historySchema,
    errors: ['404 noSuchPerson'],
  },
  'GET /api/history/:profile': {
    summary: 'What somebody has played',
    details: 'Where they show it to whoever asks.',
    caller: 'anybody',
    params: { profile: segment('As the ranking names it') },
    answer: historySchema,
    errors: ['403 notShown', '404 noSuchPerson'],
  },
  'GET /api/ranking/:game': {
    summary: 'The best players of a game',
    caller: 'anybody',
    params: { game: segment('The id of a game, as `zefiria`') },
    answer: rankingSchema,
    errors: ['409 unknownGame'],
  },
  'POST /api/history/import': {
    summary: 'Take a match that was played without this server into one’s own history',
    details:
      'It is checked by the rules, and never rated. One at a time, and so many a day; what takes too long to check is refused.',
    caller: 'person',
    body: v.strictObject({
      file: described(v.unknown(), 'A match file: its text, or what the text says'),
      key: described(
        v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/, 'is not a key')),
        'What the match is called where it was played: sent again under the same key it counts once',
      ),
      seat: v.optional(described(v.pipe(v.number(), v.integer(), v.minValue(0)), 'The seat that one had'), 0),
    }),
    bodyAsText: true,
    bodyLimit: 1024 * 1024,
    answer: v.strictObject({ isNew: v.boolean() }),
    errors: [
      '400 badMatchFile',
      '400 unknownGame',
      '400 notOver',
      '400 takesTooLong',
      '429 tooFast',
      '429 tooManyImports',
    ],
  },
} as const satisfies EndpointList;
