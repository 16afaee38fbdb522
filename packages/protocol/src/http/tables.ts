import { matchFileSchema } from '@aerie/kernel';
import * as v from 'valibot';
import { guestMark } from '../names.js';
import { described, type EndpointList, segment } from './endpoint.js';

const table = segment('The id of a table');

export const tableEndpoints = {
  'GET /api/matches/:table': {
    summary: 'The match file of a match that is over',
    details:
      'Everything that was decided, drawn and hidden in it, and its seed, for whoever may watch the table. ' +
      'See docs/match-file.md. Two files a second for one network, 30 at once.',
    caller: 'anybody',
    programs: 'watch',
    params: { table },
    answer: matchFileSchema,
    errors: ['403 noWatchers', '403 dealOfToday', '404 noSuchTable', '409 notOver', '429 tooFast'],
  },
  'GET /api/tables/:table/invitation': {
    summary: 'What is played at a table that waits for people, and who asks for company',
    details: 'For whoever has the link and no session yet. Everything else about the table is hidden.',
    caller: 'anybody',
    params: { table },
    answer: v.strictObject({
      game: v.string(),
      host: described(v.nullable(v.string()), 'The name of the host; null where the host has no seat'),
      guest: guestMark,
    }),
    errors: ['404 noSuchTable', '409 notOpen', '429 tooFast'],
  },
} as const satisfies EndpointList;
