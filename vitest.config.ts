import { defineConfig } from 'vitest/config';

/** Rules need nothing but themselves; the server is tested against a real PostgreSQL. */
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
          include: ['apps/**/*.test.ts'],
          globalSetup: ['scripts/services/vitest-setup.mjs'],
        },
      },
    ],
  },
});
