import type { wayEndpoints } from '@aerie/protocol';
import type { Handlers } from './handlers.js';
import { relyingParty } from './passkeys.js';

/** By what people sign in to this site. */
export const wayHandlers = (): Handlers<keyof typeof wayEndpoints> => ({
  'GET /api/account/ways': async (context) => ({ passkeys: relyingParty(context) !== undefined }),
});
