import * as v from 'valibot';
import { countSchema, idSchema } from './names.js';

/** A rating as people see it: about 1000 to begin with; `games` says how much it is worth. */
const ratingSchema = v.strictObject({ rating: v.number(), games: countSchema });

/** One match in somebody's history, as they see it. */
export const playedSchema = v.strictObject({
  /** Of the table, for its replay; null for what was played without this server. */
  table: v.nullable(idSchema),
  game: v.string(),
  /** What the scores of several matches can be compared by: players and options. */
  mode: v.string(),
  /** When it ended. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  source: v.picklist(['table', 'daily', 'local']),
  /** Whether it was agreed that it changes no rating. */
  friendly: v.boolean(),
  seats: countSchema,
  place: v.number(),
  points: v.number(),
  /** The others: names of people, levels of bots. */
  others: v.array(v.strictObject({ name: v.nullable(v.string()), level: v.nullable(v.string()) })),
  /** How the rating changed, where the match was rated. */
  rating: v.nullable(v.strictObject({ before: v.number(), after: v.number() })),
  /** Cards or moves that were played, in the game's own names, and how often. */
  memorable: v.record(v.string(), countSchema),
});

export const historySchema = v.strictObject({
  name: v.string(),
  /** Whether it is one's own. */
  mine: v.boolean(),
  played: v.array(playedSchema),
  /** By game. */
  ratings: v.record(v.string(), ratingSchema),
});

export const rankingSchema = v.strictObject({
  game: v.string(),
  ranking: v.array(
    v.strictObject({
      place: countSchema,
      /** By which their history is found; null for bots. */
      profile: v.nullable(v.string()),
      name: v.nullable(v.string()),
      level: v.nullable(v.string()),
      mine: v.boolean(),
      ...ratingSchema.entries,
    }),
  ),
  /** The best of each mode, where people play together or alone. */
  best: v.array(
    v.strictObject({
      mode: v.string(),
      scores: v.array(v.strictObject({ name: v.string(), mine: v.boolean(), points: v.number() })),
    }),
  ),
});

export type Played = v.InferOutput<typeof playedSchema>;
export type History = v.InferOutput<typeof historySchema>;
export type Ranking = v.InferOutput<typeof rankingSchema>;
