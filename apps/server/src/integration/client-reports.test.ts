import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLIENT_PAGES, type ClientError, type ClientReport, type ClientVisit } from '@aerie/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ClientErrors } from '../client-reports/client-errors.js';
import { atTheCommandLine } from '../keeping/keeper.js';
import { storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { HttpClient } from '../testing/http-client.js';
import { METRICS_TOKEN, sample, scrape } from '../testing/metrics.js';
import { startServer, startServers, type TestServer } from '../testing/test-server.js';

const postgres = inject('postgres');
const PATH = '/api/client-reports';
const KIM = atTheCommandLine('Kim');

const PLACE = { file: 'assets/board-a1b2c3d4.js', line: 1, column: 20, name: 'render' };
const error = (more: Partial<ClientError> = {}): ClientError => ({
  ...{ kind: 'error', page: 'table', message: 'TypeError: x is undefined', places: [PLACE], times: 1 },
  ...more,
});
const visit = (more: Partial<ClientVisit> = {}): ClientVisit => ({
  ...{ page: 'table', seconds: 30, slow: [60, 700], paint: null, interaction: 180, shift: 0.02 },
  ...more,
});
const report = (more: Partial<ClientReport> = {}): ClientReport => ({
  ...{ version: 'abc123', browser: 'chromium', errors: [], visits: [] },
  ...more,
});

test('the pages are those that the client has', () => {
  const pages = fileURLToPath(new URL('../../../web/src/pages', import.meta.url));
  const folders = readdirSync(pages, { withFileTypes: true }).filter((one) => one.isDirectory());
  const had = new Set([...folders.map(({ name }) => name), 'other']);
  expect(new Set(CLIENT_PAGES)).toEqual(had);
});

for (const kind of storageKinds)
  describe.skipIf(kind.isMissing)(`what clients tell of themselves, ${kind.name}`, () => {
    let database: TestDatabase;
    let server: TestServer;
    beforeAll(async () => {
      database = await kind.create();
      server = await startServer('nowhere', {
        ...{ storage: await database.open(), metricsToken: METRICS_TOKEN },
      });
    });
    afterAll(async () => {
      await server.stop();
      database.remove();
    });
    const tell = (body: unknown) => new HttpClient(server.base).ask('POST', PATH, body);

    test('the same error of many is one, in whatever version, and says nothing of who told it', async () => {
      const anna = new HttpClient(server.base);
      await anna.must('POST', '/api/session', { name: 'Anna' });
      await anna.must('POST', PATH, report({ errors: [error({ times: 2 })] }));
      const elsewhere = { file: 'assets/board-ffffffff.js', line: 3, column: 7, name: 'render' };
      const again = error({ places: [elsewhere], page: 'replay' });
      expect((await tell(report({ version: 'def456', browser: 'firefox', errors: [again] }))).status).toBe(
        200,
      );
      await tell(report({ errors: [error({ kind: 'rejection', message: 'Error: 17 of 20', places: [] })] }));
      await tell(report({ errors: [error({ kind: 'rejection', message: 'Error: 3 of 20', places: [] })] }));
      const errors = await server.keeping.site.clientErrors();
      expect(errors.toSorted((a, b) => b.times - a.times)).toEqual([
        {
          ...{ id: expect.any(String), kind: 'error', message: 'TypeError: x is undefined', times: 3 },
          ...{ version: 'def456', browsers: ['chromium', 'firefox'], pages: ['table', 'replay'] },
          ...{
            places: [{ ...elsewhere, source: null }],
            first: expect.any(Number),
            last: expect.any(Number),
          },
        },
        expect.objectContaining({ kind: 'rejection', message: 'Error: 3 of 20', times: 2 }),
      ]);
      expect(JSON.stringify(errors)).not.toContain(await anna.id());
      expect(JSON.stringify(await anna.must('GET', '/api/history'))).not.toContain('TypeError');
    });

    test('errors and pictures are counted', async () => {
      const before = await scrape(server.base);
      // Of what never happened there is a series too, so that its first time is an increase.
      expect(sample(before, 'aerie_client_errors_total{kind="rejection",page="about"}')).toBe(0);
      await tell(
        report({
          errors: [error({ times: 3 })],
          visits: [visit(), visit({ interaction: null, paint: 900 })],
        }),
      );
      const after = await scrape(server.base);
      const more = (series: string) => (sample(after, series) ?? 0) - (sample(before, series) ?? 0);
      expect(more('aerie_client_errors_total{kind="error",page="table"}')).toBe(3);
      expect(more('aerie_client_visits_total{page="table"}')).toBe(2);
      expect(more('aerie_client_visible_seconds_total{page="table"}')).toBe(60);
      expect(more('aerie_client_slow_picture_seconds_count{page="table"}')).toBe(4);
      expect(more('aerie_client_slow_picture_seconds_bucket{le="0.1",page="table"}')).toBe(2);
      expect(more('aerie_client_interaction_seconds_sum{page="table"}')).toBeCloseTo(0.18);
      expect(more('aerie_client_paint_seconds_sum{page="table"}')).toBeCloseTo(0.9);
      expect(more('aerie_client_layout_shift_count{page="table"}')).toBe(2);
    });

    test.each([
      ['an address', error({ message: 'see https://games.example/table/x' })],
      ['a mail address', error({ message: 'for anna@example.org' })],
      ['several lines', error({ message: 'a\nb' })],
      ['a long message', error({ message: 'x'.repeat(301) })],
      ['a page that there is not', { ...error(), page: 'aJ3kXm0PqRsTuVwXyZaB' }],
      ['another kind', { ...error(), kind: 'gossip' }],
      ['something else', { ...error(), person: 'anna' }],
      ['a file that is none', error({ places: [{ ...PLACE, file: '../../etc/passwd' }] })],
      ['a file that is a page', error({ places: [{ ...PLACE, file: 'table/aJ3kXm0PqRsTuVwXyZaB' }] })],
      ['a way up', error({ places: [{ ...PLACE, file: 'assets/../../x.js' }] })],
      ['a deep stack', error({ places: Array.from({ length: 13 }, () => PLACE) })],
      ['a thousand times and one', error({ times: 1001 })],
    ])('an error with %s is refused', async (_, one) => {
      expect(await tell({ ...report(), errors: [one] })).toMatchObject({
        ...{ status: 400, body: { error: 'badRequest' } },
      });
    });

    test.each([
      ['negative time', visit({ seconds: -1 })],
      ['a picture of a day', visit({ slow: [86_400_000] })],
      ['too many pictures', visit({ slow: Array.from({ length: 51 }, () => 60) })],
      ['another page', { ...visit(), page: 'nowhere' }],
    ])('a visit with %s is refused', async (_, one) => {
      expect((await tell({ ...report(), visits: [one] })).status).toBe(400);
    });

    test('a keeper puts one away; that is in the audit log, and it comes again as a new one', async () => {
      const [seen] = await server.keeping.site.clientErrors();
      const id = seen?.id ?? '';
      expect(await server.keeping.site.dropClientError(KIM, id)).toBe(true);
      expect(await server.keeping.site.dropClientError(KIM, id)).toBe(false);
      expect(await server.keeping.audit(1)).toMatchObject([{ what: 'clientErrorDropped', ref: id }]);
      expect((await server.keeping.site.clientErrors()).map((one) => one.id)).not.toContain(id);
    });

    test('whoever tells too much has to wait, and nobody else', async () => {
      const [loud, quiet] = [new HttpClient(server.base), new HttpClient(server.base)];
      for (const one of [loud, quiet]) await one.must('POST', '/api/session', { name: 'Somebody' });
      const answers = [];
      for (let i = 0; i < 12; i++) answers.push(await loud.ask('POST', PATH, report()));
      expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: 'tooFast' } });
      expect((await quiet.ask('POST', PATH, report())).status).toBe(200);
    });
  });

