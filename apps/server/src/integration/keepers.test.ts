import { ENDPOINTS, type Endpoint, type EndpointName, isRole, suffices } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { endpointNames, placeOf } from '../api/router.js';
import { atTheCommandLine } from '../keeping/keeper.js';
import { codeAt, stepAt } from '../people/totp.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');
const PASSWORD = 'over the clouds';
const KIM = atTheCommandLine('Kim');

const FOR_KEEPERS = endpointNames().filter((name) => isRole(ENDPOINTS[name].caller));

async function account(base: string, name: string): Promise<HttpClient> {
  const browser = new HttpClient(base);
  await browser.must('POST', '/api/session', { name });
  await browser.must('POST', '/api/account', { name, password: PASSWORD });
  return browser;
}

/** Sets a second factor up, which this session has confirmed with it. */
async function withFactor(browser: HttpClient): Promise<HttpClient> {
  const { key } = await browser.must('POST', '/api/account/second-factor', { password: PASSWORD });
  const code = codeAt(key as string, stepAt(Date.now()));
  await browser.must('POST', '/api/account/second-factor/on', { code });
  return browser;
}

/** Asks an endpoint with a body that it takes, as far as roles go: what it says of the body comes after. */
const knock = (browser: HttpClient, name: EndpointName) => {
  const { method, path } = placeOf(name);
  const { body }: Endpoint = ENDPOINTS[name];
  return browser.ask(method, path.replace(/:\w+/g, 'nobody1234'), body ? {} : undefined);
};

