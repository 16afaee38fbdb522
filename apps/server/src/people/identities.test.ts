import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { SoftwareAuthenticator } from '../testing/authenticator.js';
import { HttpClient } from '../testing/http-client.js';
import { CLIENT, ProviderVisit, TestProvider } from '../testing/openid-provider.js';
import { type Settings, startServer, type TestServer } from '../testing/test-server.js';
import { codeAt, stepAt } from './totp.js';

const PASSWORD = 'over the clouds';
const ORIGIN = 'https://games.example';
const MINUTE = 60_000;
const backTo = (id: string) => `${ORIGIN}/account/provider/${id}`;

const refused = (status: number, error: string, more: object = {}) =>
  expect.objectContaining({ status, body: { error, ...more } });

/** Hands in what a provider has answered. */
const handIn = (browser: HttpClient, query: string, provider = 'club') =>
  browser.ask('POST', '/api/account/provider', { provider, query });

/** Where the provider is to sign somebody in, for whatever this asks for. */
const begin = async (browser: HttpClient, path: string, body?: object) =>
  (await browser.must('POST', path, body)).address as string;
const beginSignIn = (browser: HttpClient, provider = 'club', bring = true) =>
  begin(browser, `/api/account/sign-in/provider/${provider}`, { bring });

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`signing in at providers, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let club: TestProvider;
    let school: TestProvider;
    let server: TestServer;
    /** Another process of the site, where there can be one. */
    let other: TestServer;
    let time = Date.now();
    let names = 0;
    beforeAll(async () => {
      club = await TestProvider.start([backTo('club')]);
      school = await TestProvider.start([backTo('school')], { by: 'client_secret_post' });
      database = await kind.create();
      storage = await database.open();
      const settings: Settings = {
        origin: ORIGIN,
        providers: [club.settings('club', 'The club'), school.settings('school', 'The school')],
        now: () => time,
      };
      server = await startServer('nowhere', { storage, ...settings });
      other =
        kind.name === 'embedded'
          ? server
          : await startServer('nowhere', { storage: await database.open(), ...settings });
    });
    beforeEach(() => {
      time += 60 * MINUTE;
    });
    afterAll(async () => {
      await server.stop();
      if (other !== server) await other.stop();
      await club.close();
      await school.close();
      database.remove();
    });

    const newName = () => `Member ${names++}`;
    const browse = () => new HttpClient(server.base);
    const visit = (name = newName(), at = club) => new ProviderVisit(at, name);
    /** Goes to the provider and comes back. */
    const signIn = async (browser: HttpClient, there: ProviderVisit, provider = 'club') =>
      handIn(browser, await there.signIn(await beginSignIn(browser, provider)), provider);
    const signUp = (browser: HttpClient, name: string, more: object = {}) =>
      browser.ask('POST', '/api/account/provider/sign-up', { name, ...more });
    /** Somebody who has an account by the club and no password. */
    const member = async (browser = browse()) => {
      const there = visit();
      expect((await signIn(browser, there)).body).toEqual({ outcome: 'new', name: there.name });
      expect(await signUp(browser, there.name)).toMatchObject({ status: 200, body: { person: {} } });
      return { browser, there, called: there.name };
    };
    const withPassword = async () => {
      const [browser, called] = [browse(), newName()];
      await browser.must('POST', '/api/account', { name: called, password: PASSWORD });
      return { browser, called };
    };
    const account = async (browser: HttpClient) => {
      const { account } = (await browser.must('GET', '/api/account')) as {
        account: {
          hasPassword: boolean;
          passkeys: { id: string }[];
          identities: { id: string; provider: string; name: string; since: string; used: string | null }[];
        };
      };
      return account;
    };
    const link = async (browser: HttpClient, there: ProviderVisit, proof: object, provider = 'club') =>
      handIn(
        browser,
        await there.signIn(await begin(browser, `/api/account/identities/${provider}`, proof)),
        provider,
      );
    const confirm = async (browser: HttpClient, there: ProviderVisit, provider = 'club') =>
      handIn(
        browser,
        await there.signIn(await begin(browser, `/api/account/identities/${provider}/confirm`)),
        provider,
      );
    const addPasskey = async (browser: HttpClient, proof: object) => {
      const phone = new SoftwareAuthenticator(ORIGIN);
      const asked = await browser.ask('POST', '/api/account/passkeys/challenge', proof);
      if (asked.status !== 200) return asked;
      const response = phone.create(asked.body.options as Record<string, unknown>);
      await browser.must('POST', '/api/account/passkeys', { name: 'Phone', response });
      return phone;
    };

    test('who has none signs up with a name, and signs in from then on', async () => {
      expect(await browse().must('GET', '/api/account/ways')).toEqual({
        passkeys: true,
        providers: [
          { id: 'club', name: 'The club' },
          { id: 'school', name: 'The school' },
        ],
        onlyProviders: false,
      });
      const { browser, there, called } = await member();
      expect(await browser.must('GET', '/api/session')).toMatchObject({
        hasAccount: true,
        person: { name: called },
      });
      const at = new Date(time).toISOString();
      expect(await account(browser)).toMatchObject({
        hasPassword: false,
        identities: [{ provider: 'club', name: 'The club', since: at, used: at }],
      });
      time += MINUTE;
      const elsewhere = browse();
      expect(await signIn(elsewhere, there)).toMatchObject({
        status: 200,
        body: {
          outcome: 'signedIn',
          signedIn: { person: { id: await browser.id(), name: called }, taken: null },
        },
      });
      expect((await account(elsewhere)).identities[0]?.used).toBe(new Date(time).toISOString());
      // The browser is known from then on, as after any other way in.
      expect(elsewhere.cookie).toContain('aerie-device=');
      // At another provider the same name is somebody else.
      expect((await signIn(browse(), visit(called, school), 'school')).body).toMatchObject({
        outcome: 'new',
      });
    });

    test('names are as everywhere: checked, and nobody has somebody else’s', async () => {
      const { called } = await withPassword();
      const browser = browse();
      await signIn(browser, visit());
      expect(await signUp(browser, ' ')).toMatchObject({ status: 400, body: { error: 'badName' } });
      expect(await signUp(browser, called)).toEqual(refused(409, 'nameTaken'));
      expect((await signUp(browser, newName())).status).toBe(200);
      // What was vouched for is spent.
      expect(await signUp(browse(), newName())).toEqual(refused(403, 'beginAgain'));
    });

    test('a site by invitation only asks for one', async () => {
      const { invitations } = server.peopleService;
      await invitations.setInviteOnly(true);
      const { code } = await invitations.invite({ uses: 1, until: null, note: '' });
      const [browser, there] = [browse(), visit()];
      await signIn(browser, there);
      expect(await signUp(browser, there.name)).toEqual(refused(403, 'inviteOnly'));
      expect(await signUp(browser, there.name, { invite: 'wrong' })).toEqual(refused(403, 'badInvite'));
      expect((await signUp(browser, there.name, { invite: code })).status).toBe(200);
      // Who is a member needs none to come back.
      expect((await signIn(browse(), there)).body).toMatchObject({ outcome: 'signedIn' });
      await invitations.setInviteOnly(false);
    });

    test('nobody new comes from a network that is closed to newcomers', async () => {
      const { bans, people } = server.peopleService;
      const mark = people.networkMark('127.0.0.1');
      await bans.banNetwork(mark, { reason: 'enough', until: null, note: '' });
      const browser = browse();
      await signIn(browser, visit());
      expect(await signUp(browser, newName())).toEqual(refused(403, 'banned', { reason: 'enough' }));
      await bans.lift(`network ${mark}`);
    });

    test('a guest keeps what is theirs when they sign up, and brings it along when they sign in', async () => {
      const guest = browse();
      await guest.must('POST', '/api/session', { name: 'Goose' });
      const id = await guest.id();
      const before = guest.cookie;
      const { there } = await member(guest);
      expect(await guest.id()).toBe(id);
      // What somebody copied from the guest lets nobody into the account.
      expect(await new HttpClient(server.base, before).must('GET', '/api/session')).toMatchObject({
        person: null,
      });

      const second = browse();
      await second.must('POST', '/api/session', { name: 'Gander' });
      const other = await second.id();
      expect((await signIn(second, there)).body).toMatchObject({
        signedIn: { person: { id }, taken: { name: 'Gander', tables: 0 } },
      });
      expect(await storage.person(other)).toBeUndefined();

      const third = browse();
      await third.must('POST', '/api/session', { name: 'Gosling' });
      const left = await third.id();
      await handIn(third, await there.signIn(await beginSignIn(third, 'club', false)));
      expect(await third.id()).toBe(id);
      expect(await storage.person(left)).toBeDefined();
    });

    test('the second factor of the account is asked for all the same', async () => {
      const { browser, there } = await member();
      await confirm(browser, there);
      const { key } = await browser.must('POST', '/api/account/second-factor', { password: null });
      const code = () => codeAt(key as string, stepAt(time));
      await browser.must('POST', '/api/account/second-factor/on', { code: code() });
      time += MINUTE;
      const elsewhere = browse();
      const enter = (factor: string) => elsewhere.ask('POST', '/api/account/provider/enter', { factor });
      expect(await enter(code())).toEqual(refused(403, 'beginAgain'));
      expect((await signIn(elsewhere, there)).body).toEqual({ outcome: 'needsFactor' });
      expect(await elsewhere.must('GET', '/api/session')).toMatchObject({ person: null });
      // It is no way around it to sign up again.
      expect(await signUp(elsewhere, newName())).toEqual(refused(409, 'identityTaken'));
      expect(await enter('000000')).toEqual(refused(403, 'badFactor'));
      const copied = new HttpClient(server.base, elsewhere.cookie);
      expect((await enter(code())).status).toBe(200);
      expect(await elsewhere.id()).toBe(await browser.id());
      time += MINUTE;
      expect(await copied.ask('POST', '/api/account/provider/enter', { factor: code() })).toEqual(
        refused(403, 'beginAgain'),
      );
    });

    test('an answer is good once, for the browser and the provider that were asked, and five minutes', async () => {
      const over = refused(403, 'beginAgain');
      const { there } = await member();
      // Of several at once one gets in, whatever process it comes to.
      const browser = browse();
      const query = await there.signIn(await beginSignIn(browser));
      const many = await Promise.all(
        [server, other, server, other].map(({ base }) => handIn(new HttpClient(base, browser.cookie), query)),
      );
      expect(many.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
      expect(await handIn(browser, query)).toEqual(over);
      // What one process began another one ends.
      const [one, elsewhere] = [browse(), browse()];
      const answer = await there.signIn(await beginSignIn(one));
      expect(await handIn(elsewhere, answer)).toEqual(over);
      await beginSignIn(elsewhere);
      expect(await handIn(elsewhere, answer)).toEqual(over);
      expect(await handIn(one, answer, 'school')).toEqual(over);
      expect((await handIn(new HttpClient(other.base, one.cookie), answer)).status).toBe(200);
      const late = await there.signIn(await beginSignIn(one));
      time += 5 * MINUTE + 1;
      expect(await handIn(one, late)).toEqual(over);
    });

    test('what was not asked for so is refused: state, nonce, challenge, somebody else’s code', async () => {
      const { there } = await member();
      const back = async (change: (address: URL) => void) => {
        const browser = browse();
        const address = new URL(await beginSignIn(browser));
        change(address);
        return { browser, query: await there.signIn(address.href) };
      };
      const without = await back((address) => address.searchParams.set('state', 'another'));
      expect(await handIn(without.browser, without.query)).toEqual(refused(403, 'beginAgain'));
      const nonce = await back((address) => address.searchParams.set('nonce', 'another'));
      expect(await handIn(nonce.browser, nonce.query)).toEqual(refused(403, 'badProviderAnswer'));
      const challenge = await back((address) => address.searchParams.set('code_challenge', 'a'.repeat(43)));
      expect(await handIn(challenge.browser, challenge.query)).toEqual(refused(403, 'beginAgain'));
      // The code of an attacker in the browser of somebody else, under its own state.
      const attacker = await back(() => {});
      const victim = browse();
      const state = new URL(await beginSignIn(victim)).searchParams.get('state') as string;
      const planted = new URLSearchParams(attacker.query);
      planted.set('state', state);
      expect(await handIn(victim, planted.toString())).toEqual(refused(403, 'beginAgain'));
      expect(await victim.must('GET', '/api/session')).toMatchObject({ person: null });
      // From another provider (RFC 9207).
      const mixed = await back(() => {});
      const from = new URLSearchParams(mixed.query);
      from.set('iss', school.issuer);
      expect(await handIn(mixed.browser, from.toString())).toEqual(refused(403, 'badProviderAnswer'));
      // Without PKCE and state nothing is begun.
      const address = new URL(await beginSignIn(browse()));
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        ...{ response_type: 'code', scope: 'openid profile', redirect_uri: backTo('club') },
        ...{ code_challenge_method: 'S256', state: expect.stringMatching(/^[\w-]{43}$/) },
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      });
    });

    test('who calls it off at the provider is told so', async () => {
      const browser = browse();
      const query = await visit().signIn(await beginSignIn(browser), { callOff: true });
      expect(await handIn(browser, query)).toEqual(
        refused(403, 'providerRefused', { reason: 'access_denied' }),
      );
      expect(await browser.ask('POST', '/api/account/sign-in/provider/nowhere', { bring: true })).toEqual(
        refused(404, 'notFound'),
      );
    });

    test('an account is linked and unlinked, and one identity lets into one account', async () => {
      const { browser, called } = await withPassword();
      const there = visit();
      const ask = (body: object) => browser.ask('POST', '/api/account/identities/club', body);
      expect(await ask({ password: 'wrong' })).toEqual(refused(403, 'wrongPassword'));
      expect(await ask({ password: null })).toEqual(refused(403, 'notConfirmed'));
      expect((await link(browser, there, { password: PASSWORD })).body).toEqual({ outcome: 'linked' });
      expect((await signIn(browse(), there)).body).toMatchObject({ signedIn: { person: { name: called } } });
      expect(await ask({ password: PASSWORD })).toEqual(refused(409, 'haveIdentity'));
      // Of somebody else it lets into nothing more, and nobody links an account while another person is signed in.
      const ben = await withPassword();
      expect(await link(ben.browser, there, { password: PASSWORD })).toEqual(refused(409, 'identityTaken'));
      const begun = await begin(browser, '/api/account/identities/school', { password: PASSWORD });
      const ticket = browser.cookie.split('; ').find((part) => part.includes('aerie-provider=')) as string;
      const thief = new HttpClient(server.base, `${ben.browser.cookie}; ${ticket}`);
      expect(await handIn(thief, await visit('x', school).signIn(begun), 'school')).toEqual(
        refused(403, 'beginAgain'),
      );

      const [identity] = (await account(browser)).identities;
      const path = `/api/account/identities/${identity?.id}`;
      expect(await ben.browser.ask('DELETE', path)).toEqual(refused(404, 'notFound'));
      expect((await browser.ask('DELETE', path)).status).toBe(200);
      expect((await account(browser)).identities).toEqual([]);
      expect((await signIn(browse(), there)).body).toMatchObject({ outcome: 'new' });
      expect((await link(ben.browser, there, { password: PASSWORD })).body).toEqual({ outcome: 'linked' });
    });

    test('who is signed in to an account makes no second one by a provider', async () => {
      const { browser } = await withPassword();
      expect(await signIn(browser, visit())).toEqual(refused(409, 'haveAccount'));
    });

    test('what alone lets somebody in stays, until there is something else', async () => {
      const { browser, there } = await member();
      const [first] = (await account(browser)).identities;
      const unlink = (id: string | undefined) => browser.ask('DELETE', `/api/account/identities/${id}`);
      expect(await unlink(first?.id)).toEqual(refused(409, 'lastWayIn'));
      // A second provider.
      await confirm(browser, there);
      const schooled = visit(newName(), school);
      await link(browser, schooled, { password: null }, 'school');
      expect((await unlink(first?.id)).status).toBe(200);
      const [second] = (await account(browser)).identities;
      expect(second).toMatchObject({ provider: 'school' });
      expect(await unlink(second?.id)).toEqual(refused(409, 'lastWayIn'));
      // A passkey.
      const phone = await addPasskey(browser, { password: null });
      expect(phone).toBeInstanceOf(SoftwareAuthenticator);
      expect((await unlink(second?.id)).status).toBe(200);
      const [passkey] = (await account(browser)).passkeys;
      expect(await browser.ask('DELETE', `/api/account/passkeys/${passkey?.id}`)).toEqual(
        refused(409, 'lastWayIn'),
      );
      // A password.
      await browser.must('PUT', '/api/account/password', { old: null, password: PASSWORD });
      expect((await browser.ask('DELETE', `/api/account/passkeys/${passkey?.id}`)).status).toBe(200);
      expect(await account(browser)).toMatchObject({ hasPassword: true, passkeys: [], identities: [] });
    });

    test('who has no password shows at the provider, or by a passkey, that it is them: for five minutes', async () => {
      const { browser, there, called } = await member();
      const no = refused(403, 'notConfirmed');
      expect(await addPasskey(browser, { password: null })).toEqual(no);
      // Nobody has the password that there is not.
      const signIn = (password: string) =>
        browse().ask('POST', '/api/account/sign-in', { name: called, password, bring: false });
      for (const password of ['', ' ', PASSWORD])
        expect(await signIn(password)).toEqual(refused(401, 'wrongPair'));
      expect(await browser.ask('DELETE', '/api/account', { password: '' })).toEqual(
        refused(403, 'wrongPassword'),
      );
      expect(await confirm(browser, visit())).toEqual(refused(403, 'otherIdentity'));
      expect(await addPasskey(browser, { password: null })).toEqual(no);

      expect((await confirm(browser, there)).body).toEqual({ outcome: 'confirmed' });
      const phone = (await addPasskey(browser, { password: null })) as SoftwareAuthenticator;
      time += 5 * MINUTE + 1;
      expect(await addPasskey(browser, { password: null })).toEqual(no);
      // Nor does it count in another session of theirs.
      const elsewhere = browse();
      await confirm(browser, there);
      await handIn(elsewhere, await there.signIn(await beginSignIn(elsewhere)));
      expect(await addPasskey(elsewhere, { password: null })).toEqual(no);

      const { options } = await elsewhere.must('POST', '/api/account/sign-in/passkey/challenge');
      const response = phone.get(options as Record<string, unknown>);
      await elsewhere.must('POST', '/api/account/passkeys/confirm', { response });
      await elsewhere.must('DELETE', '/api/account', { password: null });
      expect((await handIn(browse(), '')).status).toBe(403);
    });

    test('to confirm one has to sign in anew, not just to be signed in at the provider', async () => {
      const { browser, there } = await member();
      const begun = await begin(browser, '/api/account/identities/club/confirm');
      expect(new URL(begun).searchParams.get('max_age')).toBe('0');
      // Without asking for it the provider tells when that was, which is long ago as soon as its clock has gone on.
      const address = new URL(begun);
      address.searchParams.set('max_age', '1000000');
      const real = Date.now;
      Date.now = () => real() + 6 * MINUTE;
      try {
        const query = await there.signIn(address.href);
        expect(await handIn(browser, query)).toEqual(refused(403, 'notConfirmed'));
      } finally {
        Date.now = real;
      }
      expect(await addPasskey(browser, { password: null })).toEqual(refused(403, 'notConfirmed'));
    });

    test('whoever is banned stays banned, and can still leave for good', async () => {
      const { browser, there } = await member();
      const id = await browser.id();
      await server.peopleService.bans.banPerson(id, { reason: 'enough', until: null, note: '' });
      const elsewhere = browse();
      await signIn(elsewhere, there);
      expect(await elsewhere.must('GET', '/api/session')).toMatchObject({ ban: { reason: 'enough' } });
      expect(await elsewhere.ask('PUT', '/api/settings', {})).toMatchObject({ body: { error: 'banned' } });
      expect(await elsewhere.ask('POST', '/api/account/identities/school', { password: null })).toMatchObject(
        { body: { error: 'banned' } },
      );
      expect((await confirm(elsewhere, there)).body).toEqual({ outcome: 'confirmed' });
      await elsewhere.must('DELETE', '/api/account', { password: null });
      expect(await storage.person(id)).toBeUndefined();
    });

    test('is told in the export, and goes with the account', async () => {
      const { browser, there } = await member();
      const { records } = (await browser.must('GET', '/api/account/export')) as {
        records: { kind: string; id: string }[];
      };
      const identity = records.find((record) => record.kind === 'identity');
      expect(identity).toMatchObject({ body: { issuer: club.issuer, subject: there.name } });
      expect(JSON.stringify(records)).not.toContain('provenAt');
      await confirm(browser, there);
      await browser.must('DELETE', '/api/account', { password: null });
      expect(await storage.record('identity', identity?.id as string)).toBeUndefined();
      expect((await signIn(browse(), there)).body).toMatchObject({ outcome: 'new' });
    });

    test('a link of whoever keeps the site lets in by another identity of the provider', async () => {
      const { browser, there, called } = await member();
      const id = await browser.id();
      const [next, elsewhere] = [visit(), browse()];
      const path = '/api/account/reset/club';
      expect(await elsewhere.ask('POST', path, { code: 'wrong' })).toEqual(refused(403, 'badCode'));
      const code = await server.peopleService.accounts.allowReset(id);
      const ben = await member();
      const taken = await ben.there.signIn(await begin(elsewhere, path, { code }));
      expect(await handIn(elsewhere, taken)).toEqual(refused(409, 'identityTaken'));
      expect(
        await handIn(elsewhere, await next.signIn(await begin(elsewhere, path, { code }))),
      ).toMatchObject({
        body: { outcome: 'signedIn', signedIn: { person: { id, name: called } } },
      });
      expect(await browser.must('GET', '/api/session')).toMatchObject({ person: null });
      expect((await account(elsewhere)).identities).toHaveLength(1);
      expect((await signIn(browse(), next)).body).toMatchObject({ signedIn: { person: { id } } });
      expect((await signIn(browse(), there)).body).toMatchObject({ outcome: 'new' });
      expect(await elsewhere.ask('POST', path, { code })).toEqual(refused(403, 'badCode'));
    });

    test('of two who sign up by the same identity at once one does', async () => {
      const there = visit();
      const browsers = [browse(), new HttpClient(other.base)];
      for (const browser of browsers) await signIn(browser, there);
      const made = await Promise.all(browsers.map((browser) => signUp(browser, newName())));
      expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      // One whose process ended in the midst of it is held for a minute only.
      const lost = { issuer: club.issuer, subject: newName() };
      const { identities } = server.peopleService;
      expect(await identities.claim(lost)).toBe(true);
      expect(await identities.claim(lost)).toBe(false);
      time += MINUTE + 1;
      expect(await identities.claim(lost)).toBe(true);
    });
  });

describe('a site with providers', () => {
  const [kind] = storageKinds;
  /** A site of its own, for as long as `work` takes. */
  const onSite = async (settings: Settings, work: (server: TestServer) => Promise<void>): Promise<void> => {
    const database = await (kind as (typeof storageKinds)[0]).create();
    const storage = await database.open();
    const server = await startServer('nowhere', { storage, origin: ORIGIN, ...settings });
    try {
      await work(server);
    } finally {
      await server.stop();
      database.remove();
    }
  };

  test('goes on without one that is away, and tries it again', async () => {
    const club = await TestProvider.start([backTo('club')]);
    await club.close();
    await onSite({ providers: [club.settings('club', 'The club')] }, async ({ base }) => {
      const browser = new HttpClient(base);
      const ask = () => browser.ask('POST', '/api/account/sign-in/provider/club', { bring: false });
      expect(await ask()).toEqual(refused(409, 'providerAway'));
      await browser.must('POST', '/api/account', { name: 'Anna', password: PASSWORD });
      await browser.must('POST', '/api/account/sign-out');
      await club.open();
      const query = await new ProviderVisit(club, 'Ben').signIn(await beginSignIn(browser));
      // Away again before its answer is looked at.
      await club.close();
      expect(await handIn(browser, query)).toEqual(refused(409, 'providerAway'));
      await club.open();
      const again = await new ProviderVisit(club, 'Ben').signIn(await beginSignIn(browser));
      expect((await handIn(browser, again)).body).toMatchObject({ outcome: 'new' });
      await club.close();
    });
  });

  test('believes nothing that another key has signed, and nobody under a wrong secret', async () => {
    const club = await TestProvider.start([backTo('club')], { keys: { keys: [] } });
    const settings = club.settings('club', 'The club');
    await onSite({ providers: [settings] }, async ({ base }) => {
      const browser = new HttpClient(base);
      const query = await new ProviderVisit(club, 'Ben').signIn(await beginSignIn(browser));
      expect(await handIn(browser, query)).toEqual(refused(403, 'badProviderAnswer'));
    });
    await onSite(
      { providers: [{ ...settings, clientSecret: `not ${CLIENT.clientSecret}` }] },
      async ({ base }) => {
        const browser = new HttpClient(base);
        const query = await new ProviderVisit(club, 'Ben').signIn(await beginSignIn(browser));
        expect(await handIn(browser, query)).toEqual(refused(403, 'badProviderAnswer'));
      },
    );
    await club.close();
  });

  test('may have no other way in: no passwords, no passkeys, no guests', async () => {
    const club = await TestProvider.start([backTo('club')]);
    const database = await (kind as (typeof storageKinds)[0]).create();
    // Somebody has an account of the time before.
    const before = await startServer('nowhere', { storage: await database.open(), origin: ORIGIN });
    const olga = new HttpClient(before.base);
    await olga.must('POST', '/api/account', { name: 'Olga', password: PASSWORD });
    const id = await olga.id();
    await before.stop();
    const server = await startServer('nowhere', {
      storage: await database.open(),
      origin: ORIGIN,
      providers: [club.settings('club', 'The club')],
      onlyProviders: true,
    });
    const { base } = server;
    const only = refused(403, 'onlyProviders');
    const browser = new HttpClient(base);
    expect(await browser.must('GET', '/api/session')).toMatchObject({ accountsOnly: true });
    expect(await browser.must('GET', '/api/account/ways')).toMatchObject({ onlyProviders: true });
    const pair = { name: 'Olga', password: PASSWORD };
    expect(await browser.ask('POST', '/api/session', { name: 'Goose' })).toEqual(only);
    expect(await browser.ask('POST', '/api/account', { name: 'Anna', password: PASSWORD })).toEqual(only);
    expect(await browser.ask('POST', '/api/account/sign-in', { ...pair, bring: false })).toEqual(only);
    const shown = { bring: false, response: { id: 'x' } };
    expect(await browser.ask('POST', '/api/account/sign-in/passkey', shown)).toEqual(only);
    // Who is in stays in, and links their account; without that it is a link that lets them in.
    const known = new HttpClient(base, olga.cookie);
    expect(await known.id()).toBe(id);
    expect(
      await known.ask('PUT', '/api/account/password', { old: PASSWORD, password: `${PASSWORD}!` }),
    ).toEqual(only);
    const code = await server.peopleService.accounts.allowReset(id);
    expect(await browser.ask('POST', '/api/account/reset', { code, password: `${PASSWORD}!` })).toEqual(only);
    const there = new ProviderVisit(club, 'olga');
    await handIn(browser, await there.signIn(await begin(browser, '/api/account/reset/club', { code })));
    expect(await browser.id()).toBe(id);
    // A password lets nobody in here, so it is no other way in.
    const { account } = (await browser.must('GET', '/api/account')) as {
      account: { hasPassword: boolean; identities: { id: string }[] };
    };
    expect(account.hasPassword).toBe(true);
    expect(await browser.ask('DELETE', `/api/account/identities/${account.identities[0]?.id}`)).toEqual(
      refused(409, 'lastWayIn'),
    );
    // Newcomers sign up by the provider.
    const ben = new HttpClient(base);
    await handIn(ben, await new ProviderVisit(club, 'ben').signIn(await beginSignIn(ben)));
    await ben.must('POST', '/api/account/provider/sign-up', { name: 'Ben' });
    await server.stop();
    await club.close();
    database.remove();
  });
});
