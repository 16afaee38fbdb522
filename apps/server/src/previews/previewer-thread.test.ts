import type { PreviewOrder } from '@aerie/protocol';
import { afterEach, expect, test } from 'vitest';
import { PreviewerThread } from './previewer-thread.js';

/** Says the address back; at `/broken` it fails, at `/dead` it ends, at `/stuck` it says nothing. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, order: { address } }) => {
      if (address === '/dead') throw new Error('dead');
      if (address === '/broken') parentPort.postMessage({ id, failed: 'broken' });
      else if (address !== '/stuck') parentPort.postMessage({ id, found: { title: address } });
    });
  `)}`,
);
const order = (address: string): PreviewOrder => ({ address, language: 'en', table: null, puzzle: null });
const errors: string[] = [];
const threadOf = (longest?: number) =>
  new PreviewerThread(SCRIPT, (error) => errors.push(String(error)), longest);
afterEach(() => errors.splice(0));

test('everybody gets their own answer; one that fails is reported and answered with nothing', async () => {
  const thread = threadOf();
  const asked = ['/a', '/broken', '/b'].map((address) => thread.words(order(address)));
  expect(await Promise.all(asked)).toEqual([{ title: '/a' }, undefined, { title: '/b' }]);
  expect(errors).toEqual(['Error: broken']);
  await thread.close();
});

test('a thread that ends is replaced', async () => {
  const thread = threadOf();
  expect(await thread.words(order('/dead'))).toBeUndefined();
  expect(await thread.words(order('/again'))).toEqual({ title: '/again' });
  expect(errors).toEqual(['Error: dead']);
  await thread.close();
});

test('one that says nothing for too long is ended', async () => {
  const thread = threadOf(1);
  expect(await thread.words(order('/stuck'))).toBeUndefined();
  expect(errors).toEqual(['Error: a preview takes too long']);
  await thread.close();
});

test('so many wait and no more, and nobody waits for ever when it is closed', async () => {
  const thread = threadOf();
  const asked = Array.from({ length: 70 }, () => thread.words(order('/stuck')));
  await Promise.all(asked.slice(64));
  await thread.close();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([undefined]));
});
