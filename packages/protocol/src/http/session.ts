import * as v from 'valibot';
import { FEATURES } from '../features.js';
import { idSchema, nameSchema } from '../names.js';
import { ROLES } from '../roles.js';
import { standingSchema } from './conduct.js';
import { described, type EndpointList, time } from './endpoint.js';

export const personSchema = v.strictObject({ id: idSchema, name: nameSchema });

/** Who asks, as the server knows them. Only whoever asks gets their own id; nobody is told the id of another person. */
export const sessionSchema = v.strictObject({
  person: described(v.nullable(personSchema), 'Null: no session'),
  hasAccount: v.boolean(),
  ban: described(
    v.nullable(v.strictObject({ reason: v.string(), until: v.nullable(time) })),
    'Whether and why this person may not play here',
  ),
  standing: described(v.nullable(standingSchema), 'What else holds for this person; null: nothing'),
  role: v.exactOptional(described(v.picklist(ROLES), 'What whoever asks may do for the site (`/api/admin`)')),
  inviteOnly: described(v.boolean(), 'Whether new people need an invitation'),
  accountsOnly: v.exactOptional(
    described(
      v.literal(true),
      'Newcomers need an account, and come in by a provider (`GET /api/account/ways`)',
    ),
  ),
  featuresOff: described(v.array(v.picklist(FEATURES)), 'What this site does not offer'),
});
export type SessionMessage = v.InferOutput<typeof sessionSchema>;

export const sessionEndpoints = {
  'GET /api/session': {
    summary: 'Who one is here',
    details: 'Prolongs the session of whoever has one.',
    caller: 'anybody',
    entrance: true,
    programs: 'any',
    answer: sessionSchema,
  },
  'POST /api/session': {
    summary: 'Come in with a name, or take another name',
    details: 'Whoever has no session gets one, as a guest.',
    caller: 'anybody',
    entrance: true,
    body: v.strictObject({
      name: described(v.string(), '1 to 24 visible characters'),
      invite: v.optional(described(v.string(), 'Where new people need an invitation: its code')),
    }),
    answer: v.strictObject({ person: personSchema }),
    errors: [
      '400 badName',
      '403 banned',
      '403 inviteOnly',
      '403 onlyProviders',
      '403 badInvite',
      '409 nameTaken',
      '429 tooFast',
      '429 tooManyNewPeople',
    ],
  },
} as const satisfies EndpointList;
