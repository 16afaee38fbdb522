/** Which part of the project may import which: arrows point down only (docs/architecture.md). */

/** Free to import more: tests, and the bots of the sample game, whose rules belong to the conformance suite. */
const tests = '\\.test\\.tsx?$|/transcript\\.ts$|^packages/bots/src/sample/';
const only = (name, from, allowed, itself = from) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { pathNot: [itself, ...allowed] },
});

/**
 * The folders of an app from bottom to top. A folder may import itself and those before it, those of one list not each
 * other; files beside the folders put the app together and may import them all. A folder that is not listed here is a
 * mistake.
 */
const LAYERS = {
  'apps/server/src': [
    ...['common', 'telemetry', 'storage', 'backups', 'pubsub', 'workers', 'matches', 'tables', 'people'],
    [
      'analyses',
      'history',
      'rooms',
      'shared-deals',
      'previews',
      'puzzles',
      'fair-play',
      'pairing',
      'bots',
      'notices',
      'client-reports',
    ],
    'keeping',
    ['api', 'sockets', 'think'],
    ['admin', 'http', 'jobs'],
    'composition',
    'testing',
    ['integration', 'proof'],
  ],
  'apps/web/src': [
    ...[
      'settings',
      'words',
      'theme',
      'sound',
      'ui',
      'net',
      'client-reports',
      'contract',
      'kit',
      'play',
      'offline',
      'preferences',
    ],
    ['games', 'sample'],
    ...['rules', 'intro', 'table', 'school', 'setup', 'layout', 'pages', 'previews'],
  ],
};

/** Folders whose own folders do not know each other. */
const APART = ['apps/web/src/games', 'apps/web/src/pages'];

const layersOf = (root, layers) => {
  const pathOf = (folder) => `^${root}/${folder}/`;
  const levels = layers.map((layer) => [layer].flat());
  const unlisted = { path: `^${root}/[^/]+/`, pathNot: levels.flat().map(pathOf) };
  const rule = (folder, level) => ({
    name: `layer ${root}/${folder}`,
    severity: 'error',
    from: { path: pathOf(folder), pathNot: tests },
    to: { path: `^${root}/`, pathNot: [folder, ...levels.slice(0, level).flat()].map(pathOf) },
  });
  return [
    ...levels.flatMap((folders, level) => folders.map((folder) => rule(folder, level))),
    { name: `unlisted layer in ${root}`, severity: 'error', from: unlisted, to: {} },
    { name: `unlisted layer in ${root}`, severity: 'error', from: {}, to: unlisted },
  ];
};

const apart = (root) => ({
  name: `folders of ${root} know each other`,
  severity: 'error',
  from: { path: `^${root}/([^/]+)/`, pathNot: tests },
  to: { path: `^${root}/[^/]+/`, pathNot: `^${root}/$1/` },
});

module.exports = {
  forbidden: [
    ...Object.entries(LAYERS).flatMap(([root, layers]) => layersOf(root, layers)),
    ...APART.map(apart),
    {
      name: 'telemetry-is-loaded-where-it-is-asked-for',
      severity: 'error',
      from: { pathNot: ['^node_modules/', '^apps/server/src/telemetry/', '\\.test\\.ts$'] },
      to: { path: '^apps/server/src/telemetry/', dynamic: false },
    },
    {
      name: 'telemetry-alone-knows-open-telemetry',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/server/src/telemetry/' },
      to: { path: '^node_modules/@opentelemetry/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('kernel-knows-nobody', '^packages/kernel/', ['^node_modules/(@noble/hashes|valibot)/']),
    only(
      'games-know-the-kernel-only',
      '^packages/games/([^/]+)/',
      ['^packages/kernel/'],
      '^packages/games/$1/',
    ),
    only('registry', '^packages/registry/', ['^packages/(kernel|games)/', '^node_modules/vite/types/']),
    only('bots', '^packages/bots/', ['^packages/(kernel|games)/', '^node_modules/vite/types/']),
    only('analysis', '^packages/analysis/', [
      '^packages/(kernel|bots)/',
      '^node_modules/(valibot|vite/types)/',
    ]),
    only('protocol', '^packages/protocol/', ['^packages/kernel/', '^node_modules/valibot/']),
    only('host', '^packages/host/', ['^packages/(kernel|protocol)/']),
    only('conformance', '^packages/conformance/', [
      '^packages/kernel/',
      '^node_modules/vitest/',
      '^(fs|crypto)$',
    ]),
    {
      name: 'packages-do-not-know-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-reaching-inside',
      severity: 'error',
      from: { path: '^(?:packages|apps)/((?:games/)?[^/]+)/' },
      to: {
        path: '^packages/((?:games/)?[^/]+)/src/',
        pathNot: [
          '^packages/$1/',
          '/src/index\\.ts$',
          '^packages/(bots|registry)/src/lazy\\.ts$',
          '^packages/analysis/src/(likeness|puzzles|puzzles/search)/index\\.ts$',
          '^packages/bots/src/training\\.ts$',
          '^packages/bots/src/(levels|ratings)\\.ts$',
          '^packages/registry/src/(about|credits|words/..)\\.ts$',
          '^packages/games/zefiria/src/data/islands\\.ts$',
          '/sample',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/../../tsconfig.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
