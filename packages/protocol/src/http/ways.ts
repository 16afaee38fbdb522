import * as v from 'valibot';
import { described, type EndpointList } from './endpoint.js';

/** By what people sign in to this site. */
export const waysSchema = v.strictObject({
  passkeys: described(v.boolean(), 'Whether the site takes passkeys at the address that was asked'),
  providers: described(
    v.array(v.strictObject({ id: v.string(), name: v.string() })),
    'Where else one may sign in (OpenID Connect)',
  ),
  onlyProviders: described(v.boolean(), 'Whether that is the only way in: without passwords and guests'),
});
export type WaysMessage = v.InferOutput<typeof waysSchema>;

export const wayEndpoints = {
  'GET /api/account/ways': {
    summary: 'By what one signs in to this site',
    caller: 'anybody',
    entrance: true,
    answer: waysSchema,
  },
} as const satisfies EndpointList;
