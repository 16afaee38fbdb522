import type { wayEndpoints } from '@aerie/protocol';
import type { OpenIdProviders } from '../people/openid-providers.js';
import type { Handlers } from './handlers.js';
import { relyingParty } from './passkeys.js';

/** By what people sign in to this site. */
export const wayHandlers = (providers: OpenIdProviders): Handlers<keyof typeof wayEndpoints> => ({
  'GET /api/account/ways': async (context) => ({
    passkeys: relyingParty(context) !== undefined,
    providers: providers.all.map(({ settings: { id, name } }) => ({ id, name })),
    onlyProviders: providers.areOnly,
  }),
});
