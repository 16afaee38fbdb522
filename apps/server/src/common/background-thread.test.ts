import { afterEach, expect, test } from 'vitest';
import { BackgroundThread } from './background-thread.js';

/** Says how far it is, then finds what it was given; at `stuck` it stays, at `broken` it fails. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (order) => {
      parentPort.postMessage({ progress: 1 });
      if (order === 'broken') throw new Error('broken');
      if (order !== 'stuck') parentPort.postMessage({ found: order });
    });
  `)}`,
);

const errors: unknown[] = [];
const threadOf = (longest?: number): Thread =>
  new BackgroundThread(SCRIPT, (error) => errors.push(error), longest);
afterEach(() => errors.splice(0));

/** Asks for one; `heard` settles when something was heard of it. */
function ask(thread: Thread, order: string): Asked {
  const stopping = new AbortController();
  let found = Promise.resolve<string | undefined>(undefined);
  const heard = new Promise<number>((hear) => {
    found = thread.ask(order, hear, stopping.signal);
  });
  return { found, heard, stop: () => stopping.abort() };
}

test('one order after the other, with how far it is', async () => {
  const thread = threadOf();
  const all = ['first', 'second'].map((order) => ask(thread, order));
  expect(await Promise.all(all.map(({ found }) => found))).toEqual(['first', 'second']);
  expect(await all[0]?.heard).toBe(1);
  await thread.close();
});

test('what is stopped finds nothing, at work or waiting, and the next one has its turn', async () => {
  const thread = threadOf();
  const [stuck, waiting, next] = ['stuck', 'waiting', 'next'].map((order) => ask(thread, order)) as [
    Asked,
    Asked,
    Asked,
  ];
  await stuck.heard;
  waiting.stop();
  // Whoever waited does not wait for what is under way to end.
  expect(await waiting.found).toBeUndefined();
  stuck.stop();
  expect(await Promise.all([stuck, next].map(({ found }) => found))).toEqual([undefined, 'next']);
  expect(errors).toEqual([]);
  await thread.close();
});

test('one that fails is reported, and the next one has its turn', async () => {
  const thread = threadOf();
  const all = ['broken', 'next'].map((order) => ask(thread, order).found);
  expect(await Promise.all(all)).toEqual([undefined, 'next']);
  expect(errors.map(String)).toEqual(['Error: broken']);
  await thread.close();
});

test('one that takes too long is given up', async () => {
  const thread = threadOf(1);
  expect(await ask(thread, 'stuck').found).toBeUndefined();
  expect(errors.map(String)).toEqual(['Error: it takes too long']);
  await thread.close();
});

type Thread = BackgroundThread<string, string, number>;
type Asked = { found: Promise<string | undefined>; heard: Promise<number>; stop: () => void };
