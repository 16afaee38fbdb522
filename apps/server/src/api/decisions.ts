import type { decisionEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { Decisions } from '../history/decisions.js';
import { importKey, matchKey } from '../history/results.js';
import type { TableService } from '../tables/table-service.js';
import type { Handlers } from './handlers.js';

/** How people have decided in their matches, as their devices found it. */
export const decisionHandlers = (
  tables: TableService,
  decisions: Decisions,
): Handlers<keyof typeof decisionEndpoints> => ({
  'PUT /api/matches/:table/decisions': async ({ params, person, body }) => {
    const match = (await tables.find(params.table))?.body.match;
    if (!match) throw new HttpError(404, 'notPlayed');
    await decisions.told(person.id, (seat) => matchKey(match, seat), body);
    return undefined;
  },
  'PUT /api/history/import/:key/decisions': async ({ params, person, body }) => {
    await decisions.told(person.id, () => importKey(person.id, params.key), body);
    return undefined;
  },
});
