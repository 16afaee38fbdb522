import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

const PASSWORD = 'over the clouds';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`who gets in, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    let time = Date.now();
    let names = 0;
    let networks = 0;
    beforeAll(async () => {
      database = await kind.create();
      storage = await database.open();
      server = await startServer('nowhere', { storage, now: () => time, trustedProxies: 1 });
    });
    beforeEach(() => {
      time += 2 * HOUR;
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const newNetwork = () => `10.0.${networks >> 8}.${networks++ & 255}`;
    /** A browser in a network of its own, or in this one. */
    const browser = (network = newNetwork()) =>
      new HttpClient(server.base, '', { 'x-forwarded-for': network });
    const guest = async (name = `Guest ${names++}`) => {
      const one = browser();
      await one.must('POST', '/api/session', { name });
      return one;
    };
    const member = async () => {
      const name = `Member ${names++}`;
      const one = await guest();
      await one.must('POST', '/api/account', { name, password: PASSWORD });
      return Object.assign(one, { called: name });
    };
    const signIn = (one: HttpClient, name: string, password = PASSWORD) =>
      one.ask('POST', '/api/account/sign-in', { name, password, bring: true });
    const newToken = async (one: HttpClient, wish: object = {}) => {
      const { body } = await one.ask('POST', '/api/tokens', { name: 'my bot', ...wish });
      return { authorization: `Bearer ${body.token}` };
    };
    const asProgram = (bearer: Record<string, string>) => new HttpClient(server.base, '', bearer);
    const gone = async (line: Client) => {
      while (line.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
      return line.closed;
    };

    describe('tokens', () => {
      test('allow what they say, over the socket and over HTTP', async () => {
        const anna = await guest();
        const host = await Client.connect(server.base, anna.cookie);
        const table = await host.must('create', { ...GAME, seats: [me, open] });
        const requests = {
          watch: ['watch', { table }],
          play: ['create', { ...GAME, seats: [me, open] }],
          chat: ['chat', { table, text: 'hello' }],
        } as const;
        for (const scopes of [['watch'], ['play'], ['watch', 'chat'], ['watch', 'play', 'chat']]) {
          const bearer = await newToken(anna, { scopes });
          const program = await Client.connect(server.base, '', false, bearer);
          for (const [scope, [type, fields]] of Object.entries(requests)) {
            const answer = await program.ask(type, fields);
            if (scopes.includes(scope)) expect(answer.type).toBe('done');
            else expect(answer).toMatchObject({ reason: { code: 'outOfScope', args: { scope } } });
          }
          expect((await program.ask('ping', {})).type).toBe('done');
          expect((await asProgram(bearer).ask('GET', '/api/session')).status).toBe(200);
          const file = await asProgram(bearer).ask('GET', `/api/matches/${table}`);
          expect(file).toMatchObject(
            scopes.includes('watch')
              ? { status: 409, body: { error: 'notOver' } }
              : { status: 403, body: { error: 'outOfScope', scope: 'watch' } },
          );
          await program.close();
        }
        await host.close();
      });

      test.each([
        ['no scope', { scopes: [] }],
        ['an unknown scope', { scopes: ['everything'] }],
        ['no day', { days: 0 }],
        ['more than a year', { days: 366 }],
        ['half a day', { days: 0.5 }],
      ])('with %s are refused', async (_, wish) => {
        const answer = await (await guest()).ask('POST', '/api/tokens', { name: 'bot', ...wish });
        expect(answer).toMatchObject({ status: 400, body: { error: 'badRequest' } });
      });

      test('end at their time, also for who is connected, and make room for others', async () => {
        const anna = await guest();
        const bearer = await newToken(anna, { days: 1 });
        for (let i = 1; i < 10; i++) await newToken(anna, { days: 1 });
        const line = await Client.connect(server.base, '', false, bearer);
        time += DAY - 1000;
        expect((await asProgram(bearer).ask('GET', '/api/session')).status).toBe(200);
        time += 1000;
        expect(await asProgram(bearer).ask('GET', '/api/session')).toMatchObject({
          status: 401,
          body: { error: 'unknownToken' },
        });
        server.peopleService.changed(await anna.id());
        expect(await gone(line)).toBe(4401);
        expect((await anna.ask('POST', '/api/tokens', { name: 'next' })).status).toBe(201);
        expect((await anna.must('GET', '/api/tokens')).tokens).toHaveLength(1);
      });

      test('are good for 90 days where nobody says; those from before ends and scopes for a year, for everything', async () => {
        const anna = await guest();
        await newToken(anna);
        const old = { kind: 'token', id: 'ab'.repeat(32), version: 1, owner: await anna.id(), shelf: null };
        await storage.saveRecord({ ...old, rank: 0, body: { name: 'old', createdAt: time } });
        const { tokens } = await anna.must('GET', '/api/tokens');
        const inDays = (days: number) => new Date(time + days * DAY).toISOString();
        expect(tokens).toMatchObject([
          { name: 'my bot', endsAt: inDays(90) },
          { name: 'old', endsAt: inDays(365), scopes: ['watch', 'play', 'chat'], usedAt: null },
        ]);
      });

      test('tell when they were last used, to the hour', async () => {
        const anna = await guest();
        const bearer = await newToken(anna);
        const used = async () =>
          ((await anna.must('GET', '/api/tokens')).tokens as [{ usedAt: string }])[0].usedAt;
        expect(await used()).toBeNull();
        const first = time;
        const seen: number[] = [];
        for (const minutes of [0, 30, 31]) {
          time += minutes * 60_000;
          await asProgram(bearer).must('GET', '/api/session');
          seen.push(Date.parse(await used()) - first);
        }
        expect(seen).toEqual([0, 0, 61 * 60_000]);
      });
    });

    test('what lets in or tells of turns stays with the guest who signs in to an account', async () => {
      const anna = await member();
      const device = await guest();
      const guestId = await device.id();
      const bearer = await newToken(device);
      const line = await Client.connect(server.base, '', false, bearer);
      await device.must('PUT', '/api/notices', {
        language: 'en',
        mail: true,
        webhook: { url: 'https://thief.example/hook', on: true },
      });
      await device.must('PUT', '/api/notices/push', {
        endpoint: 'https://push.example/one',
        keys: { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) },
        on: true,
      });
      expect((await signIn(device, anna.called)).status).toBe(200);
      expect(await asProgram(bearer).ask('GET', '/api/session')).toMatchObject({ status: 401 });
      expect(await gone(line)).toBe(4401);
      expect((await device.must('GET', '/api/tokens')).tokens).toEqual([]);
      expect(await device.must('GET', '/api/notices')).toMatchObject({
        mail: { on: false },
        push: { devices: 0 },
        webhook: null,
      });
      expect(await storage.allRecordsOf(guestId)).toEqual([]);
    });

    type Owner = Awaited<ReturnType<typeof member>>;
    const WAYS: readonly [string, (anna: Owner) => Promise<{ status: number }>][] = [
      [
        'a new password',
        (anna) => anna.ask('PUT', '/api/account/password', { old: PASSWORD, password: 'under the clouds' }),
      ],
      [
        'a reset',
        async (anna) => {
          const code = await server.peopleService.accounts.allowReset(await anna.id());
          return anna.ask('POST', '/api/account/reset', { code, password: 'under the clouds' });
        },
      ],
      ['signing out everywhere', (anna) => anna.ask('DELETE', '/api/account/sessions')],
    ];
    test.each(WAYS)('%s ends all sessions, tokens and known devices; who does it goes on', async (_, act) => {
      const anna = await member();
      const phone = browser();
      await signIn(phone, anna.called);
      const bearer = await newToken(anna);
      const code = await server.peopleService.accounts.allowReset(await anna.id());
      const lines = await Promise.all([
        Client.connect(server.base, phone.cookie),
        Client.connect(server.base, '', false, bearer),
        Client.connect(server.base, anna.cookie),
      ]);
      const before = anna.cookie;
      expect((await act(anna)).status).toBe(200);
      for (const line of lines) expect(await gone(line)).toBe(4401);
      for (const one of [phone, asProgram(bearer), new HttpClient(server.base, before)])
        expect((await one.ask('GET', '/api/account')).status).toBeGreaterThanOrEqual(401);
      expect(await asProgram(bearer).ask('GET', '/api/session')).toMatchObject({ status: 401 });
      expect(await new HttpClient(server.base, before).must('GET', '/api/session')).toMatchObject({
        person: null,
      });
      expect(await anna.must('GET', '/api/account')).toMatchObject({ sessions: [{ mine: true }] });
      const kinds = (await storage.allRecordsOf(await anna.id())).map((record) => record.kind);
      expect(kinds.filter((one) => one === 'known-device')).toHaveLength(1);
      expect(kinds).not.toContain('token');
      const reset = { code, password: 'beyond the clouds' };
      expect((await phone.ask('POST', '/api/account/reset', reset)).body).toEqual({ error: 'badCode' });
    });

    test('signing up ends what was prepared for the guest', async () => {
      const device = await guest();
      const copied = new HttpClient(server.base, device.cookie);
      const bearer = await newToken(device);
      await device.must('PUT', '/api/notices', {
        language: 'en',
        mail: false,
        webhook: { url: 'https://thief.example/hook', on: true },
      });
      await device.must('POST', '/api/account', { name: `Member ${names++}`, password: PASSWORD });
      expect(await copied.must('GET', '/api/session')).toMatchObject({ person: null });
      expect(await asProgram(bearer).ask('GET', '/api/session')).toMatchObject({ status: 401 });
      expect(await device.must('GET', '/api/notices')).toMatchObject({ webhook: null });
    });

    describe('guessing', () => {
      test('at a name makes nobody wait but who guesses', async () => {
        const anna = await member();
        const thief = browser();
        for (let i = 0; i < 12; i++) await signIn(thief, anna.called, `wrong ${i}`);
        expect(await signIn(thief, anna.called)).toMatchObject({
          status: 429,
          body: { error: 'tooManyGuesses', by: 'here' },
        });
        expect((await signIn(browser(), anna.called)).status).toBe(200);
        expect(
          (await anna.ask('PUT', '/api/account/password', { old: PASSWORD, password: 'under the clouds' }))
            .status,
        ).toBe(200);
      });

      test('from the network of others does not lock out a browser that has signed in before', async () => {
        const network = newNetwork();
        const anna = await member();
        const phone = browser(network);
        await signIn(phone, anna.called);
        // As those have it who signed in before browsers were known.
        phone.cookie = phone.cookie.split('; ').find((one) => one.startsWith('aerie=')) ?? '';
        await phone.must('POST', '/api/account/sign-out');
        const thief = browser(network);
        for (let i = 0; i < 30; i++) await signIn(thief, `Nobody ${names++}`, 'wrong one');
        expect(await signIn(browser(network), anna.called)).toMatchObject({
          status: 429,
          body: { by: 'network' },
          retryAfter: 1,
        });
        expect((await signIn(phone, anna.called, 'wrong one')).status).toBe(401);
        expect((await signIn(phone, anna.called)).status).toBe(200);
        // A browser is known to the account that it signed in to, and to no other.
        await phone.must('POST', '/api/account/sign-out');
        expect((await signIn(phone, (await member()).called)).status).toBe(429);
      });

      test('at codes makes nobody wait who has a right one', async () => {
        const anna = await member();
        const code = await server.peopleService.accounts.allowReset(await anna.id());
        const network = newNetwork();
        const reset = (given: string) =>
          browser(network).ask('POST', '/api/account/reset', { code: given, password: 'under the clouds' });
        for (let i = 0; i < 5; i++) expect((await reset('one wrong code')).status).toBe(403);
        expect((await reset('one wrong code')).status).toBe(429);
        for (let i = 0; i < 25; i++) expect((await reset(`wrong ${i}`)).status).toBe(403);
        expect(await reset('another')).toMatchObject({ status: 429, body: { by: 'network' } });
        expect((await reset(code)).status).toBe(200);
      });
    });
  });
