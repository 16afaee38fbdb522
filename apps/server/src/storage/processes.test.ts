import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StorageInUse } from './storage.js';
import { bundle } from './testing/bundle.js';
import { embedded, storageKinds, type TestDatabase } from './testing/databases.js';
import { answersOf, upTo } from './testing/samples.js';

const KILLS = 4;

let program: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
  program = await bundle(new URL('./testing/crash-child.ts', import.meta.url));
});

afterAll(() => {
  program.remove();
});

/** Starts a process that writes to this database under this name, and collects what it prints. */
function start(database: TestDatabase, name: string): { child: ChildProcess; lines: AsyncIterable<string> } {
  const child = spawn(process.execPath, [program.path, name, JSON.stringify(database.options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout }) };
}

for (const kind of storageKinds) {
  describe.skipIf(kind.isMissing)(kind.name, () => {
    test('whatever a killed process had been promised is there', async () => {
      const database = await kind.create();
      for (const kill of upTo(KILLS)) {
        const { child, lines } = start(database, `k${kill}`);
        const ended = once(child, 'exit');
        const last = 1 + Math.floor(Math.random() * 1500);
        const promised = new Map<string, number>();
        let heard = 0;
        for await (const line of lines) {
          // What it printed before it was killed still arrives.
          if (++heard === last) child.kill('SIGKILL');
          const [match = '', number] = line.split(' ');
          if (number) promised.set(match, Number(number));
        }
        expect(await ended).toEqual([null, 'SIGKILL']);

        const storage = await database.open();
        for (const [match, number] of promised) {
          const answers = answersOf(await storage.entries(match, 0));
          expect(answers.length).toBeGreaterThan(number);
          expect(answers).toEqual(upTo(answers.length).map((n) => `${match} ${n}`));
        }
        await storage.close();
      }
      database.remove();
    });
  });
}

test('the embedded storage is for one process at a time', async () => {
  const database = await embedded.create();
  const { child, lines } = start(database, 'first');
  for await (const _ of lines) {
    await expect(database.open()).rejects.toThrow(StorageInUse);
    await expect(database.open()).rejects.toThrow(/Another process works with the data in .*DATABASE_URL/);
    break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  const storage = await database.open();
  await expect(database.open()).rejects.toThrow(StorageInUse);
  await storage.check();
  await storage.close();
  const again = await database.open();
  await again.close();
  database.remove();
});
