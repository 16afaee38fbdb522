import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.js';

/** Work that is under way until it is let go. */
class Held {
  readonly begun: string[] = [];
  private readonly ends: (() => void)[] = [];

  work = (name: string) => (): Promise<void> => {
    this.begun.push(name);
    return new Promise((resolve) => this.ends.push(resolve));
  };

  async endNext(): Promise<void> {
    this.ends.shift()?.();
    await turn();
  }
}

/** Lets the event loop turn, so that what may begin has begun. */
const turn = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('so many are under way, and people take turns', async () => {
  const [limit, held] = [new ConcurrencyLimit(() => 2), new Held()];
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'];
  const all = asked.map((name) => limit.run(name[0] as string, held.work(name)));
  expect(held.begun).toEqual([]);
  await turn();
  expect(held.begun).toEqual(['a1', 'b1']);
  expect([limit.waitingOf('a'), limit.waitingOf('b'), limit.waitingOf('c')]).toEqual([3, 0, 2]);
  for (let done = 1; done <= asked.length; done++) {
    await held.endNext();
    expect(held.begun).toHaveLength(Math.min(done + 2, asked.length));
  }
  await Promise.all(all);
  expect(held.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
  expect(limit.waitingOf('a')).toBe(0);
});

test('what has come in meanwhile goes before the next', async () => {
  const done: string[] = [];
  const limit = new ConcurrencyLimit(() => 1);
  const one = (name: string) => limit.run('a', async () => void done.push(name));
  const last = [one('first'), one('second')];
  await last[0];
  setImmediate(() => done.push('somebody else'));
  await Promise.all(last);
  expect(done).toEqual(['first', 'somebody else', 'second']);
});

test('what fails is told to who asked, and holds up nobody', async () => {
  const limit = new ConcurrencyLimit(() => 1);
  const failed = limit.run('a', async () => {
    throw new Error('not so');
  });
  const next = limit.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('not so');
  expect(await next).toBe('done');
});

test('more are under way once more may be', async () => {
  let most = 1;
  const [limit, held] = [new ConcurrencyLimit(() => most), new Held()];
  const all = ['a', 'b', 'c', 'd'].map((name) => limit.run(name, held.work(name)));
  await turn();
  expect(held.begun).toEqual(['a']);
  most = 3;
  await held.endNext();
  expect(held.begun).toEqual(['a', 'b', 'c', 'd']);
  for (let i = 0; i < 3; i++) await held.endNext();
  await Promise.all(all);
});
