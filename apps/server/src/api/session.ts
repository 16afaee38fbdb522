import type { Person } from '@aerie/host';
import { type Feature, nameSchema, type StandingMessage, type sessionEndpoints } from '@aerie/protocol';
import * as v from 'valibot';
import { HttpError } from '../common/http-error.js';
import { SESSION_COOKIE } from '../people/people.js';
import type { PeopleService } from '../people/people-service.js';
import type { RegistrationThrottle } from '../people/registration-throttle.js';
import type { Entrance } from './entrance.js';
import type { Handlers, Requester } from './handlers.js';

/** The name, trimmed; refuses one that nobody can have. */
export function checkedName(text: string): string {
  const read = v.safeParse(nameSchema, text);
  if (!read.success) throw new HttpError(400, 'badName', { message: read.issues[0].message });
  return read.output;
}

/** Registers somebody new, if the site is open to them. */
export async function register(
  { people, bans, invitations }: PeopleService,
  registrationThrottle: RegistrationThrottle,
  { address, agent }: Requester,
  name: string,
  invite: string | undefined,
): Promise<{ person: Person; cookie: string }> {
  const seconds = registrationThrottle.register(address);
  if (seconds !== undefined) throw new HttpError(429, 'tooManyNewPeople', { seconds });
  const origin = people.origin(agent, address);
  const ban = await bans.ofNetwork(origin.network);
  if (ban) throw new HttpError(403, 'banned', { reason: ban.reason });
  const missing = await invitations.redeem(invite?.trim());
  if (missing) throw new HttpError(403, missing);
  return people.welcome(name, origin);
}

/** Renames somebody, with their account and at their open tables. */
export async function rename(
  { people, accounts, tables, changed }: PeopleService,
  person: Person,
  name: string,
): Promise<Person> {
  if (!(await accounts.rename(person.id, name))) throw new HttpError(409, 'nameTaken');
  const renamed = await people.rename(person, name);
  await tables.rename(person, name);
  changed(person.id);
  return renamed;
}

/** Sessions of people: a new name makes a new person; who has a session already is renamed. */
export const sessionHandlers = (
  peopleService: PeopleService,
  registrationThrottle: RegistrationThrottle,
  featuresOff: readonly Feature[],
  entrance: Entrance,
): Handlers<keyof typeof sessionEndpoints> => ({
  'GET /api/session': async ({ person, session, isSecure, cookies, setCookies }) => {
    const { accounts, bans, invitations, roles } = peopleService;
    const [account, ban, standing, role, inviteOnly] = await Promise.all([
      person && accounts.of(person.id),
      person && bans.ofPerson(person.id),
      person && standingOf(peopleService, person.id),
      person && roles.of(person.id),
      invitations.isInviteOnly(),
    ]);
    const until = ban?.until ? new Date(ban.until).toISOString() : null;
    // For another year, and under its present name.
    if (session !== null) setCookies(SESSION_COOKIE.set(SESSION_COOKIE.value(cookies) ?? '', isSecure));
    return {
      person: person ? { id: person.id, name: person.name } : null,
      hasAccount: account !== undefined,
      ban: ban ? { reason: ban.reason, until } : null,
      standing: standing ?? null,
      ...(role ? { role } : {}),
      inviteOnly,
      ...(entrance.takesOthers ? {} : { accountsOnly: true }),
      featuresOff: [...featuresOff],
    };
  },
  'POST /api/session': async (context) => {
    const { person: known, body, isSecure, setCookies } = context;
    const name = checkedName(body.name);
    if (known) {
      const seconds = registrationThrottle.rename(known.id);
      if (seconds !== undefined) throw new HttpError(429, 'tooFast', { seconds });
      return { person: await rename(peopleService, known, name) };
    }
    entrance.mustTakeOthers();
    const { person, cookie } = await register(
      peopleService,
      registrationThrottle,
      context,
      name,
      body.invite,
    );
    setCookies(SESSION_COOKIE.set(cookie, isSecure));
    return { person };
  },
});

/** What holds for somebody now; null: nothing. */
async function standingOf(
  { measures, reports }: PeopleService,
  person: string,
): Promise<StandingMessage | null> {
  const [imposed, filed] = await Promise.all([measures.of(person), reports.by(person)]);
  const { warning, timeouts } = measures.standingBy(imposed);
  const news = [...imposed, ...filed].some(({ body }) => body.isNews);
  if (!warning && timeouts.length === 0 && !news) return null;
  return {
    warning: warning ? { id: warning.id, reason: warning.body.reason, words: warning.body.words } : null,
    timeouts: timeouts.flatMap(({ body: { from, words, until } }) =>
      from ? [{ from, words, until: until === null ? null : new Date(until).toISOString() }] : [],
    ),
    news,
  };
}
