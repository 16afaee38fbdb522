import * as v from 'valibot';
import { countSchema, seatSchema } from '../names.js';
import { described, type EndpointList, segment } from './endpoint.js';

/** The most that can be given away in a match, and the most kinds of decisions of a game. */
const MOST_LOST = 1000;
const MOST_KINDS = 16;
/** A body with everybody of a large table. */
const LARGEST = 8 * 1024;

const lossSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_LOST));

const figures = {
  decisions: described(v.pipe(countSchema, v.maxValue(100_000)), 'Decisions that mattered'),
  accuracy: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  loss: described(lossSchema, 'What was given away, in parts of the chance to win, or of the best score'),
  kinds: described(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,32}$/, 'is not a kind')), lossSchema),
      v.maxEntries(MOST_KINDS),
    ),
    'The same by kind of decision, in the names of the game',
  ),
};

const looked = {
  engine: described(v.pipe(countSchema, v.maxValue(1_000_000)), 'The version of the analysis'),
  effort: v.picklist(['usual', 'deep']),
};

/** How somebody has decided in a match, as an analysis found it. */
export const decidedSchema = v.strictObject({ ...looked, ...figures });
export type Decided = v.InferOutput<typeof decidedSchema>;

/** Whether one look at a match counts in place of another: with a newer version of the analysis, else where it is closer. */
export const outranks = (one: Looked, other: Looked | undefined): boolean =>
  other === undefined ||
  one.engine > other.engine ||
  (one.engine === other.engine && one.effort === 'deep' && other.effort === 'usual');
type Looked = Pick<Decided, 'engine' | 'effort'>;

const body = v.strictObject({
  ...looked,
  seats: v.pipe(
    v.array(v.strictObject({ seat: seatSchema, ...figures })),
    v.minLength(1),
    v.maxLength(8),
    v.description('Those that were looked at. What is not one’s own is passed over'),
  ),
});
export type ToldDecisions = v.InferOutput<typeof body>;

const details =
  'It stands in one’s own history (`own` of a match) and is told to nobody else. A newer version of the analysis counts in place of an ' +
  'older one, else a deep look in place of a usual one; whatever else is told changes nothing.';

export const decisionEndpoints = {
  'PUT /api/matches/:table/decisions': {
    summary: 'Tell how one has decided in a match of a table that is over, as an analysis found it elsewhere',
    details: `${details} What the server analyses itself is there without being told.`,
    caller: 'person',
    params: { table: segment('The id of a table') },
    body,
    bodyLimit: LARGEST,
    errors: ['404 notPlayed'],
  },
  'PUT /api/history/import/:key/decisions': {
    summary: 'Tell the same of a match that one took into one’s history',
    details,
    caller: 'person',
    params: { key: segment('What the match is called where it was played') },
    body,
    bodyLimit: LARGEST,
    errors: ['404 notPlayed'],
  },
} as const satisfies EndpointList;
