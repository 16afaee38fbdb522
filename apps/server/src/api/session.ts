import { nameSchema, type SessionMessage } from '@aerie/protocol';
import * as v from 'valibot';
import type { PeopleService } from '../people/people-service.js';
import type { RegistrationThrottle } from '../people/registration-throttle.js';
import type { Person } from '../tables/body.js';
import { type Asked, type Routes, Turned } from './route.js';

const newcomer = v.strictObject({ name: v.string(), invite: v.optional(v.string()) });

/** A name that somebody may have; answers with 400 otherwise. */
export function checkedName(text: string): string {
  const read = v.safeParse(nameSchema, text);
  if (!read.success) throw new Turned(400, 'badName', { message: read.issues[0].message });
  return read.output;
}

/** Lets somebody new in, if the door is open to them. */
export async function letIn(
  { people, bans, invitations }: PeopleService,
  registrationThrottle: RegistrationThrottle,
  { address, agent }: Asked,
  name: string,
  invite: string | undefined,
): Promise<{ person: Person; cookie: string }> {
  const seconds = registrationThrottle.register(address);
  if (seconds !== undefined) throw new Turned(429, 'tooManyNewPeople', { seconds });
  const origin = people.origin(agent, address);
  const ban = await bans.ofNetwork(origin.network);
  if (ban) throw new Turned(403, 'banned', { reason: ban.reason });
  const missing = await invitations.redeem(invite?.trim());
  if (missing) throw new Turned(403, missing);
  return people.welcome(name, origin);
}

/** Calls somebody otherwise, their account and where they wait for others included. */
export async function rename(
  { people, accounts, house }: PeopleService,
  person: Person,
  name: string,
): Promise<Person> {
  if (!(await accounts.rename(person.id, name))) throw new Turned(409, 'nameTaken');
  const renamed = await people.rename(person, name);
  await house.rename(person, name);
  return renamed;
}

/** Who one is: a name and you are in; whoever is in already is renamed. */
export const sessionRoutes = (
  peopleService: PeopleService,
  registrationThrottle: RegistrationThrottle,
): Routes => ({
  'GET /api/session': async ({ person, session, address, agent, isSecure, request }) => {
    const { people, accounts, bans, invitations } = peopleService;
    const [account, ban, inviteOnly] = await Promise.all([
      person && accounts.of(person.id),
      person && bans.ofPerson(person.id),
      invitations.isInviteOnly(),
    ]);
    const until = ban?.until ? new Date(ban.until).toISOString() : null;
    const body: SessionMessage = {
      person: person ? { id: person.id, name: person.name } : null,
      hasAccount: account !== undefined,
      ban: ban ? { reason: ban.reason, until } : null,
      inviteOnly,
    };
    if (!person || person.program) return { body };
    if (session !== null) return { body, cookie: people.sameCookie(request.headers.cookie, isSecure) };
    // A cookie from before there were sessions is exchanged for one.
    const token = await people.sessions.open(person.id, people.origin(agent, address));
    return { body, cookie: people.setCookie(token, isSecure) };
  },
  'POST /api/session': async (asked) => {
    const { person: known, body, isSecure } = asked;
    const wish = await body(newcomer);
    const name = checkedName(wish.name);
    if (known) {
      const seconds = registrationThrottle.rename(known.id);
      if (seconds !== undefined) throw new Turned(429, 'tooFast', { seconds });
      return { body: { person: await rename(peopleService, known, name) } };
    }
    const { person, cookie } = await letIn(peopleService, registrationThrottle, asked, name, wish.invite);
    return { body: { person }, cookie: peopleService.people.setCookie(cookie, isSecure) };
  },
});
