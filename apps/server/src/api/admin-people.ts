import type { adminPeopleEndpoints, PersonBrief, PersonLook } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { Keeping } from '../keeping/keeping.js';
import type { Brief, KeptPeople } from '../keeping/kept-people.js';
import type { ConductEntry } from '../people/conduct-log.js';
import type { Handlers } from './handlers.js';
import { iso, isoOrNull, measureMessage } from './measure-message.js';

/** How many lines of the audit log are told at once. */
const AUDIT_LINES = 100;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What those who look after the site see of people and do with them, who they are, and what they have done. */
export function adminPeopleHandlers(
  keeping: Keeping,
  now: () => number,
): Handlers<keyof typeof adminPeopleEndpoints> {
  const { people, conduct } = keeping;
  const mustHaveConduct = () => {
    if (!keeping.peopleService.measures.isOn) throw new HttpError(403, 'switchedOff');
  };

  return {
    'POST /api/admin/people': async ({ body: { text, after } }) => {
      const { found, next } = await people.search(text, after ?? '');
      return { people: (await people.briefs(found)).map(briefMessage), next };
    },
    'GET /api/admin/people/:id': async ({ params }) => {
      const seen = await people.look(params.id);
      if (!seen) throw new HttpError(404, 'noSuchPerson');
      return lookMessage(seen, await people.namesOf(seen.log.map(({ body }) => body.by)));
    },
    'POST /api/admin/people/:id/sign-out': async ({ keeper, params }) => {
      await people.signOut(keeper, params.id);
    },
    'POST /api/admin/people/:id/warn': async ({ keeper, params, body }) => {
      mustHaveConduct();
      mustHaveBasis(await conduct.warn(keeper, params.id, body));
    },
    'POST /api/admin/people/:id/time-out': async ({ keeper, params, body: { from, hours, ...grounds } }) => {
      mustHaveConduct();
      const until = now() + hours * HOUR_MS;
      mustHaveBasis(await conduct.timeOut(keeper, params.id, grounds, from, until));
    },
    'POST /api/admin/people/:id/ban': async ({ keeper, params, body: { days, networks, ...grounds } }) => {
      const until = days === null ? null : now() + days * DAY_MS;
      await conduct.ban(keeper, params.id, grounds, until, networks);
    },
    'POST /api/admin/people/:id/reset': async ({ keeper, params }) => {
      const code = await people.allowReset(keeper, params.id);
      if (code === undefined) throw new HttpError(409, 'noAccountThere');
      return { path: `/account/reset/${code}` };
    },
    'DELETE /api/admin/people/:id/second-factor': async ({ keeper, params }) => {
      if (!(await people.turnFactorOff(keeper, params.id))) throw new HttpError(409, 'noFactor');
    },
    'POST /api/admin/people/:id/export': ({ keeper, params }) => people.export(keeper, params.id),
    'DELETE /api/admin/people/:id': async ({ keeper, params, body }) => {
      const { name } = await people.within(keeper, params.id);
      if (name !== body.name) throw new HttpError(409, 'otherName');
      await people.delete(keeper, params.id);
    },

    'GET /api/admin/roles': async () => ({
      keepers: (await people.keepers()).map(({ person, name, role, since }) => ({
        ...{ id: person, name, role, since: iso(since) },
      })),
    }),
    'PUT /api/admin/people/:id/role': async ({ keeper, params, body: { role } }) => {
      if (role === null) await people.takeRole(keeper, params.id);
      else if (!(await people.giveRole(keeper, params.id, role))) throw new HttpError(409, 'noAccountThere');
    },

    'GET /api/admin/audit/:upTo': async ({ params }) => {
      const upTo = /^\d{1,16}$/.test(params.upTo) ? Number(params.upTo) : undefined;
      const lines = await keeping.audit(AUDIT_LINES + 1, upTo);
      return {
        lines: lines.slice(0, AUDIT_LINES).map(({ at, by, to, ...line }) => ({
          ...line,
          at: iso(at),
          by: { id: by.person, name: by.name },
          to: to && { id: to.person, name: to.name },
        })),
        more: lines.length > AUDIT_LINES,
      };
    },
  };
}

function mustHaveBasis(imposed: string): void {
  if (imposed === 'noSignal' || imposed === 'emptySignal') throw new HttpError(404, 'noSignal');
}

function briefMessage({ createdAt, role, ...rest }: Brief): PersonBrief {
  return { ...rest, since: iso(createdAt), role: role ?? null };
}

function lookMessage(
  seen: NonNullable<Awaited<ReturnType<KeptPeople['look']>>>,
  names: ReadonlyMap<string, string>,
): PersonLook {
  const { id, name, createdAt, account, role, ban, factor, sessions, imposed, log, programs, running } = seen;
  return {
    ...{ id, name, since: iso(createdAt), role: role ?? null, running },
    hasAccount: account !== undefined,
    isBanned: ban !== undefined,
    accountSince: account ? iso(account.body.madeAt) : null,
    factor: factor ? { since: iso(factor.since), recovery: factor.recovery } : null,
    sessions: sessions.map(({ body: { device, madeAt, seenAt } }) => ({
      ...{ browser: device.browser, system: device.system, since: iso(madeAt), seen: iso(seenAt) },
    })),
    programs: programs.map(({ name: program, endsAt, usedAt }) => ({
      ...{ name: program, until: endsAt, used: usedAt },
    })),
    ban: ban ? { reason: ban.reason, until: isoOrNull(ban.until) } : null,
    measures: imposed.map(measureMessage),
    log: log.map((entry) => logMessage(entry, names)),
  };
}

function logMessage(
  { id, rank, body: { what, by, words } }: ConductEntry,
  names: ReadonlyMap<string, string>,
): PersonLook['log'][number] {
  const name = names.get(by);
  return {
    id,
    at: iso(rank),
    what,
    by: name === undefined ? { id: null, name: by } : { id: by, name },
    words,
  };
}
