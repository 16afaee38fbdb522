import * as v from 'valibot';
import { signedInSchema } from './account.js';
import { described, type EndpointList, segment } from './endpoint.js';
import { factorSchema } from './factor.js';
import { proofEntries, proofErrors } from './proof.js';

const provider = segment('The provider, as `GET /api/account/ways` lists it');
const addressSchema = v.strictObject({
  address: described(v.pipe(v.string(), v.url()), 'Where the browser is to go next, within five minutes'),
});
const BEGIN_ERRORS = ['404 notFound', '409 providerAway'] as const;

/** What becomes of what a provider says of somebody. */
const outcomeSchema = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('signedIn'), signedIn: signedInSchema }),
  v.strictObject({ outcome: v.literal('needsFactor') }),
  v.strictObject({
    outcome: v.literal('new'),
    name: described(
      v.nullable(v.string()),
      'What they may want to be called; null: the provider does not say',
    ),
  }),
  v.strictObject({ outcome: v.literal('linked') }),
  v.strictObject({ outcome: v.literal('confirmed') }),
]);

/**
 * Signing in at providers (OpenID Connect). What was begun is bound to the browser by a cookie. The provider sends it back to
 * `/account/provider/<id>`, whose page hands in what stands behind the `?`.
 */
export const identityEndpoints = {
  'POST /api/account/sign-in/provider/:provider': {
    summary: 'Begin to sign in or up at a provider',
    caller: 'anybody',
    entrance: true,
    params: { provider },
    body: v.strictObject({
      bring: described(v.boolean(), 'Whether what one has as a guest goes over to an account that is there'),
    }),
    answer: addressSchema,
    errors: BEGIN_ERRORS,
  },
  'POST /api/account/reset/:provider': {
    summary: 'Begin to sign in at a provider with a code of the administrator',
    details:
      'What the provider says lets into the account from then on, in place of what it said before. All sessions and tokens end.',
    caller: 'anybody',
    entrance: true,
    params: { provider },
    body: v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) }),
    answer: addressSchema,
    errors: [...BEGIN_ERRORS, '403 badCode', '429 tooManyGuesses'],
  },
  'POST /api/account/identities/:provider': {
    summary: 'Begin to link the account with a provider',
    caller: 'account',
    params: { provider },
    body: v.strictObject(proofEntries),
    answer: addressSchema,
    errors: [...BEGIN_ERRORS, ...proofErrors, '409 haveIdentity'],
  },
  'POST /api/account/identities/:provider/confirm': {
    summary: 'Begin to show at a provider that it is oneself, in place of the password',
    caller: 'account',
    banned: true,
    params: { provider },
    answer: addressSchema,
    errors: BEGIN_ERRORS,
  },
  'DELETE /api/account/identities/:id': {
    summary: 'Unlink the account from a provider',
    caller: 'account',
    params: { id: segment('As `GET /api/account` lists it') },
    errors: ['404 notFound', '409 lastWayIn'],
  },
  'POST /api/account/provider': {
    summary: 'Hand in what a provider has answered',
    details:
      'Signs in (`signedIn`), or goes on with `POST /api/account/provider/enter` (`needsFactor`) or `POST /api/account/provider/sign-up` ' +
      '(`new`); or has linked the account (`linked`), or confirmed the session for five minutes (`confirmed`).',
    caller: 'anybody',
    entrance: true,
    banned: true,
    body: v.strictObject({
      provider: v.pipe(v.string(), v.maxLength(80)),
      query: described(v.pipe(v.string(), v.maxLength(8000)), 'What stands behind the `?`'),
    }),
    bodyLimit: 16 * 1024,
    answer: outcomeSchema,
    errors: [
      ...([
        '403 badCode',
        '403 badProviderAnswer',
        '403 banned',
        '403 beginAgain',
        '403 notConfirmed',
      ] as const),
      ...(['403 otherIdentity', '403 providerRefused'] as const),
      ...(['409 haveAccount', '409 haveIdentity', '409 identityTaken', '409 providerAway'] as const),
    ],
  },
  'POST /api/account/provider/enter': {
    summary: 'Sign in with what a provider has said, and a second factor',
    caller: 'anybody',
    entrance: true,
    body: v.strictObject({ factor: factorSchema }),
    answer: signedInSchema,
    errors: [
      ...(['403 badCode', '403 badFactor', '403 banned', '403 beginAgain', '403 needsFactor'] as const),
      ...(['409 identityTaken', '429 tooManyGuesses'] as const),
    ],
  },
  'POST /api/account/provider/sign-up': {
    summary: 'Sign up with what a provider has said',
    details: 'The account has no password. A guest keeps what is theirs, as in `POST /api/account`.',
    caller: 'anybody',
    entrance: true,
    body: v.strictObject({
      name: described(v.string(), '1 to 24 visible characters'),
      invite: v.optional(described(v.string(), 'Where new people need an invitation: its code')),
    }),
    answer: signedInSchema,
    errors: [
      ...(['400 badName', '403 badInvite', '403 banned', '403 beginAgain', '403 inviteOnly'] as const),
      ...(['409 haveAccount', '409 identityTaken', '409 nameTaken'] as const),
      ...(['429 tooManyGuesses', '429 tooManyNewPeople'] as const),
    ],
  },
} as const satisfies EndpointList;
