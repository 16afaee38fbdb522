import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../common/ids.js';
import { codeAt, stepAt } from '../people/totp.js';
import { PostgresPubSub } from '../pubsub/postgres-pubsub.js';
import type { OpenPubSub } from '../pubsub/pubsub.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { SoftwareAuthenticator } from '../testing/authenticator.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { GAME } from '../testing/tables.js';
import { TEST_SECRET } from '../testing/test-secret.js';
import { startServer, type TestServer } from '../testing/test-server.js';
import { runAdmin } from './admin.js';
import { listenForCommands } from './command-channel.js';

const PASSWORD = 'over the clouds';

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`admin commands at a site that runs, ${kind.name}`, () => {
    let database: TestDatabase;
    let server: TestServer;
    let line: { close(): Promise<void> } | undefined;
    let env: Record<string, string> = {};

    beforeAll(async () => {
      database = await kind.create();
      const { dataDir, databaseUrl } = database.options;
      const openPubSub: OpenPubSub = (reportError) =>
        PostgresPubSub.open(databaseUrl as string, newId(), reportError);
      server = await startServer(dataDir, {
        storage: await database.open(),
        origin: 'https://games.example',
        ...(databaseUrl ? { openPubSub } : {}),
      });
      const origin = 'https://games.example';
      if (!databaseUrl)
        line = await listenForCommands(dataDir, { keeping: server.keeping, origin, here: server.here });
      env = {
        DATA_DIR: dataDir,
        ORIGIN: origin,
        SECRET: TEST_SECRET,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      };
    });
    afterAll(async () => {
      await line?.close();
      await server.stop();
      database.remove();
    });

    /** What the command prints; its complaint and code where it has any. */
    const aerie = async (...argv: string[]) => {
      const [said, printed]: [string[], string[]] = [[], []];
      const code = await runAdmin(
        argv,
        env,
        (text) => said.push(text),
        (text) => printed.push(text),
      );
      return { code, said: said.join('\n'), printed };
    };
    const print = async (...argv: string[]) => {
      const { code, said, printed } = await aerie(...argv);
      if (code !== 0) throw new Error(`${argv.join(' ')}: ${code} ${said}`);
      return printed;
    };
    const guest = async (name: string, invite?: string) => {
      const browser = new HttpClient(server.base);
      await browser.must('POST', '/api/session', { name, ...(invite ? { invite } : {}) });
      return browser;
    };
    const gone = async (client: Client) => {
      while (client.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
      return client.closed;
    };

    test('a site by invitation: on, invitations, off', async () => {
      expect(await print('site', 'invite-only', 'on')).toContain('newcomers need an invitation: yes');
      await expect(guest('Eve')).rejects.toThrow('inviteOnly');
      const [code = '', address] = await print(
        'invite',
        '--uses',
        '2',
        '--days',
        '3',
        '--note',
        'club evening',
      );
      expect(address).toBe(`https://games.example/?invite=${code}`);
      await guest('Anna', code);
      expect(await print('invites')).toEqual([
        expect.stringMatching(/used 1 {2}1 left {2}until .* club evening$/),
      ]);
      await print('revoke-invite', code);
      await expect(guest('Ben', code)).rejects.toThrow('badInvite');
      expect(await aerie('revoke-invite', code)).toMatchObject({
        code: 1,
        said: `There is no invitation ${code}.`,
      });
      const site = await print('site', 'invite-only', 'off');
      expect(site).toContain('newcomers need an invitation: no');
      // What only the server itself can tell it tells where commands run in it.
      expect(site.includes('the storage can be read and written')).toBe(line !== undefined);
    });

    test('who is banned is put out at once, told why, and may come back', async () => {
      const mallory = await guest('Mallory');
      const client = await Client.connect(server.base, mallory.cookie);
      expect(await aerie('ban', 'Mallory')).toMatchObject({
        code: 2,
        said: expect.stringContaining('--reason'),
      });
      await print('ban', 'mallory', '--reason', 'Shouting', '--days', '1', '--network');
      expect(await gone(client)).toBe(4403);
      expect((await mallory.must('GET', '/api/session')).ban).toMatchObject({ reason: 'Shouting' });
      await expect(guest('Mallory again')).rejects.toThrow('Shouting');
      const bans = await print('bans');
      expect(bans).toHaveLength(2);
      expect(await print('people', 'mall')).toEqual([expect.stringMatching(/Mallory .* guest {2}banned$/)]);
      expect((await print('person', 'Mallory')).join()).toContain('Shouting');
      await print('unban', 'Mallory');
      const network = bans.find((ban) => ban.includes('network of'))?.split(' ')[0] as string;
      await print('unban', network);
      expect(await print('bans')).toEqual(['Nobody is banned.']);
      await (await Client.connect(server.base, mallory.cookie)).close();
      await print('ban-network', '2001:db8::7', '--reason', 'Enough');
      expect((await print('bans'))[0]).toContain('2001:db8:0:0::/64');
      expect(await aerie('ban-network', 'nowhere', '--reason', 'x')).toMatchObject({ code: 2 });
    });

    test('reports are read and resolved', async () => {
      const [anna, ben] = [await guest('Anna R'), await guest('Ben R')];
      const client = await Client.connect(server.base, ben.cookie);
      const table = await client.must('create', { ...GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
      await client.must('chat', { table, text: 'you goose' });
      const who = { table, talk: 'seats', line: 0 };
      await anna.must('POST', '/api/reports', { who, reason: 'insult', text: 'He called me a goose' });
      const [head = '', said, context] = await print('reports');
      expect([head, said, context]).toEqual([
        expect.stringMatching(/insult: about Ben R/),
        '  "He called me a goose"',
        '  | Ben R: you goose',
      ]);
      const id = head.split(' ')[0] as string;
      await print('resolve', id, '--note', 'talked to him');
      expect(await print('reports')).toEqual(['There are no open reports.']);
      expect((await print('reports', '--resolved')).at(-1)).toBe('  resolved: talked to him');
      expect(await aerie('resolve', 'nothing')).toMatchObject({ code: 1 });
      await print('resolve', id, '--note', 'talked to ben R');
      await print('delete', 'Ben R', '--yes');
      expect(await print('reports', '--resolved')).toEqual([
        expect.stringMatching(new RegExp(`^${id} .*insult: about somebody who left, by `)),
        '  resolved: talked to …',
      ]);
      await client.close();
    });

    test('a forgotten password, an export, and a person who is removed', async () => {
      const cleo = await guest('Cleo');
      await cleo.must('POST', '/api/account', { name: 'Cleo', password: PASSWORD });
      const [address = ''] = await print('reset-password', 'cleo');
      expect(address).toMatch(/^https:\/\/games\.example\/account\/reset\/\w+$/);
      const code = address.split('/').at(-1);
      await cleo.must('POST', '/api/account/reset', { code, password: 'another password' });
      expect(JSON.parse((await print('export', 'Cleo')).join('\n'))).toMatchObject({
        person: { name: 'Cleo' },
        records: expect.arrayContaining([expect.objectContaining({ kind: 'account' })]),
      });
      const client = await Client.connect(server.base, cleo.cookie);
      expect(await aerie('delete', 'Cleo')).toMatchObject({
        code: 2,
        said: expect.stringContaining('--yes'),
      });
      await print('delete', 'Cleo', '--yes');
      expect(await gone(client)).toBe(4401);
      expect(await aerie('person', 'Cleo')).toMatchObject({
        code: 1,
        said: expect.stringContaining('Nobody'),
      });
      expect((await aerie('reset-password', 'Anna R')).said).toBe('Anna R has no account.');
    });

    test('a second factor that was lost is turned off', async () => {
      const fay = await guest('Fay');
      await fay.must('POST', '/api/account', { name: 'Fay', password: PASSWORD });
      expect((await aerie('second-factor-off', 'Fay')).said).toBe('Fay has no second factor.');
      const { key } = await fay.must('POST', '/api/account/second-factor', { password: PASSWORD });
      const code = codeAt(key as string, stepAt(Date.now()));
      await fay.must('POST', '/api/account/second-factor/on', { code });
      expect((await print('person', 'Fay')).join('\n')).toContain('10 recovery codes left');
      expect(await print('second-factor-off', 'Fay')).toEqual([
        expect.stringMatching(/^Fay \(\w+\) signs in without a second factor\.$/),
      ]);
      expect(await fay.must('GET', '/api/account')).toMatchObject({ account: { secondFactor: null } });
    });

    test('roles are given to accounts and taken; what is done is in the audit log, by ids that outlive nobody’s name', async () => {
      expect(await print('roles')).toEqual(['Nobody has a role.']);
      await guest('Gus');
      expect((await aerie('owner', 'Gus')).said).toContain('Gus has no account');
      const olga = await guest('Olga');
      const id = await olga.id();
      await olga.must('POST', '/api/account', { name: 'Olga', password: PASSWORD });
      expect(await print('owner', 'Olga', '--by', 'Kim')).toEqual([
        `Olga (${id}) is owner of the site.`,
        expect.stringContaining('no second factor yet'),
      ]);
      expect(await print('roles')).toEqual([expect.stringMatching(`^${id}  Olga  owner  since `)]);
      expect((await print('person', 'Olga'))[0]).toContain('owner of the site');
      expect((await print('audit', '--limit', '1'))[0]).toMatch(
        new RegExp(`  Kim  roleGiven  Olga \\(${id}\\)  role: owner$`),
      );
      await print('moderator', 'Olga');
      expect((await aerie('no-role', 'Olga')).printed).toContain('There is no owner now: /admin is off.');
      expect((await aerie('no-role', 'Olga')).said).toBe('Olga has no role.');
      await print('delete', 'Olga', '--yes', '--by', 'Kim');
      const log = await print('audit', '--limit', '4');
      expect(log.map((line) => line.split('  ')[2])).toEqual([
        'deleted',
        'roleTaken',
        'roleGiven',
        'roleGiven',
      ]);
      expect(log[0]).toMatch(new RegExp(`  Kim  deleted  somebody who left \\(${id}\\)$`));
      expect(log.join()).not.toContain('Olga');
    });

    test('passkeys are listed and removed', async () => {
      const gus = await guest('Gus');
      await gus.must('POST', '/api/account', { name: 'Gus', password: PASSWORD });
      expect((await aerie('passkeys-off', 'Gus')).said).toBe('Gus has no passkeys.');
      for (const name of ['Phone', 'Key']) {
        const asked = await gus.must('POST', '/api/account/passkeys/challenge', { password: PASSWORD });
        const response = new SoftwareAuthenticator('https://games.example').create(
          asked.options as Record<string, unknown>,
        );
        await gus.must('POST', '/api/account/passkeys', { name, response });
      }
      expect((await print('person', 'Gus')).join('\n')).toMatch(/passkey "Phone" since .*, never used/);
      expect((await print('passkeys-off', 'Gus'))[0]).toMatch(/^2 passkeys of Gus \(\w+\) are removed\./);
      expect(await gus.must('GET', '/api/account')).toMatchObject({ account: { passkeys: [] } });
    });

    test('links with providers are listed and removed', async () => {
      const hugo = await guest('Hugo');
      await hugo.must('POST', '/api/account', { name: 'Hugo', password: PASSWORD });
      expect((await aerie('identities-off', 'Hugo')).said).toBe('Hugo is linked with no provider.');
      const { identities } = server.peopleService;
      await identities.add({ issuer: 'https://id.example.org', subject: 'h-7' }, await hugo.id());
      expect((await print('person', 'Hugo')).join('\n')).toMatch(
        /linked with https:\/\/id\.example\.org as "h-7" since .*, never used/,
      );
      expect((await print('identities-off', 'Hugo'))[0]).toMatch(
        /^Hugo \(\w+\) is unlinked from 1 provider\./,
      );
      expect(await hugo.must('GET', '/api/account')).toMatchObject({ account: { identities: [] } });
      expect((await print('audit')).join('\n')).toMatch(/identitiesOff/);
    });

    test('tokens are listed, and somebody is signed out everywhere', async () => {
      const toni = await guest('Toni');
      expect(await print('tokens', 'Toni')).toEqual(['There are no tokens.']);
      await toni.ask('POST', '/api/tokens', { name: 'my bot', scopes: ['watch', 'play'] });
      expect(await print('tokens', 'Toni')).toEqual([
        expect.stringMatching(/^my bot {2}watch, play {2}until \d{4}-\d\d-\d\d {2}never used$/),
      ]);
      const client = await Client.connect(server.base, toni.cookie);
      expect((await print('sign-out', 'Toni'))[0]).toContain('signed out everywhere');
      expect(await gone(client)).toBe(4401);
      expect(await print('tokens', 'Toni')).toEqual(['There are no tokens.']);
      expect(await toni.must('GET', '/api/session')).toMatchObject({ person: null });
    });

    test('whoever is meant must be clear', async () => {
      const both = [await guest('Same'), await guest('SAME')];
      const { code, said } = await aerie('person', 'same');
      expect(code).toBe(1);
      for (const one of both) expect(said).toContain(await one.id());
      expect((await print('person', (await both[0]?.id()) as string))[0]).toContain('Same');
    });

    test.each([
      [['dance'], 'I do not understand "dance".'],
      [['ban'], 'Something is missing.\nUsage: npm run aerie -- ban PERSON'],
      [['bans', 'all'], 'That is too much.'],
      [['invite', '--often'], 'Unknown option'],
      [['invite', '--uses', '0'], '--uses must be a number'],
      [['site', 'open'], 'Say "site"'],
      [['backup'], 'Usage: npm run aerie -- backup FILE'],
      [['toString'], 'I do not understand'],
    ])('%j is not understood, and why', async (argv, why) => {
      expect(await aerie(...argv)).toMatchObject({
        code: 2,
        said: expect.stringContaining(why),
        printed: [],
      });
    });

    test('there is help', async () => {
      expect(await aerie('help')).toMatchObject({
        code: 0,
        said: expect.stringContaining('revoke-invite CODE'),
      });
      expect((await aerie()).code).toBe(2);
    });

    if (kind.name === 'embedded')
      test('the line is for those who may read the data folder', async () => {
        const file = join(env.DATA_DIR as string, 'keeper.json');
        expect(statSync(file).mode & 0o777).toBe(0o600);
        const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port: number };
        for (const authorization of ['', 'Bearer wrong', `Bearer ${'0'.repeat(64)}`]) {
          const response = await fetch(`http://127.0.0.1:${port}/`, {
            method: 'POST',
            headers: { authorization },
            body: '{"argv":["site"]}',
          });
          expect(response.status).toBe(403);
        }
      });
  });

test('an embedded site that does not run is looked after as well', async () => {
  const database = await (storageKinds[0] as (typeof storageKinds)[0]).create();
  const printed: string[] = [];
  const env = { DATA_DIR: database.options.dataDir };
  expect(await runAdmin(['invite'], env, (text) => printed.push(text))).toBe(0);
  expect(printed[1]).toBe(`/?invite=${printed[0]}`);
  const storage = await database.open();
  const said: string[] = [];
  expect(await runAdmin(['site'], env, (text) => said.push(text))).toBe(1);
  expect(said.join()).toContain('cannot be reached');
  await storage.close();
  database.remove();
});
