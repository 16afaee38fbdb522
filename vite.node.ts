import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';

/**
 * How a program for Node is bundled: our own packages into it, others stay where they are installed. The thread of
 * the embedded storage is a file of its own and goes beside it.
 */
export function forNode(input: Record<string, string>): UserConfig {
  return {
    logLevel: 'error',
    ssr: { noExternal: [/^@aerie\//, '@noble/hashes', 'valibot'], target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      rollupOptions: {
        input,
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    plugins: [
      {
        name: 'storage-thread',
        writeBundle({ dir }) {
          copyFileSync(
            'apps/server/src/storage/embedded-worker.mjs',
            join(dir as string, 'embedded-worker.mjs'),
          );
        },
      },
    ],
  };
}
