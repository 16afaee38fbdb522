import type { Analysis, Progress } from '@aerie/analysis';
import type { MatchLog } from '@aerie/kernel';
import { afterEach, expect, test } from 'vitest';
import type { AnalysisOrder } from './analyser.js';
import { AnalyserThread } from './analyser-thread.js';

/** Says how far it is, then finds the game's name; at `stuck` it stays, at `broken` it fails. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ log }) => {
      parentPort.postMessage({ progress: { done: 1, of: 2 } });
      if (log.game === 'broken') throw new Error('broken');
      if (log.game !== 'stuck') parentPort.postMessage({ found: log.game });
    });
  `)}`,
);

const order = (game: string): AnalysisOrder => ({ log: { game } as MatchLog, seats: [0] });
const errors: unknown[] = [];
const threadOf = (longest?: number) => new AnalyserThread(SCRIPT, (error) => errors.push(error), longest);
afterEach(() => errors.splice(0));

/** Asks for one; `heard` settles when something was heard of it. */
function ask(thread: AnalyserThread, game: string): Asked {
  const stopping = new AbortController();
  let found = Promise.resolve<Analysis | undefined>(undefined);
  const heard = new Promise<Progress>((hear) => {
    found = thread.analyse(order(game), hear, stopping.signal);
  });
  return { found, heard, stop: () => stopping.abort() };
}

test('one match after the other, with how far it is', async () => {
  const thread = threadOf();
  const all = ['first', 'second'].map((game) => ask(thread, game));
  expect(await Promise.all(all.map(({ found }) => found))).toEqual<unknown[]>(['first', 'second']);
  expect(await all[0]?.heard).toEqual({ done: 1, of: 2 });
  await thread.close();
});

test('what is stopped finds nothing, at work or waiting, and the next one has its turn', async () => {
  const thread = threadOf();
  const [stuck, waiting, next] = ['stuck', 'waiting', 'next'].map((game) => ask(thread, game)) as [
    Asked,
    Asked,
    Asked,
  ];
  await stuck.heard;
  waiting.stop();
  stuck.stop();
  expect(await Promise.all([stuck, waiting, next].map(({ found }) => found))).toEqual<unknown[]>([
    undefined,
    undefined,
    'next',
  ]);
  expect(errors).toEqual([]);
  await thread.close();
});

test('one that fails is reported, and the next one has its turn', async () => {
  const thread = threadOf();
  const all = ['broken', 'next'].map((game) => ask(thread, game).found);
  expect(await Promise.all(all)).toEqual<unknown[]>([undefined, 'next']);
  expect(errors.map(String)).toEqual(['Error: broken']);
  await thread.close();
});

test('one that takes too long is given up', async () => {
  const thread = threadOf(1);
  expect(await ask(thread, 'stuck').found).toBeUndefined();
  expect(errors.map(String)).toEqual(['Error: the analysis of a match of stuck takes too long']);
  await thread.close();
});

type Asked = { found: Promise<Analysis | undefined>; heard: Promise<Progress>; stop: () => void };
