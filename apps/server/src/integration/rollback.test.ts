import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretOf } from '../admin/admin-context.js';
import { Ratings } from '../history/ratings.js';
import { NotificationPreferences } from '../notices/preferences.js';
import { AttemptThrottle } from '../people/sign-in-throttle.js';
import { type BackupLine, readLine } from '../storage/backup-format.js';
import type { RecordRow } from '../storage/storage.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { record } from '../storage/testing/samples.js';
import { Outages } from '../tables/outages.js';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { startServer, type TestServer } from '../testing/test-server.js';

/*
 * A newer program has written fields that this one does not know into everything that is stored, and is rolled back: this
 * one reads all of it, and what it changes has those fields still.
 */
const FIXTURES = new URL('../storage/testing/fixtures/', import.meta.url);
const LINES = readFileSync(new URL('backup-4.jsonl', FIXTURES), 'utf8').trimEnd().split('\n');
const { people, openTable, token } = JSON.parse(readFileSync(new URL('backup-4.json', FIXTURES), 'utf8')) as {
  people: Record<'anna' | 'ben' | 'dino', { id: string; name: string; cookie: string }>;
  openTable: string;
  token: string;
};
const { anna, ben, dino } = people;
const AN_HOUR = 60 * 60_000;
const NOW = (JSON.parse(LINES[0] as string) as { at: number }).at + AN_HOUR;

const NEWER = 'fromNewer';
const ADDED = { [NEWER]: { deep: [1, 'two'] } };

/** Mappings whose keys are data: nothing can be added to them. */
const MAPPINGS: readonly string[] = ['options', 'memorable'];

/** Adds a field to every object in a value. */
function added(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(added);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [
    name,
    MAPPINGS.includes(name) ? one : added(one),
  ]);
  return { ...Object.fromEntries(fields), ...ADDED };
}

const push = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } };
/** Kinds of records that the backup has none of. */
const FURTHER: readonly RecordRow[] = [
  record('site', { kind: 'site', body: { inviteOnly: false } }),
  record('a3f9f9e2', { kind: 'best', owner: anna.id, body: { game: 'zefiria', mode: '1', points: 9 } }),
  record('zefiria', { kind: 'modes', body: { modes: ['1'] } }),
  record('site', { kind: 'outages', body: { closed: [{ from: 1, to: 2 }] } }),
  record('hash', { kind: 'reset', owner: anna.id, body: { until: NOW + AN_HOUR } }),
];

