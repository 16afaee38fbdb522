import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project with just these files, and what the boundaries check says of it. */
function boundaries(files: Record<string, string>): { status: number | null; stderr: string } {
  const root = mkdtempSync(join(tmpdir(), 'aerie-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return spawnSync('node', ['scripts/checks/boundaries.mjs', root], { encoding: 'utf8' });
}

const KERNEL = { 'packages/kernel/src/index.ts': 'export const k = 1;\n' };
const importing = (path: string) => `import { k } from '${path}';\nexport const x = k;\n`;

test('a project in order passes', () => {
  const game = { 'packages/games/a/src/index.ts': importing('../../../kernel/src/index.js') };
  expect(boundaries({ ...KERNEL, ...game }).status).toBe(0);
});

test('a client whose layers import those below them passes', () => {
  const client = {
    'apps/web/src/words/words.ts': 'export const k = 1;\n',
    'apps/web/src/ui/ui.ts': importing('../words/words.js'),
    'apps/web/src/pages/home/home.ts': "export { x as k } from '../../ui/ui.js';\n",
    'apps/web/src/main.ts': importing('./pages/home/home.js'),
  };
  const { status, stderr } = boundaries(client);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.each([
  [
    'a game that knows another',
    'packages/games/a/src/index.ts',
    '../../b/src/index.js',
    'packages/games/b/src/index.ts',
    'games-know-the-kernel-only',
  ],
  [
    'a game that knows the bots',
    'packages/games/a/src/index.ts',
    '../../../bots/src/index.js',
    'packages/bots/src/index.ts',
    'games-know-the-kernel-only',
  ],
  [
    'a kernel that knows a game',
    'packages/kernel/src/x.ts',
    '../../games/a/src/index.js',
    'packages/games/a/src/index.ts',
    'kernel-knows-nobody',
  ],
  [
    'a package that knows an app',
    'packages/bots/src/x.ts',
    '../../../apps/server/index.js',
    'apps/server/index.ts',
    'packages-do-not-know-apps',
  ],
  [
    'bots that reach inside a game',
    'packages/bots/src/x.ts',
    '../../games/a/src/turn.js',
    'packages/games/a/src/turn.ts',
    'no-reaching-inside',
  ],
  ['a circle', 'packages/kernel/src/a.ts', './b.js', 'packages/kernel/src/b.ts', 'no-circles'],
])('%s is found', (_, from, path, to, rule) => {
  const back =
    rule === 'no-circles'
      ? "import { x } from './a.js';\nexport const k = () => x;\n"
      : 'export const k = 1;\n';
  const { status, stderr } = boundaries({ ...KERNEL, [from]: importing(path), [to]: back });
  expect(stderr).toContain(rule);
  expect(status).toBe(1);
});

/** Violations inside the client, planted together: what they are, the file, what it imports, and the rule that says so. */
const IN_THE_CLIENT = [
  ['a layer that imports one above it', 'net/x.ts', 'play/saved', 'layer apps/web/src/net'],
  ['a layer that imports what puts the client together', 'table/x.ts', 'app', 'layer apps/web/src/table'],
  ['a folder without a layer', 'misc/x.ts', 'words/words', 'unlisted layer in apps/web/src'],
  ['the use of a folder without a layer', 'main.ts', 'other/x', 'unlisted layer in apps/web/src'],
  [
    'a page that imports another',
    'pages/saved/x.ts',
    'pages/replay/source',
    'folders of apps/web/src/pages know each other',
  ],
  [
    'a game that imports another',
    'games/a/x.ts',
    'games/b/index',
    'folders of apps/web/src/games know each other',
  ],
] as const;

describe('inside the client', () => {
  let found: { status: number | null; stderr: string };
  beforeAll(() => {
    const root = 'apps/web/src';
    const files = IN_THE_CLIENT.flatMap(([, from, to]) => [
      [`${root}/${from}`, importing(`${'../'.repeat(from.split('/').length - 1) || './'}${to}.js`)],
      [`${root}/${to}.ts`, 'export const k = 1;\n'],
    ]);
    found = boundaries(Object.fromEntries(files));
  });

  test.each(IN_THE_CLIENT)('%s is found', (_, from, to, rule) => {
    expect(found.stderr).toContain(`${rule}: apps/web/src/${from} → apps/web/src/${to}.ts`);
    expect(found.status).toBe(1);
  });
});

test('an empty project is suspicious', () => {
  expect(boundaries({ 'packages/README.md': 'nothing here' }).status).toBe(1);
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
