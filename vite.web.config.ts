import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { licences } from './apps/web/build/licences.js';
import { makeApp } from './apps/web/build/offline.js';

/** Makes an app of what was built, and lays a small form of every text file beside it. */
function finished(): Plugin {
  return {
    name: 'finished',
    async writeBundle({ dir }) {
      await makeApp(dir as string);
      press(dir as string);
    },
  };
}

/** The server need not press a file for each visitor. */
function press(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
}

/** The client in the browser; the server serves it from `dist/web`. */
export default defineConfig({
  root: 'apps/web',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [licences('LICENSE'), finished()],
});