/** The backup as a newer program might have made it. */
async function* newerLines(): AsyncGenerator<string> {
  for (const line of LINES) {
    const said = JSON.parse(line) as Record<string, Record<string, unknown>>;
    const [word = ''] = Object.keys(said);
    const content = said[word] as Record<string, unknown>;
    if (word === 'end') {
      for (const one of FURTHER)
        yield JSON.stringify({ record: { ...one, body: added(one.body), ...ADDED } });
      yield JSON.stringify({ end: { ...content, records: Number(content.records) + FURTHER.length } });
    } else if (word === 'record') {
      const isMapping = content.kind === 'settings';
      const body = isMapping ? content.body : added(content.body);
      yield JSON.stringify({ record: { ...content, body, ...ADDED } });
    } else if (word === 'table') {
      yield JSON.stringify({ table: { ...content, body: added(content.body) } });
    } else if (['person', 'match', 'chat'].includes(word)) {
      yield JSON.stringify({ [word]: { ...content, ...ADDED } });
    } else if (word === 'entry') {
      yield JSON.stringify({ entry: { ...content, entry: { ...(content.entry as object), ...ADDED } } });
    } else yield line;
  }
}

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    let database: TestDatabase;
    let server: TestServer;
    let notices: NotificationPreferences;
    const by = ({ cookie }: { cookie: string }) => new HttpClient(server.base, cookie);

    beforeAll(async () => {
      database = await kind.create();
      const storage = await database.open();
      await storage.load(newerLines());
      server = await startServer('nowhere', {
        storage,
        now: () => NOW,
        secret: await secretOf(storage, undefined),
      });
      notices = new NotificationPreferences(storage);
      await notices.addDevice(anna.id, push, 1);
      const guesses = new AttemptThrottle(storage, 'thing', { free: 5, longestMs: 60_000 }, () => NOW);
      await guesses.begin('anna');
      for (const [kindOf, id] of (await stored()).flatMap((line) =>
        'record' in line && ['push', 'guess'].includes(line.record.kind)
          ? [[line.record.kind, line.record.id] as const]
          : [],
      )) {
        const row = (await storage.record(kindOf, id)) as RecordRow;
        const body = added(row.body) as RecordRow['body'];
        await storage.saveRecord({ ...row, version: row.version + 1, body });
      }
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });

    const stored = async (): Promise<BackupLine[]> => {
      const lines: BackupLine[] = [];
      for await (const line of server.storage.dump()) lines.push(readLine(line, lines.length + 1));
      return lines;
    };
    const records = async (): Promise<RecordRow[]> =>
      (await stored()).flatMap((line) => ('record' in line ? [line.record] : []));

    test.each<[kindOf: string, change: () => Promise<unknown>]>([
      ['account', () => server.peopleService.accounts.setEmail(anna.id, null)],
      ['session', () => by(anna).must('GET', '/api/session')],
      ['notices', () => notices.set(anna.id, { language: 'it', mail: false, webhook: null })],
      ['notices', () => notices.set(anna.id, { language: 'it', mail: true, webhook: null })],
      ['outages', () => new Outages(server.storage).add(3, 4)],
      ['push', () => notices.addDevice(anna.id, push, 2)],
      [
        'guess',
        () =>
          new AttemptThrottle(server.storage, 'thing', { free: 5, longestMs: 60_000 }, () => NOW).begin(
            'anna',
          ),
      ],
      ['token', () => new HttpClient(server.base, '', { authorization: `Bearer ${token}` }).id()],
      ['site', () => server.peopleService.invitations.setInviteOnly(true)],
      [
        'invite',
        async () => {
          const [invite] = await server.peopleService.invitations.all();
          await server.peopleService.invitations.redeem(invite?.code);
          await server.peopleService.invitations.setInviteOnly(false);
        },
      ],
      ['ban', () => server.peopleService.bans.banPerson(dino.id, { reason: 'x', until: null, note: '' })],
      ['mute', () => server.peopleService.mutes.moved(ben.id, dino)],
      [
        'report',
        async () => {
          const [report] = await server.peopleService.reports.list('open');
          await server.peopleService.reports.resolve(report?.id ?? '', 'done', 'Kim');
        },
      ],
      [
        'rating',
        () =>
          new Ratings(server.storage).move('rauf-und-runter', { person: anna.id }, 'm', { mu: 1, sigma: 1 }),
      ],
    ])('a record of kind %s is read, and changed keeps what it has', async (kindOf, change) => {
      const before = new Map((await records()).map((one) => [`${one.kind} ${one.id}`, one]));
      await change();
      const changed = (await records()).filter(
        (one) => one.kind === kindOf && one.version > (before.get(`${one.kind} ${one.id}`)?.version ?? 0),
      );
      expect(changed.length).toBeGreaterThan(0);
      for (const { body } of changed) expect(body).toMatchObject(ADDED);
    });

    test('everything else is read', async () => {
      for (const path of [
        '/api/history',
        '/api/daily',
        '/api/mutes',
        '/api/tokens',
        '/api/account',
        '/api/notices',
        '/api/account/export',
      ])
        await by(anna).must('GET', path);
      await by(anna).must('GET', '/api/ranking/rauf-und-runter');
      expect(await new HttpClient(server.base, '', { authorization: `Bearer ${token}` }).id()).toBe(anna.id);
    });

    test('people, tables and lines of chat keep it when they change', async () => {
      await server.peopleService.people.rename(ben, 'Benno');
      const client = await Client.connect(server.base, ben.cookie);
      await client.must('sit', { table: openTable, seat: 1 });
      await client.close();
      const before = await server.storage.chatLinesOf(anna.id);
      for (const line of before) await server.storage.rewriteChatLine({ ...line, text: 'other' });
      const after = await stored();
      const table = after.find((line) => 'table' in line && line.table.id === openTable);
      expect(table).toMatchObject({ table: { body: ADDED } });
      expect(after.find((line) => 'person' in line && line.person.id === ben.id)).toMatchObject({
        person: { name: 'Benno', ...ADDED },
      });
      const lines = await server.storage.chatLinesOf(anna.id);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatchObject({ text: 'other', ...ADDED });
    });
  });
}
