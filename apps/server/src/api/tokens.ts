import type { tokenEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { ApiTokens } from '../people/api-tokens.js';
import type { Handlers } from './handlers.js';

/** Tokens of one's own, for programs that play in one's name. */
export const tokenHandlers = (
  tokens: ApiTokens,
  changed: (person: string) => void,
): Handlers<keyof typeof tokenEndpoints> => ({
  'GET /api/tokens': async ({ person }) => ({ tokens: await tokens.of(person) }),
  'POST /api/tokens': ({ person, body: { name } }) => tokens.make(person, name),
  'DELETE /api/tokens/:id': async ({ person, params }) => {
    if (!(await tokens.drop(person, params.id))) throw new HttpError(404, 'noSuchToken');
    changed(person.id);
  },
});
