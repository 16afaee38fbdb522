import { mayWatch, type Person } from '@aerie/host';
import type { conductEndpoints, PointedAt } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { PeopleService } from '../people/people-service.js';
import type { ChatRow } from '../storage/storage.js';
import { hears, talkId } from '../tables/chat.js';
import { type Handlers, throttle } from './handlers.js';

/** How many reports one may file in so many seconds, and how many people one may mute. */
const REPORTS = 10;
const REPORTS_SECONDS = 3600;
const MUTES = 30;
const MUTES_SECONDS = 600;

/** What one can do about people who behave badly: mute them, and report them to the admin. */
export function conductHandlers(peopleService: PeopleService): Handlers<keyof typeof conductEndpoints> {
  const { mutes, reports, tables, storage } = peopleService;
  const filing = new KeyedRateLimiter(REPORTS / REPORTS_SECONDS, REPORTS);
  const muting = new KeyedRateLimiter(MUTES / MUTES_SECONDS, MUTES);

  /** The person that is meant, who must not be the one who asks, and what was said there as far as they may read it. */
  const pointedAt = async (at: PointedAt, by: Person): Promise<{ who: Person; lines: ChatRow[] }> => {
    const { body } = await tables.table(at.table);
    if (!mayWatch(body, by.id)) throw new HttpError(404, 'nobodyThere');
    const talk = 'talk' in at ? at.talk : 'seats';
    const lines = hears(body, by.id, talk) ? await storage.chat(talkId(at.table, talk), 0) : [];
    const seat = 'seat' in at ? body.seats[at.seat] : undefined;
    const sitting = seat?.kind === 'person' ? seat : undefined;
    const found = 'line' in at ? lines.find(({ number }) => number === at.line) : sitting;
    if (!found || found.person === '') throw new HttpError(404, 'nobodyThere');
    if (found.person === by.id) throw new HttpError(409, 'yourself');
    return { who: { id: found.person, name: found.name }, lines };
  };

  return {
    'GET /api/mutes': async ({ person }) => ({
      mutes: (await mutes.list(person.id)).map(({ id, body: { name, at } }) => ({
        id,
        name,
        since: new Date(at).toISOString(),
      })),
    }),
    'POST /api/mutes': async ({ person, body }) => {
      const { who } = await pointedAt(body, person);
      throttle(muting, person.id);
      await mutes.mute(person.id, who);
      peopleService.changed(person.id);
    },
    'DELETE /api/mutes/:id': async ({ person, params }) => {
      if (!(await mutes.lift(person.id, params.id))) throw new HttpError(404, 'notFound');
      peopleService.changed(person.id);
    },
    'POST /api/reports': async ({ person, body: { who: at, reason, text } }) => {
      const { who: about, lines } = await pointedAt(at, person);
      throttle(filing, person.id);
      const line = 'line' in at ? at.line : null;
      await reports.file({ by: person.id, about, table: at.table, reason, text, line, lines });
    },
  };
}
