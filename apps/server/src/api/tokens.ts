import type { tokenEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { PeopleService } from '../people/people-service.js';
import type { Handlers } from './handlers.js';

/** Tokens of one's own, for programs that play in one's name. */
export const tokenHandlers = ({ tokens, changed }: PeopleService): Handlers<keyof typeof tokenEndpoints> => ({
  'GET /api/tokens': async ({ person }) => ({ tokens: await tokens.of(person.id) }),
  'POST /api/tokens': ({ person, body }) => tokens.make(person, body),
  'DELETE /api/tokens/:id': async ({ person, params }) => {
    if (!(await tokens.drop(person, params.id))) throw new HttpError(404, 'noSuchToken');
    changed(person.id);
  },
});
