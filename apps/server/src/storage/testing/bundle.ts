import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const BUNDLES = join(HERE, '../../../../../out/test');

/**
 * Bundles a module into a file that a process of its own can run, like the server's programs: with the worker of the
 * embedded storage beside it. It has to be inside the project, where packages are found.
 */
export async function bundle(module: URL): Promise<{ path: string; remove(): void }> {
  mkdirSync(BUNDLES, { recursive: true });
  const outDir = mkdtempSync(join(BUNDLES, 'storage-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@aerie\//] },
    build: {
      ssr: fileURLToPath(module),
      outDir,
      target: 'node20',
      rollupOptions: { output: { format: 'es', entryFileNames: 'main.mjs' } },
    },
  });
  copyFileSync(join(HERE, '../embedded-worker.mjs'), join(outDir, 'embedded-worker.mjs'));
  return { path: join(outDir, 'main.mjs'), remove: () => rmSync(outDir, { recursive: true, force: true }) };
}
