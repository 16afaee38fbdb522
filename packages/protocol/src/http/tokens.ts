import * as v from 'valibot';
import { nameSchema } from '../names.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

/** A token by which a program plays in somebody's name. Hides the token itself, of which only the hash is kept. */
export const tokenInfoSchema = v.strictObject({
  id: described(v.string(), 'SHA-256 of the token in hexadecimal'),
  name: described(v.string(), 'What its owner calls it'),
  createdAt: time,
});
export type TokenInfo = v.InferOutput<typeof tokenInfoSchema>;

/** A token that was just made: the only time that it is shown. */
export const newTokenSchema = v.strictObject({
  ...tokenInfoSchema.entries,
  token: described(v.string(), 'Shown this once'),
});
export type NewToken = v.InferOutput<typeof newTokenSchema>;

export const tokenListSchema = v.strictObject({ tokens: v.array(tokenInfoSchema) });
export type TokenList = v.InferOutput<typeof tokenListSchema>;

export const tokenEndpoints = {
  'GET /api/tokens': { summary: 'One’s own tokens', caller: 'person', answer: tokenListSchema },
  'POST /api/tokens': {
    summary: 'Make a token for a program that plays in one’s name',
    caller: 'person',
    body: v.strictObject({ name: nameSchema }),
    status: 201,
    answer: newTokenSchema,
    errors: ['409 tooManyTokens'],
  },
  'DELETE /api/tokens/:id': {
    summary: 'Delete a token and end its connections',
    caller: 'person',
    params: { id: segment('As `GET /api/tokens` lists it') },
    errors: ['404 noSuchToken'],
  },
} as const satisfies EndpointList;
