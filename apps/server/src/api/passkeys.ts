import { isIP } from 'node:net';
import type { passkeyEndpoints } from '@aerie/protocol';
import * as v from 'valibot';
import { HttpError } from '../common/http-error.js';
import { MOST_PASSKEYS, type RelyingParty } from '../people/passkeys.js';
import type { PeopleService } from '../people/people-service.js';
import { TicketKind } from '../people/tickets.js';
import type { Entrance, SigningIn } from './entrance.js';
import type { Handlers, Requester } from './handlers.js';

/** What an authenticator was asked to sign in this browser, and for whom it is to make a passkey; null: it is to show one. */
const ASKED = new TicketKind('passkey', v.object({ challenge: v.string(), person: v.nullable(v.string()) }));

/** The site as authenticators know it; undefined where browsers have no passkeys for it. */
export function relyingParty({ site }: Pick<Requester, 'site'>): RelyingParty | undefined {
  if (site === undefined) return undefined;
  const { protocol, hostname } = new URL(site);
  const isName = !hostname.startsWith('[') && isIP(hostname) === 0;
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isName && isSafe ? { id: hostname, origin: site } : undefined;
}

/** Passkeys of an account: to add and to remove them, and to sign in with one. */
export function passkeyHandlers(
  { people, accounts, passkeys, tickets }: PeopleService,
  entrance: Entrance,
): Handlers<keyof typeof passkeyEndpoints> {
  const party = (context: Requester): RelyingParty => {
    const found = relyingParty(context);
    if (!found) throw new HttpError(403, 'noPasskeys');
    return found;
  };
  const ask = (
    { isSecure, setCookies }: SigningIn,
    { challenge }: { readonly challenge: string },
    person: string | null,
  ) => setCookies(tickets.issue(ASKED, { challenge, person }, isSecure));
  /** The challenge that this browser was given for somebody; from now on it is good for nothing. */
  const challengeFor = async (
    { cookies, isSecure, setCookies }: SigningIn,
    person: string | null,
  ): Promise<string> => {
    const asked = tickets.read(ASKED, cookies);
    setCookies(ASKED.cookie.clear(isSecure));
    if (!asked || !(await tickets.spend(asked)) || asked.content.person !== person)
      throw new HttpError(403, 'beginAgain');
    return asked.content.challenge;
  };
  /** Whose passkey was shown. */
  const shown = async (context: SigningIn, response: { readonly id: string }): Promise<string> => {
    const owner = await passkeys.shown(party(context), await challengeFor(context, null), response);
    if (owner === undefined) throw new HttpError(403, 'badPasskey');
    return owner;
  };
  const mustHaveRoom = async (person: string): Promise<void> => {
    if ((await passkeys.of(person)).length >= MOST_PASSKEYS)
      throw new HttpError(409, 'tooManyPasskeys', { limit: MOST_PASSKEYS });
  };

  return {
    'POST /api/account/passkeys/challenge': async (context) => {
      const { account, person, body } = context;
      const site = party(context);
      await mustHaveRoom(account.id);
      await entrance.mustProve(account, body, context);
      const options = await passkeys.toMake(site, person);
      ask(context, options, account.id);
      return { options: { ...options } };
    },

    'POST /api/account/passkeys': async (context) => {
      const { account, body } = context;
      const challenge = await challengeFor(context, account.id);
      await mustHaveRoom(account.id);
      const why = await passkeys.add(party(context), account.id, body.name, challenge, body.response);
      if (why === 'bad') throw new HttpError(403, 'badPasskey');
      if (why === 'known') throw new HttpError(409, 'havePasskey');
    },

    'DELETE /api/account/passkeys/:id': async ({ account, params }) => {
      await entrance.mustKeepWayIn(account, params.id);
      if (!(await passkeys.remove(account.id, params.id))) throw new HttpError(404, 'notFound');
    },

    'POST /api/account/passkeys/confirm': async (context) => {
      const { account, session, body } = context;
      if ((await shown(context, body.response)) !== account.id) throw new HttpError(403, 'badPasskey');
      if (session === null) return;
      await people.sessions.confirmFactor(session);
      await people.sessions.prove(session);
    },

    'POST /api/account/sign-in/passkey/challenge': async (context) => {
      const options = await passkeys.toShow(party(context));
      ask(context, options, null);
      return { options: { ...options } };
    },

    'POST /api/account/sign-in/passkey': async (context) => {
      entrance.mustTakeOthers();
      const account = await accounts.of(await shown(context, context.body.response));
      if (!account) throw new HttpError(403, 'badPasskey');
      return entrance.enter(context, account, { bring: context.body.bring, hasFactor: true });
    },
  };
}
