import * as v from 'valibot';
import { described } from './endpoint.js';
import type { ErrorName } from './errors.js';
import { factorSchema } from './factor.js';

/** What somebody gives to show that it is them, where a session is not enough: whoever has that for a moment must not keep a way in. */
export const proofEntries = {
  password: described(
    v.nullable(v.pipe(v.string(), v.maxLength(1000))),
    'The password of the account; null where the session was confirmed within five minutes, by a passkey or at a provider',
  ),
  factor: v.optional(
    described(
      factorSchema,
      'Needed where the account has a second factor and the session has not given it lately',
    ),
  ),
};

/** Of the password alone. */
export const passwordErrors = [
  ...(['403 wrongPassword', '403 notConfirmed', '429 tooManyGuesses'] as const),
] as const satisfies readonly ErrorName[];

export const proofErrors = [
  ...passwordErrors,
  ...(['403 needsFactor', '403 badFactor'] as const),
] as const satisfies readonly ErrorName[];
