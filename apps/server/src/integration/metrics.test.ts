import { describe, expect, inject, test } from 'vitest';
import { Client, newPerson, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { METRICS_TOKEN, sample, scrape } from '../testing/metrics.js';
import { bot, GAME, me, randomAnswer, twoPlaying } from '../testing/tables.js';
import { startServers } from '../testing/test-server.js';
import { testSite } from '../testing/test-site.js';

const server = testSite({ metricsToken: METRICS_TOKEN, pairing: { every: 20 } });
const postgres = inject('postgres');

test('a match is counted: requests, entries, what was written and what commits had together', async () => {
  const anna = await Client.connect(server.base, await newPerson(server.base, 'Anna'));
  const table = await anna.must('create', { ...GAME, seats: [me, bot] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await playOut(anna, table, randomAnswer('metrics'));
  await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
  const text = await scrape(server.base);
  const of = (series: string) => sample(text, series) ?? 0;
  const answers = of('aerie_request_seconds_count{type="answer"}');
  expect(answers).toBeGreaterThan(3);
  expect(of('aerie_request_seconds_count{type="create"}')).toBe(1);
  const entries = of('aerie_entries_total');
  expect(entries).toBeGreaterThan(answers);
  expect(of('aerie_storage_write_seconds_count{what="entry"}')).toBe(entries);
  expect(of('aerie_storage_append_entries_sum')).toBe(entries);
  expect(of('aerie_storage_write_seconds_count{what="table"}')).toBeGreaterThan(1);
  expect(of('aerie_storage_write_seconds_count{what="match"}')).toBe(1);
  expect(of('aerie_storage_commit_seconds_count')).toBe(of('aerie_storage_commit_writes_count'));
  expect(of('aerie_storage_commit_writes_sum')).toBeGreaterThanOrEqual(
    of('aerie_storage_commit_writes_count'),
  );
  expect(of('aerie_bot_thought_seconds_count{game="rauf-und-runter",level="random"}')).toBeGreaterThan(0);
  expect(of('aerie_errors_total')).toBe(0);
  await anna.close();
});

test('requests over HTTP are counted by endpoint and by how they were answered', async () => {
  const before = await scrape(server.base);
  const paths = ['/api/history', '/api/matches/none', '/api/matches/never', '/nowhere', '/healthz'];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(server.base + path)).status));
  expect(statuses).toEqual([401, 404, 404, 404, 200]);
  const after = await scrape(server.base);
  const more = (series: string) => (sample(after, series) ?? 0) - (sample(before, series) ?? 0);
  const requests = (endpoint: string) => more(`aerie_http_request_seconds_count{endpoint="${endpoint}"}`);
  expect(requests('GET /api/history')).toBe(1);
  expect(requests('GET /api/matches/:table')).toBe(2);
  expect(requests('pages')).toBe(1);
  expect(requests('GET /healthz')).toBe(1);
  expect(more('aerie_http_responses_total{status="4xx"}')).toBe(4);
});

test('who waits for others is counted', async () => {
  const anna = new HttpClient(server.base);
  await anna.must('POST', '/api/session', { name: 'Anna' });
  const waiting = async () => sample(await scrape(server.base), 'aerie_pairing_waiting');
  expect(await waiting()).toBe(0);
  const live = await Client.connect(server.base, anna.cookie);
  await anna.must('PUT', `/api/pairing/${GAME.game}/live`, { friendly: true });
  await expect.poll(waiting).toBe(1);
  await live.close();
});

describe.skipIf(!postgres)('several processes', () => {
  test('know how long news took from one to the other', async () => {
    const servers = await startServers(2, postgres, { metricsToken: METRICS_TOKEN });
    const [first, second] = servers.map(({ base }) => base) as [string, string];
    const { anna, ben, table } = await twoPlaying(first, second);
    const pick = randomAnswer('news');
    await Promise.all([anna, ben].map((one) => playOut(one, table, pick)));
    const text = await scrape(second);
    const count = sample(text, 'aerie_news_lag_seconds_count{topic="match"}') ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(sample(text, 'aerie_news_lag_seconds_bucket{le="+Inf",topic="match"}')).toBe(count);
    expect(sample(text, 'aerie_storage_commit_seconds_count')).toBeGreaterThan(count);
    await Promise.all([anna.close(), ben.close()]);
    await Promise.all(servers.map((one) => one.stop()));
  });
});
