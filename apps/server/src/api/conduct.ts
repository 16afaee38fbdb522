import { type MutesMessage, type PointedAt, pointedAtSchema, REPORT_REASONS } from '@aerie/protocol';
import * as v from 'valibot';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { PeopleService } from '../people/people-service.js';
import type { ChatRow } from '../storage/storage.js';
import type { Person } from '../tables/body.js';
import { hears, talkId } from '../tables/chat.js';
import { type Routes, slowly, Turned } from './route.js';

const report = v.strictObject({
  who: pointedAtSchema,
  reason: v.picklist(REPORT_REASONS),
  text: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});

/** So many reports in so many seconds somebody may file; the same of people whom they mute. */
const REPORTS = 10;
const REPORTS_SECONDS = 3600;
const MUTES = 30;
const MUTES_SECONDS = 600;

/** What one can do about those who spoil the fun: not hear them, and tell the keeper of the site. */
export function conductRoutes(peopleService: PeopleService): Routes {
  const { mutes, reports, house, storage } = peopleService;
  const filing = new KeyedRateLimiter(REPORTS / REPORTS_SECONDS, REPORTS);
  const muting = new KeyedRateLimiter(MUTES / MUTES_SECONDS, MUTES);

  /** Whom somebody points at, who must be another one, and what was said there. */
  const pointedAt = async (at: PointedAt, by: Person): Promise<{ who: Person; lines: ChatRow[] }> => {
    const { body } = await house.table(at.table);
    const talk = 'talk' in at ? at.talk : 'seats';
    const lines = hears(body, by.id, talk) ? await storage.chat(talkId(at.table, talk), 0) : [];
    const seat = 'seat' in at ? body.seats[at.seat] : undefined;
    const sitting = seat?.kind === 'person' ? seat : undefined;
    const found = 'line' in at ? lines.find(({ number }) => number === at.line) : sitting;
    if (!found || found.person === '') throw new Turned(404, 'nobodyThere');
    if (found.person === by.id) throw new Turned(409, 'yourself');
    return { who: { id: found.person, name: found.name }, lines };
  };

  return {
    'GET /api/mutes': async ({ mustBeKnown }) => {
      const list = await mutes.list(mustBeKnown().id);
      const body: MutesMessage = {
        mutes: list.map(({ id, body: { name, at } }) => ({ id, name, since: new Date(at).toISOString() })),
      };
      return { body };
    },
    'POST /api/mutes': async ({ mustBeKnown, body }) => {
      const me = mustBeKnown();
      const { who } = await pointedAt(await body(pointedAtSchema), me);
      slowly(muting, me.id);
      await mutes.mute(me.id, who);
      peopleService.changed(me.id);
      return {};
    },
    'DELETE /api/mutes/:id': async ({ mustBeKnown, params }) => {
      const { id } = mustBeKnown();
      if (!(await mutes.lift(id, params.id as string))) throw new Turned(404, 'notFound');
      peopleService.changed(id);
      return {};
    },
    'POST /api/reports': async ({ mustBeKnown, body }) => {
      const me = mustBeKnown();
      const { who: at, reason, text } = await body(report);
      const { who: about, lines } = await pointedAt(at, me);
      slowly(filing, me.id);
      const line = 'line' in at ? at.line : null;
      await reports.file({ by: me.id, about, table: at.table, reason, text, line, lines });
      return {};
    },
  };
}
