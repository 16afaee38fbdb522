import * as v from 'valibot';
import { described, type EndpointList, time } from './endpoint.js';

const feature = 'overDays' as const;

export const calendarEndpoints = {
  'GET /api/calendar': {
    summary: 'Whether other programs can read one’s deadlines as a calendar',
    caller: 'account',
    feature,
    answer: v.strictObject({
      since: described(v.nullable(time), 'When its address was made; null: there is none'),
    }),
  },
  'POST /api/calendar': {
    summary: 'Make the address of a calendar of one’s deadlines',
    details:
      'A calendar as RFC 5545 has it, with an event for every table with days for a move that waits for one, at the moment when time ends. ' +
      'Whoever knows the address can read it; it is told once, and ends the one before.',
    caller: 'account',
    feature,
    answer: v.strictObject({ url: v.string() }),
    errors: ['429 tooFast'],
  },
  'DELETE /api/calendar': {
    summary: 'End that address',
    caller: 'account',
    feature,
    errors: ['429 tooFast'],
  },
} as const satisfies EndpointList;
