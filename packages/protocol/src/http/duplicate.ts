import * as v from 'valibot';
import { countSchema, guestMark, idSchema } from '../names.js';
import { daySchema } from './daily.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

/** How many deals the set of a week has, for each game. */
export const DUPLICATE_DEALS = 3;

const weekSchema = v.pipe(
  daySchema,
  v.check((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1, 'is not a Monday'),
  v.description('A week, by the Monday on which it begins at midnight UTC'),
);
const dealSchema = v.pipe(
  v.string(),
  v.picklist(Array.from({ length: DUPLICATE_DEALS }, (_, deal) => `${deal}`)),
  v.description('Which deal of the set, from 0'),
);

/** The set of a game, and how far whoever asks has got with it. Hides seeds, and everybody else's tables. */
const duplicateOfGameSchema = v.strictObject({
  game: v.string(),
  seats: countSchema,
  level: described(v.nullable(v.string()), 'Of the bots; null where there are none'),
  deals: v.array(
    v.strictObject({
      finished: described(countSchema, 'How many people have finished it'),
      table: described(v.nullable(idSchema), 'Where whoever asks plays it; null before they have begun'),
      points: described(v.nullable(v.number()), 'One’s own, when it is over'),
    }),
  ),
});

export const duplicateSchema = v.strictObject({
  week: weekSchema,
  until: described(time, 'When the week is over'),
  games: v.array(duplicateOfGameSchema),
});

/** How people stand in a week. Hides ids of people, and until the week is over what others made of single deals. */
export const duplicateWeekSchema = v.strictObject({
  game: v.string(),
  week: weekSchema,
  over: described(v.boolean(), 'Whether the week has ended, so that everything may be seen'),
  people: described(countSchema, 'How many have finished a deal'),
  ranking: described(
    v.array(
      v.strictObject({
        place: countSchema,
        name: v.string(),
        guest: guestMark,
        mine: v.boolean(),
        percent: described(v.number(), 'Mean over all deals; a deal that was not finished brings nothing'),
        deals: v.array(
          v.nullable(
            v.strictObject({
              percent: described(
                v.number(),
                'Matchpoints: two for everybody who did worse, one for everybody who did as well, of two for each other',
              ),
              points: v.nullable(v.number()),
              won: v.nullable(v.boolean()),
              table: described(v.nullable(idSchema), 'Where its replay is found'),
            }),
          ),
        ),
      }),
    ),
    'The best, and whoever asks',
  ),
});

export type Duplicate = v.InferOutput<typeof duplicateSchema>;
export type DuplicateOfGame = v.InferOutput<typeof duplicateOfGameSchema>;
export type DuplicateWeek = v.InferOutput<typeof duplicateWeekSchema>;

const game = segment('The id of a game, as `zefiria`');

export const duplicateEndpoints = {
  'GET /api/duplicate': {
    summary: 'The deals of this week',
    caller: 'anybody',
    feature: 'duplicate',
    answer: duplicateSchema,
  },
  'POST /api/duplicate/:game/:deal': {
    summary: 'Begin a deal of this week, or go on with it',
    plays: true,
    caller: 'person',
    feature: 'duplicate',
    params: { game, deal: dealSchema },
    answer: v.strictObject({ table: idSchema }),
    errors: ['400 badRequest', '409 unknownGame', '409 noSuchTable'],
  },
  'GET /api/duplicate/:game/:week': {
    summary: 'How people stand in a week',
    caller: 'anybody',
    feature: 'duplicate',
    params: { game, week: weekSchema },
    answer: duplicateWeekSchema,
    errors: ['400 badRequest', '409 unknownGame'],
  },
} as const satisfies EndpointList;
