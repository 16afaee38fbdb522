import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lazyWeights } from './load-weights.js';

/** Every value that a byte can have, more than once. */
const BYTES = Uint8Array.from({ length: 1000 }, (_, i) => (i * 7) % 256);

const ENTRY = `
import { lazyWeights } from '${join(import.meta.dirname, 'load-weights.ts')}';
export const weights = lazyWeights(() => import('./master.bin?url&inline'), (bytes) => new Uint8Array(bytes));
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weights-'));
  writeFileSync(join(folder, 'master.bin'), BYTES);
  writeFileSync(join(folder, 'entry.ts'), ENTRY);
});
afterAll(() => rmSync(folder, { recursive: true }));

const ofBytes = (bytes: Uint8Array) => async () => ({
  default: `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`,
});

test('weights are read once, when they are first asked for, and shared by all who ask', async () => {
  let fetched = 0;
  const file = () => {
    fetched++;
    return ofBytes(BYTES)();
  };
  const weights = lazyWeights(file, (bytes) => new Int8Array(bytes));
  expect(fetched).toBe(0);
  const [one, other] = await Promise.all([weights(), weights()]);
  expect(fetched).toBe(1);
  expect(one).toBe(other);
  expect(await weights()).toBe(one);
  expect([...one]).toEqual([...new Int8Array(BYTES)]);
});

test('what could not be fetched is fetched anew', async () => {
  let network = false;
  const file = () => (network ? ofBytes(BYTES)() : Promise.reject(new Error('no network')));
  const weights = lazyWeights(file, (bytes) => bytes.byteLength);
  await expect(weights()).rejects.toThrow('no network');
  network = true;
  expect(await weights()).toBe(BYTES.length);
});

test.each([
  ['the browser', false],
  ['Node', true],
])('built for %s they lie in a chunk of their own', async (_, ssr) => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      ssr,
      outDir: join(folder, `built-${ssr}`),
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(folder, 'entry.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [entry, ...others] = output as Rolldown.OutputChunk[];
  expect(entry?.dynamicImports).toEqual(others.map(({ fileName }) => fileName));
  expect([entry?.code.includes('base64,'), others[0]?.code.includes('base64,')]).toEqual([false, true]);
  const built = (await import(/* @vite-ignore */ join(folder, `built-${ssr}/entry.mjs`))) as {
    weights(): Promise<Uint8Array>;
  };
  expect([...(await built.weights())]).toEqual([...BYTES]);
});
