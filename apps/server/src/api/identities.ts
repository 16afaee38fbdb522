import type { AnswerOf, identityEndpoints } from '@aerie/protocol';
import * as v from 'valibot';
import { HttpError } from '../common/http-error.js';
import type { Account } from '../people/accounts.js';
import { folded } from '../people/folded-name.js';
import type { Subject } from '../people/identities.js';
import type { OpenIdProvider, OpenIdProviders } from '../people/openid-providers.js';
import type { PeopleService } from '../people/people-service.js';
import type { RegistrationThrottle } from '../people/registration-throttle.js';
import { TicketKind } from '../people/tickets.js';
import type { Entrance, SigningIn } from './entrance.js';
import type { Handlers } from './handlers.js';
import { checkedName, register, rename } from './session.js';

/** What somebody signs in at a provider for: `reset`: with a code of the administrator. */
const purposeSchema = v.variant('kind', [
  v.object({ kind: v.literal('signIn'), bring: v.boolean() }),
  v.object({ kind: v.literal('reset'), code: v.string() }),
  v.object({ kind: v.literal('link'), person: v.string() }),
  v.object({ kind: v.literal('confirm'), person: v.string() }),
]);
type Purpose = v.InferOutput<typeof purposeSchema>;
type Outcome = AnswerOf<'POST /api/account/provider'>;

/** What a provider was asked in this browser. */
const ASKED = new TicketKind(
  'provider',
  v.object({
    provider: v.string(),
    question: v.object({ state: v.string(), nonce: v.string(), verifier: v.string() }),
    purpose: purposeSchema,
  }),
);
/** What a provider has said, where something is still missing. */
const VOUCHED = new TicketKind(
  'vouched',
  v.object({ issuer: v.string(), subject: v.string(), purpose: purposeSchema }),
);

const beginAgain = () => new HttpError(403, 'beginAgain');

