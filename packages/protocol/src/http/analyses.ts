import * as v from 'valibot';
import { countSchema } from '../names.js';
import { described, type EndpointList, segment } from './endpoint.js';

/** How far the server is with the analysis of a match. */
export const analysisStateSchema = v.variant('state', [
  v.strictObject({ state: v.literal('none') }),
  v.strictObject({
    state: v.literal('working'),
    done: countSchema,
    of: described(countSchema, '0 until it is its turn'),
  }),
  v.strictObject({
    state: v.literal('ready'),
    analysis: described(v.unknown(), 'Of the format `aerie-analysis/1`: see docs/match-file.md'),
  }),
]);
export type AnalysisState = v.InferOutput<typeof analysisStateSchema>;

const params = { table: segment('The id of a table') };
const refusals = [
  '403 noWatchers',
  '403 keptApart',
  '403 dealOfToday',
  '404 noSuchTable',
  '409 notOver',
] as const;

export const analysisEndpoints = {
  'GET /api/matches/:table/analysis': {
    summary: 'The analysis of a match that is over, or how far the server is with it',
    caller: 'anybody',
    programs: 'watch',
    params,
    answer: analysisStateSchema,
    errors: refusals,
  },
  'POST /api/matches/:table/analysis': {
    summary: 'Have the server analyse a match that is over',
    details:
      'It is worked out once and kept for everybody who may watch the table. One at a time for each person, and so many a day; ' +
      'ask for it again to see how far it is.',
    caller: 'person',
    params,
    answer: analysisStateSchema,
    errors: [...refusals, '429 tooFast', '429 tooManyAnalyses'],
  },
  'DELETE /api/matches/:table/analysis': {
    summary: 'Stop the analysis that one has asked for; one that is ready stays',
    caller: 'person',
    params,
    errors: refusals,
  },
} as const satisfies EndpointList;
