import { alarmsAt } from '@aerie/analysis/likeness';
import type {
  AppealMessage,
  adminConductEndpoints,
  BanMessage,
  ReportMessage,
  SignalMessage,
} from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { Keeping } from '../keeping/keeping.js';
import type { StrongSignal } from '../keeping/kept-conduct.js';
import type { Report } from '../people/reports.js';
import type { Handlers } from './handlers.js';
import { iso, isoOrNull, measureMessage } from './measure-message.js';

/** How many reports are told. */
const REPORTS = 100;

type Names = ReadonlyMap<string, string>;

/** Reports, appeals, signals of fair play and bans, for those who look after the site. */
export function adminConductHandlers(keeping: Keeping): Handlers<keyof typeof adminConductEndpoints> {
  const { conduct, people, peopleService } = keeping;
  const { reports, measures, bans } = peopleService;
  const listed = async (shelf: 'open' | 'resolved') => {
    const found = (await reports.list(shelf)).slice(0, REPORTS);
    const names = await people.namesOf(found.flatMap(({ owner, body }) => [owner ?? '', body.by]));
    return { reports: found.map((one) => reportMessage(one, names)) };
  };

  return {
    'GET /api/admin/reports': () => listed('open'),
    'GET /api/admin/reports/resolved': () => listed('resolved'),
    'POST /api/admin/reports/:id/resolve': async ({ keeper, params, body }) =>
      mustBe(await conduct.resolve(keeper, params.id, body.note)),

    'GET /api/admin/appeals': async () => {
      const found = await measures.appeals();
      const names = await people.namesOf(found.map(({ owner }) => owner ?? ''));
      return {
        appeals: found.map(
          (one): AppealMessage => ({
            ...{ person: named(one.owner, names), measure: measureMessage(one) },
          }),
        ),
      };
    },
    'POST /api/admin/measures/:id/answer': async ({ keeper, params, body: { lift, words } }) =>
      mustBe(await conduct.answer(keeper, params.id, lift, words)),
    'POST /api/admin/measures/:id/lift': async ({ keeper, params, body }) =>
      mustBe(await conduct.lift(keeper, params.id, body.words)),

    'GET /api/admin/signals': async () => {
      const found = await conduct.signals();
      const names = await people.namesOf(found.map(({ signal }) => signal.owner ?? ''));
      return { signals: found.map((one) => signalMessage(one, names)) };
    },
    'POST /api/admin/signals/looked-at': async ({ keeper, body }) =>
      mustBe(await conduct.lookedAt(keeper, body.signal, body.note)),
    'POST /api/admin/signals/dismiss': async ({ keeper, body }) =>
      mustBe(await conduct.dismiss(keeper, body.signal, body.words)),

    'GET /api/admin/bans': async () => ({
      bans: (await bans.all()).map(({ id, note, reason, at, until }): BanMessage => {
        const [kind = '', whose = ''] = id.split(' ');
        return { id: whose, person: kind === 'person', note, reason, at: iso(at), until: isoOrNull(until) };
      }),
    }),
    'DELETE /api/admin/bans/:id': async ({ keeper, params }) =>
      mustBe(await conduct.unban(keeper, params.id)),
  };
}

function mustBe(done: boolean): undefined {
  if (!done) throw new HttpError(404, 'notFound');
}

/** Null: somebody who is gone. */
function named(person: string | null, names: Names): { id: string; name: string } | null {
  const name = person === null ? undefined : names.get(person);
  return person === null || name === undefined ? null : { id: person, name };
}

function reportMessage({ id, owner, body }: Report, names: Names): ReportMessage {
  const { at, reason, text, by, table, moment, context, resolvedAt, note } = body;
  return {
    ...{ id, at: iso(at), reason, text, table },
    about: named(owner, names),
    by: named(by, names),
    entries: moment?.entries ?? null,
    context: context.map(({ person, name, text: said, at: then }) => ({
      ...{ name, text: said, at: iso(then), isAbout: owner !== null && person === owner },
    })),
    resolved: resolvedAt === null ? null : { at: iso(resolvedAt), note },
  };
}

function signalMessage({ signal, strength }: StrongSignal, names: Names): SignalMessage {
  const { id, owner, body } = signal;
  const { likeness, baseline } = strength;
  const alarms = alarmsAt(baseline, likeness.strength);
  return {
    ...{ id, person: named(owner, names), game: body.game, note: body.note },
    strength: Math.round(10 * likeness.strength) / 10,
    hard: likeness.hard,
    agreed: likeness.agreed,
    expected: Math.round(likeness.expected),
    alarms: alarms ? Math.round((1000 * alarms.found) / alarms.of) : null,
    matches: body.matches.map(({ table, at, tally }) => ({
      ...{ table, at: iso(at) },
      clear: tally.reduce((sum, kind) => sum + kind.clear, 0),
      agreed: tally.reduce((sum, kind) => sum + kind.agreed, 0),
    })),
  };
}
