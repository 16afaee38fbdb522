import type { AccountMessage, SignedIn } from '@aerie/protocol';
import * as v from 'valibot';
import { networkOf } from '../common/network-address.js';
import { exportData } from '../people/data-export.js';
import { folded } from '../people/folded-name.js';
import { weakness } from '../people/passwords.js';
import type { PeopleService } from '../people/people-service.js';
import type { RegistrationThrottle } from '../people/registration-throttle.js';
import type { SignInThrottle } from '../people/sign-in-throttle.js';
import { tablesOf } from '../people/tables-of.js';
import type { Person } from '../tables/body.js';
import { type Asked, type Reply, type Routes, Turned } from './route.js';
import { checkedName, letIn, rename } from './session.js';

const text = v.pipe(v.string(), v.maxLength(1000));
const signUp = v.strictObject({ name: v.string(), password: text, invite: v.optional(v.string()) });
const signIn = v.strictObject({ name: text, password: text, bring: v.boolean() });
const newPassword = v.strictObject({ old: text, password: text });
const email = v.strictObject({
  address: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('is not an e-mail address'))),
});
const confirmation = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });
const reset = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)), password: text });
const farewell = v.strictObject({ password: v.nullable(text) });

const iso = (at: number): string => new Date(at).toISOString();

function mustBeGood(password: string, name: string): void {
  const why = weakness(password, name);
  if (why) throw new Turned(400, 'badPassword', { why });
}

