import * as v from 'valibot';
import { countSchema } from '../names.js';
import { ROLES } from '../roles.js';
import { noteSchema } from './admin-people.js';
import { described, type KeeperEndpointList, segment, time } from './endpoint.js';

const siteSchema = v.strictObject({
  version: v.string(),
  node: v.string(),
  since: described(time, 'When the process that answers was started'),
  trouble: described(v.nullable(v.string()), 'Why the storage does not work; null: it does'),
  storage: v.strictObject({
    kind: v.picklist(['embedded', 'postgres']),
    bytes: countSchema,
    free: described(v.nullable(countSchema), 'Bytes that are free on the disk; null: not known here'),
  }),
  isBackedUp: described(v.boolean(), 'Whether backups are made by schedule'),
  backup: described(
    v.nullable(
      v.strictObject({
        at: time,
        name: v.string(),
        bytes: countSchema,
        ms: described(countSchema, 'How long it took to make and to restore on trial'),
      }),
    ),
    'The last one by schedule that was restored on trial; null: none',
  ),
  people: countSchema,
  accounts: countSchema,
  running: described(countSchema, 'Matches under way'),
  load: described(
    v.strictObject({
      processor: described(v.number(), 'Load of the machine over the last minute, by processors: 1 is busy'),
      memory: described(countSchema, 'Bytes of the process'),
      sockets: countSchema,
      underWay: described(countSchema, 'Requests that are being carried out'),
      lag: described(
        v.number(),
        'How late timers are, in milliseconds: 99 of 100 since metrics were last read',
      ),
      errors: described(countSchema, 'Errors that the log tells of'),
    }),
    'Of the process that answers',
  ),
});
export type SiteMessage = v.InferOutput<typeof siteSchema>;

const inviteSchema = v.strictObject({
  code: v.string(),
  made: time,
  used: countSchema,
  left: described(v.nullable(countSchema), 'How many more may come with it; null: any number'),
  until: v.nullable(time),
  note: v.string(),
});
export type InviteMessage = v.InferOutput<typeof inviteSchema>;

const keptErrorSchema = v.strictObject({
  id: v.string(),
  kind: v.string(),
  message: v.string(),
  places: v.array(
    v.strictObject({
      file: v.string(),
      line: countSchema,
      column: countSchema,
      name: v.nullable(v.string()),
      source: described(
        v.nullable(v.string()),
        'Where that is in the sources, as `src/file.ts:12:3`; null: this server has no map of the file',
      ),
    }),
  ),
  times: countSchema,
  first: time,
  last: time,
  version: described(v.string(), 'Of the client in which it was last'),
  browsers: v.array(v.string()),
  pages: v.array(v.string()),
});
export type KeptClientError = v.InferOutput<typeof keptErrorSchema>;

export const adminSiteEndpoints = {
  'GET /api/admin': {
    summary: 'The role of whoever asks, and what waits for them',
    caller: 'moderator',
    answer: v.strictObject({
      role: v.picklist(ROLES),
      reports: countSchema,
      appeals: countSchema,
      signals: countSchema,
    }),
  },
  'GET /api/admin/site': {
    summary: 'How the site is',
    caller: 'owner',
    answer: siteSchema,
  },
  'GET /api/admin/news': {
    summary: 'What is new in the version that runs',
    caller: 'owner',
    answer: v.strictObject({
      version: v.string(),
      changes: v.array(v.strictObject({ kind: v.string(), items: v.array(v.string()) })),
    }),
  },
  'GET /api/admin/notices': {
    summary: 'Notices that could not be delivered, the latest first',
    caller: 'owner',
    answer: v.strictObject({
      failures: v.array(
        v.strictObject({
          person: v.strictObject({ id: v.string(), name: v.nullable(v.string()) }),
          channel: v.picklist(['mail', 'push', 'webhook']),
          times: described(countSchema, 'In a row'),
          at: described(time, 'The last time'),
          why: v.string(),
        }),
      ),
    }),
  },
  'GET /api/admin/client-errors': {
    summary: 'What went wrong in the clients of people who have agreed to tell it, the latest first',
    caller: 'owner',
    answer: v.strictObject({ errors: v.array(keptErrorSchema) }),
  },
  'DELETE /api/admin/client-errors/:id': {
    summary: 'Put an error away; where it comes again, it is a new one',
    caller: 'owner',
    params: { id: segment('As the list has it') },
    errors: ['404 notFound'],
  },
  'GET /api/admin/invitations': {
    summary: 'Whether newcomers need an invitation, and the invitations',
    caller: 'owner',
    answer: v.strictObject({ inviteOnly: v.boolean(), invitations: v.array(inviteSchema) }),
  },
  'PUT /api/admin/invite-only': {
    summary: 'Whether newcomers need an invitation',
    caller: 'owner',
    body: v.strictObject({ on: v.boolean() }),
  },
  'POST /api/admin/invitations': {
    summary: 'Make an invitation',
    caller: 'owner',
    body: v.strictObject({
      uses: described(
        v.nullable(v.pipe(countSchema, v.minValue(1), v.maxValue(100_000))),
        'For so many newcomers; null: any number',
      ),
      days: described(v.nullable(v.pipe(countSchema, v.minValue(1), v.maxValue(10_000))), 'Null: for good'),
      note: noteSchema,
    }),
    answer: inviteSchema,
  },
  'DELETE /api/admin/invitations/:code': {
    summary: 'Take an invitation back',
    caller: 'owner',
    params: { code: segment('Of the invitation') },
    errors: ['404 notFound'],
  },
} as const satisfies KeeperEndpointList;
