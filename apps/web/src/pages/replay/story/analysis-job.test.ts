import '../../../words/testing-globals.js';
import { type Analysis, analyse, differenceOf, ENGINE, fingerprint, readAnalysis } from '@aerie/analysis';
import { loadBots } from '@aerie/bots/lazy';
import { type AnyGame, logOf, Match, type MatchFile, QuickChance, writeMatchFile } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { analysedMatches } from '../../../play/analysed.js';
import type { Found } from '../session/source.js';
import { AnalysisJob, jobFor } from './analysis-job.js';
import type { Answer, ServerAnalysis } from './server-analysis.js';

// The connection is listened to as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

let ended = 0;

/** What a worker of the browser does, done here: one order after the other. */
class WorkerHere {
  static turn = Promise.resolve();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  private isOver = false;

  postMessage(data: unknown): void {
    WorkerHere.turn = WorkerHere.turn.then(async () => {
      await import('./story.worker.js');
      const scope = globalThis.self as unknown as {
        onmessage(event: { data: unknown }): Promise<void>;
        postMessage(report: unknown): void;
      };
      scope.postMessage = (report) => this.isOver || this.onmessage?.({ data: structuredClone(report) });
      if (!this.isOver) await scope.onmessage({ data: structuredClone(data) });
    });
  }

  terminate(): void {
    this.isOver = true;
    ended++;
  }
}

let game: AnyGame;
beforeAll(async () => {
  vi.stubGlobal('self', {});
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
  game = (await loadGame('rauf-und-runter')) as AnyGame;
});
afterAll(() => vi.unstubAllGlobals());

/** A match at random, to its end or so far. */
function found(seed: string, address: string | null, most = 5000): Found & { readonly file: MatchFile } {
  const match = Match.begin(game, { seats: 2, seed });
  const luck = new QuickChance(seed);
  for (let i = 0; i < most; i++) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) break;
    const answers = game.answers(match.state, seat);
    match.play(seat, answers[luck.below(answers.length)]);
  }
  return { file: writeMatchFile(match, [{ name: 'Anna' }, { name: 'Bruno' }], seed), address };
}

const kind = (job: AnalysisJob) => job.state.value.kind;

test('what workers share is the file that anybody can work out again', async () => {
  const one = found('certificate', null, 5);
  const job = jobFor(one, 'usual');
  await job.begin();
  await vi.waitFor(() => expect(kind(job)).toBe('ready'), { timeout: 50_000 });
  expect(ended).toBe(2);
  const state = job.state.value as { readonly analysis: Analysis };
  const log = logOf(one.file);
  const read = readAnalysis(JSON.stringify(state.analysis), log);
  expect(read).toMatchObject({ engine: ENGINE, effort: 'usual', seats: [0, 1], match: fingerprint(log) });
  // As `lab analyse --check` does.
  const { effort, seed, seats } = read;
  const pieces = analyse(game, await (await loadBots(game)).judge(), log, { effort, seed, seats });
  let again = pieces.next();
  while (!again.done) again = pieces.next();
  expect(differenceOf(again.value, read)).toBeUndefined();
  const wrong = { ...read, moments: read.moments.slice(1) };
  expect(differenceOf(again.value, wrong)).toMatch(/^moments\./);
});

/** A server that says so, and what it was asked. */
function server(says: Answer) {
  const asked = { state: vi.fn(async () => ({ kind: 'none' }) as Answer), begin: vi.fn(async () => says) };
  return { ...asked, follow: vi.fn(), stop: vi.fn() } as unknown as ServerAnalysis;
}

describe('a server that is asked to do it', () => {
  test.each<[Answer, object]>([
    [{ kind: 'unreachable' }, { kind: 'unreachable' }],
    [
      { kind: 'refused', said: 'Too many today.' },
      { kind: 'refused', said: 'Too many today.' },
    ],
    [
      { kind: 'working', progress: { done: 1, of: 9 } },
      { kind: 'working', isAtServer: true, done: 1, of: 9 },
    ],
  ])('says %j', async (says, state) => {
    const job = new AnalysisJob(found('asked', '/replay/t', 3), 'm', 'usual', server(says));
    await job.handOver();
    expect(job.state.value).toEqual(state);
  });

  test('finds what counts in the history, whether or not anybody looks at it', async () => {
    const one = found('history', '/replay/t9');
    const analysis = {
      ...{ engine: ENGINE, effort: 'usual', seats: [0], even: [0.5, 0.5], dealt: [0.5, 0.5] },
      ...{ moments: [], result: [1, 0], match: fingerprint(logOf(one.file)) },
    } as unknown as Analysis;
    const job = new AnalysisJob(one, analysis.match, 'usual', server({ kind: 'ready', analysis }));
    await job.handOver();
    expect(kind(job)).toBe('ready');
    const noted = await vi.waitFor(async () => {
      const match = (await analysedMatches()).get('/replay/t9');
      expect(match).toBeDefined();
      return match;
    });
    expect(noted).toMatchObject({ engine: ENGINE, seats: [{ seat: 0, name: 'Anna', decisions: 0 }] });
  });
});

describe('the job for a match', () => {
  test('is the same from the same place, and another one from elsewhere', () => {
    const file = found('places', null, 3);
    const [here, there] = [jobFor(file, 'usual'), jobFor({ ...file, address: '/replay/t' }, 'usual')];
    expect(jobFor(file, 'usual')).toBe(here);
    expect([here.canHandOver, there.canHandOver]).toEqual([false, true]);
    expect(jobFor({ ...file, address: '/replay/t' }, 'deep').canHandOver).toBe(false);
  });

  test('is let go when it is at rest and others come, not while it is under way', async () => {
    const [rest, busy] = [found('rest', null, 2), found('busy', null, 2)];
    const [first, working] = [jobFor(rest, 'deep'), jobFor(busy, 'deep')];
    working.state.value = { kind: 'working', isAtServer: false, done: 0, of: 9 };
    for (let i = 0; i < 6; i++) jobFor(found(`more ${i}`, null, 2), 'deep');
    expect(jobFor(busy, 'deep')).toBe(working);
    expect(jobFor(rest, 'deep')).not.toBe(first);
  });
});
