import * as v from 'valibot';
import { countSchema, nameSchema } from '../names.js';
import { described, type EndpointList, segment, time } from './endpoint.js';
import { factorSchema } from './factor.js';
import { passwordErrors, proofEntries } from './proof.js';
import { personSchema } from './session.js';

export const deviceSessionSchema = v.strictObject({
  id: v.string(),
  browser: described(v.nullable(v.string()), 'As its maker calls it; null where the browser does not say'),
  system: described(v.nullable(v.string()), 'As its maker calls it; null where the browser does not say'),
  since: time,
  seen: time,
  mine: described(v.boolean(), 'Whether it is the session that asks'),
});
export type DeviceSession = v.InferOutput<typeof deviceSessionSchema>;

/** A passkey of an account. Hides its public key and its counter. */
export const passkeySchema = v.strictObject({
  id: v.string(),
  name: described(v.string(), 'As its person calls it'),
  since: time,
  used: described(v.nullable(time), 'When somebody last signed in with it; null: never'),
});
export type PasskeyMessage = v.InferOutput<typeof passkeySchema>;

/** What lets somebody in who has signed in at a provider. Hides what the provider calls them. */
export const identitySchema = v.strictObject({
  id: v.string(),
  provider: described(
    v.nullable(v.string()),
    'Its id in `GET /api/account/ways`; null: the site does not take it any more',
  ),
  name: described(v.string(), 'What the provider is called'),
  since: time,
  used: described(v.nullable(time), 'When somebody last came in by it; null: never'),
});
export type IdentityMessage = v.InferOutput<typeof identitySchema>;

/**
 * Somebody's own account, sessions and number of tables. Hides the password's hash, the key of the second factor, public keys, tokens and
 * networks.
 */
export const accountSchema = v.strictObject({
  account: described(
    v.nullable(
      v.strictObject({
        name: nameSchema,
        since: time,
        email: v.nullable(v.strictObject({ address: v.string(), confirmed: v.boolean() })),
        secondFactor: described(
          v.nullable(
            v.strictObject({
              since: time,
              recovery: described(countSchema, 'How many recovery codes are left'),
            }),
          ),
          'Null: none',
        ),
        hasPassword: v.boolean(),
        passkeys: described(v.array(passkeySchema), 'The newest first'),
        identities: described(v.array(identitySchema), 'The newest first'),
      }),
    ),
    'Null: a guest',
  ),
  sessions: v.array(deviceSessionSchema),
  games: described(countSchema, 'At how many tables this person sits: open, running or over'),
  puzzles: described(v.boolean(), 'Whether puzzles may be made of their finished matches'),
});
export type AccountMessage = v.InferOutput<typeof accountSchema>;

/** What a guest brought along into an account. Where both sat at one running table, the guest's seat did not go over. */
export const takenOverSchema = v.strictObject({
  name: v.string(),
  tables: countSchema,
  clashes: described(countSchema, 'Tables that were not taken over, because both sat there'),
  records: countSchema,
});
export type TakenOver = v.InferOutput<typeof takenOverSchema>;

export const signedInSchema = v.strictObject({
  person: personSchema,
  taken: described(v.nullable(takenOverSchema), 'What was taken over from the guest who signed in'),
});
export type SignedIn = v.InferOutput<typeof signedInSchema>;

/** Everything that is kept of a person. Hides secrets, ids of others, and what others reported. */
export const dataExportSchema = v.strictObject({
  person: v.nullable(v.strictObject({ id: v.string(), name: v.string(), since: time })),
  tables: v.array(v.looseObject({ id: v.string(), game: v.string() })),
  chat: v.array(v.strictObject({ table: v.string(), name: v.string(), text: v.string(), at: time })),
  sessions: v.array(v.looseObject({ made: time, seen: time })),
  records: v.array(v.strictObject({ kind: v.string(), id: v.string(), body: v.unknown() })),
});
export type DataExport = v.InferOutput<typeof dataExportSchema>;

const passwordSchema = described(
  v.pipe(v.string(), v.maxLength(1000)),
  'A password; a new one has 8 to 200 characters and is none that many people have',
);
const codeSchema = v.pipe(v.string(), v.maxLength(40));
/** Left away at first, where nobody knows whether the account has a second factor. */
const wantedFactor = v.optional(factorSchema);

