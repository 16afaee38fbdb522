import type { dailyEndpoints } from '@aerie/protocol';
import type { Daily } from '../shared-deals/daily.js';
import type { Handlers } from './handlers.js';

/** The daily challenge. */
export const dailyHandlers = (daily: Daily): Handlers<keyof typeof dailyEndpoints> => ({
  'GET /api/daily': ({ person }) => daily.today(person),
  'POST /api/daily/:game': async ({ params, person }) => ({ table: await daily.begin(params.game, person) }),
  'GET /api/daily/:game/:day': ({ params, person }) => daily.ranking(params.game, params.day, person),
});
