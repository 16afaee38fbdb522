import * as v from 'valibot';
import { countSchema, idSchema } from './names.js';

export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'is not a day'));

/** What today's deal of a game is, and how far one has got with it. */
export const todaysDealSchema = v.strictObject({
  game: v.string(),
  seats: countSchema,
  /** Of the bots, if there are any. */
  level: v.nullable(v.string()),
  /** Those who have finished it. */
  finished: countSchema,
  /** The table where one plays it. */
  table: v.nullable(idSchema),
  /** One's own points, when it is over. */
  points: v.nullable(v.number()),
  /** Days in a row, up to today or yesterday, and the most there have been. */
  streak: countSchema,
  longest: countSchema,
});

export const dailySchema = v.strictObject({
  day: daySchema,
  /** When the next one comes. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  deals: v.array(todaysDealSchema),
});

export const dayRankingSchema = v.strictObject({
  game: v.string(),
  day: daySchema,
  /** Whether the day has ended, so that everything may be seen. */
  over: v.boolean(),
  finished: countSchema,
  /** The share of the others that one has done at least as well as, in percent. */
  percentile: v.nullable(v.number()),
  ranking: v.array(
    v.strictObject({
      place: countSchema,
      name: v.string(),
      mine: v.boolean(),
      points: v.number(),
      won: v.boolean(),
      /** Its replay, when the day is over. */
      table: v.nullable(idSchema),
    }),
  ),
});

export type TodaysDeal = v.InferOutput<typeof todaysDealSchema>;
export type Daily = v.InferOutput<typeof dailySchema>;
export type DayRanking = v.InferOutput<typeof dayRankingSchema>;
