import * as v from 'valibot';
import { countSchema, guestMark, idSchema } from '../names.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

export const daySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'is not a day'),
  v.check((day) => isInCalendar(day), 'is not a day'),
  v.description('A day as 2026-11-15; it begins at midnight UTC'),
);

function isInCalendar(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** Today's challenge of a game, and how far whoever asks has got with it. Hides its seed, and everybody else's tables. */
export const todaysDealSchema = v.strictObject({
  game: v.string(),
  seats: countSchema,
  level: described(v.nullable(v.string()), 'Of the bots; null where there are none'),
  finished: described(countSchema, 'How many people have finished it'),
  table: described(v.nullable(idSchema), 'Where whoever asks plays it; null before they have begun'),
  points: described(v.nullable(v.number()), 'One’s own, when it is over'),
  streak: described(countSchema, 'Days in a row, up to today or yesterday'),
  longest: described(countSchema, 'The most days in a row there have been'),
});

export const dailySchema = v.strictObject({
  day: daySchema,
  until: described(time, 'When the next challenge comes'),
  deals: v.array(todaysDealSchema),
});

/** How people did with the challenge of one day. Hides ids of people, and until the day is over everybody's tables. */
export const dayRankingSchema = v.strictObject({
  game: v.string(),
  day: daySchema,
  over: described(v.boolean(), 'Whether the day has ended, so that everything may be seen'),
  finished: countSchema,
  percentile: described(
    v.nullable(v.number()),
    'The share of the others that one has done at least as well as, in percent',
  ),
  ranking: v.array(
    v.strictObject({
      place: countSchema,
      name: v.string(),
      guest: guestMark,
      mine: v.boolean(),
      points: v.number(),
      won: v.boolean(),
      table: described(v.nullable(idSchema), 'Where its replay is found, when the day is over'),
    }),
  ),
});

export type TodaysDeal = v.InferOutput<typeof todaysDealSchema>;
export type Daily = v.InferOutput<typeof dailySchema>;
export type DayRanking = v.InferOutput<typeof dayRankingSchema>;

const game = segment('The id of a game, as `zefiria`');

export const dailyEndpoints = {
  'GET /api/daily': { summary: 'The challenges of today', caller: 'anybody', answer: dailySchema },
  'POST /api/daily/:game': {
    summary: 'Begin the challenge of today, or go on with it',
    plays: true,
    caller: 'person',
    params: { game },
    answer: v.strictObject({ table: idSchema }),
    errors: ['409 unknownGame', '409 noSuchTable'],
  },
  'GET /api/daily/:game/:day': {
    summary: 'How people did with the challenge of a day',
    caller: 'anybody',
    params: { game, day: daySchema },
    answer: dayRankingSchema,
    errors: ['400 badRequest', '409 unknownGame'],
  },
} as const satisfies EndpointList;
