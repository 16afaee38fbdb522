import { expect, test } from 'vitest';
import { Lifecycle } from './lifecycle.js';

test('parts start in order, each when the one before has, and stop in the reverse order', async () => {
  const lifecycle = new Lifecycle();
  const done: string[] = [];
  const slowly = async (what: string) => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(what);
  };
  lifecycle.add({ start: () => slowly('storage starts'), stop: () => slowly('storage stops') });
  lifecycle.add({ stop: () => void done.push('timer stops') });
  lifecycle.add({ start: () => void done.push('http starts'), stop: () => slowly('http stops') });
  await lifecycle.start();
  expect(done).toEqual(['storage starts', 'http starts']);
  await lifecycle.stop();
  expect(done.slice(2)).toEqual(['http stops', 'timer stops', 'storage stops']);
});

test('a part that cannot stop keeps no other from stopping', async () => {
  const stopped: string[] = [];
  const lifecycle = new Lifecycle();
  for (const name of ['storage', 'jobs', 'sockets'])
    lifecycle.add({
      stop: () => {
        stopped.push(name);
        if (name === 'jobs') throw new Error('jobs cannot stop');
      },
    });
  await expect(lifecycle.stop()).rejects.toThrow('jobs cannot stop');
  expect(stopped).toEqual(['sockets', 'jobs', 'storage']);
});
