import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

interface Verdict {
  readonly status: number | null;
  readonly stderr: string;
}

/** What a check says of a project with just these files. */
function check(script: 'boundaries' | 'file-names', files: Record<string, string>): Verdict {
  const root = mkdtempSync(join(tmpdir(), 'aerie-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return spawnSync('node', [`scripts/checks/${script}.mjs`, root], { encoding: 'utf8' });
}

const LEAF = 'export const k = 1;\n';

/** The text of a module that imports another one. */
function importing(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/\.ts$/, '.js');
  return `import { k } from '${path.startsWith('.') ? path : `./${path}`}';\nexport const x = k;\n`;
}

/** Files, each of which imports the next. */
const chain = (...paths: string[]): Record<string, string> =>
  Object.fromEntries(
    paths.map((path, i) => [path, paths[i + 1] ? importing(path, paths[i + 1] as string) : LEAF]),
  );

const IN_ORDER = {
  ...chain('packages/games/a/src/index.ts', 'packages/kernel/src/index.ts'),
  ...chain(
    'apps/server/src/main.ts',
    'apps/server/src/composition/server.ts',
    'apps/server/src/api/routes.ts',
    'apps/server/src/people/people.ts',
    'apps/server/src/common/ids.ts',
  ),
  ...chain(
    'apps/web/src/main.ts',
    'apps/web/src/pages/home/home.ts',
    'apps/web/src/ui/ui.ts',
    'apps/web/src/words/words.ts',
  ),
};

test('a project in order passes, whatever its tests import', () => {
  const upwards = 'apps/server/src/people/people.test.ts';
  const files = { ...IN_ORDER, [upwards]: importing(upwards, 'apps/server/src/api/routes.ts') };
  expect(check('boundaries', files)).toMatchObject({ status: 0, stderr: '' });
});

test('an empty project is suspicious', () => {
  expect(check('boundaries', { 'packages/README.md': 'nothing here' }).status).toBe(1);
});

describe('an import that must not be', () => {
  const planted: readonly (readonly [what: string, rule: string, from: string, to: string])[] = [
    [
      'a game that knows another',
      'games-know-the-kernel-only',
      'packages/games/b/src/index.ts',
      'packages/games/a/src/index.ts',
    ],
    [
      'a game that knows the bots',
      'games-know-the-kernel-only',
      'packages/games/c/src/index.ts',
      'packages/bots/src/index.ts',
    ],
    [
      'a kernel that knows a game',
      'kernel-knows-nobody',
      'packages/kernel/src/planted.ts',
      'packages/games/a/src/index.ts',
    ],
    [
      'a package that knows an app',
      'packages-do-not-know-apps',
      'packages/lab/src/planted.ts',
      'apps/server/src/common/ids.ts',
    ],
    [
      'bots that reach inside a game',
      'no-reaching-inside',
      'packages/bots/src/planted.ts',
      'packages/games/a/src/turn.ts',
    ],
    ['a circle', 'no-circles', 'packages/lab/src/one.ts', 'packages/lab/src/two.ts'],
    [
      'a layer of the server that knows one above it',
      'layer apps/server/src/people',
      'apps/server/src/people/planted.ts',
      'apps/server/src/api/routes.ts',
    ],
    [
      'a layer of the server that knows one beside it',
      'layer apps/server/src/sockets',
      'apps/server/src/sockets/planted.ts',
      'apps/server/src/api/routes.ts',
    ],
    [
      'a layer that knows what puts the server together',
      'layer apps/server/src/jobs',
      'apps/server/src/jobs/planted.ts',
      'apps/server/src/composition/server.ts',
    ],
    [
      'a folder of the server without a layer',
      'unlisted layer in apps/server/src',
      'apps/server/src/drawer/planted.ts',
      'apps/server/src/common/ids.ts',
    ],
    [
      'a layer of the client that knows one above it',
      'layer apps/web/src/net',
      'apps/web/src/net/planted.ts',
      'apps/web/src/play/saved.ts',
    ],
    [
      'a layer that knows what puts the client together',
      'layer apps/web/src/table',
      'apps/web/src/table/planted.ts',
      'apps/web/src/app.ts',
    ],
    [
      'a folder of the client without a layer',
      'unlisted layer in apps/web/src',
      'apps/web/src/misc/planted.ts',
      'apps/web/src/words/words.ts',
    ],
    [
      'the use of a folder without a layer',
      'unlisted layer in apps/web/src',
      'apps/web/src/planted.ts',
      'apps/web/src/other/planted.ts',
    ],
    [
      'a page that knows another',
      'folders of apps/web/src/pages know each other',
      'apps/web/src/pages/saved/planted.ts',
      'apps/web/src/pages/replay/session/source.ts',
    ],
    [
      'a game of the client that knows another',
      'folders of apps/web/src/games know each other',
      'apps/web/src/games/a/planted.ts',
      'apps/web/src/games/b/index.ts',
    ],
  ];
  const circle = {
    'packages/lab/src/two.ts': importing('packages/lab/src/two.ts', 'packages/lab/src/one.ts'),
  };
  const twoWays = {
    ...chain('packages/lab/src/a/one.ts', 'packages/lab/src/b/one.ts'),
    ...chain('packages/lab/src/b/two.ts', 'packages/lab/src/a/two.ts'),
  };
  let verdict: Verdict;
  beforeAll(() => {
    const targets = Object.fromEntries(planted.map(([, , , to]) => [to, LEAF]));
    const sources = Object.fromEntries(planted.map(([, , from, to]) => [from, importing(from, to)]));
    verdict = check('boundaries', { ...targets, ...IN_ORDER, ...twoWays, ...sources, ...circle });
  });

  test.each(planted)('%s is found', (_, rule, from, to) => {
    expect(verdict.stderr.split('\n')).toContain(`${rule}: ${from} → ${to}`);
    expect(verdict.status).toBe(1);
  });

  test('of folders that know each other by different files is found', () => {
    const line = 'no-folder-cycles: packages/lab/src/a → packages/lab/src/b';
    expect(verdict.stderr.split('\n')).toContain(line);
  });
});

test.each([
  ['modules', { 'src/arrows.ts': '', 'src/Arrows.tsx': '' }, 'src/Arrows.tsx, src/arrows.ts'],
  ['other files', { 'docs/a.md': '', 'docs/A.md': '' }, 'docs/A.md, docs/a.md'],
  ['folders', { 'src/ui/a.ts': '', 'src/UI/b.ts': '' }, 'src/UI, src/ui'],
])('%s whose names differ only by case are found', (_, files, names) => {
  const { status, stderr } = check('file-names', files);
  expect(stderr).toContain(names);
  expect(status).toBe(1);
});

test('names that differ by more than case pass, and all of ours do', () => {
  const files = { 'src/a.ts': '', 'src/a.css': '', 'src/a.test.ts': '', 'lib/A.ts': '' };
  expect(check('file-names', files)).toMatchObject({ status: 0, stderr: '' });
  const ours = spawnSync('node', ['scripts/checks/file-names.mjs'], { encoding: 'utf8' });
  expect(ours).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  ['luck of its own', 'export const x = Math.random();\n', 'Luck comes from chance only'],
  ['a clock', 'export const x = Date.now();\n', 'Rules know no clock'],
  ['the network', "export const x = fetch('/');\n", 'Rules know no network'],
])('a game with %s is found', (_, code, message) => {
  const file = 'packages/games/rauf-und-runter/src/planted-by-a-test.ts';
  writeFileSync(file, code);
  try {
    const { status, stderr } = spawnSync('node_modules/.bin/biome', ['lint', file], { encoding: 'utf8' });
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  } finally {
    rmSync(file);
  }
});

test('the changelog has an entry for the version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${version}] - `);
});
