import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectFolder } from '../proof/server-process.js';
import { checkImport } from './import-check.js';
import { ImportCheckerThread } from './import-checker.js';

const threads: ImportCheckerThread[] = [];
afterEach(async () => {
  for (const one of threads.splice(0)) await one.close();
});

/** A thread that gives the body back, never comes back from `endless`, and takes memory for ever at `greedy`. */
const STAND_IN = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (body) => {
    if (body === 'endless') for (;;);
    const taken = [];
    while (body === 'greedy') taken.push(new Array(1e5).fill(taken.length));
    if (body === 'faulty') throw new Error('a mistake of ours');
    parentPort.postMessage({ checked: { key: body } });
  });`;

function standIn(longest: number): ImportCheckerThread {
  const thread = new ImportCheckerThread(
    new URL(`data:text/javascript,${encodeURIComponent(STAND_IN)}`),
    longest,
  );
  threads.push(thread);
  return thread;
}

test('what takes too long is refused, and what waits behind it is checked all the same', async () => {
  const thread = standIn(1000);
  const [endless, next, last] = await Promise.all(
    ['endless', 'next', 'last'].map(async (one) => (await thread.check(one)).verdict),
  );
  expect(endless).toEqual({ refused: { status: 400, code: 'takesTooLong', fields: { seconds: 1 } } });
  expect([next, last]).toEqual([{ checked: { key: 'next' } }, { checked: { key: 'last' } }]);
});

test('so is what takes too much memory', async () => {
  const thread = standIn(60_000);
  expect(await thread.check('greedy')).toMatchObject({ verdict: { refused: { code: 'takesTooLong' } } });
  expect(await thread.check('next')).toMatchObject({ verdict: { checked: { key: 'next' } } });
});

test('a mistake of ours is ours, and the next is checked', async () => {
  const thread = standIn(60_000);
  await expect(thread.check('faulty')).rejects.toThrow('a mistake of ours');
  expect(await thread.check('next')).toMatchObject({ verdict: { checked: { key: 'next' } } });
});

test('the program checks in a thread what it checks here', async () => {
  const { builtProgram } = (await import('../../../../scripts/build/build.mjs' as string)) as {
    builtProgram(name: string): Promise<string>;
  };
  const thread = new ImportCheckerThread(
    new URL('./import-worker.mjs', await builtProgram('server')),
    60_000,
  );
  threads.push(thread);
  const golden = join(projectFolder(), 'packages/games/rauf-und-runter/golden');
  const name = readdirSync(golden).find((one) => one.endsWith('.json')) as string;
  const file: unknown = JSON.parse(readFileSync(join(golden, name), 'utf8'));
  for (const body of [
    { file, key: 'golden', seat: 0 },
    { file: 'x', key: 'nonsense' },
  ]) {
    const text = JSON.stringify(body);
    expect((await thread.check(text)).verdict).toEqual(checkImport(text));
  }
});
