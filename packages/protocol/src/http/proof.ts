import * as v from 'valibot';
import { described } from './endpoint.js';
import type { ErrorName } from './errors.js';
import { factorSchema } from './second-factor.js';

/** What somebody gives to show that it is them, where a session is not enough: whoever has that for a moment must not keep a way in. */
export const proofEntries = {
  password: described(v.pipe(v.string(), v.maxLength(1000)), 'The password of the account'),
  factor: v.optional(
    described(
      factorSchema,
      'Needed where the account has a second factor and the session has not given it lately',
    ),
  ),
};

export const proofErrors = [
  ...(['403 wrongPassword', '403 needsFactor', '403 badFactor'] as const),
  '429 tooManyGuesses',
] as const satisfies readonly ErrorName[];
