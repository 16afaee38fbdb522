import * as v from 'valibot';
import { countSchema, idSchema } from '../names.js';
import { AUDITED, CONDUCT_STEPS, ROLES } from '../roles.js';
import { dataExportSchema } from './account.js';
import { KEPT_FROM, measureSchema, REPORT_REASONS } from './conduct.js';
import { described, type KeeperEndpointList, segment, time } from './endpoint.js';

const person = { id: segment('The id of a person') };
const role = v.picklist(ROLES);

/** The most that is told somebody about a measure, and noted about a report or signal. */
export const LONGEST_GROUNDS = 1000;
export const wordsSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_GROUNDS));
export const noteSchema = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_GROUNDS));

const grounds = {
  reason: v.picklist(REPORT_REASONS),
  words: described(wordsSchema, 'Told to the person'),
};
const signal = v.exactOptional(described(v.string(), 'The signal of fair play that it rests on'));
const OVER_SOMEBODY = ['404 noSuchPerson', '403 hasRole', '409 yourself'] as const;
const MEASURE = [...OVER_SOMEBODY, '404 noSignal', '403 switchedOff'] as const;

const briefSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  since: time,
  hasAccount: v.boolean(),
  isBanned: v.boolean(),
  role: v.nullable(role),
});
export type PersonBrief = v.InferOutput<typeof briefSchema>;

const who = v.strictObject({
  id: described(v.nullable(v.string()), 'Null: nobody of this site, as at the command line'),
  name: described(v.nullable(v.string()), 'Null: somebody who is gone'),
});

const lookSchema = v.strictObject({
  ...briefSchema.entries,
  accountSince: v.nullable(time),
  factor: described(
    v.nullable(v.strictObject({ since: time, recovery: countSchema })),
    'A second factor by app, and how many recovery codes are left',
  ),
  sessions: v.array(
    v.strictObject({
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      since: time,
      seen: time,
    }),
  ),
  programs: v.array(v.strictObject({ name: v.string(), until: time, used: v.nullable(time) })),
  running: described(countSchema, 'Matches under way'),
  ban: v.nullable(v.strictObject({ reason: v.string(), until: v.nullable(time) })),
  measures: v.array(measureSchema),
  log: described(
    v.array(
      v.strictObject({
        id: v.string(),
        at: time,
        what: v.picklist(CONDUCT_STEPS),
        by: who,
        words: v.string(),
      }),
    ),
    'What was reported and done about them, the latest first',
  ),
});
export type PersonLook = v.InferOutput<typeof lookSchema>;

const auditLineSchema = v.strictObject({
  id: v.string(),
  at: time,
  what: v.picklist(AUDITED),
  by: who,
  to: v.nullable(who),
  ref: described(v.string(), 'The report, measure, ban or invitation'),
  terms: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type AuditLineMessage = v.InferOutput<typeof auditLineSchema>;

export const adminPeopleEndpoints = {
  'POST /api/admin/people': {
    summary: 'People whose name has a text in it, or whose id it is',
    caller: 'moderator',
    body: v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      after: described(v.nullable(v.string()), 'Where a search before said to go on'),
    }),
    answer: v.strictObject({
      people: v.array(briefSchema),
      next: described(v.nullable(v.string()), 'Null: these were all'),
    }),
  },
  'GET /api/admin/people/:id': {
    summary: 'All that is to be known of somebody',
    caller: 'moderator',
    params: person,
    answer: lookSchema,
    errors: ['404 noSuchPerson'],
  },
  'POST /api/admin/people/:id/sign-out': {
    summary: 'End every session and token of somebody',
    caller: 'moderator',
    params: person,
    errors: OVER_SOMEBODY,
  },
  'POST /api/admin/people/:id/warn': {
    summary: 'Warn somebody, who has to say that they have read it before they play on',
    caller: 'moderator',
    params: person,
    body: v.strictObject({ ...grounds, signal }),
    errors: MEASURE,
  },
  'POST /api/admin/people/:id/time-out': {
    summary: 'Keep somebody from writing, from rated matches or from sitting down, for a time',
    caller: 'moderator',
    params: person,
    body: v.strictObject({
      ...grounds,
      signal,
      from: v.picklist(KEPT_FROM),
      hours: v.pipe(countSchema, v.minValue(1), v.maxValue(24 * 366)),
    }),
    errors: MEASURE,
  },
  'POST /api/admin/people/:id/ban': {
    summary: 'Put somebody out, who is told why',
    caller: 'moderator',
    params: person,
    body: v.strictObject({
      ...grounds,
      days: described(v.nullable(v.pipe(countSchema, v.minValue(1), v.maxValue(10_000))), 'Null: for good'),
      networks: described(v.boolean(), 'Whether nobody new comes from where they were either'),
    }),
    errors: OVER_SOMEBODY,
  },
  'POST /api/admin/people/:id/reset': {
    summary: 'A link by which somebody sets a new password, once and within a day',
    caller: 'owner',
    params: person,
    answer: v.strictObject({ path: v.string() }),
    errors: [...OVER_SOMEBODY, '409 noAccountThere'],
  },
  'DELETE /api/admin/people/:id/second-factor': {
    summary: 'Turn the second factor of somebody off who has lost it',
    caller: 'owner',
    params: person,
    errors: [...OVER_SOMEBODY, '409 noFactor'],
  },
  'POST /api/admin/people/:id/export': {
    summary: 'Everything that is kept of somebody',
    caller: 'owner',
    params: person,
    answer: dataExportSchema,
    errors: ['404 noSuchPerson'],
  },
  'DELETE /api/admin/people/:id': {
    summary: 'Remove somebody with all their data; bots play on for them',
    caller: 'owner',
    params: person,
    body: v.strictObject({
      name: described(v.string(), 'What they are called, so that nobody is meant by mistake'),
    }),
    errors: [...OVER_SOMEBODY, '409 otherName'],
  },
  'GET /api/admin/roles': {
    summary: 'Who looks after the site',
    caller: 'owner',
    answer: v.strictObject({
      keepers: v.array(v.strictObject({ id: idSchema, name: v.nullable(v.string()), role, since: time })),
    }),
  },
  'PUT /api/admin/people/:id/role': {
    summary: 'Give somebody with an account a role, or take it away',
    caller: 'owner',
    params: person,
    body: v.strictObject({ role: described(v.nullable(role), 'Null: none') }),
    errors: [...OVER_SOMEBODY, '409 noAccountThere'],
  },
  'GET /api/admin/audit/:upTo': {
    summary: 'What those who look after the site have done, the latest first',
    caller: 'owner',
    params: { upTo: segment('`now`, or the moment up to which, in milliseconds since 1970') },
    answer: v.strictObject({ lines: v.array(auditLineSchema), more: v.boolean() }),
  },
} as const satisfies KeeperEndpointList;
