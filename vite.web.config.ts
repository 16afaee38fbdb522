import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Lays a small form of every text file beside it, so that the server need not press it for each visitor. */
function pressed(): Plugin {
  return {
    name: 'pressed',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir as string, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const path = join(dir as string, name);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text));
      }
    },
  };
}

/** The client in the browser; the server serves it from `dist/web`. */
export default defineConfig({
  root: 'apps/web',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [pressed()],
});
