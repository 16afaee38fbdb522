import * as v from 'valibot';
import { countSchema, idSchema, seatSchema } from '../names.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

export const REPORT_REASONS = ['insult', 'spam', 'name', 'unfair', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Somebody at a table: by a message that they wrote, in one of its two chats, or by their seat. */
export const pointedAtSchema = v.union(
  [
    v.strictObject({ table: idSchema, talk: v.picklist(['seats', 'gallery']), line: countSchema }),
    v.strictObject({ table: idSchema, seat: seatSchema }),
  ],
  'must have a table, and a line or a seat',
);
export type PointedAt = v.InferOutput<typeof pointedAtSchema>;

/** People whom one does not want to hear. Hides their ids: `id` is that of the entry. */
export const mutesSchema = v.strictObject({
  mutes: v.array(v.strictObject({ id: idSchema, name: v.string(), since: time })),
});
export type MutesMessage = v.InferOutput<typeof mutesSchema>;

export const conductEndpoints = {
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
    details: 'With the report go the last messages of the chat, if whoever reports could read them.',
    caller: 'person',
    body: v.strictObject({
      who: pointedAtSchema,
      reason: v.picklist(REPORT_REASONS),
      text: described(v.pipe(v.string(), v.trim(), v.maxLength(500)), 'What happened; may be empty'),
    }),
    errors: ['404 nobodyThere', '409 yourself', '409 noSuchTable', '429 tooFast'],
  },
} as const satisfies EndpointList;
