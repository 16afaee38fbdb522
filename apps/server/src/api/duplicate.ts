import type { duplicateEndpoints } from '@aerie/protocol';
import type { Duplicate } from '../shared-deals/duplicate.js';
import type { Handlers } from './handlers.js';

/** The weekly duplicate. */
export const duplicateHandlers = (duplicate: Duplicate): Handlers<keyof typeof duplicateEndpoints> => ({
  'GET /api/duplicate': ({ person }) => duplicate.thisWeek(person),
  'POST /api/duplicate/:game/:deal': async ({ params, person }) => ({
    table: await duplicate.begin(params.game, Number(params.deal), person),
  }),
  'GET /api/duplicate/:game/:week': ({ params, person }) =>
    duplicate.standings(params.game, params.week, person),
});
