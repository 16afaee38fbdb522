import type { Person } from '@aerie/host';
import type { accountEndpoints, EndpointName, SignedIn } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { networkOf } from '../common/network-address.js';
import type { Account } from '../people/accounts.js';
import { exportData } from '../people/data-export.js';
import { folded } from '../people/folded-name.js';
import { DEVICE_COOKIE } from '../people/known-devices.js';
import { weakness } from '../people/passwords.js';
import { SESSION_COOKIE } from '../people/people.js';
import type { PeopleService } from '../people/people-service.js';
import type { RegistrationThrottle } from '../people/registration-throttle.js';
import type { SignInThrottle } from '../people/sign-in-throttle.js';
import { tablesOf } from '../people/tables-of.js';
import type { Handlers, RequestContext, Requester } from './handlers.js';
import { checkedName, register, rename } from './session.js';

const iso = (at: number): string => new Date(at).toISOString();

/** A request that ends in a session. */
type SigningIn = Requester & Pick<RequestContext<EndpointName>, 'cookies' | 'setCookies'>;

function mustBeStrong(password: string, name: string): void {
  const why = weakness(password, name);
  if (why) throw new HttpError(400, 'badPassword', { why });
}

/** Accounts: sign up, in and out, what one may change, where one is signed in, and leaving for good. */
export function accountHandlers(
  peopleService: PeopleService,
  registrationThrottle: RegistrationThrottle,
  signInThrottle: SignInThrottle,
): Handlers<keyof typeof accountEndpoints> {
  const { people, accounts, devices, puzzlePermission, storage } = peopleService;

  /** The browser is known to somebody's account from now on. */
  const know = async (
    person: string,
    { cookies, isSecure, setCookies }: Pick<SigningIn, 'cookies' | 'isSecure' | 'setCookies'>,
  ): Promise<void> => {
    const device = await devices.remember(person, DEVICE_COOKIE.value(cookies));
    setCookies(DEVICE_COOKIE.set(device, isSecure));
  };

  /** Begins a session in place of the one that asks, with a browser that is known from now on; answers whose it is. */
  const signIn = async (
    { session, agent, address, isSecure, cookies, setCookies }: SigningIn,
    before: Person | undefined,
    person: Person,
    taken: SignedIn['taken'] = null,
  ): Promise<SignedIn> => {
    if (before && session !== null) await people.sessions.end(before.id, session);
    const token = await people.sessions.open(person.id, people.origin(agent, address));
    setCookies(SESSION_COOKIE.set(token, isSecure));
    await know(person.id, { cookies, isSecure, setCookies });
    if (before) peopleService.changed(before.id);
    return { person: { id: person.id, name: person.name }, taken };
  };

  /** Slows down whoever guesses; gives what to call when the guess was right. */
  const guess = async (subject: string, address: string, device?: string): Promise<() => Promise<void>> => {
    const guessed = await signInThrottle.attempt({ subject, network: networkOf(address), device });
    if ('seconds' in guessed) throw new HttpError(429, 'tooManyGuesses', guessed);
    return guessed.right;
  };

  /** Refuses whoever does not know the password of the account. */
  const mustKnowPassword = async (
    { id, body }: Account,
    password: string,
    { address, session }: Requester,
  ): Promise<void> => {
    const right = await guess(`account ${id}`, address, session ?? undefined);
    if (!(await accounts.check(body.name, password))) throw new HttpError(403, 'wrongPassword');
    await right();
  };

  return {
    'GET /api/account': async ({ person: { id }, session }) => {
      const [account, sessions, tables, puzzles] = await Promise.all([
        accounts.of(id),
        people.sessions.list(id),
        tablesOf(storage, id),
        puzzlePermission.isGiven(id),
      ]);
      return {
        account: account
          ? {
              name: account.body.name,
              since: iso(account.body.madeAt),
              email: account.body.email && {
                address: account.body.email.address,
                confirmed: account.body.email.confirmedAt !== null,
              },
            }
          : null,
        sessions: sessions.map((one) => ({
          id: one.id,
          browser: one.body.device.browser,
          system: one.body.device.system,
          since: iso(one.body.madeAt),
          seen: iso(one.body.seenAt),
          mine: one.id === session,
        })),
        games: tables.length,
        puzzles,
      };
    },

    'POST /api/account': async (context) => {
      const { person: guest, address, body } = context;
      const name = checkedName(body.name);
      mustBeStrong(body.password, name);
      if (guest && (await accounts.of(guest.id))) throw new HttpError(409, 'haveAccount');
      const right = await guess(`sign-up ${folded(name)}`, address);
      if (await accounts.isTaken(name, guest?.id)) throw new HttpError(409, 'nameTaken');
      const person =
        guest ?? (await register(peopleService, registrationThrottle, context, name, body.invite)).person;
      if (!(await accounts.make(person.id, name, body.password))) throw new HttpError(409, 'nameTaken');
      await right();
      if (person.name !== name) await rename(peopleService, person, name);
      await peopleService.endGuest(person.id);
      return signIn(context, guest, { id: person.id, name });
    },

    'POST /api/account/sign-in': async (context) => {
      const { person: guest, address, body, cookies } = context;
      const named = await accounts.named(body.name);
      const device = named && (await devices.recognise(DEVICE_COOKIE.value(cookies), named.id));
      const right = await guess(`name ${folded(body.name)}`, address, device);
      const account = await accounts.check(body.name, body.password);
      if (!account) throw new HttpError(401, 'wrongPair');
      await right();
      const person = { id: account.id, name: account.body.name };
      if (!guest || guest.id === person.id || !body.bring || (await accounts.of(guest.id)))
        return signIn(context, guest, person);
      const ban = await peopleService.bans.ofPerson(person.id);
      if (ban) throw new HttpError(403, 'banned', { reason: ban.reason });
      return signIn(context, guest, person, await peopleService.guestMerge.merge(guest, person));
    },

    'POST /api/account/sign-out': async ({ person, session, cookies, isSecure, setCookies }) => {
      if (person && session !== null) {
        await people.sessions.end(person.id, session);
        peopleService.changed(person.id);
        // Also who signed in before browsers were known comes back to one that is.
        if (await accounts.of(person.id)) await know(person.id, { cookies, isSecure, setCookies });
      }
      setCookies(SESSION_COOKIE.clear(isSecure));
    },

    'PUT /api/account/password': async (context) => {
      const { account, person, body } = context;
      await mustKnowPassword(account, body.old, context);
      mustBeStrong(body.password, account.body.name);
      await accounts.setPassword(account.id, body.password);
      await peopleService.signOutEverywhere(account.id);
      await signIn(context, undefined, person);
    },

    'POST /api/account/reset': async (context) => {
      const { address, body } = context;
      const account = await accounts.ofReset(body.code);
      // Wrong codes are counted one by one and by network; whoever has a right one does not wait for those who guess.
      if (!account) {
        await guess(`code ${body.code}`, address);
        throw new HttpError(403, 'badCode');
      }
      mustBeStrong(body.password, account.body.name);
      if (!(await accounts.reset(body.code, body.password))) throw new HttpError(403, 'badCode');
      await peopleService.signOutEverywhere(account.id);
      return signIn(context, undefined, { id: account.id, name: account.body.name });
    },

    'PUT /api/account/email': async ({ account, body }) => {
      const seconds = registrationThrottle.rename(account.id);
      if (seconds !== undefined) throw new HttpError(429, 'tooFast', { seconds });
      const tooMany = await accounts.setEmail(account.id, body.address);
      if (tooMany) throw new HttpError(429, 'tooMuchMail', tooMany);
    },
    'POST /api/account/email/confirm': async ({ account, address, body }) => {
      // Only whoever has the account can guess at its code, and counts by that, with whatever browser.
      const right = await guess('email', address, account.id);
      if (!(await accounts.confirmEmail(account.id, body.code.trim()))) throw new HttpError(403, 'badCode');
      await right();
    },

    'PUT /api/account/puzzles': async ({ person, body }) => {
      if (body.allowed) await puzzlePermission.give(person.id);
      else await puzzlePermission.withdraw(person.id);
      await peopleService.removeIfGone(person.id);
    },

    'DELETE /api/account/sessions/:id': async ({ person, params }) => {
      if (!(await people.sessions.end(person.id, params.id))) throw new HttpError(404, 'notFound');
      peopleService.changed(person.id);
    },
    'DELETE /api/account/sessions': async (context) => {
      await peopleService.signOutEverywhere(context.person.id);
      await signIn(context, undefined, context.person);
    },

    'GET /api/account/export': ({ person }) => exportData(storage, person.id),

    'DELETE /api/account': async (context) => {
      const { person, isSecure, body, setCookies } = context;
      const account = await accounts.of(person.id);
      if (account) await mustKnowPassword(account, body.password ?? '', context);
      await peopleService.deletePerson(person.id);
      setCookies(SESSION_COOKIE.clear(isSecure));
      setCookies(DEVICE_COOKIE.clear(isSecure));
    },
  };
}
