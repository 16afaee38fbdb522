import * as v from 'valibot';
import { described, type EndpointList } from './endpoint.js';

/** By what people sign in to this site. */
export const waysSchema = v.strictObject({
  passkeys: described(v.boolean(), 'Whether the site takes passkeys at the address that was asked'),
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