/** Accounts: sign up, in and out, what one may change, where one is signed in, and leaving for good. */
export function accountRoutes(
  peopleService: PeopleService,
  registrationThrottle: RegistrationThrottle,
  signInThrottle: SignInThrottle,
): Routes {
  const { people, accounts, storage } = peopleService;

  /** Begins a session in place of the one that asked. */
  const settle = async (asked: Asked, person: Person, taken: SignedIn['taken']): Promise<Reply> => {
    if (asked.person && asked.session !== null) await people.sessions.end(asked.person.id, asked.session);
    const token = await people.sessions.open(person.id, people.origin(asked.agent, asked.address));
    if (asked.person) peopleService.changed(asked.person.id);
    const body: SignedIn = { person: { id: person.id, name: person.name }, taken };
    return { body, cookie: people.setCookie(token, asked.isSecure) };
  };

  /** Slows down whoever guesses; says what to forget when the guess was right. */
  const guess = async (what: string, address: string): Promise<() => Promise<void>> => {
    const guessed = await signInThrottle.attempt(what, networkOf(address));
    if ('seconds' in guessed) throw new Turned(429, 'tooManyGuesses', { seconds: guessed.seconds });
    return guessed.right;
  };

  const account = async ({ mustBeKnown }: Asked) => {
    const found = await accounts.of(mustBeKnown().id);
    if (!found) throw new Turned(401, 'noAccount');
    return found;
  };

  /** Whoever asks, if this is the password of their account. */
  const proven = async (asked: Asked, password: string) => {
    const { id, body } = await account(asked);
    const right = await guess(`name ${folded(body.name)}`, asked.address);
    if (!(await accounts.check(body.name, password))) throw new Turned(403, 'wrongPassword');
    await right();
    return { id, name: body.name };
  };

  return {
    'GET /api/account': async (asked) => {
      const { id } = asked.mustBeKnown();
      const [found, sessions, tables] = await Promise.all([
        accounts.of(id),
        people.sessions.list(id),
        tablesOf(storage, id),
      ]);
      const body: AccountMessage = {
        account: found
          ? {
              name: found.body.name,
              since: iso(found.body.madeAt),
              email: found.body.email && {
                address: found.body.email.address,
                confirmed: found.body.email.confirmedAt !== null,
              },
            }
          : null,
        sessions: sessions.map((one) => ({
          id: one.id,
          ...one.body.device,
          since: iso(one.body.madeAt),
          seen: iso(one.body.seenAt),
          mine: one.id === asked.session,
        })),
        games: tables.length,
      };
      return { body };
    },

    /** Makes whoever asks the owner of a new account, with all that is theirs. */
    'POST /api/account': async (asked) => {
      const wish = await asked.body(signUp);
      const name = checkedName(wish.name);
      mustBeGood(wish.password, name);
      if (asked.person && (await accounts.of(asked.person.id))) throw new Turned(409, 'haveAccount');
      const right = await guess(`sign-up ${folded(name)}`, asked.address);
      if (await accounts.named(name)) throw new Turned(409, 'nameTaken');
      const person =
        asked.person ?? (await letIn(peopleService, registrationThrottle, asked, name, wish.invite)).person;
      if (!(await accounts.make(person.id, name, wish.password))) throw new Turned(409, 'nameTaken');
      await right();
      if (person.name !== name) await rename(peopleService, person, name);
      // Whoever else had the guest's cookie has it no longer.
      await people.sessions.endOthers(person.id, asked.session);
      return settle(asked, { id: person.id, name }, null);
    },

    'POST /api/account/sign-in': async (asked) => {
      const wish = await asked.body(signIn);
      const right = await guess(`name ${folded(wish.name)}`, asked.address);
      const found = await accounts.check(wish.name, wish.password);
      if (!found) throw new Turned(401, 'wrongPair');
      await right();
      const person = { id: found.id, name: found.body.name };
      const guest = asked.person;
      if (!guest || guest.id === person.id || !wish.bring || (await accounts.of(guest.id)))
        return settle(asked, person, null);
      const ban = await peopleService.bans.ofPerson(person.id);
      if (ban) throw new Turned(403, 'banned', { reason: ban.reason });
      const taken = await peopleService.guestMerge.merge(guest, person);
      return settle(asked, person, taken);
    },

    'POST /api/account/sign-out': async ({ person, session, isSecure }) => {
      if (person && session !== null) {
        await people.sessions.end(person.id, session);
        peopleService.changed(person.id);
      }
      return { cookie: people.clearCookie(isSecure) };
    },

    'PUT /api/account/password': async (asked) => {
      const wish = await asked.body(newPassword);
      const { id, name } = await proven(asked, wish.old);
      mustBeGood(wish.password, name);
      await accounts.setPassword(id, wish.password);
      await people.sessions.endOthers(id, asked.session);
      peopleService.changed(id);
      return {};
    },

    'POST /api/account/reset': async (asked) => {
      const wish = await asked.body(reset);
      const right = await guess('reset', asked.address);
      const found = await accounts.ofReset(wish.code);
      if (!found) throw new Turned(403, 'badCode');
      await right();
      mustBeGood(wish.password, found.body.name);
      if (!(await accounts.reset(wish.code, wish.password))) throw new Turned(403, 'badCode');
      await people.sessions.endOthers(found.id, null);
      peopleService.changed(found.id);
      return settle({ ...asked, person: undefined }, { id: found.id, name: found.body.name }, null);
    },

    'PUT /api/account/email': async (asked) => {
      const { id } = await account(asked);
      const { address } = await asked.body(email);
      const seconds = registrationThrottle.rename(id);
      if (seconds !== undefined) throw new Turned(429, 'tooFast', { seconds });
      await accounts.setEmail(id, address);
      return {};
    },
    'POST /api/account/email/confirm': async (asked) => {
      const { id } = await account(asked);
      const { code } = await asked.body(confirmation);
      const right = await guess(`email ${id}`, asked.address);
      if (!(await accounts.confirmEmail(id, code.trim()))) throw new Turned(403, 'badCode');
      await right();
      return {};
    },

    'DELETE /api/account/sessions/:id': async ({ mustBeKnown, params }) => {
      const { id } = mustBeKnown();
      if (!(await people.sessions.end(id, params.id as string))) throw new Turned(404, 'notFound');
      peopleService.changed(id);
      return {};
    },
    /** All but the one that asks. */
    'DELETE /api/account/sessions': async ({ mustBeKnown, session }) => {
      const { id } = mustBeKnown();
      await people.sessions.endOthers(id, session);
      peopleService.changed(id);
      return {};
    },

    'GET /api/account/export': async ({ mustBeKnown }) => {
      const content = JSON.stringify(await exportData(storage, mustBeKnown().id), null, 2);
      return { text: { type: 'application/json; charset=utf-8', content, name: 'aerie-my-data.json' } };
    },

    /** For good. Whoever has an account gives its password; a guest has none. */
    'DELETE /api/account': async (asked) => {
      const { id } = asked.mustBeKnown();
      const { password } = await asked.body(farewell);
      if (await accounts.of(id)) await proven(asked, password ?? '');
      await peopleService.deletePerson(id);
      return { cookie: people.clearCookie(asked.isSecure) };
    },
  };
}
