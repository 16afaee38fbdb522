import * as v from 'valibot';
import { described, type EndpointList } from './endpoint.js';
import { factorSchema } from './factor.js';
import { passwordErrors, proofEntries } from './proof.js';

const codeBody = v.strictObject({ code: factorSchema });
const recoverySchema = v.strictObject({
  recovery: described(v.array(v.string()), 'Recovery codes, shown this once'),
});
const CODE_ERRORS = ['403 badFactor', '409 noFactor', '429 tooManyGuesses'] as const;

export const secondFactorEndpoints = {
  'POST /api/account/second-factor': {
    summary: 'Begin with a second factor by app (RFC 6238)',
    details:
      'It is not on before a code of the app has come back. A key that was made before and not turned on is void.',
    caller: 'account',
    body: v.strictObject({ password: proofEntries.password }),
    answer: v.strictObject({
      key: described(v.string(), 'What the app is to have: base 32; SHA-1, six digits, 30 seconds'),
    }),
    errors: [...passwordErrors, '409 haveFactor'],
  },
  'POST /api/account/second-factor/on': {
    summary: 'Turn the second factor on with the first code of the app',
    details: 'From now on signing in, and a new password by a code of the administrator, ask for it.',
    caller: 'account',
    body: codeBody,
    answer: recoverySchema,
    errors: ['403 badFactor', '429 tooManyGuesses'],
  },
  'POST /api/account/second-factor/confirm': {
    summary: 'Give the second factor again in this session',
    details: 'For what asks for more than a session.',
    caller: 'account',
    body: codeBody,
    errors: CODE_ERRORS,
  },
  'POST /api/account/second-factor/recovery': {
    summary: 'New recovery codes in place of those that are left',
    caller: 'account',
    body: codeBody,
    answer: recoverySchema,
    errors: CODE_ERRORS,
  },
  'DELETE /api/account/second-factor': {
    summary: 'Turn the second factor off',
    caller: 'account',
    body: codeBody,
    errors: CODE_ERRORS,
  },
} as const satisfies EndpointList;
