import * as v from 'valibot';
import { countSchema } from '../names.js';
import { daySchema } from './daily.js';
import { described, type EndpointList } from './endpoint.js';

export const staySchema = v.strictObject({
  from: described(daySchema, 'The first day; days begin at midnight UTC'),
  to: described(daySchema, 'The last day'),
});

export const vacationSchema = v.strictObject({
  daysAYear: described(countSchema, 'How many days of holiday there are in any twelve months'),
  left: described(countSchema, 'How many more one can take from tomorrow on'),
  stays: described(v.array(staySchema), 'The holidays that one is on or has planned, in order'),
});
export type Vacation = v.InferOutput<typeof vacationSchema>;

export const vacationEndpoints = {
  'GET /api/vacation': {
    summary: 'One’s holidays, in which clocks stand that have days for a move',
    caller: 'account',
    feature: 'overDays',
    answer: vacationSchema,
  },
  'POST /api/vacation': {
    summary: 'Plan a holiday',
    details:
      'Whole days, from tomorrow on. Clocks of one’s seats stand meanwhile at tables with days for a move; others there are told ' +
      'while it lasts (`holiday` of the seat).',
    caller: 'account',
    feature: 'overDays',
    body: staySchema,
    answer: vacationSchema,
    errors: ['409 notInFuture', '409 planned', '409 notSoManyDays', '429 tooFast'],
  },
  'DELETE /api/vacation/:from': {
    summary: 'Call a holiday off',
    details: 'Of one that has begun what comes after today; days that have begun are taken.',
    caller: 'account',
    feature: 'overDays',
    params: { from: daySchema },
    answer: vacationSchema,
    errors: ['429 tooFast'],
  },
} as const satisfies EndpointList;