/** Signing in and up at providers (OpenID Connect), and linking an account with them. */
export function identityHandlers(
  peopleService: PeopleService,
  registrationThrottle: RegistrationThrottle,
  entrance: Entrance,
  providers: OpenIdProviders,
): Handlers<keyof typeof identityEndpoints> {
  const { accounts, bans, identities, people, tickets } = peopleService;

  const known = (id: string): OpenIdProvider => {
    const provider = providers.of(id);
    if (!provider) throw new HttpError(404, 'notFound');
    return provider;
  };
  const begin = async (provider: OpenIdProvider, purpose: Purpose, context: SigningIn) => {
    const { address, question } = await provider.ask(purpose.kind === 'confirm');
    const content = { provider: provider.settings.id, question, purpose };
    context.setCookies(tickets.issue(ASKED, content, context.isSecure));
    return { address };
  };
  const accountOf = async (subject: Subject): Promise<Account | undefined> => {
    const owner = await identities.ownerOf(subject);
    return owner === undefined ? undefined : accounts.of(owner);
  };
  const mustHaveNoneAt = async (person: string, { settings }: OpenIdProvider): Promise<void> => {
    if ((await identities.of(person)).some(({ body }) => body.issuer === settings.issuer))
      throw new HttpError(409, 'haveIdentity');
  };

  /** Lets somebody into the account that is theirs by what a provider has said, once they gave its second factor. */
  const enter = async (
    { issuer, subject, purpose }: Subject & { readonly purpose: Purpose },
    factor: string | undefined,
    context: SigningIn,
    spend: () => Promise<boolean>,
  ) => {
    const identity = { issuer, subject };
    const reset = purpose.kind === 'reset' ? purpose.code : undefined;
    const account = await (reset === undefined ? accountOf(identity) : accounts.ofReset(reset));
    if (!account) throw reset === undefined ? beginAgain() : await entrance.badCode(reset, context.address);
    const hasFactor = await entrance.mustHaveFactor(account.id, factor, context);
    if (!(await spend())) throw beginAgain();
    if (reset === undefined) {
      await identities.used(identity);
      const bring = purpose.kind === 'signIn' && purpose.bring;
      return entrance.enter(context, account, { bring, hasFactor });
    }
    if ((await accounts.spendReset(reset)) !== account.id) throw new HttpError(403, 'badCode');
    await putIdentity(identity, account.id);
    await peopleService.signOutEverywhere(account.id);
    return entrance.signIn(context, undefined, { id: account.id, name: account.body.name }, { hasFactor });
  };

  /** Links an account, in place of how it was linked with that provider before. */
  const putIdentity = async (identity: Subject, person: string): Promise<void> => {
    const before = await identities.of(person);
    if (!(await identities.add(identity, person))) throw new HttpError(409, 'identityTaken');
    for (const { id, body } of before)
      if (body.issuer === identity.issuer && body.subject !== identity.subject)
        await identities.remove(person, id);
  };

  /** Lets in, or says what is still missing and has the browser keep what was said. */
  const enterOrAsk = async (identity: Subject, purpose: Purpose, context: SigningIn): Promise<Outcome> => {
    try {
      const once = async () => true;
      return {
        outcome: 'signedIn',
        signedIn: await enter({ ...identity, purpose }, undefined, context, once),
      };
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== 'needsFactor') throw error;
      keep(identity, purpose, context);
      return { outcome: 'needsFactor' };
    }
  };
  const keep = ({ issuer, subject }: Subject, purpose: Purpose, { isSecure, setCookies }: SigningIn) =>
    setCookies(tickets.issue(VOUCHED, { issuer, subject, purpose }, isSecure));

  return {
    'POST /api/account/sign-in/provider/:provider': async (context) =>
      begin(known(context.params.provider), { kind: 'signIn', bring: context.body.bring }, context),

    'POST /api/account/reset/:provider': async (context) => {
      const { code } = context.body;
      const provider = known(context.params.provider);
      if (!(await accounts.ofReset(code))) throw await entrance.badCode(code, context.address);
      return begin(provider, { kind: 'reset', code }, context);
    },

    'POST /api/account/identities/:provider': async (context) => {
      const { account, body, params } = context;
      const provider = known(params.provider);
      await mustHaveNoneAt(account.id, provider);
      await entrance.mustProve(account, body, context);
      return begin(provider, { kind: 'link', person: account.id }, context);
    },

    'POST /api/account/identities/:provider/confirm': async (context) =>
      begin(known(context.params.provider), { kind: 'confirm', person: context.account.id }, context),

    'DELETE /api/account/identities/:id': async ({ account, params }) => {
      const isTheirs = (await identities.of(account.id)).some(({ id }) => id === params.id);
      if (!isTheirs) throw new HttpError(404, 'notFound');
      await entrance.mustKeepWayIn(account, params.id);
      await identities.remove(account.id, params.id);
    },

    'POST /api/account/provider': async (context): Promise<Outcome> => {
      const { person, session, isSecure, cookies, setCookies, body } = context;
      const asked = tickets.read(ASKED, cookies);
      const provider = providers.of(body.provider);
      if (!asked || !provider || asked.content.provider !== body.provider) throw beginAgain();
      const { question, purpose } = asked.content;
      if (!provider.answers(body.query, question) || !(await tickets.spend(asked))) throw beginAgain();
      setCookies(ASKED.cookie.clear(isSecure));
      // Whoever is banned can leave for good, which may take that they show who they are; nothing else.
      const ban = person && purpose.kind !== 'confirm' && (await bans.ofPerson(person.id));
      if (ban) throw new HttpError(403, 'banned', { reason: ban.reason });
      const { issuer, subject, name, isFresh } = await provider.read(body.query, question);
      const identity = { issuer, subject };
      const owner = await accountOf(identity);
      switch (purpose.kind) {
        case 'signIn': {
          if (owner) return enterOrAsk(identity, purpose, context);
          if (person && (await accounts.of(person.id))) throw new HttpError(409, 'haveAccount');
          keep(identity, purpose, context);
          return { outcome: 'new', name: await name() };
        }
        case 'reset': {
          const account = await accounts.ofReset(purpose.code);
          if (owner && owner.id !== account?.id) throw new HttpError(409, 'identityTaken');
          return enterOrAsk(identity, purpose, context);
        }
        case 'link': {
          if (purpose.person !== person?.id) throw beginAgain();
          if (owner && owner.id !== person.id) throw new HttpError(409, 'identityTaken');
          await mustHaveNoneAt(person.id, provider);
          await putIdentity(identity, person.id);
          return { outcome: 'linked' };
        }
        case 'confirm': {
          if (purpose.person !== person?.id || session === null) throw beginAgain();
          if (owner?.id !== person.id) throw new HttpError(403, 'otherIdentity');
          if (!isFresh) throw new HttpError(403, 'notConfirmed');
          await people.sessions.prove(session);
          return { outcome: 'confirmed' };
        }
      }
    },

    'POST /api/account/provider/enter': async (context) => {
      const vouched = tickets.read(VOUCHED, context.cookies);
      if (!vouched) throw beginAgain();
      const { factor } = context.body;
      const signedIn = await enter(vouched.content, factor, context, () => tickets.spend(vouched));
      context.setCookies(VOUCHED.cookie.clear(context.isSecure));
      return signedIn;
    },

    'POST /api/account/provider/sign-up': async (context) => {
      const { person: guest, address, isSecure, cookies, setCookies, body } = context;
      const vouched = tickets.read(VOUCHED, cookies);
      if (vouched?.content.purpose.kind !== 'signIn') throw beginAgain();
      const { issuer, subject } = vouched.content;
      const name = checkedName(body.name);
      if (guest && (await accounts.of(guest.id))) throw new HttpError(409, 'haveAccount');
      const right = await entrance.guess(`sign-up ${folded(name)}`, address);
      if (await accounts.isTaken(name, guest?.id)) throw new HttpError(409, 'nameTaken');
      if (!(await identities.claim({ issuer, subject }))) throw new HttpError(409, 'identityTaken');
      try {
        const person =
          guest ?? (await register(peopleService, registrationThrottle, context, name, body.invite)).person;
        if (!(await tickets.spend(vouched))) throw beginAgain();
        if (!(await accounts.make(person.id, name, null))) throw new HttpError(409, 'nameTaken');
        await right();
        if (person.name !== name) await rename(peopleService, person, name);
        await peopleService.endGuest(person.id);
        await identities.settle({ issuer, subject }, person.id);
        setCookies(VOUCHED.cookie.clear(isSecure));
        return await entrance.signIn(context, guest, { id: person.id, name });
      } catch (error) {
        await identities.release({ issuer, subject });
        throw error;
      }
    },
  };
}
