import { luckHashSchema, luckPartSchema } from '@aerie/kernel';
import * as v from 'valibot';
import { clockSchema } from './clock.js';
import {
  countSchema,
  idSchema,
  LONGEST_ANSWER,
  levelSchema,
  lineSchema,
  nameSchema,
  seatSchema,
} from './names.js';
import { REACTIONS } from './reactions.js';
import { shownSchema } from './rooms.js';

/**
 * Every request has an id of the client's choice, its own among all requests of the person: several tabs begin theirs
 * with something random. Asking again with the same id does nothing twice.
 */
const requestId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'is not a request id'));
const request = <const T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.strictObject({ type: v.literal(type), id: requestId, ...fields });

/** Who is to sit on a seat when a table is made: somebody who comes later, oneself, or a bot. */
export const wantedSeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('me'), name: v.optional(nameSchema) }),
  /** `ADAPTIVE` instead of a level: it adapts to the host. Not at a rated table. */
  v.strictObject({ kind: v.literal('bot'), level: levelSchema }),
]);

const MOST_SEATS = 8;
const optionsSchema = v.record(v.string(), v.union([v.boolean(), v.string(), v.number()]));

/** The revision of the match (see the message `match`) that a number of entries belongs to; 0 where it is missing. */
const revision = v.optional(countSchema);

/**
 * SHA-256 of one's own part of the match's luck, 64 hexadecimal digits of one's own choice that are shown with `reveal` when
 * the match begins. Whoever sends none has no part in its luck, which the match file says.
 */
const luckHash = v.optional(luckHashSchema);

