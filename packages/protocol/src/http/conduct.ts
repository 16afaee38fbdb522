import * as v from 'valibot';
import { countSchema, idSchema, seatSchema } from '../names.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

/** What a report is about, and a measure. */
export const REPORT_REASONS = ['insult', 'spam', 'name', 'leaving', 'unfair', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What somebody may be kept from for a time: to write, to play rated matches, to sit down at any. */
export const KEPT_FROM = ['chat', 'rated', 'play'] as const;
export type KeptFrom = (typeof KEPT_FROM)[number];

/**
 * Somebody at a table: by a message that they wrote, in one of its two chats, or by their seat. Or in a room where one is oneself,
 * by what they said there.
 */
export const pointedAtSchema = v.union(
  [
    v.strictObject({ table: idSchema, talk: v.picklist(['seats', 'gallery']), line: countSchema }),
    v.strictObject({ table: idSchema, seat: seatSchema }),
    v.strictObject({ room: idSchema, line: countSchema }),
  ],
  'must have a table, and a line or a seat, or a room and a line',
);
export type PointedAt = v.InferOutput<typeof pointedAtSchema>;

/** People whom one does not want to hear. Hides their ids: `id` is that of the entry. */
export const mutesSchema = v.strictObject({
  mutes: v.array(v.strictObject({ id: idSchema, name: v.string(), since: time })),
});
export type MutesMessage = v.InferOutput<typeof mutesSchema>;

const appealSchema = v.strictObject({
  text: v.string(),
  at: time,
  answer: v.nullable(v.strictObject({ lifted: v.boolean(), words: v.string(), at: time })),
});

/** How like the master's somebody's answers were, where a measure rests on that. */
const basisSchema = v.strictObject({
  game: v.string(),
  hard: described(countSchema, 'Decisions that are hard at their rating'),
  agreed: described(countSchema, 'In so many of them they gave what was found best'),
  expected: described(v.number(), 'In so many of them that is usual at their rating'),
  tables: described(v.array(idSchema), 'The matches that were looked at, the latest first'),
});

/** What the administrator has done about somebody, as that person is told. Hides who reported what. */
export const measureSchema = v.strictObject({
  id: idSchema,
  what: v.picklist(['warning', 'timeout', 'ban']),
  reason: v.picklist(REPORT_REASONS),
  words: described(v.string(), 'In the words of the administrator'),
  at: time,
  until: described(v.nullable(time), 'Null: for good; a warning stands until it is acknowledged'),
  from: described(v.nullable(v.picklist(KEPT_FROM)), 'What a time-out keeps from; null for others'),
  acknowledged: v.nullable(time),
  lifted: v.nullable(time),
  appeal: v.nullable(appealSchema),
  basis: described(v.exactOptional(basisSchema), 'The signal of fair play that it rests on, if it does'),
});
export type Measure = v.InferOutput<typeof measureSchema>;

const conductSchema = v.strictObject({
  measures: described(v.array(measureSchema), 'What was done about whoever asks, the latest first'),
  reports: described(
    v.array(v.strictObject({ reason: v.picklist(REPORT_REASONS), at: time, dealtWith: v.nullable(time) })),
    'What whoever asks has reported, the latest first. Hides about whom, and what came of it',
  ),
});
export type ConductMessage = v.InferOutput<typeof conductSchema>;

/** What holds for somebody now: part of what they are told of their session. */
export const standingSchema = v.strictObject({
  warning: described(
    v.nullable(v.strictObject({ id: idSchema, reason: v.picklist(REPORT_REASONS), words: v.string() })),
    'A warning to be acknowledged before playing on',
  ),
  timeouts: v.array(
    v.strictObject({ from: v.picklist(KEPT_FROM), words: v.string(), until: v.nullable(time) }),
  ),
  news: described(
    v.boolean(),
    'Whether a report was dealt with or an appeal answered since `GET /api/conduct`',
  ),
});
export type StandingMessage = v.InferOutput<typeof standingSchema>;

/** What somebody writes in an appeal. */
export const LONGEST_APPEAL = 1000;

export const conductEndpoints = {
  'GET /api/conduct': {
    summary: 'What the administrator has done about whoever asks, and what became of their own reports',
    caller: 'person',
    feature: 'conduct',
    answer: conductSchema,
  },
  'POST /api/conduct/:id/acknowledge': {
    summary: 'Say that one has read a warning',
    caller: 'person',
    feature: 'conduct',
    banned: true,
    params: { id: segment('As `GET /api/conduct` lists it') },
    errors: ['404 notFound'],
  },
  'POST /api/conduct/:id/appeal': {
    summary: 'Appeal against a measure, once',
    caller: 'person',
    feature: 'conduct',
    banned: true,
    params: { id: segment('As `GET /api/conduct` lists it') },
    body: v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_APPEAL)),
    }),
    errors: ['404 notFound', '409 appealed'],
  },
  'GET /api/mutes': { summary: 'Whom one does not want to hear', caller: 'person', answer: mutesSchema },
  'POST /api/mutes': {
    summary: 'Hear somebody no longer',
    caller: 'person',
    body: pointedAtSchema,
    errors: ['404 nobodyThere', '409 yourself', '409 noSuchTable', '429 tooFast'],
  },
  'DELETE /api/mutes/:id': {
    summary: 'Hear somebody again',
    caller: 'person',
    params: { id: segment('As `GET /api/mutes` lists it') },
    errors: ['404 notFound'],
  },
  'POST /api/reports': {
    summary: 'Report somebody to the administrator of the site',
    details:
      'With the report go the last messages of the chat, if whoever reports could read them, and how far the match was.',
    caller: 'person',
    feature: 'conduct',
    body: v.strictObject({
      who: pointedAtSchema,
      reason: v.picklist(REPORT_REASONS),
      text: described(v.pipe(v.string(), v.trim(), v.maxLength(500)), 'What happened; may be empty'),
    }),
    errors: ['404 nobodyThere', '409 yourself', '409 noSuchTable', '429 tooFast'],
  },
} as const satisfies EndpointList;
