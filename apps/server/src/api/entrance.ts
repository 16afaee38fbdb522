import type { Person } from '@aerie/host';
import type { EndpointName, SignedIn } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { networkOf } from '../common/network-address.js';
import type { Account } from '../people/accounts.js';
import { DEVICE_COOKIE } from '../people/known-devices.js';
import type { OpenIdProviders } from '../people/openid-providers.js';
import { isPassword } from '../people/passwords.js';
import { SESSION_COOKIE } from '../people/people.js';
import type { PeopleService } from '../people/people-service.js';
import type { SignInThrottle } from '../people/sign-in-throttle.js';
import type { RequestContext, Requester } from './handlers.js';

/** A request that ends in a session. */
export type SigningIn = Requester & Pick<RequestContext<EndpointName>, 'cookies' | 'setCookies'>;

/** What else there is to say of somebody who signs in. */
interface Entering {
  /** What was taken over from the guest who signs in. */
  readonly taken?: SignedIn['taken'];
  /** Whether they gave a second factor. */
  readonly hasFactor?: boolean;
}

/** What somebody gives to show that an account is theirs. */
interface Proof {
  /** Null: the session was confirmed lately. */
  readonly password: string | null;
  readonly factor?: string | undefined;
}

/** For how long a session counts in place of the password, once its person has confirmed it by a passkey or at a provider. */
const PROVEN_MS = 5 * 60_000;

/** What everything asks that lets somebody into an account: passwords and codes, guessed at slowly, and at the end a session. */
export class Entrance {
  constructor(
    private readonly peopleService: PeopleService,
    private readonly signInThrottle: SignInThrottle,
    private readonly providers: OpenIdProviders,
  ) {}

  /** Whether people come in otherwise than by providers. */
  get takesOthers(): boolean {
    return !this.providers.areOnly;
  }

  mustTakeOthers(): void {
    if (!this.takesOthers) throw new HttpError(403, 'onlyProviders');
  }

  /** Refuses to take away what alone lets somebody into their account; `id`: of a passkey or an identity. */
  async mustKeepWayIn({ id: person, body }: Account, id: string): Promise<void> {
    const { identities, passkeys } = this.peopleService;
    const by = (await identities.of(person)).filter((one) => this.providers.ofIssuer(one.body.issuer));
    const keys = this.takesOthers ? await passkeys.of(person) : [];
    const hasPassword = this.takesOthers && isPassword(body.hash);
    if (!hasPassword && [...by, ...keys].every((one) => one.id === id)) throw new HttpError(409, 'lastWayIn');
  }

  /** The browser is known to somebody's account from now on. */
  async know(
    person: string,
    { cookies, isSecure, setCookies }: Pick<SigningIn, 'cookies' | 'isSecure' | 'setCookies'>,
  ): Promise<void> {
    const device = await this.peopleService.devices.remember(person, DEVICE_COOKIE.value(cookies));
    setCookies(DEVICE_COOKIE.set(device, isSecure));
  }

  /** Begins a session in place of the one that asks, with a browser that is known from now on; answers whose it is. */
  async signIn(
    { session, agent, address, isSecure, cookies, setCookies }: SigningIn,
    before: Person | undefined,
    { id, name }: Person,
    { taken = null, hasFactor = false }: Entering = {},
  ): Promise<SignedIn> {
    const { people, changed } = this.peopleService;
    if (before && session !== null) await people.sessions.end(before.id, session);
    const token = await people.sessions.open(id, people.origin(agent, address), hasFactor);
    setCookies(SESSION_COOKIE.set(token, isSecure));
    await this.know(id, { cookies, isSecure, setCookies });
    if (before) changed(before.id);
    return { person: { id, name }, taken };
  }

  /** Lets somebody into their account, with what is theirs as a guest where they bring it. */
  async enter(
    context: SigningIn,
    { id, body }: Account,
    { bring, hasFactor }: { readonly bring: boolean; readonly hasFactor: boolean },
  ): Promise<SignedIn> {
    const { accounts, bans, guestMerge } = this.peopleService;
    const guest = context.person;
    const person = { id, name: body.name };
    if (!guest || guest.id === id || !bring || (await accounts.of(guest.id)))
      return this.signIn(context, guest, person, { hasFactor });
    const ban = await bans.ofPerson(id);
    if (ban) throw new HttpError(403, 'banned', { reason: ban.reason });
    const taken = await guestMerge.merge(guest, person);
    return this.signIn(context, guest, person, { taken, hasFactor });
  }

  /** Slows down whoever guesses; gives what to call when the guess was right. */
  async guess(subject: string, address: string, device?: string): Promise<() => Promise<void>> {
    const guessed = await this.signInThrottle.attempt({ subject, network: networkOf(address), device });
    if ('seconds' in guessed) throw new HttpError(429, 'tooManyGuesses', guessed);
    return guessed.right;
  }

  /** A code of the administrator is not good. They are counted one by one and by network: whoever has a right one does not wait. */
  async badCode(code: string, address: string): Promise<HttpError> {
    await this.guess(`code ${code}`, address);
    return new HttpError(403, 'badCode');
  }

  /** Refuses whoever does not know the password of the account, or has not confirmed the session in place of it. */
  async mustKnowPassword(
    { id, body }: Account,
    password: string | null,
    { address, session }: Requester,
  ): Promise<void> {
    if (password === null) {
      const { sessions } = this.peopleService.people;
      if (session !== null && (await sessions.isProven(session, id, PROVEN_MS))) return;
      throw new HttpError(403, 'notConfirmed');
    }
    const right = await this.guess(`account ${id}`, address, session ?? undefined);
    if (!(await this.peopleService.accounts.check(body.name, password)))
      throw new HttpError(403, 'wrongPassword');
    await right();
  }

  /** Refuses whoever does not show that the account is theirs, with a second factor where it has one that the session has not given lately. */
  async mustProve(account: Account, { password, factor }: Proof, context: SigningIn): Promise<void> {
    const { people, secondFactor } = this.peopleService;
    const { session } = context;
    await this.mustKnowPassword(account, password, context);
    if (session !== null && (await secondFactor.standing(account.id, session)) === 'confirmed') return;
    if ((await this.mustHaveFactor(account.id, factor, context)) && session !== null)
      await people.sessions.confirmFactor(session);
  }

  /**
   * Refuses whoever gives no code, or a wrong one, where the account has a second factor; gives whether it has. Only who knows
   * the password comes so far: wrong codes are counted by the account, and apart with a browser that has signed in before, whose
   * person does not wait for others.
   */
  async mustHaveFactor(
    person: string,
    code: string | undefined,
    { address, cookies }: Pick<SigningIn, 'address' | 'cookies'>,
  ): Promise<boolean> {
    const { devices, secondFactor } = this.peopleService;
    if (!(await secondFactor.of(person))) return false;
    if (code === undefined) throw new HttpError(403, 'needsFactor');
    const device = await devices.recognise(DEVICE_COOKIE.value(cookies), person);
    const right = await this.guess(`factor ${person}`, address, device ?? person);
    if (!(await secondFactor.spend(person, code))) throw new HttpError(403, 'badFactor');
    await right();
    return true;
  }
}