test.each(storageKinds.filter(({ isMissing }) => !isMissing))(
  'the list is bounded: the rarest goes first, the oldest of these; and all goes with time, $name',
  async ({ create }) => {
    const database = await create();
    const storage = await database.open();
    let at = 1000;
    const errors = new ClientErrors(storage, () => at++);
    const name = (i: number) => 'x'.repeat(1 + i);
    const tellOf = async (i: number, times: number) => {
      errors.told(report({ errors: [error({ message: name(i), times })] }));
      await errors.list();
    };
    for (let i = 0; i < 200; i++) await tellOf(i, i === 0 ? 9 : 1);
    await tellOf(200, 1);
    await tellOf(201, 1);
    const kept = (await errors.list()).map(({ body }) => body.message.length - 1);
    expect(kept).toHaveLength(200);
    expect(kept).toContain(0);
    expect(kept).toContain(201);
    expect(kept).not.toContain(1);
    expect(kept).not.toContain(2);
    expect(await errors.dropBefore(at, 500)).toBe(200);
    expect(await errors.list()).toEqual([]);
    await storage.close();
    database.remove();
  },
);

test('where a site does without, nothing is taken', async () => {
  const database = await storageKinds[0]?.create();
  if (!database) throw new Error('there is no storage');
  const server = await startServer('nowhere', {
    ...{ storage: await database.open(), featuresOff: ['clientReports'] },
  });
  const answer = await new HttpClient(server.base).ask('POST', PATH, report({ errors: [error()] }));
  expect(answer).toMatchObject({ status: 403, body: { error: 'switchedOff' } });
  expect(await server.keeping.site.clientErrors()).toEqual([]);
  await server.stop();
  database.remove();
});

test.skipIf(!postgres)('what is told at several processes is one list', async () => {
  const servers = await startServers(2, postgres);
  for (const { base } of servers)
    for (let i = 0; i < 3; i++) await new HttpClient(base).must('POST', PATH, report({ errors: [error()] }));
  await Promise.all(servers.map(({ keeping }) => keeping.site.clientErrors()));
  for (const { keeping } of servers) expect(await keeping.site.clientErrors()).toMatchObject([{ times: 6 }]);
  await Promise.all(servers.map((one) => one.stop()));
});
