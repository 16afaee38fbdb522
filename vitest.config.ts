import { defineConfig } from 'vitest/config';

/** Rules need nothing but themselves; the server is tested against a real PostgreSQL, the client in a real Chromium. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['scripts/services/vitest-setup.mjs'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/browser/**/*.test.ts'],
          globalSetup: ['scripts/services/vitest-web-setup.mjs'],
          // One browser at a time: it needs the machine for itself.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
