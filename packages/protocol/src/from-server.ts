import * as v from 'valibot';
import { clockSchema, seatClockSchema } from './clock.js';
import { countSchema, guestMark, idSchema, levelSchema, nameSchema, seatSchema } from './names.js';
import { REACTIONS } from './reactions.js';
import { companionSchema, roomLineSchema, shownSchema } from './rooms.js';

/**
 * What the server sends over the socket. What a message hides is said on its type, in words of the one who receives it:
 * nobody is ever told the id of another person, the state of a match, or its luck before it happens. Views and events are
 * redacted by the game (`view` and `redact` of its rules), everything else in the server before it is sent.
 */

const json = v.custom<unknown>((x) => x !== undefined);

/** Why something is refused: a code, and what its wording needs. */
export const reasonSchema = v.strictObject({
  code: v.string(),
  args: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** How a match changed somebody's rating, as people see it. */
export const ratingChangeSchema = v.strictObject({
  before: v.number(),
  after: v.number(),
  /** Where there were few rated matches so far: see `SETTLED_AFTER`. */
  provisional: v.exactOptional(v.literal(true)),
  /** The strength is then estimated at `after` plus this, give or take as much; matches of older versions do not say. */
  uncertainty: v.exactOptional(countSchema),
});

/**
 * What somebody sits down under and the host can change until the match begins; `program`: that a program takes part in a
 * rated match.
 */
export const termSchema = v.picklist(['stakes', 'clock', 'options', 'seats', 'program']);

/**
 * A seat. Hides who the person is but for the name: no id, only whether it is one's own; no address, device or time of
 * the last visit, only whether they are connected. The same for all but `mine`.
 */
export const seatedSchema = v.strictObject({
  kind: v.picklist(['open', 'person', 'bot']),
  /** Null also for a person who has left for good. */
  name: v.nullable(v.string()),
  /** Whether it is one's own. */
  mine: v.boolean(),
  level: v.nullable(levelSchema),
  /** Where a bot adapts to the host: `level` is the one that it plays at now. */
  adaptive: v.exactOptional(v.literal(true)),
  /** The bot that plays for its person now. */
  cover: v.nullable(levelSchema),
  resigned: v.boolean(),
  /** Where a bot plays because its person's time had run out. */
  late: v.exactOptional(v.literal(true)),
  /** Where its person took it over in the middle of the match from somebody who had given it up; they are not rated. */
  tookOver: v.exactOptional(v.literal(true)),
  /** Whether its person is connected; while a match is under way in which a decision has days, nobody is told, and it is true. */
  here: v.boolean(),
  /** The last day of its person's holiday, while they are on one and there are days for a move: their clock stands. */
  holiday: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  /**
   * Where there are days for a move: the percentage of their last turns at such tables that were in time, as it stood when they
   * sat down. Missing where there were too few.
   */
  inTime: v.exactOptional(v.pipe(countSchema, v.maxValue(100))),
  guest: guestMark,
  /** Where a program plays that came with a token. */
  program: v.exactOptional(v.literal(true)),
  /**
   * Where an open seat is kept for somebody of the last match, or whom the host has `asked`, and whether that is oneself: they take it (`sit`) or leave it
   * (`stand`); `here` says whether they are connected.
   */
  invited: v.exactOptional(
    v.strictObject({ name: v.string(), me: v.boolean(), asked: v.exactOptional(v.literal(true)) }),
  ),
  /** What has changed since its person sat down and they have not agreed to yet; the match does not begin before. */
  unseen: v.exactOptional(v.array(termSchema)),
});

/**
 * A seat changed hands after so many entries of the match: a bot plays because time had run out, because somebody wanted
 * it, or for good; its person is back; or another person has taken it over.
 */
export const handoverSchema = v.strictObject({
  seat: seatSchema,
  number: countSchema,
  what: v.picklist(['late', 'covered', 'resigned', 'back', 'takenOver']),
});

/**
 * A table as one person may see it. Hides ids of people (names and `mine` instead; `host` says only whether it is oneself)
 * and the seed, of which there is the hash. Who neither sits there nor may look on gets no sketches and no handovers.
 * Cards and positions are not here: they are in `MatchMessage`.
 */
export const tableSchema = v.strictObject({
  id: idSchema,
  game: v.string(),
  options: v.record(v.string(), json),
  status: v.picklist(['open', 'running', 'over']),
  listed: v.boolean(),
  /** Whether people without a seat may look on. */
  watchers: v.boolean(),
  /** Whether one is the host oneself. */
  host: v.boolean(),
  /**
   * Whether the match changes ratings, as whoever opened the table chose; `none` where there are none: of one who plays
   * alone, of people who play together or share a screen, and in the daily challenge.
   */
  stakes: v.picklist(['rated', 'friendly', 'none']),
  /** Where nobody has help, from bots or programs that were not declared: in rated play and in the daily challenge. */
  unaided: v.exactOptional(v.literal(true)),
  seats: v.array(seatedSchema),
  clock: clockSchema,
  /** How often stakes, clock, options or seats have changed; missing where they never have. `agree` says which one has seen. */
  terms: v.exactOptional(countSchema),
  /** The level of the bot that plays for whoever leaves. */
  coverLevel: v.exactOptional(levelSchema),
  /** How the match changed the ratings, by seat; null where nobody is rated. Once a rated match is over. */
  ratings: v.exactOptional(v.array(v.nullable(ratingChangeSchema))),
  /** Somebody who looks on asks to take over a seat that was given up, and who has agreed. */
  takeover: v.exactOptional(
    v.strictObject({
      seat: seatSchema,
      name: v.string(),
      guest: guestMark,
      mine: v.boolean(),
      agreed: v.array(seatSchema),
    }),
  ),
  /** SHA-256 of the seed, once the match has begun: shown before, so that the seed can be checked after the end. */
  seedHash: v.nullable(v.string()),
  /**
   * What the luck of the match is made of: the server's part and those of the seats, null where there is none. Their hashes
   * stand from the beginning; the parts are hidden until the match is over, and then missing where somebody showed none.
   * `drawing`: the match is about to begin, and whoever has promised a part shows it now (`reveal`). Missing where luck comes
   * from elsewhere, as in the daily challenge, and in the lists of open and running tables.
   */
  luck: v.exactOptional(
    v.strictObject({
      server: v.strictObject({ hash: v.string(), part: v.exactOptional(v.string()) }),
      seats: v.array(v.nullable(v.strictObject({ hash: v.string(), part: v.exactOptional(v.string()) }))),
      drawing: v.exactOptional(v.literal(true)),
    }),
  ),
  /** The table where the same people are asked to play again. Of an unlisted table only those who sit there are told. */
  rematch: v.nullable(idSchema),
  /** The seat of whoever asked for that; missing where nobody has, or an older version wrote it. */
  rematchBy: v.exactOptional(seatSchema),
  /** Who wishes to take back what only the others can allow, and who has agreed. */
  undoWish: v.nullable(v.strictObject({ seat: seatSchema, agreed: v.array(seatSchema) })),
  /**
   * What people and bots propose to each other, and for which moment. `wish`: it shall be done now. `reason`: why a bot would do
   * it in its turn, for which it waits for somebody's word; `instead`: rather than what was wished.
   */
  sketches: v.array(
    v.strictObject({
      seat: seatSchema,
      number: countSchema,
      plan: v.array(v.string()),
      wish: v.exactOptional(v.literal(true)),
      reason: v.exactOptional(reasonSchema),
      instead: v.exactOptional(v.literal(true)),
    }),
  ),
  /** The last seats that changed hands, in order. */
  handovers: v.array(handoverSchema),
});

/**
 * A table where one sits oneself, whether it waits for an answer of one's own, and how many milliseconds there are left
 * for it, where time is kept. Hides whether others are awaited and how long they have: who follows the table is told.
 */
export const ownTableSchema = v.strictObject({
  table: tableSchema,
  myTurn: v.boolean(),
  left: v.nullable(v.pipe(v.number(), v.integer())),
});

/**
 * What somebody said at a table. `seat` is null for those who only watch: their talk is apart from that of the seats,
 * and neither side hears the other while the match runs. Hides the id of who said it. What a muted person said is sent,
 * marked `muted`: the client does not show it.
 */
export const chatMessageSchema = v.strictObject({
  /** Counts up in each of the two talks at a table. */
  number: countSchema,
  seat: v.nullable(seatSchema),
  name: v.string(),
  guest: guestMark,
  mine: v.boolean(),
  /** Empty, like the name, once whoever said it has left for good. */
  text: v.string(),
  /** Whether one does not want to hear who said it. */
  muted: v.boolean(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * What one seat, or somebody who only watches (null), may know and do now. Hides everything that the game's view hides
 * from that seat (each game's `View` says what), and the answers that other seats have. Who only watches has no answers
 * and sees what the game shows to a watcher.
 */
export const sideSchema = v.strictObject({
  seat: v.nullable(seatSchema),
  /** The game's `View` for this seat, built from the state and never cut down from it. */
  view: json,
  /** Legal answers of this seat in notation. */
  answers: v.array(v.string()),
  /** What free text is accepted, where it is asked for. */
  open: v.nullable(v.strictObject({ kind: v.literal('text'), maxLength: countSchema })),
  /** Whether one must not talk to the others now. */
  silent: v.boolean(),
  /** Why the last answer cannot be taken back, null if it can. */
  undo: v.nullable(reasonSchema),
});

/** Events by side, each redacted for that side; an event that a side may not learn of at all is missing there. */
const toldSchema = v.array(v.strictObject({ seat: v.nullable(seatSchema), events: v.array(json) }));

/**
 * One entry of the log: what happened, or who took back everything from an earlier entry on. Hides the entry itself: not
 * the answer in notation nor what chance said, only the events that followed, as each side may learn of them.
 */
export const stepSchema = v.strictObject({
  number: countSchema,
  events: toldSchema,
  back: v.nullable(v.strictObject({ seat: seatSchema, to: countSchema })),
});

/**
 * How a match ended. Whoever `left` for good or was away at the end is behind everybody who stayed. `early`: too few were left
 * to play on; the points are as they stood.
 */
export const outcomeSchema = v.nullable(
  v.strictObject({
    places: v.array(v.number()),
    points: v.array(v.number()),
    rivals: v.exactOptional(v.array(v.strictObject({ place: v.number(), points: v.number() }))),
    left: v.exactOptional(v.array(seatSchema)),
    early: v.exactOptional(v.literal(true)),
  }),
);

/** What holds for whoever is connected has changed: a warning, a time-out. `GET /api/session` tells what. */
const standingChangedSchema = v.strictObject({ type: v.literal('standing') });

/** Hides the id of who asks. */
const invitedSchema = v.strictObject({
  type: v.literal('invited'),
  table: idSchema,
  game: v.string(),
  by: v.strictObject({ name: v.nullable(v.string()), guest: guestMark }),
});

export const fromServerSchema = v.variant('type', [
  /** To whoever connects: their own id, which nobody else is told; null for a visitor, who has none. */
  v.strictObject({
    type: v.literal('welcome'),
    person: v.nullable(v.strictObject({ id: idSchema, name: nameSchema })),
    version: v.string(),
  }),
  /** The request was carried out; what it made is in `made`. */
  v.strictObject({
    type: v.literal('done'),
    id: v.string(),
    made: v.optional(v.strictObject({ table: v.exactOptional(idSchema), room: v.exactOptional(idSchema) })),
  }),
  /** The request was not carried out. Told to whoever asked, and to nobody else. */
  v.strictObject({ type: v.literal('refused'), id: v.string(), reason: reasonSchema }),
  /** A message that could not be read; `at` says where. */
  v.strictObject({
    type: v.literal('unreadable'),
    id: v.nullable(v.string()),
    at: v.string(),
    message: v.string(),
  }),
  /**
   * `open` and `running`: the listed tables, without those that are not listed and those of today's challenge. `mine`: where
   * one holds a seat, the latest change first: tables that are open or running, and those that were over within the last
   * days. Hides all positions, and the tables of others that are not listed.
   */
  v.strictObject({
    type: v.literal('lobby'),
    open: v.array(tableSchema),
    running: v.array(tableSchema),
    mine: v.array(ownTableSchema),
  }),
  /** To those who follow a table: when they begin to, and when it changes. */
  v.strictObject({ type: v.literal('table'), table: tableSchema }),
  /** The clocks of all seats, where time is kept, as they stand at the moment when this is sent. The same for all. */
  v.strictObject({ type: v.literal('clock'), table: idSchema, seats: v.array(seatClockSchema) }),
  /**
   * Lines of chat: all that are kept when one begins to watch, even if there are none; then each new one. While the match
   * runs, a seat is not told what those who look on say, nor the other way round. Before it begins all are told both. After
   * the end the seats are told both; others what those who look on say, but nothing from before they came.
   */
  v.strictObject({ type: v.literal('chat'), table: idSchema, lines: v.array(chatMessageSchema) }),
  /**
   * What somebody said with one tap, told once to whoever would be told their lines of chat; `seat` is null for those who
   * only watch. Hides the id of who it was, and all reactions of people whom one has muted.
   */
  v.strictObject({
    type: v.literal('reaction'),
    table: idSchema,
    seat: v.nullable(seatSchema),
    name: v.string(),
    guest: guestMark,
    mine: v.boolean(),
    reaction: v.picklist(REACTIONS),
  }),
  /** The host of a table asks one to it: a seat is kept for one there. Told once, to whoever is connected. */
  invitedSchema,
  /** One was paired with others: a seat at a table is kept for one, or one's own. Told once, to whoever is connected. */
  v.strictObject({ type: v.literal('paired'), table: idSchema, game: v.string() }),
  /** Of a room where one is: what it looks at, and who is there, in the order in which they came. Hides ids of people. */
  v.strictObject({
    type: v.literal('room'),
    room: idSchema,
    table: idSchema,
    shown: shownSchema,
    people: v.array(companionSchema),
  }),
  /** Lines of a room's talk: up to 50 when one comes, even if there are none; then each new one. */
  v.strictObject({ type: v.literal('talk'), room: idSchema, lines: v.array(roomLineSchema) }),
  /** One is out of a room: it has ended, or somebody is there whom one does not meet. */
  v.strictObject({ type: v.literal('roomLeft'), room: idSchema, reason: reasonSchema }),
  standingChangedSchema,
  /** How many people look on at a table without a seat: when one begins to watch, and when it changes. Hides who. */
  v.strictObject({ type: v.literal('audience'), table: idSchema, count: countSchema }),
  /**
   * The match of a table after `number` entries. `steps` are those since the client's last number, or none when
   * it did not say one; numbers always join on to what was sent before. `opening`, what happened before the first
   * decision, comes with what is told from the beginning. `sides` are those of the receiver only: one for each seat
   * that is theirs, or one for somebody who watches; views, answers and events of other seats are not in it. `seed` is
   * null until the match is over, and for the daily challenge until its day is over.
   * `revision` counts up when newer rules came into force and the
   * match was carried over to them, and is missing before: entries may have other numbers since then, so that whoever
   * knew an earlier revision forgets it and is told everything from the beginning.
   */
  v.strictObject({
    type: v.literal('match'),
    table: idSchema,
    number: countSchema,
    revision: v.exactOptional(countSchema),
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
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;
export type Handover = v.InferOutput<typeof handoverSchema>;
export type RatingChange = v.InferOutput<typeof ratingChangeSchema>;
export type Stakes = TableMessage['stakes'];
export type Term = v.InferOutput<typeof termSchema>;
export type Seated = v.InferOutput<typeof seatedSchema>;
export type Side = v.InferOutput<typeof sideSchema>;
export type StepMessage = v.InferOutput<typeof stepSchema>;
export type ClockMessage = Extract<FromServer, { type: 'clock' }>;
export type ReactionMessage = Extract<FromServer, { type: 'reaction' }>;
export type RoomMessage = Extract<FromServer, { type: 'room' }>;
export type MatchMessage = Extract<FromServer, { type: 'match' }>;
