import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PREACT = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;
const WEB_TESTS = 'apps/web/src/**/*.test.{ts,tsx}';
/** Folders of the client whose tests put others in the place of modules and of what a browser has: each file is loaded by itself. */
const WITH_STAND_INS = [
  ...['net', 'play', 'settings', 'setup', 'table', 'ui', 'games/cloud-mine/art', 'pages/replay/story'],
].map((folder) => WEB_TESTS.replace('**', `${folder}/**`));

/** The files that take longest, longest first: none of them shall run alone at the end. `out/test` tells how long each has taken. */
const LONGEST = [
  ...['proof/crash', 'storage/storage', 'proof/abuse', 'proof/restore'],
  ...[
    'browser/schwingenschlag',
    'browser/layout',
    'browser/shifts',
    'browser/lessons-keys',
    'browser/lessons',
  ],
  ...['browser/friends', 'browser/zefiria', 'browser/offline', 'browser/access', 'browser/account'],
  ...['browser/sixth-game', 'browser/cloud-mine', 'browser/frame', 'browser/bots', 'browser/what-now'],
].map((file) => `/${file}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((end) => moduleId.endsWith(end));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Rules need nothing but themselves; the server is tested against a real PostgreSQL, the client in a real Chromium. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The tests of the server often wait, for disks and for each other's processes: more of them than there are cores.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // Rules keep nothing between calls, so their tests may share what is loaded.
        test: {
          name: 'rules',
          isolate: false,
          include: ['packages/**/*.test.ts', 'scripts/checks/*.test.ts'],
        },
      },
      {
        extends: true,
        // Loading the server takes longer than most of its tests; it keeps nothing outside of what a test starts.
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['scripts/services/vitest-setup.mjs'],
          setupFiles: ['apps/server/src/testing/check-fetch.ts'],
        },
      },
      {
        extends: true,
        oxc: PREACT,
        // Words, rules and boards take longer to load than to test; they keep nothing between tests.
        test: { name: 'web', isolate: false, include: [WEB_TESTS], exclude: WITH_STAND_INS },
      },
      {
        extends: true,
        oxc: PREACT,
        test: { name: 'web-isolated', include: WITH_STAND_INS },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // What a test of the browser needs takes long to load; the browser is shared as well.
          isolate: false,
          include: ['apps/web/browser/**/*.test.ts'],
          globalSetup: ['scripts/services/vitest-web-setup.mjs'],
          // A busy machine may starve a page; `npm test` names whatever passed only at the second try.
          retry: 1,
          // Four servers with their browsers at a time: while one waits for a page, the others work.
          maxWorkers: 4,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shall come to show may take its time, as a locator may.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['scripts/product/**/*.test.ts'],
          globalSetup: ['scripts/services/vitest-web-setup.mjs'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