export const fromClientSchema = v.variant('type', [
  /** The live lists of open and running tables and of one's own, from now on or no longer. */
  request('lobby', { on: v.boolean() }),
  request('create', {
    game: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,39}$/, 'is not a game')),
    options: optionsSchema,
    seats: v.pipe(v.array(wantedSeatSchema), v.minLength(1), v.maxLength(MOST_SEATS)),
    listed: v.boolean(),
    /** Whether people without a seat may look on; they may unless it says no. */
    watchers: v.optional(v.boolean()),
    /** Whether the match changes no rating. It does only where this is `false`: rated play is a choice. */
    friendly: v.optional(v.boolean()),
    /** The level of the bot that plays for whoever leaves; where it is missing, a middle one of the game. */
    coverLevel: v.optional(levelSchema),
    /** One's own name for the table: who asks again under it, even after a restart, gets the same one. */
    key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/, 'is not a key'))),
    /** How time is kept; it is not where this is missing. */
    clock: v.optional(clockSchema),
    luckHash,
  }),
  /**
   * Of the host, before the start: changes what is named here. Whoever sits there already is asked whether they still play
   * (`unseen` of their seat), unless only `listed` changes. `options` are all of them; `seats`: how many there are.
   */
  request('configure', {
    table: idSchema,
    listed: v.exactOptional(v.boolean()),
    friendly: v.exactOptional(v.boolean()),
    clock: v.exactOptional(clockSchema),
    options: v.exactOptional(optionsSchema),
    seats: v.exactOptional(v.pipe(countSchema, v.minValue(1), v.maxValue(MOST_SEATS))),
    coverLevel: v.exactOptional(levelSchema),
  }),
  /** Still plays under what the host has changed. `terms`: as the table said, so that nobody agrees to what they have not seen. */
  request('agree', { table: idSchema, terms: countSchema }),
  /** Of the host, at any time: whether people without a seat may look on. */
  request('admit', { table: idSchema, watchers: v.boolean() }),
  /** Follow a table. `since`: the number of entries of its match that the client has seen, as of a `revision`. */
  request('watch', { table: idSchema, since: v.optional(countSchema), revision }),
  request('unwatch', { table: idSchema }),
  request('sit', { table: idSchema, seat: seatSchema, name: v.optional(nameSchema), luckHash }),
  request('stand', { table: idSchema, seat: seatSchema }),
  /** Of the host, before the start: put a bot on a seat, of a level or one that adapts, or leave it open. */
  request('seatBot', { table: idSchema, seat: seatSchema, level: v.nullable(levelSchema) }),
  request('remove', { table: idSchema, seat: seatSchema }),
  /** Of the host, once no seat is open: the match begins when all have shown their parts of the luck, or soon after. */
  request('start', { table: idSchema }),
  /** Shows the part of the luck whose hash one has sent; asked for by `luck.drawing` of the table. */
  request('reveal', { table: idSchema, part: luckPartSchema }),
  /**
   * Would like another match with the same people, or agrees to the one that somebody asked for: one is seated there.
   * `agree: false` says no to it.
   */
  request('rematch', { table: idSchema, agree: v.optional(v.boolean()), luckHash }),
  /**
   * `number`: how many entries the client had seen when it answered, as of a `revision`; a later one may make the answer
   * void, and another revision does.
   */
  request('answer', {
    table: idSchema,
    seat: seatSchema,
    number: countSchema,
    revision,
    answer: v.pipe(v.string(), v.maxLength(LONGEST_ANSWER)),
  }),
  /** `number` as with an answer: asking again never takes back twice. */
  request('undo', { table: idSchema, seat: seatSchema, number: countSchema, revision }),
  /** What one thinks of somebody's wish to take back more than is allowed. */
  request('agreeUndo', { table: idSchema, seat: seatSchema, agree: v.boolean() }),
  /**
   * Moves that one proposes to the others, in notation, for the moment that one has seen; none takes them away. `wish`: they
   * shall be done now; a bot whose turn it is does them, unless somebody else proposes something different.
   */
  request('sketch', {
    table: idSchema,
    seat: seatSchema,
    number: countSchema,
    revision,
    wish: v.exactOptional(v.literal(true)),
    plan: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(24)),
  }),
  /** A bot plays for oneself until one comes back; `null` takes the seat back. */
  request('cover', { table: idSchema, seat: seatSchema, level: v.nullable(levelSchema) }),
  /** A vote of the others that a bot plays for somebody who is gone. */
  request('voteCover', { table: idSchema, seat: seatSchema }),
  /**
   * Gives up for good: one is behind everybody who stays. Where too few are left to play on, the match ends at once; else a bot
   * plays on.
   */
  request('resign', { table: idSchema, seat: seatSchema }),
  /** Of somebody who looks on: asks to take over a seat that was given up, or no longer. */
  request('takeOver', { table: idSchema, seat: seatSchema, wish: v.optional(v.boolean()) }),
  /** Of somebody who plays: whether whoever asks may take a seat over. */
  request('agreeTakeOver', { table: idSchema, seat: seatSchema, agree: v.boolean() }),
  /** A line to all who sit at the table, or, of those who look on, to each other and after the end to the seats. */
  request('chat', { table: idSchema, text: lineSchema }),
  /** Says something with one tap to the same people as a line of chat; it is shown for a moment and not kept. */
  request('react', { table: idSchema, reaction: v.picklist(REACTIONS) }),
  /** Opens a room in which people look at a finished match together, and goes there; `done` says which it is. */
  request('openRoom', { table: idSchema, shown: shownSchema }),
  /** Goes to a room, as by its link, or back there after an interruption. */
  request('enterRoom', { room: idSchema }),
  request('leaveRoom', { room: idSchema }),
  /** Of whoever leads: what the room looks at from now on. */
  request('show', { room: idSchema, shown: shownSchema }),
  /** Would like to lead, or no longer. */
  request('askLead', { room: idSchema, wish: v.boolean() }),
  /** Of whoever leads: somebody else leads from now on, by their number in the room. */
  request('handLead', { room: idSchema, to: countSchema }),
  /** A line to all who are in the room. */
  request('talk', { room: idSchema, text: lineSchema }),
  request('ping', {}),
]);

export type FromClient = v.InferOutput<typeof fromClientSchema>;
export type WantedSeat = v.InferOutput<typeof wantedSeatSchema>;
export type RequestType = FromClient['type'];
export type RequestOf<T extends RequestType> = Extract<FromClient, { type: T }>;
