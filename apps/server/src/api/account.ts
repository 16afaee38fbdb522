import type { accountEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { exportData } from '../people/data-export.js';
import { folded } from '../people/folded-name.js';
import { DEVICE_COOKIE } from '../people/known-devices.js';
import type { OpenIdProviders } from '../people/openid-providers.js';
import { isPassword, weakness } from '../people/passwords.js';
import { SESSION_COOKIE } from '../people/people.js';
import type { PeopleService } from '../people/people-service.js';
import type { RegistrationThrottle } from '../people/registration-throttle.js';
import type { Entrance } from './entrance.js';
import type { Handlers } from './handlers.js';
import { checkedName, register, rename } from './session.js';

const iso = (at: number): string => new Date(at).toISOString();

function mustBeStrong(password: string, name: string): void {
  const why = weakness(password, name);
  if (why) throw new HttpError(400, 'badPassword', { why });
}

/** Accounts: sign up, in and out, what one may change, where one is signed in, and leaving for good. */
export function accountHandlers(
  peopleService: PeopleService,
  registrationThrottle: RegistrationThrottle,
  entrance: Entrance,
  providers: OpenIdProviders,
): Handlers<keyof typeof accountEndpoints> {
  const { people, accounts, devices, secondFactor, passkeys, identities, puzzlePermission, storage } =
    peopleService;

  return {
    'GET /api/account': async ({ person: { id }, session }) => {
      const [account, factor, keys, linked, sessions, tables, puzzles] = await Promise.all([
        accounts.of(id),
        secondFactor.of(id),
        passkeys.of(id),
        identities.of(id),
        people.sessions.list(id),
        storage.countTablesOf(id),
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
              hasPassword: isPassword(account.body.hash),
              identities: linked.map((one) => {
                const { issuer, madeAt, usedAt } = one.body;
                const { id: provider = null, name = new URL(issuer).host } =
                  providers.ofIssuer(issuer)?.settings ?? {};
                const used = usedAt === null ? null : iso(usedAt);
                return { id: one.id, provider, name, since: iso(madeAt), used };
              }),
              passkeys: keys.map((one) => ({
                id: one.id,
                name: one.body.name,
                since: iso(one.body.madeAt),
                used: one.body.usedAt === null ? null : iso(one.body.usedAt),
              })),
              secondFactor: factor ? { since: iso(factor.since), recovery: factor.recovery } : null,
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
        games: tables,
        puzzles,
      };
    },

    'POST /api/account': async (context) => {
      entrance.mustTakeOthers();
      const { person: guest, address, body } = context;
      const name = checkedName(body.name);
      mustBeStrong(body.password, name);
      if (guest && (await accounts.of(guest.id))) throw new HttpError(409, 'haveAccount');
      const right = await entrance.guess(`sign-up ${folded(name)}`, address);
      if (await accounts.isTaken(name, guest?.id)) throw new HttpError(409, 'nameTaken');
      const person =
        guest ?? (await register(peopleService, registrationThrottle, context, name, body.invite)).person;
      if (!(await accounts.make(person.id, name, body.password))) throw new HttpError(409, 'nameTaken');
      await right();
      if (person.name !== name) await rename(peopleService, person, name);
      await peopleService.endGuest(person.id);
      return entrance.signIn(context, guest, { id: person.id, name });
    },

    'POST /api/account/sign-in': async (context) => {
      entrance.mustTakeOthers();
      const { address, body, cookies } = context;
      const named = await accounts.named(body.name);
      const device = named && (await devices.recognise(DEVICE_COOKIE.value(cookies), named.id));
      const right = await entrance.guess(`name ${folded(body.name)}`, address, device);
      const account = await accounts.check(body.name, body.password);
      if (!account) throw new HttpError(401, 'wrongPair');
      await right();
      const hasFactor = await entrance.mustHaveFactor(account.id, body.factor, context);
      return entrance.enter(context, account, { bring: body.bring, hasFactor });
    },

    'POST /api/account/sign-out': async ({ person, session, cookies, isSecure, setCookies }) => {
      if (person && session !== null) {
        await people.sessions.end(person.id, session);
        peopleService.changed(person.id);
        // Also who signed in before browsers were known comes back to one that is.
        if (await accounts.of(person.id)) await entrance.know(person.id, { cookies, isSecure, setCookies });
      }
      setCookies(SESSION_COOKIE.clear(isSecure));
    },

    'PUT /api/account/password': async (context) => {
      entrance.mustTakeOthers();
      const { account, person, body } = context;
      await entrance.mustKnowPassword(account, body.old, context);
      mustBeStrong(body.password, account.body.name);
      await accounts.setPassword(account.id, body.password);
      await peopleService.signOutEverywhere(account.id);
      await entrance.signIn(context, undefined, person);
    },

    'POST /api/account/reset': async (context) => {
      entrance.mustTakeOthers();
      const { address, body } = context;
      const account = await accounts.ofReset(body.code);
      if (!account) throw await entrance.badCode(body.code, address);
      mustBeStrong(body.password, account.body.name);
      const hasFactor = await entrance.mustHaveFactor(account.id, body.factor, context);
      if (!(await accounts.reset(body.code, body.password))) throw new HttpError(403, 'badCode');
      await peopleService.signOutEverywhere(account.id);
      return entrance.signIn(context, undefined, { id: account.id, name: account.body.name }, { hasFactor });
    },

    'PUT /api/account/email': async ({ account, body }) => {
      const seconds = registrationThrottle.rename(account.id);
      if (seconds !== undefined) throw new HttpError(429, 'tooFast', { seconds });
      const tooMany = await accounts.setEmail(account.id, body.address);
      if (tooMany) throw new HttpError(429, 'tooMuchMail', tooMany);
    },
    'POST /api/account/email/confirm': async ({ account, address, body }) => {
      // Only whoever has the account can guess at its code, and counts by that, with whatever browser.
      const right = await entrance.guess('email', address, account.id);
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
      await entrance.signIn(context, undefined, context.person);
    },

    'GET /api/account/export': ({ person }) => exportData(storage, person.id),

    'DELETE /api/account': async (context) => {
      const { person, isSecure, body, setCookies } = context;
      const account = await accounts.of(person.id);
      if (account) await entrance.mustKnowPassword(account, body.password, context);
      await peopleService.deletePerson(person.id);
      setCookies(SESSION_COOKIE.clear(isSecure));
      setCookies(DEVICE_COOKIE.clear(isSecure));
    },
  };
}
