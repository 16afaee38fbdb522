/** Which room of the house may know which: arrows point down only (docs/architecture.md). */

/** Free to import more: tests, and the sample game, whose rules belong to the conformance suite. */
const tests = '\\.test\\.ts$|/transcript\\.ts$|/src/sample/';
const only = (name, from, allowed, itself = from) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { pathNot: [itself, ...allowed] },
});

module.exports = {
  forbidden: [
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
    only('protocol', '^packages/protocol/', ['^packages/kernel/', '^node_modules/valibot/']),
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
          '/sample/',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
