import * as v from 'valibot';
import { countSchema, LONGEST_ANSWER, seatSchema } from '../names.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

/** How many lines a plan has at most, how many answers a line, and how often a line is begun anew. */
export const AHEAD_LINES = 10;
export const AHEAD_ANSWERS = 30;
export const AHEAD_TIMES = 30;

/**
 * Why answers ahead are void. `noneFits`: the seat was asked, and no line begins with what is legal now. `noLonger`: a line
 * had begun, and its next answer is not legal. `answered`: the seat has answered otherwise. `takenBack`: answers were taken
 * back on which they rest. `newRules`: the match was carried over to newer rules.
 */
export const AHEAD_VOID = ['noneFits', 'noLonger', 'answered', 'takenBack', 'newRules'] as const;
export type AheadVoid = (typeof AHEAD_VOID)[number];

const lineSchema = v.strictObject({
  answers: described(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(LONGEST_ANSWER))),
      v.minLength(1),
      v.maxLength(AHEAD_ANSWERS),
    ),
    'In notation, for one decision of the seat after the other',
  ),
  times: described(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AHEAD_TIMES)),
    'How often the line is gone through in all',
  ),
  until: v.exactOptional(
    described(
      v.literal('roundEnd'),
      'Only as long as the round goes on in which it is left; without effect in a game that counts none',
    ),
  ),
});

export const aheadWishSchema = v.strictObject({
  seat: seatSchema,
  lines: described(
    v.pipe(v.array(lineSchema), v.minLength(1), v.maxLength(AHEAD_LINES)),
    'The first whose first answer is legal when the seat is asked is gone on with; where its next one is not, a later line that begins with the same answers',
  ),
});

export const aheadSchema = v.strictObject({
  plan: described(
    v.nullable(
      v.strictObject({
        ...aheadWishSchema.entries,
        going: described(
          v.nullable(v.strictObject({ line: countSchema, given: countSchema })),
          'The line that has begun, and how many answers of it were given',
        ),
        due: described(
          v.nullable(time),
          'About when the next answer is given; null while the seat is not asked',
        ),
        void: v.nullable(v.picklist(AHEAD_VOID)),
      }),
    ),
    'Null where one has left none, or all of it was answered',
  ),
});

export type AheadWish = v.InferOutput<typeof aheadWishSchema>;
export type Ahead = v.InferOutput<typeof aheadSchema>;

const table = segment('The id of a table');

export const aheadEndpoints = {
  'GET /api/tables/:table/ahead': {
    summary: 'The answers ahead that one has left at a table',
    caller: 'person',
    programs: 'play',
    feature: 'ahead',
    params: { table },
    answer: aheadSchema,
  },
  'PUT /api/tables/:table/ahead': {
    summary: 'Leave answers ahead at a table over days, in place of those before',
    details:
      'They are given, some time after the seat is asked, if the rules allow them then, as if one gave them oneself. Where ' +
      'they do not, all of them are void. Nobody else is told that there are any. They wait while one is on holiday, and while ' +
      'others see at another table that one is away, up to an hour.',
    plays: 'on',
    caller: 'person',
    programs: 'play',
    feature: 'ahead',
    params: { table },
    body: aheadWishSchema,
    bodyLimit: 256 * 1024,
    answer: aheadSchema,
    errors: [
      '400 badRequest',
      '403 undeclaredProgram',
      '404 noSuchTable',
      '409 notYourSeat',
      '409 notOverDays',
      '429 tooFast',
    ],
  },
  'DELETE /api/tables/:table/ahead': {
    summary: 'Take back the answers ahead that one has left at a table',
    caller: 'person',
    programs: 'play',
    feature: 'ahead',
    params: { table },
  },
} as const satisfies EndpointList;
