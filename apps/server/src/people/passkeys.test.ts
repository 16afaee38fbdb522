import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { SoftwareAuthenticator } from '../testing/authenticator.js';
import { HttpClient } from '../testing/http-client.js';
import { startServer, type TestServer } from '../testing/test-server.js';
import { codeAt, stepAt } from './totp.js';

const PASSWORD = 'over the clouds';
const ORIGIN = 'https://games.example';
const MINUTE = 60_000;

type Otherwise = Parameters<SoftwareAuthenticator['get']>[1];

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`passkeys, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    /** Another process of the site, where there can be one. */
    let other: TestServer;
    let time = Date.now();
    let names = 0;
    beforeAll(async () => {
      database = await kind.create();
      storage = await database.open();
      const settings = { origin: ORIGIN, now: () => time };
      const start = async () => startServer('nowhere', { storage: await database.open(), ...settings });
      server = await startServer('nowhere', { storage, ...settings });
      other = kind.name === 'embedded' ? server : await start();
    });
    beforeEach(() => {
      time += 60 * MINUTE;
    });
    afterAll(async () => {
      await server.stop();
      if (other !== server) await other.stop();
      database.remove();
    });

    const member = async () => {
      const called = `Member ${names++}`;
      const browser = new HttpClient(server.base);
      await browser.must('POST', '/api/account', { name: called, password: PASSWORD });
      return Object.assign(browser, { called });
    };
    const begin = async (browser: HttpClient) =>
      (await browser.must('POST', '/api/account/passkeys/challenge', { password: PASSWORD }))
        .options as object;
    const add = async (
      browser: HttpClient,
      authenticator: SoftwareAuthenticator,
      name = 'My phone',
      otherwise: Otherwise = {},
    ) => {
      const response = authenticator.create({ ...(await begin(browser)) }, otherwise);
      return browser.ask('POST', '/api/account/passkeys', { name, response });
    };
    /** Somebody with a passkey. */
    const withPasskey = async () => {
      const anna = await member();
      const phone = new SoftwareAuthenticator(ORIGIN);
      expect((await add(anna, phone)).status).toBe(200);
      return Object.assign(anna, { phone });
    };
    const challenge = async (browser: HttpClient) =>
      (await browser.must('POST', '/api/account/sign-in/passkey/challenge')).options as Record<
        string,
        unknown
      >;
    const signIn = async (
      phone: SoftwareAuthenticator,
      browser = new HttpClient(server.base),
      otherwise: Otherwise = {},
    ) =>
      browser.ask('POST', '/api/account/sign-in/passkey', {
        ...{ bring: true, response: phone.get(await challenge(browser), otherwise) },
      });
    const standing = async (browser: HttpClient) => {
      const { sessions } = (await browser.must('GET', '/api/account')) as {
        sessions: { id: string; mine: boolean }[];
      };
      const session = sessions.find(({ mine }) => mine)?.id as string;
      return server.peopleService.secondFactor.standing(await browser.id(), session);
    };
    const listed = async (browser: HttpClient) => {
      const { account } = (await browser.must('GET', '/api/account')) as {
        account: { passkeys: { id: string; name: string; used: string | null }[] };
      };
      return account.passkeys;
    };
    const refused = (status: number, error: string) => expect.objectContaining({ status, body: { error } });

    test('several are added with names, listed, and removed; a removed one does not sign in', async () => {
      const anna = await withPasskey();
      const key = new SoftwareAuthenticator(ORIGIN);
      time += MINUTE;
      await add(anna, key, '  Blue key  ');
      const [second, first] = await listed(anna);
      expect([first?.name, second?.name]).toEqual(['My phone', 'Blue key']);
      expect((await signIn(key)).status).toBe(200);
      expect((await listed(anna)).map(({ used }) => used)).toEqual([new Date(time).toISOString(), null]);
      expect((await anna.ask('DELETE', `/api/account/passkeys/${second?.id}`)).status).toBe(200);
      expect(await anna.ask('DELETE', `/api/account/passkeys/${second?.id}`)).toEqual(
        refused(404, 'notFound'),
      );
      expect(await signIn(key)).toEqual(refused(403, 'badPasskey'));
      expect((await signIn(anna.phone)).status).toBe(200);
    });

    test('adding one takes the password, and the second factor where the session has not given it lately', async () => {
      const anna = await member();
      const ask = (body: object) => anna.ask('POST', '/api/account/passkeys/challenge', body);
      expect(await ask({ password: 'wrong' })).toEqual(refused(403, 'wrongPassword'));
      const { key } = await anna.must('POST', '/api/account/second-factor', { password: PASSWORD });
      const code = () => codeAt(key as string, stepAt(time));
      await anna.must('POST', '/api/account/second-factor/on', { code: code() });
      expect((await ask({ password: PASSWORD })).status).toBe(200);
      time += 13 * 60 * MINUTE;
      expect(await ask({ password: PASSWORD })).toEqual(refused(403, 'needsFactor'));
      expect((await ask({ password: PASSWORD, factor: code() })).status).toBe(200);
      expect(await standing(anna)).toBe('confirmed');
    });

    test('signs in without a name, without a second factor, and counts as one', async () => {
      const anna = await withPasskey();
      expect(await standing(anna)).toBe('due');
      const { key } = await anna.must('POST', '/api/account/second-factor', { password: PASSWORD });
      await anna.must('POST', '/api/account/second-factor/on', { code: codeAt(key as string, stepAt(time)) });
      const browser = new HttpClient(server.base);
      expect(await signIn(anna.phone, browser)).toMatchObject({
        status: 200,
        body: { person: { id: await anna.id(), name: anna.called }, taken: null },
      });
      expect(await standing(browser)).toBe('confirmed');
      time += 13 * 60 * MINUTE;
      expect(await standing(browser)).toBe('due');
      const confirm = async (by: HttpClient) =>
        browser.ask('POST', '/api/account/passkeys/confirm', {
          response: anna.phone.get(await challenge(by)),
        });
      expect((await confirm(browser)).status).toBe(200);
      expect(await standing(browser)).toBe('confirmed');
      // Somebody else's passkey confirms nothing.
      const ben = await withPasskey();
      const response = anna.phone.get(await challenge(ben));
      expect(await ben.ask('POST', '/api/account/passkeys/confirm', { response })).toEqual(
        refused(403, 'badPasskey'),
      );
      expect(await standing(ben)).toBe('due');
    });

    test('a guest who signs in with one brings along what is theirs, or leaves it', async () => {
      const anna = await withPasskey();
      const guest = new HttpClient(server.base);
      await guest.must('POST', '/api/session', { name: 'Goose' });
      const id = await guest.id();
      expect((await signIn(anna.phone, guest)).body).toMatchObject({ taken: { name: 'Goose', tables: 0 } });
      expect(await guest.id()).toBe(await anna.id());
      expect(await storage.person(id)).toBeUndefined();
    });

    test('a challenge is good once, for its browser, its purpose and five minutes', async () => {
      const anna = await withPasskey();
      const post = (browser: HttpClient, response: object) =>
        browser.ask('POST', '/api/account/sign-in/passkey', { bring: false, response });
      const over = refused(403, 'beginAgain');
      // Of several at once one gets in, whatever process it comes to: the cookie is good once.
      const browser = new HttpClient(server.base);
      const response = anna.phone.get(await challenge(browser));
      const many = await Promise.all(
        [server, other, server, other].map(({ base }) =>
          post(new HttpClient(base, browser.cookie), response),
        ),
      );
      expect(many.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
      // In another browser, or with none.
      const [one, elsewhere] = [new HttpClient(server.base), new HttpClient(server.base)];
      const shown = anna.phone.get(await challenge(one));
      expect(await post(elsewhere, shown)).toEqual(over);
      await challenge(elsewhere);
      expect(await post(elsewhere, shown)).toEqual(refused(403, 'badPasskey'));
      // Too late.
      const late = anna.phone.get(await challenge(one));
      time += 5 * MINUTE + 1;
      expect(await post(one, late)).toEqual(over);
      // One for adding a passkey does not sign in, and the other way round.
      const forAdding = await begin(anna);
      expect(await post(anna, anna.phone.get({ ...forAdding, rpId: 'games.example' }))).toEqual(over);
      const made = new SoftwareAuthenticator(ORIGIN).create({
        ...forAdding,
        challenge: (await challenge(anna)).challenge,
      });
      expect(await anna.ask('POST', '/api/account/passkeys', { name: 'x', response: made })).toEqual(over);
      // Nor is one for somebody else's account.
      const ben = await member();
      const mine = new SoftwareAuthenticator(ORIGIN).create({ ...(await begin(anna)) });
      const cookie = anna.cookie.split('; ').find((part) => part.includes('aerie-passkey=')) as string;
      const thief = new HttpClient(server.base, `${ben.cookie}; ${cookie}`);
      expect(await thief.ask('POST', '/api/account/passkeys', { name: 'x', response: mine })).toEqual(over);
    });

    test.each<[string, Otherwise]>([
      ['another origin', { origin: 'https://games.example.evil.example' }],
      ['another site', { rpId: 'evil.example' }],
      ['nobody was verified', { isVerified: false }],
      ['another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
      ['another person', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ])('what does not hold is refused: %s', async (what, otherwise) => {
      const anna = await withPasskey();
      expect(await signIn(anna.phone, new HttpClient(server.base), otherwise)).toEqual(
        refused(403, 'badPasskey'),
      );
      if (what !== 'another person')
        expect(await add(anna, new SoftwareAuthenticator(ORIGIN), 'Bad', otherwise)).toEqual(
          refused(403, 'badPasskey'),
        );
      expect(await listed(anna)).toHaveLength(1);
    });

    test('a signature of another key, an unknown passkey and nonsense are refused', async () => {
      const [anna, ben] = [await withPasskey(), await withPasskey()];
      const browser = new HttpClient(server.base);
      const post = async (change: (shown: ReturnType<SoftwareAuthenticator['get']>) => object) =>
        browser.ask('POST', '/api/account/sign-in/passkey', {
          ...{ bring: false, response: change(anna.phone.get(await challenge(browser))) },
        });
      const bad = refused(403, 'badPasskey');
      const { id, rawId, response } = ben.phone.get({ rpId: 'games.example', challenge: 'x' });
      expect(await post((shown) => ({ ...shown, id, rawId }))).toEqual(bad);
      expect(
        await post((shown) => ({ ...shown, response: { ...shown.response, signature: response.signature } })),
      ).toEqual(bad);
      expect(await post((shown) => ({ ...shown, id: 'unknown', rawId: 'unknown' }))).toEqual(bad);
      expect(await post(({ id }) => ({ id }))).toEqual(bad);
      expect(await post(({ id }) => ({ id, rawId: id, type: 'public-key', response: null }))).toEqual(bad);
      expect((await post((shown) => shown)).status).toBe(200);
    });

    test('a counter has to go on: whoever has copied an authenticator is found out', async () => {
      const anna = await withPasskey();
      const [credential] = anna.phone.credentials;
      if (!credential) throw new Error('no passkey');
      credential.counter = 7;
      expect((await signIn(anna.phone)).status).toBe(200);
      expect(await signIn(anna.phone)).toEqual(refused(403, 'badPasskey'));
      credential.counter = 6;
      expect(await signIn(anna.phone)).toEqual(refused(403, 'badPasskey'));
      credential.counter = 8;
      const browsers = await Promise.all(
        [server, other, server].map(async ({ base }) => {
          const browser = new HttpClient(base);
          return { browser, response: anna.phone.get(await challenge(browser)) };
        }),
      );
      const many = await Promise.all(
        browsers.map(({ browser, response }) =>
          browser.ask('POST', '/api/account/sign-in/passkey', { bring: false, response }),
        ),
      );
      expect(many.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    });

    test('nobody has one twice, or more than twenty', async () => {
      const anna = await withPasskey();
      const options = await begin(anna);
      expect(options).toMatchObject({
        rp: { id: 'games.example' },
        excludeCredentials: [{ id: anna.phone.credentials[0]?.id.toString('base64url') }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const { id } = anna.phone.credentials[0] ?? {};
      for (const browser of [anna, await member()])
        expect(await add(browser, new SoftwareAuthenticator(ORIGIN), 'The same', { id })).toEqual(
          refused(409, 'havePasskey'),
        );
      expect((await signIn(anna.phone)).body).toMatchObject({ person: { id: await anna.id() } });
      while ((await listed(anna)).length < 20) await add(anna, new SoftwareAuthenticator(ORIGIN));
      expect(await anna.ask('POST', '/api/account/passkeys/challenge', { password: PASSWORD })).toMatchObject(
        {
          status: 409,
          body: { error: 'tooManyPasskeys', limit: 20 },
        },
      );
    });

    test('is told in the export, and goes with the account', async () => {
      const anna = await withPasskey();
      const [passkey] = await listed(anna);
      const { records } = (await anna.must('GET', '/api/account/export')) as { records: { kind: string }[] };
      expect(records.find((record) => record.kind === 'passkey')).toMatchObject({
        body: { name: 'My phone', counter: 0 },
      });
      await anna.must('DELETE', '/api/account', { password: PASSWORD });
      expect(await storage.record('passkey', passkey?.id as string)).toBeUndefined();
      expect(await signIn(anna.phone)).toEqual(refused(403, 'badPasskey'));
    });

    test('what was spent is forgotten when it is over', async () => {
      const spent = () => storage.countOn('ticket', 'spent', 0);
      const anna = await withPasskey();
      await signIn(anna.phone);
      expect((await spent()).all).toBeGreaterThan(1);
      time += 11 * MINUTE;
      await signIn(anna.phone);
      expect((await spent()).all).toBe(1);
    });
  });

describe('where browsers have no passkeys for a site', () => {
  test.each([
    ['without a name', 'https://192.0.2.7', false],
    ['without a name', 'https://[2001:db8::7]:8443', false],
    ['without TLS', 'http://games.example', false],
    ['with both', 'https://games.example:8443', true],
    ['on this machine', 'http://localhost:3000', true],
  ])('%s (%s): %s', async (_, origin, passkeys) => {
    const [kind] = storageKinds;
    const database = await (kind as (typeof storageKinds)[0]).create();
    const server = await startServer('nowhere', { storage: await database.open(), origin });
    const browser = new HttpClient(server.base);
    expect(await browser.must('GET', '/api/account/ways')).toMatchObject({ passkeys });
    const { status } = await browser.ask('POST', '/api/account/sign-in/passkey/challenge');
    expect(status).toBe(passkeys ? 200 : 403);
    await server.stop();
    database.remove();
  });
});
