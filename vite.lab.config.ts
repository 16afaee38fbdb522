import { defineConfig } from 'vite';

/** Makes one file of the lab and everything it needs, for Node; `scripts/lab.mjs` runs it. */
export default defineConfig({
  logLevel: 'error',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'packages/lab/src/main.ts',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rollupOptions: { output: { format: 'es', entryFileNames: 'main.mjs' } },
  },
});
