// Finds files and folders whose names differ only by case: where file names ignore case (macOS, Windows) they are the
// same. Modules are compared without their endings, since an import may mean either of `arrows.ts` and `Arrows.tsx`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { posix, sep } from 'node:path';

const MODULE = /\.[cm]?[jt]sx?$/;
const root = process.argv[2];

/** Every file of a folder, or all that git knows of and does not ignore. */
function paths() {
  if (root) return readdirSync(root, { recursive: true }).map((path) => path.split(sep).join('/'));
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed.stdout.split('\n').filter((path) => path !== '');
}

const withFolders = (path) => path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));

/** What a path is taken for where case is ignored. */
const keyOf = (path) => path.replace(MODULE, '').toLowerCase();

const byKey = new Map();
for (const path of new Set(paths().flatMap(withFolders)))
  byKey.set(keyOf(path), [...(byKey.get(keyOf(path)) ?? []), path]);

let found = 0;
for (const names of byKey.values()) {
  const spelled = new Set(names.map((name) => posix.basename(name).replace(MODULE, '')));
  if (spelled.size < 2) continue;
  console.error(`differ only by case: ${names.sort().join(', ')}`);
  found++;
}
process.exit(found > 0 ? 1 : 0);
