import * as v from 'valibot';
import { signedInSchema } from './account.js';
import { described, type EndpointList, segment } from './endpoint.js';
import { proofEntries, proofErrors } from './proof.js';

/** The longest name of a passkey. */
export const PASSKEY_NAME_LENGTH = 40;

const optionsSchema = v.strictObject({
  options: described(
    v.looseObject({ challenge: v.string() }),
    'As `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` takes it; good once, for five minutes',
  ),
});
const responseSchema = described(
  v.looseObject({ id: v.pipe(v.string(), v.maxLength(1400)) }),
  'As `PublicKeyCredential.toJSON` gives it',
);
/** Attestations and public keys of the newest kind are some kilobytes long. */
const RESPONSE_LIMIT = 16 * 1024;

/** Passkeys (WebAuthn) for accounts. What was asked of the authenticator is bound to the browser by a cookie. */
export const passkeyEndpoints = {
  'POST /api/account/passkeys/challenge': {
    summary: 'Begin to add a passkey to the account',
    caller: 'account',
    body: v.strictObject(proofEntries),
    answer: optionsSchema,
    errors: [...proofErrors, '403 noPasskeys', '409 tooManyPasskeys'],
  },
  'POST /api/account/passkeys': {
    summary: 'Add the passkey that was made',
    details: 'From now on it signs in without a name, and without a second factor.',
    caller: 'account',
    body: v.strictObject({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(PASSKEY_NAME_LENGTH)),
      response: responseSchema,
    }),
    bodyLimit: RESPONSE_LIMIT,
    errors: [
      ...(['403 badPasskey', '403 beginAgain', '403 noPasskeys'] as const),
      ...(['409 havePasskey', '409 tooManyPasskeys'] as const),
    ],
  },
  'DELETE /api/account/passkeys/:id': {
    summary: 'Remove a passkey',
    caller: 'account',
    params: { id: segment('The passkey, as `GET /api/account` lists it') },
    errors: ['404 notFound', '409 lastWayIn'],
  },
  'POST /api/account/passkeys/confirm': {
    summary: 'Show a passkey again in this session, in place of a second factor or of the password',
    details:
      'For what asks for more than a session. It begins with `POST /api/account/sign-in/passkey/challenge`.',
    caller: 'account',
    banned: true,
    body: v.strictObject({ response: responseSchema }),
    bodyLimit: RESPONSE_LIMIT,
    errors: ['403 badPasskey', '403 beginAgain', '403 noPasskeys'],
  },
  'POST /api/account/sign-in/passkey/challenge': {
    summary: 'Begin to sign in with a passkey',
    caller: 'anybody',
    entrance: true,
    banned: true,
    answer: optionsSchema,
    errors: ['403 noPasskeys'],
  },
  'POST /api/account/sign-in/passkey': {
    summary: 'Sign in with a passkey',
    caller: 'anybody',
    entrance: true,
    body: v.strictObject({
      bring: described(v.boolean(), 'Whether what one has as a guest goes over to the account'),
      response: responseSchema,
    }),
    bodyLimit: RESPONSE_LIMIT,
    answer: signedInSchema,
    errors: ['403 badPasskey', '403 banned', '403 beginAgain', '403 noPasskeys', '403 onlyProviders'],
  },
} as const satisfies EndpointList;
