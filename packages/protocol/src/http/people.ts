import * as v from 'valibot';
import { guestMark } from '../names.js';
import { pointedAtSchema } from './conduct.js';
import { described, type EndpointList, PATH_SEGMENT, segment, time } from './endpoint.js';

/** Who sees that somebody is online, or their profile; friends are two who follow each other. */
export const VISIBLE_TO = ['everybody', 'friends', 'nobody'] as const;
/** Who may ask somebody to a table; `followed`: those whom they follow. */
export const INVITERS = ['everybody', 'followed', 'nobody'] as const;

const profile = segment('As lists of people name it');
const byProfile = v.strictObject({ profile: v.pipe(v.string(), v.regex(PATH_SEGMENT)) });

/** Somebody else: at a table, or by the name that is made for their profile. */
export const somebodySchema = v.union(
  [pointedAtSchema, byProfile],
  'must have a profile, or a table and a line or a seat',
);
export type Somebody = v.InferOutput<typeof somebodySchema>;

/** Somebody in a list. Hides their id: they are found by a name that is made for that. */
export const namedPersonSchema = v.strictObject({ profile: v.string(), name: v.string(), guest: guestMark });
export type NamedPerson = v.InferOutput<typeof namedPersonSchema>;

/** People whom one does not meet. Hides who has blocked oneself. */
export const blocksSchema = v.strictObject({
  blocked: v.array(v.strictObject({ ...namedPersonSchema.entries, since: time })),
});

const online = described(
  v.nullable(v.boolean()),
  'Whether they are connected; null where they do not let one see that',
);

/** How one stands to somebody. Hides whether they have blocked one: then there is no such person. */
export const acquaintanceSchema = v.strictObject({
  ...namedPersonSchema.entries,
  mine: described(v.boolean(), 'Whether it is oneself'),
  follows: described(v.boolean(), 'Whether one follows them'),
  friend: described(v.boolean(), 'Whether they follow one as well'),
  blocked: described(v.boolean(), 'Whether one has blocked them'),
  note: described(
    v.string(),
    'What one has noted about them (`PUT /api/notes`); empty where that is nothing',
  ),
  online,
});
export type Acquaintance = v.InferOutput<typeof acquaintanceSchema>;

/** The people whom one has to do with. Hides what they do not let one see. */
export const peopleSchema = v.strictObject({
  following: v.array(v.strictObject({ ...namedPersonSchema.entries, friend: v.boolean(), online })),
  followers: described(v.array(namedPersonSchema), 'Who follows one without being followed'),
  recent: described(
    v.array(
      v.strictObject({
        ...namedPersonSchema.entries,
        follows: v.boolean(),
        game: v.string(),
        at: described(time, 'When the last match with them ended'),
      }),
    ),
    'With whom one has played lately at tables of the server, the last first',
  ),
});
export type People = v.InferOutput<typeof peopleSchema>;

export const privacySchema = v.strictObject({
  online: described(v.picklist(VISIBLE_TO), 'Who sees that one is online; friends where nothing was chosen'),
  profile: described(v.picklist(VISIBLE_TO), 'Who sees one’s profile; everybody where nothing was chosen'),
  invitations: described(
    v.picklist(INVITERS),
    'Who may ask one to a table; those whom one follows where nothing was chosen',
  ),
});
export type Privacy = v.InferOutput<typeof privacySchema>;

export const peopleEndpoints = {
  'GET /api/people': {
    summary: 'Whom one follows, who follows one, and with whom one has played',
    caller: 'person',
    answer: peopleSchema,
    errors: ['403 switchedOff'],
  },
  'POST /api/people/find': {
    summary: 'How one stands to somebody',
    details: 'Somebody at a table, of a profile, or with an account of exactly this name.',
    caller: 'person',
    body: v.strictObject({
      who: v.union(
        [
          pointedAtSchema,
          byProfile,
          v.strictObject({ account: v.pipe(v.string(), v.trim(), v.maxLength(100)) }),
        ],
        'must have a profile, an account, or a table and a line or a seat',
      ),
    }),
    answer: acquaintanceSchema,
    errors: ['404 nobodyThere', '404 noSuchPerson', '409 yourself', '409 noSuchTable', '429 tooFast'],
  },
  'POST /api/follows': {
    summary: 'Follow somebody',
    details: 'Two who follow each other are friends.',
    caller: 'person',
    body: v.strictObject({ who: somebodySchema }),
    errors: [
      '403 switchedOff',
      '404 nobodyThere',
      '404 noSuchPerson',
      '409 yourself',
      '409 noSuchTable',
      '409 tooManyPeople',
      '429 tooFast',
    ],
  },
  'DELETE /api/follows/:profile': {
    summary: 'Follow somebody no longer',
    caller: 'person',
    params: { profile },
    errors: ['404 noSuchPerson'],
  },
  'GET /api/blocks': { summary: 'Whom one does not meet', caller: 'person', answer: blocksSchema },
  'POST /api/blocks': {
    summary: 'Meet somebody no longer: “not at my table”',
    details:
      'Neither sees tables where the other is, nor sits down there, is paired with the other, or hears what the other says; ' +
      'neither follows the other any more. A match that both play goes on. The other is not told.',
    caller: 'person',
    body: v.strictObject({ who: somebodySchema }),
    errors: [
      '404 nobodyThere',
      '404 noSuchPerson',
      '409 yourself',
      '409 noSuchTable',
      '409 tooManyPeople',
      '429 tooFast',
    ],
  },
  'DELETE /api/blocks/:profile': {
    summary: 'Meet somebody again',
    caller: 'person',
    params: { profile },
    errors: ['404 noSuchPerson'],
  },
  'POST /api/tables/:table/invite': {
    summary: 'Ask somebody to a table of one’s own',
    details:
      'Before the match begins; a free seat is kept for them until they say yes (`sit`) or no (`stand`), or the host frees it ' +
      '(`remove`). Who is connected is told at once (`invited`), others as they want to be told of their turn.',
    plays: true,
    caller: 'person',
    params: { table: segment('The id of a table that one hosts') },
    body: byProfile,
    errors: [
      '403 switchedOff',
      '404 noSuchPerson',
      '409 noSuchTable',
      '409 notHost',
      '409 notOpen',
      '409 noFreeSeat',
      '409 alreadyThere',
      '409 notInvitable',
      '429 tooFast',
    ],
  },
  'GET /api/privacy': {
    summary: 'What others may see of one, and who may ask one to a table',
    details: 'Guests have the usual settings; the account that takes a guest over has its own.',
    caller: 'account',
    answer: privacySchema,
  },
  'PUT /api/privacy': {
    summary: 'Choose what others may see of one, and who may ask one to a table',
    caller: 'account',
    body: privacySchema,
    answer: privacySchema,
  },
} as const satisfies EndpointList;
