import { mayWatch, seatsOfPerson } from '@aerie/host';
import type { Notes, noteEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Profiles } from '../history/profiles.js';
import type { AccountNames } from '../people/account-names.js';
import type { PeopleService } from '../people/people-service.js';
import { MOST_NOTES, type Note, type Subject } from '../people/private-notes.js';
import { notFound } from './finished-match.js';
import { type Handlers, throttle } from './handlers.js';
import { type Places, somebodyElse } from './somebody.js';

/** How often a minute somebody may write, in the long run and at once: what is typed is saved again and again. */
const WRITES = { perMinute: 30, burst: 60 };

const iso = (at: number): string => new Date(at).toISOString();

/** One's own private notes; those of others are nobody's business. */
export function noteHandlers(
  peopleService: PeopleService,
  places: Places,
  profiles: Profiles,
  { isBorrowed }: AccountNames,
): Handlers<keyof typeof noteEndpoints> {
  const { people, notes, tables, relations } = peopleService;
  const writing = new KeyedRateLimiter(WRITES.perMinute / 60, WRITES.burst);

  async function write(writer: string, about: Subject, text: string): Promise<void> {
    throttle(writing, writer);
    if (!(await notes.write(writer, about, text)))
      throw new HttpError(409, 'tooManyNotes', { limit: MOST_NOTES });
  }

  async function aboutPerson(
    { person, name: before = '', text, at }: Note,
    writer: string,
  ): Promise<Notes['people']> {
    const known = person === undefined ? undefined : await people.known(person);
    if (!known) return [];
    const { id } = known;
    // What somebody calls themselves since they do not want to meet the writer is not for the writer.
    const name = relations.blocks.isBlocked(id, writer) ? before : known.name;
    return [
      {
        profile: await profiles.of(id),
        name,
        ...(isBorrowed(name, id) ? { guest: true as const } : {}),
        ...{ text, at: iso(at) },
      },
    ];
  }

  async function aboutTable({ table, game = '', text, at }: Note): Promise<Notes['tables']> {
    if (table === undefined) return [];
    const status = (await tables.find(table))?.body.status ?? null;
    return [{ table, game, status, text, at: iso(at) }];
  }

  return {
    'GET /api/notes': async ({ person }) => {
      const all = (await notes.of(person.id)).map(({ body }) => body);
      return {
        people: (await Promise.all(all.map((one) => aboutPerson(one, person.id)))).flat(),
        tables: (await Promise.all(all.map(aboutTable))).flat(),
      };
    },
    'PUT /api/notes': async ({ person, body: { who, text } }) => {
      const { id, name } = await somebodyElse(places, profiles, who, person);
      await write(person.id, { person: id, name }, text);
    },
    'GET /api/tables/:table/notes': async ({ person: { id: me }, params }) => {
      const table = await tables.table(params.table).catch(notFound);
      const { id, body } = table;
      if (body.status !== 'open' && !mayWatch(body, me)) throw new HttpError(403, 'noWatchers');
      if (tables.isKeptFrom(table, me)) throw new HttpError(403, 'keptApart');
      const seats = await Promise.all(
        body.seats.map(async (one, seat) => {
          if (one.kind !== 'person' || one.person === '' || one.person === me) return [];
          const text = await notes.aboutPerson(me, one.person);
          return text === '' ? [] : [{ seat, text }];
        }),
      );
      return {
        mayWrite: seatsOfPerson(body, me).length > 0,
        text: await notes.aboutTable(me, id),
        seats: seats.flat(),
      };
    },
    'PUT /api/tables/:table/note': async ({ person, params, body: { text } }) => {
      // What was noted can be taken away also by whoever sits there no more, or when the table is gone.
      const found = text === '' ? undefined : await tables.table(params.table).catch(notFound);
      if (found && seatsOfPerson(found.body, person.id).length === 0) throw new HttpError(409, 'notYourSeat');
      await write(person.id, { table: params.table, game: found?.body.game ?? '' }, text);
    },
  };
}