test('what lies under /api/admin is for roles, and nothing else is', () => {
  expect(FOR_KEEPERS.length).toBeGreaterThan(20);
  expect(endpointNames().filter((name) => placeOf(name).path.startsWith('/api/admin'))).toEqual(FOR_KEEPERS);
  for (const name of FOR_KEEPERS) expect((ENDPOINTS[name] as Endpoint).programs, name).toBeUndefined();
});

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`those who look after a site, ${kind.name}`, () => {
    let database: TestDatabase;
    let server: TestServer;
    let stranger: HttpClient;
    let guest: HttpClient;
    let anna: HttpClient;
    let mo: HttpClient;
    let olga: HttpClient;
    const give = async (browser: HttpClient, role: 'owner' | 'moderator') =>
      server.keeping.people.giveRole(KIM, await browser.id(), role);
    const audited = async (limit: number) => (await server.keeping.audit(limit)).map(({ what }) => what);

    beforeAll(async () => {
      database = await kind.create();
      server = await startServer('nowhere', { storage: await database.open() });
      stranger = new HttpClient(server.base);
      guest = new HttpClient(server.base);
      await guest.must('POST', '/api/session', { name: 'Guest' });
      anna = await account(server.base, 'Anna');
      mo = await account(server.base, 'Mo');
      olga = await account(server.base, 'Olga');
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    test('nothing is there for anybody before there is an owner, not even for a moderator', async () => {
      await give(mo, 'moderator');
      await withFactor(mo);
      for (const browser of [stranger, guest, anna, mo])
        for (const name of FOR_KEEPERS)
          expect(await knock(browser, name), name).toMatchObject({
            status: 404,
            body: { error: 'notFound' },
          });
      expect((await fetch(`${server.base}/admin`)).status).toBe(404);
      expect(await mo.must('GET', '/api/session')).not.toHaveProperty('role');
      await give(olga, 'owner');
      expect(await mo.must('GET', '/api/session')).toMatchObject({ role: 'moderator' });
    });

    test.each(FOR_KEEPERS)('%s is there for its role with a second factor, for nobody else', async (name) => {
      const nothing = { status: 404, body: { error: 'notFound' } };
      for (const browser of [stranger, guest, anna])
        expect(await knock(browser, name)).toMatchObject(nothing);
      const program = new HttpClient(server.base, '', { authorization: 'Bearer aerie_nobody' });
      expect((await knock(program, name)).status).toBe(403);
      const due = { status: 403, body: { error: 'factorDue', standing: 'none' } };
      expect(await knock(olga, name)).toMatchObject(due);
      const caller = ENDPOINTS[name].caller as 'moderator' | 'owner';
      const answer = await knock(mo, name);
      if (suffices('moderator', caller)) expect(answer.body.error).not.toBe('notForRole');
      else expect(answer).toMatchObject({ status: 403, body: { error: 'notForRole' } });
      if (!name.startsWith('GET ')) {
        const elsewhere = new HttpClient(server.base, mo.cookie, { origin: 'https://evil.example' });
        expect(await knock(elsewhere, name)).toMatchObject({ status: 403, body: { error: 'otherSite' } });
      }
    });

    test('a session that has not given the second factor lately is asked for it', async () => {
      await withFactor(olga);
      expect(await olga.must('GET', '/api/admin')).toMatchObject({ role: 'owner' });
      const { recovery } = (await server.peopleService.secondFactor.of(await olga.id())) as {
        recovery: number;
      };
      expect(recovery).toBe(10);
      const [session] = await server.peopleService.people.sessions.list(await olga.id());
      const other = await server.peopleService.people.sessions.open(await olga.id(), {
        device: { browser: null, system: null },
        network: session?.body.network ?? '',
      });
      const elsewhere = new HttpClient(server.base, olga.cookie.replace(/aerie=[^;]+/, `aerie=${other}`));
      expect(await elsewhere.ask('GET', '/api/admin')).toMatchObject({
        status: 403,
        body: { error: 'factorDue', standing: 'due' },
      });
    });

    test('a report is read with what was said, acted upon and put away, and all of it is in the audit log', async () => {
      const [eve, ben] = [new HttpClient(server.base), new HttpClient(server.base)];
      await eve.must('POST', '/api/session', { name: 'Eve' });
      await ben.must('POST', '/api/session', { name: 'Ben' });
      const line = await Client.connect(server.base, ben.cookie);
      const table = await line.must('create', { ...GAME, seats: [me, open] });
      await line.must('chat', { table, text: 'you goose' });
      const who = { table, talk: 'seats', line: 0 };
      await eve.must('POST', '/api/reports', { who, reason: 'insult', text: 'He called me a goose' });
      expect(await mo.must('GET', '/api/admin')).toMatchObject({ role: 'moderator', reports: 1 });
      const { reports } = (await mo.must('GET', '/api/admin/reports')) as {
        reports: { id: string; about: { id: string } }[];
      };
      expect(reports).toEqual([
        expect.objectContaining({
          ...{ reason: 'insult', text: 'He called me a goose', resolved: null },
          about: { id: await ben.id(), name: 'Ben' },
          by: { id: await eve.id(), name: 'Eve' },
          context: [expect.objectContaining({ name: 'Ben', text: 'you goose', isAbout: true })],
        }),
      ]);
      const [report] = reports;
      const at = `/api/admin/people/${report?.about.id}`;
      const grounds = { reason: 'insult', words: 'Be kind.' };
      await mo.must('POST', `${at}/time-out`, { ...grounds, from: 'chat', hours: 2 });
      await mo.must('POST', `/api/admin/reports/${report?.id}/resolve`, { note: 'time-out' });
      expect(await line.reason('chat', { table, text: 'goose again' })).toBe('timedOut');
      expect((await mo.must('GET', '/api/admin/reports')).reports).toEqual([]);
      const seen = await mo.must('GET', at);
      expect(seen).toMatchObject({
        ...{ name: 'Ben', hasAccount: false, isBanned: false },
        measures: [{ what: 'timeout', from: 'chat', words: 'Be kind.' }],
      });
      expect(seen.log).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ what: 'timeout', by: { id: await mo.id(), name: 'Mo' } }),
        ]),
      );
      expect((await mo.ask('GET', '/api/admin/audit/now')).status).toBe(403);
      const { lines } = (await olga.must('GET', '/api/admin/audit/now')) as { lines: object[] };
      expect(lines.slice(0, 2)).toEqual([
        expect.objectContaining({ what: 'resolved', ref: report?.id }),
        expect.objectContaining({
          what: 'timedOut',
          by: { id: await mo.id(), name: 'Mo' },
          to: { id: report?.about.id, name: 'Ben' },
          terms: { from: 'chat', until: expect.any(Number) },
        }),
      ]);
      // Who did it is not for whom it was done to.
      expect(JSON.stringify(await ben.must('GET', '/api/account/export'))).not.toContain(await mo.id());
      await line.close();
    });

    test('an appeal is answered, a signal noted, a ban lifted', async () => {
      const id = await anna.id();
      const grounds = { reason: 'spam', words: 'Too much.' };
      await mo.must('POST', `/api/admin/people/${id}/ban`, { ...grounds, days: 3, networks: false });
      const { measures } = (await anna.must('GET', '/api/conduct')) as { measures: { id: string }[] };
      await anna.must('POST', `/api/conduct/${measures[0]?.id}/appeal`, { text: 'It was not me' });
      expect((await mo.must('GET', '/api/admin/appeals')).appeals).toEqual([
        {
          person: { id, name: 'Anna' },
          measure: expect.objectContaining({
            what: 'ban',
            appeal: expect.objectContaining({ answer: null }),
          }),
        },
      ]);
      expect((await mo.must('GET', '/api/admin/bans')).bans).toMatchObject([
        { id, person: true, note: 'Anna' },
      ]);
      const answer = { lift: true, words: 'Indeed.' };
      await mo.must('POST', `/api/admin/measures/${measures[0]?.id}/answer`, answer);
      expect((await mo.ask('POST', `/api/admin/measures/${measures[0]?.id}/answer`, answer)).status).toBe(
        404,
      );
      expect((await mo.must('GET', '/api/admin/bans')).bans).toEqual([]);
      expect((await mo.ask('DELETE', `/api/admin/bans/${id}`)).status).toBe(404);
      const unknown = { signal: 'zefiria/nobody', note: 'x' };
      expect((await mo.ask('POST', '/api/admin/signals/looked-at', unknown)).status).toBe(404);
      const warned = await mo.ask('POST', `/api/admin/people/${id}/warn`, {
        ...grounds,
        signal: 'zefiria/nobody',
      });
      expect(warned).toMatchObject({ status: 404, body: { error: 'noSignal' } });
      expect(await mo.must('GET', '/api/admin/signals')).toEqual({ signals: [] });
    });

    test('moderators do nothing to those who look after the site, nobody to themselves, owners to all others', async () => {
      const [moId, olgaId] = [await mo.id(), await olga.id()];
      const grounds = { reason: 'other', words: 'x' };
      for (const id of [olgaId, moId]) {
        const error = id === moId ? 'yourself' : 'hasRole';
        for (const [path, body] of [
          ['warn', grounds],
          ['time-out', { ...grounds, from: 'play', hours: 1 }],
          ['ban', { ...grounds, days: null, networks: false }],
          ['sign-out', undefined],
        ] as const)
          expect((await mo.ask('POST', `/api/admin/people/${id}/${path}`, body)).body, path).toEqual({
            error,
          });
      }
      expect((await olga.ask('PUT', `/api/admin/people/${olgaId}/role`, { role: null })).body).toEqual({
        error: 'yourself',
      });
      await olga.must('POST', `/api/admin/people/${moId}/warn`, grounds);
      expect((await audited(1))[0]).toBe('warned');
    });

    test('owners help people in, keep who comes in, and see how the site is', async () => {
      const id = await anna.id();
      const { path } = (await olga.must('POST', `/api/admin/people/${id}/reset`)) as { path: string };
      const code = path.split('/').at(-1);
      await anna.must('POST', '/api/account/reset', { code, password: 'another password' });
      expect((await olga.ask('DELETE', `/api/admin/people/${id}/second-factor`)).body).toEqual({
        error: 'noFactor',
      });
      expect(await olga.must('POST', `/api/admin/people/${id}/export`)).toMatchObject({
        person: { name: 'Anna' },
      });
      const made = await olga.must('POST', '/api/admin/invitations', { uses: 2, days: null, note: 'club' });
      await olga.must('PUT', '/api/admin/invite-only', { on: true });
      expect(await olga.must('GET', '/api/admin/invitations')).toEqual({
        inviteOnly: true,
        invitations: [made],
      });
      expect((await stranger.ask('GET', '/api/admin')).status).toBe(404);
      await olga.must('PUT', '/api/admin/invite-only', { on: false });
      await olga.must('DELETE', `/api/admin/invitations/${made.code}`);
      expect(await olga.must('GET', '/api/admin/site')).toMatchObject({
        ...{ trouble: null, running: 0, people: 6, accounts: 3, isBackedUp: false, backup: null },
        storage: { kind: 'embedded', bytes: expect.any(Number) },
      });
      expect(await olga.must('GET', '/api/admin/news')).toMatchObject({ version: expect.any(String) });
      await server.keeping.site.failedNotices();
      expect((await olga.ask('DELETE', `/api/admin/people/${id}`, { name: 'Ann' })).body).toEqual({
        error: 'otherName',
      });
      await olga.must('DELETE', `/api/admin/people/${id}`, { name: 'Anna' });
      expect((await olga.ask('GET', `/api/admin/people/${id}`)).status).toBe(404);
      expect(await audited(7)).toEqual([
        ...['deleted', 'inviteRevoked', 'inviteOnly', 'inviteOnly', 'invited', 'exported', 'resetAllowed'],
      ]);
    });

    test('people are found by a part of their name or by their id, page by page', async () => {
      const id = await mo.id();
      const search = (text: string) => mo.must('POST', '/api/admin/people', { text, after: null });
      const person = { id, name: 'Mo', hasAccount: true, isBanned: false, role: 'moderator' };
      expect(await search('MO')).toMatchObject({ people: [person], next: null });
      expect(await search(id)).toMatchObject({ people: [person] });
      expect(await search('nobody is called that')).toEqual({ people: [], next: null });
    });

    test('what is asked too often has to wait', async () => {
      const all = await Promise.all(Array.from({ length: 300 }, () => mo.ask('GET', '/api/admin')));
      expect(all.find(({ status }) => status !== 200)).toMatchObject({
        status: 429,
        body: { error: 'tooFast' },
      });
    });

    test('who is banned looks after nothing', async () => {
      await olga.must('POST', `/api/admin/people/${await mo.id()}/ban`, {
        ...{ reason: 'other', words: 'x', days: null, networks: false },
      });
      expect((await mo.ask('GET', '/api/admin/reports')).status).toBe(404);
    });
  });

test.skipIf(!postgres)('a role that is taken away at one process ends at the others at once', async () => {
  const [one, other] = (await startServers(2, postgres)) as [TestServer, TestServer];
  const olga = await withFactor(await account(one.base, 'Olga'));
  const id = await olga.id();
  await one.keeping.people.giveRole(KIM, id, 'owner');
  const there = new HttpClient(other.base, olga.cookie);
  expect(await there.must('GET', '/api/admin')).toMatchObject({ role: 'owner' });
  await one.keeping.people.takeRole(KIM, id);
  expect((await there.ask('GET', '/api/admin')).status).toBe(404);
  await Promise.all([one.stop(), other.stop()]);
});