export const accountEndpoints = {
  'GET /api/account': {
    summary: 'Account, sessions and number of tables of whoever asks',
    caller: 'person',
    answer: accountSchema,
  },
  'POST /api/account': {
    summary: 'Sign up',
    details:
      'A guest keeps everything that is theirs, but for sessions, tokens and notices, which end; a new session begins.',
    caller: 'anybody',
    entrance: true,
    body: v.strictObject({
      name: described(v.string(), '1 to 24 visible characters'),
      password: passwordSchema,
      invite: v.optional(described(v.string(), 'Where new people need an invitation: its code')),
    }),
    answer: signedInSchema,
    errors: [
      '400 badName',
      '400 badPassword',
      '403 banned',
      '403 inviteOnly',
      '403 onlyProviders',
      '403 badInvite',
      '409 haveAccount',
      '409 nameTaken',
      '429 tooManyGuesses',
      '429 tooManyNewPeople',
    ],
  },
  'DELETE /api/account': {
    summary: 'Leave for good',
    details:
      'Deletes the person and everything that tells of them. A guest has no password and gives null; so does whoever has confirmed the session ' +
      'within five minutes.',
    caller: 'person',
    banned: true,
    body: v.strictObject({ password: v.nullable(passwordSchema) }),
    errors: passwordErrors,
  },
  'POST /api/account/sign-in': {
    summary: 'Sign in',
    caller: 'anybody',
    entrance: true,
    body: v.strictObject({
      name: v.pipe(v.string(), v.maxLength(1000)),
      password: passwordSchema,
      bring: described(v.boolean(), 'Whether what one has as a guest goes over to the account'),
      factor: wantedFactor,
    }),
    answer: signedInSchema,
    errors: [
      ...(['401 wrongPair', '403 badFactor', '403 banned', '403 needsFactor', '403 onlyProviders'] as const),
      '429 tooManyGuesses',
    ],
  },
  'POST /api/account/sign-out': { summary: 'Sign out', caller: 'anybody', entrance: true, banned: true },
  'PUT /api/account/password': {
    summary: 'Change the password, or set one where the account has none',
    details: 'All sessions and tokens end, and a new session begins.',
    caller: 'account',
    body: v.strictObject({ old: proofEntries.password, password: passwordSchema }),
    errors: ['400 badPassword', '403 onlyProviders', ...passwordErrors],
  },
  'POST /api/account/reset': {
    summary: 'Set a new password with a code of the administrator',
    details: 'All sessions and tokens end, and a new session begins.',
    caller: 'anybody',
    entrance: true,
    body: v.strictObject({ code: codeSchema, password: passwordSchema, factor: wantedFactor }),
    answer: signedInSchema,
    errors: [
      ...([
        '400 badPassword',
        '403 badCode',
        '403 badFactor',
        '403 needsFactor',
        '403 onlyProviders',
      ] as const),
      '429 tooManyGuesses',
    ],
  },
  'PUT /api/account/email': {
    summary: 'Give an e-mail address, or take it away',
    details: 'Where the site sends mail, a code goes to the address.',
    caller: 'account',
    body: v.strictObject({
      address: v.nullable(
        v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('is not an e-mail address')),
      ),
    }),
    errors: ['429 tooFast', '429 tooMuchMail'],
  },
  'POST /api/account/email/confirm': {
    summary: 'Confirm the e-mail address with the code that was sent there',
    caller: 'account',
    body: v.strictObject({ code: codeSchema }),
    errors: ['403 badCode', '429 tooManyGuesses'],
  },
  'PUT /api/account/puzzles': {
    summary: 'Allow that puzzles are made of one’s finished matches, or withdraw that',
    details:
      'A match is looked through where all people in it allow it; who they are is told to nobody. To withdraw it takes the puzzles ' +
      'of all matches away that one was in.',
    caller: 'person',
    body: v.strictObject({ allowed: v.boolean() }),
  },
  'DELETE /api/account/sessions': {
    summary: 'Sign out everywhere else',
    details: 'All sessions and tokens end, and a new session begins in place of the one that asks.',
    caller: 'person',
  },
  'DELETE /api/account/sessions/:id': {
    summary: 'End one session',
    caller: 'person',
    params: { id: segment('The session, as `GET /api/account` lists it') },
    errors: ['404 notFound'],
  },
  'GET /api/account/export': {
    summary: 'Everything that is kept of whoever asks, as a file',
    caller: 'person',
    answer: dataExportSchema,
    download: 'aerie-my-data.json',
  },
} as const satisfies EndpointList;
