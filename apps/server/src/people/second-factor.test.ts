import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { HttpClient } from '../testing/http-client.js';
import { startServer, type TestServer } from '../testing/test-server.js';
import { SecondFactor } from './second-factor.js';
import { Sessions } from './sessions.js';
import { codeAt, stepAt } from './totp.js';

const PASSWORD = 'over the clouds';
const HOUR = 60 * 60_000;
const STEP = 30_000;

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`a second factor by app, ${kind.name}`, () => {
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
    beforeEach(() => {
      time += 2 * HOUR;
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const member = async () => {
      const called = `Member ${names++}`;
      const browser = new HttpClient(server.base);
      await browser.must('POST', '/api/account', { name: called, password: PASSWORD });
      return Object.assign(browser, { called });
    };
    /** Somebody who has one: the key of their app, and their recovery codes. */
    const withFactor = async () => {
      const anna = await member();
      const { key } = (await anna.must('POST', '/api/account/second-factor', { password: PASSWORD })) as {
        key: string;
      };
      const on = await anna.must('POST', '/api/account/second-factor/on', { code: codeNow(key) });
      time += STEP;
      return Object.assign(anna, { key, recovery: on.recovery as string[] });
    };
    const codeNow = (key: string, off = 0) => codeAt(key, stepAt(time) + off);
    /** A code that is wrong now. */
    const wrongFor = (key: string) => {
      const right = [-1, 0, 1].map((off) => codeNow(key, off));
      return ['000000', '111111', '222222', '333333'].find((one) => !right.includes(one)) as string;
    };
    const signIn = (name: string, factor?: string, browser = new HttpClient(server.base)) =>
      browser.ask('POST', '/api/account/sign-in', {
        ...{ name, password: PASSWORD, bring: false },
        ...(factor === undefined ? {} : { factor }),
      });
    const standing = async (browser: HttpClient) => {
      const { sessions } = (await browser.must('GET', '/api/account')) as {
        sessions: { id: string; mine: boolean }[];
      };
      const session = sessions.find(({ mine }) => mine)?.id as string;
      return server.peopleService.secondFactor.standing(await browser.id(), session);
    };

    test('is not on before a code of the app has come back; a new key replaces the one before', async () => {
      const anna = await member();
      expect(await anna.ask('POST', '/api/account/second-factor', { password: 'wrong' })).toMatchObject({
        status: 403,
        body: { error: 'wrongPassword' },
      });
      const begin = async () =>
        (await anna.must('POST', '/api/account/second-factor', { password: PASSWORD })).key as string;
      const [first, key] = [await begin(), await begin()];
      const turnOn = (code: string) => anna.ask('POST', '/api/account/second-factor/on', { code });
      expect((await turnOn(codeNow(first))).body).toEqual({ error: 'badFactor' });
      expect((await signIn(anna.called)).status).toBe(200);
      expect(await standing(anna)).toBe('none');
      const on = await turnOn(codeNow(key));
      expect(new Set(on.body.recovery as string[]).size).toBe(10);
      expect(await anna.must('GET', '/api/account')).toMatchObject({
        account: { secondFactor: { since: new Date(time).toISOString(), recovery: 10 } },
      });
      expect(await anna.ask('POST', '/api/account/second-factor', { password: PASSWORD })).toMatchObject({
        status: 409,
        body: { error: 'haveFactor' },
      });
      expect((await turnOn(codeNow(key, 1))).body).toEqual({ error: 'badFactor' });
    });

    test('is asked for at sign-in after name and password, and each code is good once', async () => {
      const anna = await withFactor();
      const wrong = await new HttpClient(server.base).ask('POST', '/api/account/sign-in', {
        ...{ name: anna.called, password: 'wrong', bring: false, factor: codeNow(anna.key) },
      });
      expect(wrong).toMatchObject({ status: 401, body: { error: 'wrongPair' } });
      expect(await signIn(anna.called)).toMatchObject({ status: 403, body: { error: 'needsFactor' } });
      expect((await signIn(anna.called, wrongFor(anna.key))).body).toEqual({ error: 'badFactor' });
      const code = codeNow(anna.key);
      expect((await signIn(anna.called, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
      expect((await signIn(anna.called, code)).body).toEqual({ error: 'badFactor' });
      // Of several at once one gets in.
      time += STEP;
      const many = await Promise.all(Array.from({ length: 4 }, () => signIn(anna.called, codeNow(anna.key))));
      expect(many.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    });

    test('recovery codes let in once each, however they are typed; new ones replace those that are left', async () => {
      const anna = await withFactor();
      const [first = '', second = '', third = ''] = anna.recovery;
      expect((await signIn(anna.called, first)).status).toBe(200);
      expect((await signIn(anna.called, first)).body).toEqual({ error: 'badFactor' });
      expect((await signIn(anna.called, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
      expect(await anna.must('GET', '/api/account')).toMatchObject({
        account: { secondFactor: { recovery: 8 } },
      });
      const renew = await anna.must('POST', '/api/account/second-factor/recovery', {
        code: codeNow(anna.key),
      });
      expect((await signIn(anna.called, third)).body).toEqual({ error: 'badFactor' });
      expect((await signIn(anna.called, (renew.recovery as string[])[0])).status).toBe(200);
    });

    test('guessing gets slow for whoever knows the password, not for a browser that has signed in before', async () => {
      const anna = await withFactor();
      const phone = new HttpClient(server.base);
      expect((await signIn(anna.called, codeNow(anna.key), phone)).status).toBe(200);
      await phone.must('POST', '/api/account/sign-out');
      time += STEP;
      const guess = () => signIn(anna.called, wrongFor(anna.key));
      for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(403);
      expect(await guess()).toMatchObject({ status: 429, body: { error: 'tooManyGuesses' } });
      expect((await signIn(anna.called, codeNow(anna.key))).status).toBe(429);
      expect((await signIn(anna.called, codeNow(anna.key), phone)).status).toBe(200);
      // Each wrong code doubles the wait, up to a quarter of an hour.
      const waits: number[] = [];
      while (waits.length < 12) {
        const { retryAfter } = await guess();
        if (retryAfter > 0) waits.push(retryAfter);
        time += retryAfter * 1000;
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    });

    test('a new password by a code of the administrator asks for it too', async () => {
      const anna = await withFactor();
      const code = await server.peopleService.accounts.allowReset(await anna.id());
      const browser = new HttpClient(server.base);
      const reset = (factor?: string) =>
        browser.ask('POST', '/api/account/reset', {
          ...{ code, password: 'under the clouds' },
          ...(factor === undefined ? {} : { factor }),
        });
      expect((await reset()).body).toEqual({ error: 'needsFactor' });
      expect((await reset(wrongFor(anna.key))).body).toEqual({ error: 'badFactor' });
      expect((await signIn(anna.called, codeNow(anna.key))).status).toBe(200);
      time += STEP;
      expect((await reset(codeNow(anna.key))).status).toBe(200);
      expect(await standing(browser)).toBe('confirmed');
    });

    test('a session is confirmed for a time, from whoever gave a code in it, and again with another', async () => {
      const anna = await withFactor();
      expect(await standing(anna)).toBe('confirmed');
      time += 12 * HOUR + 1;
      expect(await standing(anna)).toBe('due');
      const confirm = (code: string) => anna.ask('POST', '/api/account/second-factor/confirm', { code });
      expect((await confirm(wrongFor(anna.key))).body).toEqual({ error: 'badFactor' });
      expect(await standing(anna)).toBe('due');
      expect((await confirm(codeNow(anna.key))).status).toBe(200);
      expect(await standing(anna)).toBe('confirmed');
      time += STEP;
      const phone = new HttpClient(server.base);
      await signIn(anna.called, codeNow(anna.key), phone);
      expect(await standing(phone)).toBe('confirmed');
      // Of somebody else's session nothing is said.
      const ben = await withFactor();
      const { sessions } = (await anna.must('GET', '/api/account')) as { sessions: { id: string }[] };
      const { secondFactor } = server.peopleService;
      expect(await secondFactor.standing(await ben.id(), sessions[0]?.id as string)).toBe('due');
    });

    test('is turned off with a code, or by whoever keeps the site; without it there is nothing to give', async () => {
      const anna = await withFactor();
      const turnOff = (code: string) => anna.ask('DELETE', '/api/account/second-factor', { code });
      expect((await turnOff(wrongFor(anna.key))).body).toEqual({ error: 'badFactor' });
      expect((await turnOff(codeNow(anna.key))).status).toBe(200);
      expect((await signIn(anna.called)).status).toBe(200);
      for (const [method, path] of [
        ['DELETE', ''],
        ['POST', '/confirm'],
        ['POST', '/recovery'],
      ] as const)
        expect(await anna.ask(method, `/api/account/second-factor${path}`, { code: '123456' })).toMatchObject(
          {
            status: 409,
            body: { error: 'noFactor' },
          },
        );
      const ben = await withFactor();
      await server.peopleService.secondFactor.turnOff(await ben.id());
      expect((await signIn(ben.called)).status).toBe(200);
    });

    test('is told in the export without its secrets, stands nowhere in the clear, and goes with the account', async () => {
      const anna = await withFactor();
      const id = await anna.id();
      const { records } = (await anna.must('GET', '/api/account/export')) as { records: { kind: string }[] };
      const shown = records.find((record) => record.kind === 'second-factor');
      expect(shown).toMatchObject({ body: { since: expect.any(Number) } });
      expect(Object.keys((shown as unknown as { body: object }).body)).toEqual(['since', 'lastStep']);
      const dump = async () => {
        let text = '';
        for await (const line of storage.dump()) text += line;
        return text;
      };
      const kept = await dump();
      for (const secret of [anna.key, ...anna.recovery]) expect(kept).not.toContain(secret);
      await anna.must('DELETE', '/api/account', { password: PASSWORD });
      expect(await storage.record('second-factor', id)).toBeUndefined();
    });

    test('where the secret of the site is another one, recovery codes are still good', async () => {
      const anna = await withFactor();
      const id = await anna.id();
      const sessions = new Sessions(storage, () => time);
      const { passkeys } = server.peopleService;
      const elsewhere = new SecondFactor(
        storage,
        'another secret of the site',
        sessions,
        passkeys,
        () => time,
      );
      expect(await elsewhere.spend(id, codeNow(anna.key))).toBe(false);
      expect(await elsewhere.spend(id, anna.recovery[0] as string)).toBe(true);
    });
  });
