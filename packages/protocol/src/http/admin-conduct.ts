import * as v from 'valibot';
import { countSchema, idSchema } from '../names.js';
import { noteSchema, wordsSchema } from './admin-people.js';
import { measureSchema, REPORT_REASONS } from './conduct.js';
import { described, type KeeperEndpointList, segment, time } from './endpoint.js';

const NOT_FOUND = ['404 notFound'] as const;

const whoSchema = v.nullable(v.strictObject({ id: idSchema, name: v.string() }));

const reportSchema = v.strictObject({
  id: v.string(),
  at: time,
  reason: v.picklist(REPORT_REASONS),
  text: v.string(),
  about: described(whoSchema, 'Null: somebody who is gone'),
  by: described(whoSchema, 'Null: somebody who is gone'),
  table: v.string(),
  entries: described(v.nullable(countSchema), 'How many entries its match had then; null: there was none'),
  context: described(
    v.array(v.strictObject({ name: v.string(), text: v.string(), at: time, isAbout: v.boolean() })),
    'What was said before',
  ),
  resolved: v.nullable(v.strictObject({ at: time, note: v.string() })),
});
export type ReportMessage = v.InferOutput<typeof reportSchema>;

const appealSchema = v.strictObject({ person: whoSchema, measure: measureSchema });
export type AppealMessage = v.InferOutput<typeof appealSchema>;

const signalSchema = v.strictObject({
  id: v.string(),
  person: whoSchema,
  game: v.string(),
  strength: described(v.number(), 'In standard deviations'),
  hard: described(countSchema, 'Decisions that are hard at their rating'),
  agreed: countSchema,
  expected: described(v.number(), 'Usual at their rating'),
  alarms: described(
    v.nullable(v.number()),
    'How many of 1,000 honest players come as far, as measured with bots; null: not measured',
  ),
  note: v.string(),
  matches: v.array(v.strictObject({ table: v.string(), at: time, clear: countSchema, agreed: countSchema })),
});
export type SignalMessage = v.InferOutput<typeof signalSchema>;

const banSchema = v.strictObject({
  id: described(v.string(), 'Of the person or of the network'),
  person: described(v.boolean(), 'Whether it is of a person'),
  note: v.string(),
  reason: v.string(),
  at: time,
  until: v.nullable(time),
});
export type BanMessage = v.InferOutput<typeof banSchema>;

const reports = v.strictObject({ reports: v.array(reportSchema) });

export const adminConductEndpoints = {
  'GET /api/admin/reports': {
    summary: 'Reports that wait, the latest first',
    caller: 'moderator',
    answer: reports,
  },
  'GET /api/admin/reports/resolved': {
    summary: 'Reports that were put away, the latest first',
    caller: 'moderator',
    answer: reports,
  },
  'POST /api/admin/reports/:id/resolve': {
    summary: 'Put a report away; whoever reported is told that, and no more',
    caller: 'moderator',
    params: { id: segment('As the list has it') },
    body: v.strictObject({ note: noteSchema }),
    errors: NOT_FOUND,
  },
  'GET /api/admin/appeals': {
    summary: 'Appeals that wait for an answer, the oldest first',
    caller: 'moderator',
    answer: v.strictObject({ appeals: v.array(appealSchema) }),
  },
  'POST /api/admin/measures/:id/answer': {
    summary: 'Answer the appeal against a measure; the person is told',
    caller: 'moderator',
    params: { id: segment('The measure') },
    body: v.strictObject({ lift: v.boolean(), words: wordsSchema }),
    errors: NOT_FOUND,
  },
  'POST /api/admin/measures/:id/lift': {
    summary: 'Lift a warning, a time-out or a ban',
    caller: 'moderator',
    params: { id: segment('The measure') },
    body: v.strictObject({ words: noteSchema }),
    errors: NOT_FOUND,
  },
  'GET /api/admin/signals': {
    summary:
      'Whose answers in rated play are like the best beyond what is usual at their rating, the strongest first',
    caller: 'moderator',
    answer: v.strictObject({ signals: v.array(signalSchema) }),
  },
  'POST /api/admin/signals/looked-at': {
    summary: 'Note that a signal was looked at; it stands on',
    caller: 'moderator',
    body: v.strictObject({ signal: v.string(), note: wordsSchema }),
    errors: NOT_FOUND,
  },
  'POST /api/admin/signals/dismiss': {
    summary: 'Put a signal away: the matches that it rests on count no longer',
    caller: 'moderator',
    body: v.strictObject({ signal: v.string(), words: wordsSchema }),
    errors: NOT_FOUND,
  },
  'GET /api/admin/bans': {
    summary: 'All bans, the latest first',
    caller: 'moderator',
    answer: v.strictObject({ bans: v.array(banSchema) }),
  },
  'DELETE /api/admin/bans/:id': {
    summary: 'Lift the ban of a person or of a network',
    caller: 'moderator',
    params: { id: segment('As the list has it') },
    errors: [...NOT_FOUND, '403 hasRole', '409 yourself', '404 noSuchPerson'],
  },
} as const satisfies KeeperEndpointList;
