import { isDeeperThan, type Json } from '@aerie/kernel';
import * as v from 'valibot';
import { countSchema, guestMark, LONGEST_ANSWER, seatSchema } from './names.js';

/** How many answers a tried line may have. */
export const LONGEST_TRIED = 60;

const MOST_LEVELS = 8;
const outcome = v.custom<Json>((x) => x !== undefined && !isDeeperThan(x, MOST_LEVELS), 'is no outcome');

/** An answer that somebody tries, in notation, with what chance said to it on their device, as in a match file. */
const triedSchema = v.strictObject({
  seat: seatSchema,
  answer: v.pipe(v.string(), v.maxLength(LONGEST_ANSWER)),
  chance: v.pipe(v.array(outcome), v.maxLength(200)),
});

/**
 * What a room looks at: a moment of its match, counted in entries, through whose eyes, and the line that is tried from there.
 * The server holds it against no rules: whoever replays it sees where it ends to be legal.
 */
export const shownSchema = v.strictObject({
  at: countSchema,
  viewpoint: v.union([seatSchema, v.picklist(['watcher', 'all'])]),
  line: v.pipe(v.array(triedSchema), v.maxLength(LONGEST_TRIED)),
});
export type Shown = v.InferOutput<typeof shownSchema>;
export type Tried = Shown['line'][number];

/** Somebody in a room. Hides their id: `number` tells them apart. */
export const companionSchema = v.strictObject({
  number: countSchema,
  name: v.string(),
  guest: guestMark,
  me: v.boolean(),
  leads: v.boolean(),
  /** Whether they are connected. Whoever is not for 15 seconds is out of the room. */
  here: v.boolean(),
  /** Where they would like to lead. */
  asks: v.exactOptional(v.literal(true)),
});
export type Companion = v.InferOutput<typeof companionSchema>;

/** A line of a room's talk, as of a chat. */
export const roomLineSchema = v.strictObject({
  number: countSchema,
  name: v.string(),
  guest: guestMark,
  mine: v.boolean(),
  text: v.string(),
  muted: v.boolean(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type RoomLine = v.InferOutput<typeof roomLineSchema>;
