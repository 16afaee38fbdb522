import { matchFileSchema } from '@aerie/kernel';
import * as v from 'valibot';
import { outcomeSchema, seatedSchema } from '../from-server.js';
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
    errors: [
      '403 noWatchers',
      '403 keptApart',
      '403 dealOfToday',
      '404 noSuchTable',
      '409 notOver',
      '429 tooFast',
    ],
  },
  'GET /api/tables/:table/invitation': {
    summary: 'What is played at a table, who sits there, and how it ended',
    details:
      'For whoever has the link, before they say who they are. Once the match has begun, for those who may watch it. ' +
      'Positions and talk are hidden: who follows the table over the socket is told.',
    caller: 'anybody',
    params: { table },
    answer: v.strictObject({
      game: v.string(),
      host: described(v.nullable(v.string()), 'The name of the host; null where the host has no seat'),
      guest: guestMark,
      status: v.picklist(['open', 'running', 'over']),
      seats: v.array(v.pick(seatedSchema, ['kind', 'name', 'guest', 'level'])),
      outcome: described(outcomeSchema, 'Places and points of the seats; null until the match is over'),
    }),
    errors: ['403 noWatchers', '403 keptApart', '403 dealOfToday', '404 noSuchTable', '429 tooFast'],
  },
} as const satisfies EndpointList;
