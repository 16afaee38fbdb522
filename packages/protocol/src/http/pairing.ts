import * as v from 'valibot';
import { countSchema, idSchema } from '../names.js';
import { PACES } from '../paces.js';
import { described, type EndpointList, segment, time } from './endpoint.js';

const paceSchema = v.picklist(PACES);
const size = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));

const sizes = described(
  v.pipe(v.array(size), v.minLength(1), v.maxLength(7)),
  'At how many seats one would like to play',
);
const friendly = described(v.boolean(), 'Whether the match changes no rating');
const bots = described(
  v.nullable(minutes),
  'After how many minutes bots may take the seats that nobody came for; null: never',
);

/** What one waits for. */
const ticketSchema = v.strictObject({
  game: v.string(),
  pace: paceSchema,
  sizes,
  friendly,
  bots,
  since: described(time, 'Since when'),
  table: described(v.nullable(idSchema), 'Where a seat is kept for one, once one is paired; else null'),
});

/** Who waits for whom, as numbers, and what one waits for oneself. Hides who the others are. */
export const pairingSchema = v.strictObject({
  queues: described(
    v.array(
      v.strictObject({
        game: v.string(),
        pace: paceSchema,
        waiting: described(countSchema, 'How many people wait'),
        ratings: described(
          v.nullable(v.strictObject({ from: v.number(), to: v.number() })),
          'Between which ratings most of them are, roughly; null where nobody waits, and in games that are played together',
        ),
        usual: described(
          v.nullable(v.number()),
          'How many seconds those who were paired lately have waited, at the median; null where nobody was',
        ),
      }),
    ),
    'Where somebody waits, or was paired lately',
  ),
  mine: v.array(ticketSchema),
});

export type Pairing = v.InferOutput<typeof pairingSchema>;
export type PairingTicket = v.InferOutput<typeof ticketSchema>;

const params = {
  game: segment('The id of a game, as `zefiria`'),
  pace: v.pipe(v.string(), paceSchema, v.description('`live`, `relaxed` or `days`')),
};

export const pairingEndpoints = {
  'GET /api/pairing': {
    summary: 'How many people wait for others, how long it usually takes, and what one waits for oneself',
    details:
      'Whoever waits at the pace `live` or `relaxed` has to be connected to the socket, or ask for this every 20 seconds; after a minute ' +
      'without either they wait no longer. At the pace `days` they wait for a week after they last asked.',
    caller: 'anybody',
    feature: 'pairing',
    answer: pairingSchema,
  },
  'PUT /api/pairing/:game/:pace': {
    summary: 'Wait for others, or change what one would like',
    details:
      'Who is paired is told over the socket (`paired`). At the paces `live` and `relaxed` a seat is kept for them, where they sit ' +
      'down with `sit` within half a minute; then the match begins. At the pace `days` it begins at once. Who does not come waits no ' +
      'longer; from the third time within an hour on they may wait again only after a minute, then two, four, up to 15.',
    plays: true,
    caller: 'person',
    feature: 'pairing',
    params,
    body: v.strictObject({
      sizes: v.optional(sizes),
      friendly: v.optional(friendly, false),
      bots: v.optional(bots, null),
      language: v.optional(
        described(
          v.nullable(v.pipe(v.string(), v.maxLength(8))),
          'Where a game is about words: only those of the same one come together',
        ),
        null,
      ),
    }),
    answer: pairingSchema,
    errors: ['400 badRequest', '409 unknownGame', '409 tooManyWaits', '429 missedTables', '429 tooFast'],
  },
  'DELETE /api/pairing/:game/:pace': {
    summary: 'Wait no longer',
    caller: 'person',
    feature: 'pairing',
    params,
    answer: pairingSchema,
    errors: ['400 badRequest'],
  },
} as const satisfies EndpointList;
