import * as v from 'valibot';
import { clockSchema, seatClockSchema } from './clock.js';
import { countSchema, idSchema, levelSchema, nameSchema, seatSchema } from './names.js';

const json = v.custom<unknown>((x) => x !== undefined);

export const reasonSchema = v.strictObject({
  code: v.string(),
  args: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** A seat as everybody may see it. */
export const seatedSchema = v.strictObject({
  kind: v.picklist(['open', 'person', 'bot']),
  /** Null also for a person who has left for good. */
  name: v.nullable(v.string()),
  /** Whether it is one's own. */
  mine: v.boolean(),
  level: v.nullable(levelSchema),
  /** The bot that plays for its person now. */
  cover: v.nullable(levelSchema),
  resigned: v.boolean(),
  /** Where a bot plays because its person's time had run out. */
  late: v.exactOptional(v.literal(true)),
  /** Whether its person is connected. */
  here: v.boolean(),
  /** Where a program plays that came with a token. */
  program: v.exactOptional(v.literal(true)),
});

/**
 * A seat changed hands after so many entries of the match: a bot plays because time had run out, because somebody wanted
 * it, or for good; or its person is back.
 */
export const handoverSchema = v.strictObject({
  seat: seatSchema,
  number: countSchema,
  what: v.picklist(['late', 'covered', 'resigned', 'back']),
});

export const tableSchema = v.strictObject({
  id: idSchema,
  game: v.string(),
  options: v.record(v.string(), json),
  status: v.picklist(['open', 'running', 'over']),
  listed: v.boolean(),
  /** Whether people without a seat may look on. */
  watchers: v.boolean(),
  host: v.boolean(),
  /**
   * Whether the match changes ratings, as whoever opened the table chose; `none` where there are none: of one who plays
   * alone, of people who play together or share a screen.
   */
  stakes: v.picklist(['rated', 'friendly', 'none']),
  seats: v.array(seatedSchema),
  clock: clockSchema,
  seedHash: v.nullable(v.string()),
  /** The table where the same people play again. */
  rematch: v.nullable(idSchema),
  /** Who wishes to take back what only the others can allow, and who has agreed. */
  undoWish: v.nullable(v.strictObject({ seat: seatSchema, agreed: v.array(seatSchema) })),
  /** What people propose to each other, and for which moment. */
  sketches: v.array(v.strictObject({ seat: seatSchema, number: countSchema, plan: v.array(v.string()) })),
  /** The last seats that changed hands, in order. */
  handovers: v.array(handoverSchema),
});

/**
 * A table where one sits oneself, whether it waits for an answer of one's own, and how many milliseconds there are left
 * for it, where time is kept.
 */
export const ownTableSchema = v.strictObject({
  table: tableSchema,
  myTurn: v.boolean(),
  left: v.nullable(v.pipe(v.number(), v.integer())),
});

/**
 * What somebody said at a table. `seat` is null for those who only watch: their talk is apart from that of the seats,
 * and neither side hears the other while the match runs.
 */
export const chatLineSchema = v.strictObject({
  /** Counts up in each of the two talks at a table. */
  number: countSchema,
  seat: v.nullable(seatSchema),
  name: v.string(),
  mine: v.boolean(),
  /** Empty, like the name, once whoever said it has left for good. */
  text: v.string(),
  /** Whether one does not want to hear who said it. */
  muted: v.boolean(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** What one seat, or somebody who only watches (null), may know and do now. */
export const sideSchema = v.strictObject({
  seat: v.nullable(seatSchema),
  view: json,
  /** Legal answers in notation. */
  answers: v.array(v.string()),
  /** What free text is accepted, where it is asked for. */
  open: v.nullable(v.strictObject({ kind: v.literal('text'), maxLength: countSchema })),
  /** Whether one must not talk to the others now. */
  silent: v.boolean(),
  /** Why the last answer cannot be taken back, null if it can. */
  undo: v.nullable(reasonSchema),
});

/** Facts by side, each as that side may learn of them. */
const toldSchema = v.array(v.strictObject({ seat: v.nullable(seatSchema), events: v.array(json) }));

/** One entry of the log: what happened, or who took back everything from an earlier entry on. */
export const stepSchema = v.strictObject({
  number: countSchema,
  events: toldSchema,
  back: v.nullable(v.strictObject({ seat: seatSchema, to: countSchema })),
});

export const outcomeSchema = v.nullable(
  v.strictObject({
    places: v.array(v.number()),
    points: v.array(v.number()),
    rivals: v.exactOptional(v.array(v.strictObject({ place: v.number(), points: v.number() }))),
  }),
);

export const fromServerSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    person: v.strictObject({ id: idSchema, name: nameSchema }),
    version: v.string(),
  }),
  /** The request was carried out; what it made is in `made`. */
  v.strictObject({
    type: v.literal('done'),
    id: v.string(),
    made: v.optional(v.strictObject({ table: idSchema })),
  }),
  v.strictObject({ type: v.literal('refused'), id: v.string(), reason: reasonSchema }),
  /** A message that could not be read; `at` says where. */
  v.strictObject({
    type: v.literal('unreadable'),
    id: v.nullable(v.string()),
    at: v.string(),
    message: v.string(),
  }),
  /**
   * `mine`: where one holds a seat, the latest change first: tables that are open or running, and those that were
   * over within the last days.
   */
  v.strictObject({
    type: v.literal('lobby'),
    open: v.array(tableSchema),
    running: v.array(tableSchema),
    mine: v.array(ownTableSchema),
  }),
  v.strictObject({ type: v.literal('table'), table: tableSchema }),
  /** The clocks of all seats, where time is kept, as they stand at the moment when this is sent. */
  v.strictObject({ type: v.literal('clock'), table: idSchema, seats: v.array(seatClockSchema) }),
  /** Lines of chat: all that are kept when one begins to watch, even if there are none; then each new one. */
  v.strictObject({ type: v.literal('chat'), table: idSchema, lines: v.array(chatLineSchema) }),
  /** How many people look on at a table without a seat: when one begins to watch, and when it changes. */
  v.strictObject({ type: v.literal('audience'), table: idSchema, count: countSchema }),
  /**
   * The match of a table after `number` entries. `steps` are those since the client's last number, or none when
   * it did not say one; numbers always join on to what was sent before. `opening`, what happened before the first
   * decision, comes with what is told from the beginning.
   */
  v.strictObject({
    type: v.literal('match'),
    table: idSchema,
    number: countSchema,
    opening: v.nullable(toldSchema),
    steps: v.array(stepSchema),
    sides: v.array(sideSchema),
    awaited: v.array(seatSchema),
    outcome: outcomeSchema,
    seed: v.nullable(v.string()),
  }),
]);

export type FromServer = v.InferOutput<typeof fromServerSchema>;
export type TableMessage = v.InferOutput<typeof tableSchema>;
export type OwnTable = v.InferOutput<typeof ownTableSchema>;
export type ChatLine = v.InferOutput<typeof chatLineSchema>;
export type Handover = v.InferOutput<typeof handoverSchema>;
export type Stakes = TableMessage['stakes'];
export type Seated = v.InferOutput<typeof seatedSchema>;
export type Side = v.InferOutput<typeof sideSchema>;
export type StepMessage = v.InferOutput<typeof stepSchema>;
export type ClockMessage = Extract<FromServer, { type: 'clock' }>;
export type MatchMessage = Extract<FromServer, { type: 'match' }>;
