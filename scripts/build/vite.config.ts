import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, normalizePath, type Plugin, type UserConfig } from 'vite';
import { app } from '../../apps/web/build/app.js';
import { licences } from '../../apps/web/build/licences.js';

const ROOT = join(import.meta.dirname, '../..');
const LICENCE = join(ROOT, 'LICENSE');
const SERVER = 'apps/server/src';
const BROWSER = 'apps/web/browser';
const TRAINING = 'packages/training/src';

/** The programs for Node: the entries of each by the names of the files that are made of them. */
const PROGRAMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  server: {
    main: `${SERVER}/main.ts`,
    'bot-worker': `${SERVER}/bots/worker.ts`,
    'analysis-worker': `${SERVER}/analyses/worker.ts`,
    'fair-play-worker': `${SERVER}/fair-play/worker.ts`,
    'puzzle-worker': `${SERVER}/puzzles/worker.ts`,
    'import-worker': `${SERVER}/history/import-worker.ts`,
    'preview-worker': `${SERVER}/previews/worker.ts`,
    'backup-worker': `${SERVER}/backups/worker.ts`,
    'page-previews': 'apps/web/build/page-previews.ts',
    admin: `${SERVER}/admin/main.ts`,
  },
  lab: { main: 'packages/lab/src/main.ts' },
  training: { main: `${TRAINING}/main.ts`, worker: `${TRAINING}/worker-main.ts` },
  proof: { main: `${SERVER}/proof/main.ts`, 'demanding-guest': `${SERVER}/proof/demanding-guest.ts` },
  measure: { main: `${BROWSER}/measure.ts` },
  shots: { main: `${BROWSER}/shots.ts` },
  screenshots: { main: `${BROWSER}/screenshots.ts` },
  weights: { main: `${BROWSER}/weights.ts` },
  clouds: { main: 'packages/lab/src/clouds/pictures.ts' },
};

/** The frame of a table, without what is fetched when somebody asks for it, what pages show of it too, or tables of the server alone need. */
const TABLE =
  /apps[\\/]web[\\/]src[\\/]table[\\/](?!(?:account|acquaintance|luck|luck-words|note-field|points|rating|use-table)\.)/;

/**
 * Left alone, the bundler makes a file of every set of modules that the same pages use: dozens of small ones, each compressed by
 * itself, and more with every page. Whatever every visit loads is one file; so is what tables, lessons and replays are played in,
 * but for what is fetched when somebody asks for it.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  // Without what it needs, which other pages share. Nothing of that needs the table, so the files know each other one way only.
  { name: 'table', test: TABLE, minShareCount: 2, includeDependenciesRecursively: false },
];

/** Learned weights of a game's bots. */
const WEIGHTS = /games[\\/]([^\\/]+)[\\/]weights[\\/]([^\\/]+)\.bin\?/;

/** The puzzles of a game. */
const PUZZLES = /puzzles[\\/]books[\\/]([^\\/]+)\.json$/;

/** Weights have a folder for each bot, puzzles one for each game, by which the service worker knows them (`apps/web/service-worker/cache.ts`). */
function chunkFileNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  const [first = ''] = moduleIds;
  const [, game, bot] = WEIGHTS.exec(first) ?? [];
  if (game) return `assets/weights/${game}-${bot}/[hash].js`;
  const [, puzzled] = PUZZLES.exec(first) ?? [];
  return puzzled ? `assets/puzzles/${puzzled}/[hash].js` : 'assets/[name]-[hash].js';
}

/** The client in the browser. */
const client: UserConfig = {
  root: join(ROOT, 'apps/web'),
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    rolldownOptions: {
      output: { chunkFileNames, codeSplitting: { groups } },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  plugins: [licences(LICENCE), app()],
};

/** What the client's part in previews needs. It is bundled, as it is for browsers. */
const CLIENT = [
  ...['preact', 'preact-render-to-string', '@preact/signals', '@preact/signals-core', 'idb-keyval'],
  ...['intl-messageformat', 'lucide', /^@formatjs\//, /^@fontsource-variable\//],
];

/** A program for Node: our own packages are bundled, others stay where they are installed. */
function program(entries: Readonly<Record<string, string>>): UserConfig {
  return {
    root: ROOT,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    ssr: { noExternal: [/^@aerie\//, '@noble/hashes', 'valibot', ...CLIENT], target: 'node' },
    build: {
      ssr: true,
      // What the client's code brings along besides code stands in it.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      sourcemap: true,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(ROOT, file)])),
        output: {
          format: 'es',
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // What the sources call `const` stays so: V8 then knows tables and functions as constants.
          topLevelVar: false,
        },
      },
    },
    plugins: [storageThread(), torchLearner(), licences(LICENCE)],
  };
}

/** The thread of the embedded storage is started from a file of its own, which lies beside whoever opens the storage. */
function storageThread(): Plugin {
  const storage = normalizePath(join(ROOT, SERVER, 'storage'));
  return {
    name: 'storage-thread',
    generateBundle() {
      if (![...this.getModuleIds()].includes(`${storage}/embedded-thread.ts`)) return;
      const source = readFileSync(join(storage, 'embedded-worker.mjs'));
      this.emitFile({ type: 'asset', fileName: 'embedded-worker.mjs', source });
    },
  };
}

/** The learner that runs in Python lies beside whoever starts it. */
function torchLearner(): Plugin {
  const learner = normalizePath(join(ROOT, TRAINING, 'learner'));
  return {
    name: 'torch-learner',
    generateBundle() {
      if (![...this.getModuleIds()].includes(`${learner}.ts`)) return;
      this.emitFile({ type: 'asset', fileName: 'learner.py', source: readFileSync(`${learner}.py`) });
    },
  };
}

/** Everything that is built, each by its name: `vite build --mode NAME`; `build.mjs` does it for scripts. */
export default defineConfig(({ mode }) => {
  if (mode === 'web') return client;
  const entries = PROGRAMS[mode];
  if (!entries) throw new Error(`There is nothing to build by the name "${mode}".`);
  return program(entries);
});
