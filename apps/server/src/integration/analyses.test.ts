import { type Analysis, ENGINE, fingerprint } from '@aerie/analysis';
import { logOf, type MatchFile } from '@aerie/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analysed, Analyser, AnalysisOrder } from '../analyses/analyser.js';
import { playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { ManualClock, twoPlaying } from '../testing/tables.js';
import { startServer, type TestServer, temporaryFolder } from '../testing/test-server.js';

interface Job {
  readonly order: AnalysisOrder;
  readonly signal: AbortSignal | undefined;
  finish(found: Analysed | undefined): void;
}

/** What the server asks to be analysed; the test says when it is done. */
const jobs: Job[] = [];
const analyser: Analyser = {
  ask: (order, progress, signal) =>
    new Promise((finish) => {
      progress?.({ done: 3, of: 9 });
      jobs.push({ order, signal, finish });
      signal?.addEventListener('abort', () => finish(undefined));
    }),
  close: async () => undefined,
};

const folder = temporaryFolder();
const clock = new ManualClock();
let server: TestServer;
let anna: HttpClient;
let ben: HttpClient;
/** Finished matches of Anna and Ben, and one under way. */
const over: string[] = [];
let running: string;

beforeAll(async () => {
  server = await startServer(folder.path, { analyser, now: clock.now, analysesPerDay: 3 });
  for (let i = 0; i < 3; i++) {
    const { anna: first, ben: second, table, cookies } = await twoPlaying(server.base);
    if (i === 0)
      [anna, ben] = cookies.map((cookie) => new HttpClient(server.base, cookie)) as [HttpClient, HttpClient];
    if (i < 2) {
      await Promise.all([first, second].map((one) => playOut(one, table, (answers) => answers[0] as string)));
      await first.until('the end', () => first.tables.get(table)?.status === 'over');
      over.push(table);
    } else running = table;
    await Promise.all([first.close(), second.close()]);
  }
}, 60_000);
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const path = (table: string | undefined) => `/api/matches/${table}/analysis`;

test('an analysis is worked out once, kept, and had by everybody who may watch', async () => {
  const [table] = over;
  expect(await anna.must('GET', path(table))).toEqual({ state: 'none' });
  expect(await anna.must('POST', path(table))).toEqual({ state: 'working', done: 0, of: 0 });
  expect(await ben.must('POST', path(table))).toMatchObject({ state: 'working' });
  expect(jobs).toHaveLength(1);
  const [job] = jobs as [Job];
  const file = (await anna.must('GET', `/api/matches/${table}`)) as unknown as MatchFile;
  expect(fingerprint(job.order.log)).toBe(fingerprint(logOf(file)));
  expect(job.order.seats).toEqual([0, 1]);
  // Another one of the same person waits.
  expect(await anna.ask('POST', path(over[1]))).toMatchObject({ status: 429, body: { error: 'tooFast' } });
  const found = {
    ...{ format: 'aerie-analysis/1', engine: ENGINE, effort: 'usual', moments: [] },
  } as unknown as Analysis;
  const figures = [0, 1].map((seat) => ({
    ...{ seat, decisions: 9 + seat, accuracy: 80, loss: 0.5, kinds: { shed: 0.5 } },
  }));
  job.finish({ analysis: found, decided: figures });
  await expect.poll(() => anna.must('GET', path(table))).toEqual({ state: 'ready', analysis: found });
  expect(await new HttpClient(server.base).must('GET', path(table))).toEqual({
    state: 'ready',
    analysis: found,
  });
  expect(await ben.must('POST', path(table))).toMatchObject({ state: 'ready' });
  expect(jobs).toHaveLength(1);
  // It counts in the history of both, without their doing.
  for (const [seat, one] of [anna, ben].entries()) {
    const { played } = await one.must('GET', '/api/history');
    expect(played).toMatchObject([
      { table, own: { seat, decided: { engine: ENGINE, decisions: 9 + seat } } },
    ]);
  }
});

test('whoever asked for it can stop it, and nobody else; so many a day', async () => {
  const table = over[1];
  await anna.must('POST', path(table));
  const job = jobs.at(-1) as Job;
  await ben.must('DELETE', path(table));
  expect(job.signal?.aborted).toBe(false);
  await anna.must('DELETE', path(table));
  expect(job.signal?.aborted).toBe(true);
  expect(await anna.must('GET', path(table))).toEqual({ state: 'none' });
  // The two that were begun and one more, at once; then it is enough.
  expect((await anna.ask('POST', path(table))).status).toBe(200);
  await anna.must('DELETE', path(table));
  expect((await anna.ask('POST', path(table))).body.error).toBe('tooManyAnalyses');
});

test('what its process no longer works on can be asked for again', async () => {
  const table = over[1];
  await ben.must('POST', path(table));
  expect(await anna.must('GET', path(table))).toMatchObject({ state: 'working' });
  clock.pass(60_000);
  expect(await anna.must('GET', path(table))).toEqual({ state: 'none' });
  await ben.must('DELETE', path(table));
});

test('only of matches that are over', async () => {
  for (const method of ['GET', 'POST'])
    expect(await anna.ask(method, path(running))).toMatchObject({ status: 409, body: { error: 'notOver' } });
  expect(await anna.ask('POST', path('ABCDEFGHJKMNPQRSTVWX'))).toMatchObject({ status: 404 });
  expect(await new HttpClient(server.base).ask('POST', path(over[0]))).toMatchObject({ status: 401 });
});
