import * as v from 'valibot';
import { nameSchema } from '../names.js';
import { SCOPES } from '../scopes.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

/** For how many days a token is good: where nobody says, and at most. */
export const TOKEN_DAYS = { usual: 90, most: 365 } as const;

const scopesSchema = described(
  v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1, 'must name a scope'), v.maxLength(SCOPES.length)),
  'What a program may do with it: `watch` what its owner sees, `play`, `chat`',
);

/** A token by which a program plays in somebody's name. Hides the token itself, of which only the hash is kept. */
export const tokenInfoSchema = v.strictObject({
  id: described(v.string(), 'SHA-256 of the token in hexadecimal'),
  name: described(v.string(), 'What its owner calls it'),
  scopes: scopesSchema,
  createdAt: time,
  endsAt: described(time, 'It is good until then'),
  usedAt: described(v.nullable(time), 'When it was last used, to the hour; null: never'),
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

const tokenWishSchema = v.strictObject({
  name: nameSchema,
  scopes: v.optional(scopesSchema, [...SCOPES]),
  days: v.optional(
    described(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TOKEN_DAYS.most)),
      'For how many days it is good',
    ),
    TOKEN_DAYS.usual,
  ),
});
export type TokenWish = v.InferOutput<typeof tokenWishSchema>;

export const tokenEndpoints = {
  'GET /api/tokens': { summary: 'One’s own tokens', caller: 'person', answer: tokenListSchema },
  'POST /api/tokens': {
    summary: 'Make a token for a program that plays in one’s name',
    details: 'All tokens of somebody end when they sign up, set a new password or sign out everywhere.',
    caller: 'person',
    body: tokenWishSchema,
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
