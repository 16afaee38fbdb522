import { Refusal } from '@aerie/host';
import type { conductEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { PeopleService } from '../people/people-service.js';
import type { Moment } from '../people/reports.js';
import type { TableService } from '../tables/table-service.js';
import { type Handlers, throttle } from './handlers.js';
import { iso, isoOrNull, measureMessage } from './measure-message.js';
import { type Places, pointedAt } from './somebody.js';

/** How many reports one may file in so many seconds, and how many people one may mute. */
const REPORTS = 10;
const REPORTS_SECONDS = 3600;
const MUTES = 30;
const MUTES_SECONDS = 600;

/** What one can do about people who behave badly: mute them, and report them to the admin; and about what the admin did. */
export function conductHandlers(
  peopleService: PeopleService,
  places: Places,
): Handlers<keyof typeof conductEndpoints> {
  const { mutes, reports, measures, tables } = peopleService;
  const filing = new KeyedRateLimiter(REPORTS / REPORTS_SECONDS, REPORTS);
  const muting = new KeyedRateLimiter(MUTES / MUTES_SECONDS, MUTES);

  return {
    'GET /api/conduct': async ({ person: { id } }) => {
      const [imposed, filed] = await Promise.all([measures.of(id), reports.by(id)]);
      await measures.seen(id);
      await reports.seen(id);
      return {
        measures: imposed.map(measureMessage),
        reports: filed.map(({ body: { reason, at, resolvedAt } }) => ({
          ...{ reason, at: iso(at), dealtWith: isoOrNull(resolvedAt) },
        })),
      };
    },
    'POST /api/conduct/:id/acknowledge': async ({ person, params }) => {
      if (!(await measures.acknowledge(person.id, params.id))) throw new HttpError(404, 'notFound');
      peopleService.changed(person.id);
    },
    'POST /api/conduct/:id/appeal': async ({ person, params, body }) => {
      const refused = await measures.appeal(person.id, params.id, body.text);
      if (refused) throw new HttpError(refused === 'notFound' ? 404 : 409, refused);
    },

    'GET /api/mutes': async ({ person }) => ({
      mutes: (await mutes.list(person.id)).map(({ id, body: { name, at } }) => ({
        id,
        name,
        since: new Date(at).toISOString(),
      })),
    }),
    'POST /api/mutes': async ({ person, body }) => {
      const { who } = await pointedAt(places, body, person);
      throttle(muting, person.id);
      await mutes.mute(person.id, who);
      peopleService.changed(person.id);
    },
    'DELETE /api/mutes/:id': async ({ person, params }) => {
      if (!(await mutes.lift(person.id, params.id))) throw new HttpError(404, 'notFound');
      peopleService.changed(person.id);
    },
    'POST /api/reports': async ({ person, body: { who: at, reason, text } }) => {
      const { who: about, table, room, lines } = await pointedAt(places, at, person);
      throttle(filing, person.id);
      const line = 'line' in at ? at.line : null;
      const moment = await momentAt(tables, table);
      await reports.file({ by: person.id, about, table, room, reason, text, line, lines, moment });
    },
  };
}

/** How far the match of a table is, if there is one that can be read here. */
async function momentAt(tables: TableService, table: string): Promise<Moment | undefined> {
  const { live } = await tables.standing(table).catch(unread);
  return live && { match: live.head.id, entries: live.match.log.entries.length };
}

/** A match of newer rules is reported all the same. */
function unread(error: unknown): { live?: undefined } {
  if (!(error instanceof Refusal)) throw error;
  return {};
}
