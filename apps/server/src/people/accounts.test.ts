import { accountSchema, mutesSchema, type SignedIn, sessionSchema, signedInSchema } from '@aerie/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';
import { Accounts } from './accounts.js';
import { Passwords } from './passwords.js';

const PASSWORD = 'over the clouds';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`accounts, ${kind.name}`, () => {
    let database: TestDatabase;
    let storage: Storage;
    let server: TestServer;
    let time = Date.now();
    let names = 0;
    beforeAll(async () => {
      database = await kind.create();
      storage = await database.open();
      server = await startServer('nowhere', { storage, now: () => time });
    });
    /** What was guessed wrong in one test is forgotten in the next. */
    beforeEach(() => {
      time += 2 * 60 * 60_000;
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    /** Somebody with a name that nobody has yet. */
    const guest = async (name = `Guest ${names++}`) => {
      const browser = new HttpClient(server.base, '', { 'user-agent': FIREFOX });
      await browser.must('POST', '/api/session', { name });
      return browser;
    };
    const member = async (name = `Member ${names++}`) => {
      const browser = await guest(name);
      await browser.must('POST', '/api/account', { name, password: PASSWORD });
      return Object.assign(browser, { called: name });
    };
    const signIn = async (name: string, browser = new HttpClient(server.base), bring = true) =>
      (await browser.must('POST', '/api/account/sign-in', { name, password: PASSWORD, bring })) as SignedIn;
    const socket = (browser: HttpClient) => Client.connect(server.base, browser.cookie);

    test('a guest who signs up stays who they are, with their games, under the new name', async () => {
      const anna = await guest('Anna G');
      const id = await anna.id();
      const line = await socket(anna);
      const table = await line.must('create', { ...GAME, seats: [me, open] });
      const old = anna.cookie;
      const signed = await anna.must('POST', '/api/account', { name: 'Änna  Gans', password: PASSWORD });
      expect(v.parse(signedInSchema, signed)).toEqual({ person: { id, name: 'Änna  Gans' }, taken: null });
      expect(anna.cookie).not.toBe(old);
      expect(await new HttpClient(server.base, old).ask('GET', '/api/account')).toMatchObject({
        status: 401,
      });
      while (line.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(line.closed).toBe(4401);
      const phone = new HttpClient(server.base);
      expect((await signIn('anna gans', phone)).person).toEqual({ id, name: 'Änna  Gans' });
      const again = await socket(phone);
      await again.must('watch', { table });
      expect(again.tables.get(table)).toMatchObject({
        host: true,
        seats: [{ mine: true, name: 'Änna  Gans' }, {}],
      });
      expect(v.parse(sessionSchema, await phone.must('GET', '/api/session'))).toMatchObject({
        hasAccount: true,
      });
      await again.close();
    });

    test('whoever signs up without having been here is welcomed', async () => {
      const browser = new HttpClient(server.base);
      await browser.must('POST', '/api/account', { name: 'Fresh', password: PASSWORD });
      expect(await browser.ask('GET', '/api/account')).toMatchObject({
        body: { account: { name: 'Fresh' } },
      });
    });

    test.each([
      ['a name that somebody has, accents and case apart', { name: 'ZOE B' }, 409, 'nameTaken'],
      ['a short password', { name: 'Free 1', password: 'seven77' }, 400, 'badPassword'],
      ['an endless password', { name: 'Free 2', password: 'x'.repeat(201) }, 400, 'badPassword'],
      ['the name as a password', { name: 'Free Free Free', password: 'free free free' }, 400, 'badPassword'],
      ['a password of many', { name: 'Free 4', password: 'iloveyou1' }, 400, 'badPassword'],
      ['no name', { name: ' ' }, 400, 'badName'],
      ['a name that cannot be seen', { name: '\u200b' }, 400, 'badName'],
      ['no text', { name: 5 }, 400, 'badRequest'],
      ['more than asked for', { name: 'Free 3', admin: true }, 400, 'badRequest'],
    ])('%s is refused at sign-up', async (_, wish, status, error) => {
      await new HttpClient(server.base).ask('POST', '/api/account', { name: 'Zoë B', password: PASSWORD });
      const { status: got, body } = await new HttpClient(server.base).ask('POST', '/api/account', {
        password: PASSWORD,
        ...wish,
      });
      expect({ status: got, error: body.error }).toEqual({ status, error });
    });

    test('of two who want the same name at once one gets it; nobody has two accounts', async () => {
      const both = await Promise.all([guest(), guest()]);
      const got = await Promise.all(
        both.map((one) => one.ask('POST', '/api/account', { name: 'Wanted', password: PASSWORD })),
      );
      expect(got.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = both[got[0]?.status === 200 ? 0 : 1] as HttpClient;
      expect(await winner.ask('POST', '/api/account', { name: 'Second', password: PASSWORD })).toMatchObject({
        status: 409,
        body: { error: 'haveAccount' },
      });
      expect((await signIn('wanted')).person.id).toBe(await winner.id());
    });

    test('a wrong name and a wrong password are answered alike, and guessing gets slow', async () => {
      const anna = await member();
      const thief = new HttpClient(server.base);
      const guess = (name: string, password: string) =>
        thief.ask('POST', '/api/account/sign-in', { name, password, bring: false });
      const nobody = await guess(`Nobody ${names++}`, PASSWORD);
      const wrong = await guess(anna.called, 'wrong password');
      expect(wrong).toEqual(nobody);
      expect(wrong).toMatchObject({ status: 401, body: { error: 'wrongPair' } });
      const many = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(anna.called, `wrong ${i}`)));
      expect(many.filter(({ status }) => status === 401)).toHaveLength(4);
      const refused = many.find(({ status }) => status === 429);
      expect(refused?.body).toEqual({ error: 'tooManyGuesses', seconds: 1, by: 'here' });
      expect(refused?.retryAfter).toBe(1);
      // Even the right one has to wait, and only the account that was guessed at.
      expect((await guess(anna.called, PASSWORD)).status).toBe(429);
      for (const wait of [1, 2, 4, 8]) {
        time += wait * 1000;
        expect((await guess(anna.called, 'wrong again')).status).toBe(401);
        expect((await guess(anna.called, 'wrong again')).status).toBe(429);
      }
      const other = await member();
      expect((await signIn(other.called)).person.id).toBe(await other.id());
      time += 16_000;
      expect((await guess(anna.called, PASSWORD)).status).toBe(200);
      expect((await guess(anna.called, 'wrong')).status).toBe(401);
    });

    test('signing in takes over what the guest of this device has: seats, talk and records', async () => {
      const anna = await member();
      const id = await anna.id();
      const [device, ben] = [await guest('Little Anna'), await guest('Ben')];
      const [line, other] = [await socket(device), await socket(ben)];
      const running = await line.must('create', { ...GAME, seats: [me, open] });
      await other.must('sit', { table: running, seat: 1 });
      await line.must('start', { table: running });
      const waiting = await line.must('create', { ...GAME, seats: [me, open] });
      await line.must('chat', { table: running, text: 'it is me' });
      const guestId = await device.id();
      const record = (kind: string, key: string, owner: string, rank: number) =>
        storage.saveRecord({ kind, id: key, version: 1, owner, shelf: 's', rank, body: rank });
      await record('played', 'a match', guestId, 1);
      for (const [kind, mine, theirs] of [
        ['best', 1, 2],
        ['rating', 1, 2],
        ['try', null, 2],
      ] as const) {
        if (mine !== null) await record(kind, `x/${id}`, id, mine);
        await record(kind, `x/${guestId}`, guestId, theirs);
      }
      const { taken } = await signIn(anna.called, device);
      expect(taken).toEqual({ name: 'Little Anna', tables: 2, clashes: 0, records: 3 });
      expect(await storage.person(guestId)).toBeUndefined();
      expect(await storage.allRecordsOf(guestId)).toEqual([]);
      expect(await storage.record('played', 'a match')).toMatchObject({ owner: id, version: 2 });
      for (const [kind, rank] of [
        ['best', 2],
        ['rating', 1],
        ['try', 2],
      ] as const)
        expect(await storage.record(kind, `x/${id}`)).toMatchObject({ owner: id, rank });
      const now = await socket(device);
      for (const table of [running, waiting]) {
        await now.must('watch', { table });
        expect(now.tables.get(table)).toMatchObject({
          host: true,
          seats: [{ mine: true, name: anna.called }, {}],
        });
      }
      expect(now.chats.get(running)).toMatchObject([{ text: 'it is me', mine: true }]);
      const turn = now.matches.get(running);
      if (turn?.awaited[0] === 0)
        await now.must('answer', {
          table: running,
          seat: 0,
          number: 0,
          answer: now.side(running, 0)?.answers[0] as string,
        });
      await Promise.all([now.close(), other.close()]);
    });

    test('where both sit at one table, nobody plays against themselves', async () => {
      const anna = await member();
      const device = await guest('Other Anna');
      const [line, other] = [await socket(anna), await socket(device)];
      const running = await line.must('create', { ...GAME, seats: [me, open] });
      await other.must('sit', { table: running, seat: 1 });
      await line.must('start', { table: running });
      const waiting = await line.must('create', { ...GAME, seats: [me, open] });
      await other.must('sit', { table: waiting, seat: 1 });
      const { taken } = await signIn(anna.called, device);
      expect(taken).toEqual({ name: 'Other Anna', tables: 0, clashes: 2, records: 0 });
      expect((await server.tables.table(waiting)).body.seats).toMatchObject([
        { kind: 'person' },
        { kind: 'open' },
      ]);
      expect((await server.tables.table(running)).body.seats).toMatchObject([
        { person: await anna.id(), cover: null },
        { kind: 'person', person: '', name: '', resigned: true, cover: 'strong' },
      ]);
      await line.close();
    });

    test('a guest who is not to be brought along is left alone', async () => {
      const anna = await member();
      const device = await guest();
      const id = await device.id();
      expect((await signIn(anna.called, device, false)).taken).toBeNull();
      expect(await storage.person(id)).toBeDefined();
      expect(await device.id()).toBe(await anna.id());
    });

    test('an account is never taken over by another one', async () => {
      const [anna, ben] = [await member(), await member()];
      const id = await ben.id();
      expect((await signIn(anna.called, ben)).taken).toBeNull();
      expect(await storage.person(id)).toBeDefined();
    });

    test('sessions are listed in plain words and can be ended one by one, and all others', async () => {
      const anna = await member();
      const devices = [
        new HttpClient(server.base),
        new HttpClient(server.base),
        new HttpClient(server.base),
      ] as const;
      for (const one of devices) {
        time += 1000;
        await signIn(anna.called, one);
      }
      const line = await socket(devices[0]);
      const { sessions } = v.parse(accountSchema, await anna.must('GET', '/api/account'));
      expect(sessions).toHaveLength(4);
      expect(sessions.find(({ mine }) => mine)).toMatchObject({ browser: 'Firefox', system: 'Linux' });
      const { sessions: theirs } = v.parse(accountSchema, await devices[0].must('GET', '/api/account'));
      const first = theirs.find(({ mine }) => mine)?.id as string;
      expect((await (await guest()).ask('DELETE', `/api/account/sessions/${first}`)).status).toBe(404);
      await anna.must('DELETE', `/api/account/sessions/${first}`);
      expect((await devices[0].ask('GET', '/api/account')).status).toBe(401);
      while (line.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(line.closed).toBe(4401);
      await anna.must('DELETE', '/api/account/sessions');
      expect((await devices[1].ask('GET', '/api/account')).status).toBe(401);
      expect(v.parse(accountSchema, await anna.must('GET', '/api/account')).sessions).toHaveLength(1);
      await anna.must('POST', '/api/account/sign-out');
      expect(anna.cookie).toMatch(/^aerie-device=[\w-]{43}$/);
      expect(await anna.must('GET', '/api/session')).toMatchObject({ person: null });
    });

    test('when somebody was last seen is kept; after a year and more unseen a session is over', async () => {
      const anna = await member();
      const seen = async () =>
        v.parse(accountSchema, await anna.must('GET', '/api/account')).sessions[0]?.seen;
      const first = await seen();
      time += 60 * 60_000;
      await seen();
      expect(Date.parse((await seen()) ?? '') - Date.parse(first ?? '')).toBe(60 * 60_000);
      const before = time;
      time += 401 * 24 * 60 * 60_000;
      expect((await anna.ask('GET', '/api/account')).status).toBe(401);
      time = before;
      expect((await anna.ask('GET', '/api/account')).status).toBe(401);
    });

    test('a cookie that is no token of a session says nothing of anybody', async () => {
      const id = await (await guest()).id();
      for (const value of ['', id, `${id}.xxx`, 'x'.repeat(43)]) {
        const device = new HttpClient(server.base, `aerie=${value}`);
        expect(await device.must('GET', '/api/session')).toMatchObject({ person: null });
        await expect(Client.connect(server.base, `aerie=${value}`)).rejects.toThrow('401');
      }
    });

    test('a new password asks for the old one and signs out all other devices', async () => {
      const anna = await member();
      const phone = new HttpClient(server.base);
      await signIn(anna.called, phone);
      const change = (old: string, password: string) =>
        anna.ask('PUT', '/api/account/password', { old, password });
      expect(await change('not this', 'a new password')).toMatchObject({
        status: 403,
        body: { error: 'wrongPassword' },
      });
      expect(await change(PASSWORD, 'short')).toMatchObject({
        status: 400,
        body: { error: 'badPassword', why: 'tooShort' },
      });
      expect((await change(PASSWORD, 'a new password')).status).toBe(200);
      expect((await phone.ask('GET', '/api/account')).status).toBe(401);
      expect((await anna.ask('GET', '/api/account')).status).toBe(200);
      expect(
        await phone.ask('POST', '/api/account/sign-in', {
          name: anna.called,
          password: PASSWORD,
          bring: false,
        }),
      ).toMatchObject({ status: 401 });
      expect(
        (await (await guest()).ask('PUT', '/api/account/password', { old: '', password: PASSWORD })).body,
      ).toEqual({ error: 'noAccount' });
    });

    test('a new name is the account’s too, if nobody has it, and the old one is free', async () => {
      const [anna, ben] = [await member(), await member()];
      const rename = (name: string) => anna.ask('POST', '/api/session', { name });
      expect(await rename(ben.called.toUpperCase())).toMatchObject({
        status: 409,
        body: { error: 'nameTaken' },
      });
      expect((await rename(anna.called.toUpperCase())).status).toBe(200);
      expect((await rename('Quite Another')).status).toBe(200);
      expect((await signIn('quite another')).person.id).toBe(await anna.id());
      const cleo = await member(anna.called);
      expect((await signIn(anna.called)).person.id).toBe(await cleo.id());
    });

    test('a forgotten password is set anew by a code, once and within a day', async () => {
      const anna = await member();
      const id = await anna.id();
      const stale = await server.peopleService.accounts.allowReset(id);
      time += 25 * 60 * 60_000;
      const code = await server.peopleService.accounts.allowReset(id);
      const browser = new HttpClient(server.base);
      const reset = (given: string) =>
        browser.ask('POST', '/api/account/reset', { code: given, password: 'brand new one' });
      for (const bad of ['nonsense', stale]) expect((await reset(bad)).body).toEqual({ error: 'badCode' });
      const twice = await Promise.all([reset(code), reset(code)]);
      expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect(await browser.id()).toBe(id);
      expect((await anna.ask('GET', '/api/account')).status).toBe(401);
      expect((await reset(code)).body).toEqual({ error: 'badCode' });
    });

    test('an address counts when the code that was sent there came back', async () => {
      const { accounts } = server.peopleService;
      const anna = await member();
      const id = await anna.id();
      const set = (address: string | null) => anna.ask('PUT', '/api/account/email', { address });
      expect((await set('no address')).body).toMatchObject({ error: 'badRequest', at: 'address' });
      expect((await set('anna@example.org')).status).toBe(200);
      expect(await accounts.emailOf(id)).toBe('anna@example.org');
      let sent = '';
      const withMail = new Accounts(server.storage, new Passwords(), undefined, async () => ({
        send: async (code) => {
          sent = code;
        },
      }));
      await withMail.setEmail(id, 'other@example.org');
      expect(await accounts.emailOf(id)).toBeUndefined();
      const confirm = (code: string) => anna.ask('POST', '/api/account/email/confirm', { code });
      expect((await confirm('wrong')).body).toEqual({ error: 'badCode' });
      expect((await confirm(sent)).status).toBe(200);
      expect(await accounts.emailOf(id)).toBe('other@example.org');
      expect((await anna.must('GET', '/api/account')).account).toMatchObject({
        email: { address: 'other@example.org', confirmed: true },
      });
      expect((await set(null)).status).toBe(200);
      expect(await accounts.emailOf(id)).toBeUndefined();
    });

    test('settings go with the account', async () => {
      const anna = await member();
      expect(await (await guest()).ask('GET', '/api/settings')).toMatchObject({
        status: 401,
        body: { error: 'noAccount' },
      });
      expect(await new HttpClient(server.base).ask('PUT', '/api/settings', { settings: {} })).toMatchObject({
        status: 401,
      });
      expect(await anna.must('GET', '/api/settings')).toEqual({ settings: null });
      const ids = Array.from({ length: 150 }, (_, i) => `lesson-${i}`);
      const at = { chapter: 'dig', step: 4, marks: [0, 2, 5], played: ids };
      const school = { zefiria: { done: ids, heard: ids, drills: [], played: true, at }, skylark: {} };
      const settings = { theme: 'dark', speed: 0.6, sound: true, name: null, school };
      expect(JSON.stringify(school).length).toBeGreaterThan(5_000);
      for (const some of [{ theme: 'light' }, settings])
        await anna.must('PUT', '/api/settings', { settings: some });
      const phone = new HttpClient(server.base);
      await signIn(anna.called, phone);
      expect(await phone.must('GET', '/api/settings')).toEqual({ settings });
      for (const bad of [
        { a: [1] },
        { a: { b: 1 } },
        { a: { b: { c: { d: { e: 1 } } } } },
        { a: { b: { c: ['x'.repeat(201)] } } },
        { '': 1 },
        { a: 'x'.repeat(201) },
        5,
        Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`k${i}`, i])),
      ])
        expect((await anna.ask('PUT', '/api/settings', { settings: bad })).body).toMatchObject({
          error: 'badRequest',
        });
      expect((await anna.ask('PUT', '/api/settings', { settings: { a: 'x'.repeat(70_000) } })).status).toBe(
        413,
      );
    });

    test('whoever leaves for good leaves nothing that tells of them', async () => {
      const anna = await member('Vanishing Anna');
      const ben = await guest('Remaining Ben');
      const id = await anna.id();
      const [line, other] = [await socket(anna), await socket(ben)];
      const running = await line.must('create', { ...GAME, seats: [me, open] });
      await other.must('sit', { table: running, seat: 1 });
      await line.must('start', { table: running });
      const shared = await line.must('create', { ...GAME, seats: [me, open] });
      await other.must('sit', { table: shared, seat: 1 });
      const alone = await line.must('create', { ...GAME, seats: [me, open] });
      const theirs = await other.must('create', { ...GAME, seats: [me, open] });
      await line.must('watch', { table: theirs });
      await line.must('chat', { table: theirs, text: 'a telling line' });
      await other.must('watch', { table: theirs });
      await ben.must('POST', '/api/mutes', { table: theirs, talk: 'gallery', line: 0 });
      await ben.must('POST', '/api/reports', {
        who: { table: theirs, talk: 'gallery', line: 0 },
        reason: 'spam',
        text: 'tells',
      });
      const data = JSON.stringify(await anna.must('GET', '/api/account/export'));
      for (const part of [id, 'Vanishing Anna', 'a telling line', running]) expect(data).toContain(part);
      for (const secret of ['"salt"', '"hash"', 'tells', await ben.id()]) expect(data).not.toContain(secret);
      expect(await anna.ask('DELETE', '/api/account', { password: 'wrong one' })).toMatchObject({
        status: 403,
      });
      expect(await anna.ask('DELETE', '/api/account', { password: PASSWORD })).toMatchObject({ status: 200 });
      expect(anna.cookie).toBe('');
      while (line.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
      const everything: string[] = [];
      for await (const kept of storage.dump()) everything.push(kept);
      for (const part of [id, 'anishing', 'a telling line'])
        expect(everything.filter((kept) => kept.includes(part))).toEqual([]);
      const reports = await server.peopleService.reports.list('open');
      expect(reports.filter(({ body }) => body.table === theirs)).toMatchObject([
        {
          owner: null,
          body: { by: await ben.id(), name: '', reason: 'spam', text: '', context: [], line: 0 },
        },
      ]);
      await other.until('the line to be emptied', () => other.chats.get(theirs)?.at(-1)?.text === '');
      for (const table of [running, shared, alone, theirs]) await other.must('watch', { table });
      expect(other.tables.get(running)?.seats[0]).toMatchObject({
        kind: 'person',
        name: null,
        resigned: true,
        cover: 'strong',
      });
      expect(other.tables.get(shared)).toMatchObject({
        host: true,
        seats: [{ kind: 'open' }, { mine: true }],
      });
      expect(other.tables.get(alone)).toMatchObject({
        listed: false,
        host: false,
        seats: [{ kind: 'open' }, { kind: 'open' }],
      });
      await other.must('sit', { table: alone, seat: 0 });
      await other.until('to be host', () => other.tables.get(alone)?.host === true);
      expect(other.chats.get(theirs)?.at(-1)).toMatchObject({ name: '', text: '' });
      expect(v.parse(mutesSchema, await ben.must('GET', '/api/mutes')).mutes).toEqual([]);
      await member('Vanishing Anna');
      await other.close();
    });

    test('who has left for good is not asked to the next game', async () => {
      const anna = await guest();
      const ben = await guest();
      const line = await socket(ben);
      const table = await line.must('create', { ...GAME, seats: [me, open] });
      const other = await socket(anna);
      await other.must('sit', { table, seat: 1 });
      await line.must('start', { table });
      await line.must('watch', { table });
      await anna.must('DELETE', '/api/account', { password: null });
      await playOut(line, table, (answers) => answers.at(-1) as string);
      await line.until('the end', () => line.tables.get(table)?.status === 'over');
      const next = await line.must('rematch', { table });
      expect((await server.tables.table(next)).body.seats.map(({ kind: what }) => what).sort()).toEqual([
        'open',
        'person',
      ]);
      await line.close();
    });

    test('a guest may leave without a password', async () => {
      const anna = await guest();
      const id = await anna.id();
      await anna.must('DELETE', '/api/account', { password: null });
      expect(await storage.person(id)).toBeUndefined();
    });
  });
