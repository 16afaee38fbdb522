import * as v from 'valibot';
import { seatSchema } from '../names.js';
import { described, type EndpointList, segment, time } from './endpoint.js';
import { namedPersonSchema, somebodySchema } from './people.js';

/** How many characters a note has at most. */
export const NOTE_LENGTH = 2000;

const feature = 'notes' as const;
const bodyLimit = 16 * 1024;
const table = segment('The id of a table');
const text = described(
  v.pipe(v.string(), v.trim(), v.maxLength(NOTE_LENGTH)),
  'What is noted; empty: nothing, and no note is kept',
);
const noted = v.strictObject({ text: v.string(), at: described(time, 'When it was written') });

/** One's notes at a table. Hides those of everybody else. */
export const tableNotesSchema = v.strictObject({
  mayWrite: described(v.boolean(), 'Whether one sits there, and may keep a note about the table'),
  text: described(v.string(), 'The note about the table; empty where there is none'),
  seats: described(
    v.array(v.strictObject({ seat: seatSchema, text: v.string() })),
    'The notes about people who sit there',
  ),
});
export type TableNotes = v.InferOutput<typeof tableNotesSchema>;

/** All notes that somebody keeps. */
export const notesSchema = v.strictObject({
  people: v.array(v.strictObject({ ...namedPersonSchema.entries, ...noted.entries })),
  tables: v.array(
    v.strictObject({
      table: v.string(),
      game: v.string(),
      status: described(
        v.nullable(v.picklist(['open', 'running', 'over'])),
        'Of the table; null where it is gone',
      ),
      ...noted.entries,
    }),
  ),
});
export type Notes = v.InferOutput<typeof notesSchema>;

export const noteEndpoints = {
  'GET /api/notes': {
    summary: 'All private notes that one keeps, the last written first',
    caller: 'person',
    feature,
    answer: notesSchema,
  },
  'PUT /api/notes': {
    summary: 'Write down something about somebody, in place of what was there',
    details: 'Nobody else is ever told, nor that there is a note. `POST /api/people/find` tells it again.',
    caller: 'person',
    feature,
    body: v.strictObject({ who: somebodySchema, text }),
    bodyLimit,
    errors: [
      '404 nobodyThere',
      '404 noSuchPerson',
      '409 yourself',
      '409 noSuchTable',
      '409 tooManyNotes',
      '429 tooFast',
    ],
  },
  'GET /api/tables/:table/notes': {
    summary: 'One’s private notes about a table and about those who sit there',
    caller: 'person',
    feature,
    params: { table },
    answer: tableNotesSchema,
    errors: ['403 noWatchers', '403 keptApart', '404 noSuchTable'],
  },
  'PUT /api/tables/:table/note': {
    summary: 'Write down something about a table where one sits, in place of what was there',
    details: 'Nobody else is ever told, nor that there is a note. Also when the match is over.',
    caller: 'person',
    feature,
    params: { table },
    body: v.strictObject({ text }),
    bodyLimit,
    errors: ['404 noSuchTable', '409 notYourSeat', '409 tooManyNotes', '429 tooFast'],
  },
} as const satisfies EndpointList;
