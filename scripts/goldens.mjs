/**
 * `npm run goldens [-- GAME]`: pins anew what everybody could answer and saw in the golden matches, after a change of
 * rules or views that is meant. The matches themselves are never rewritten.
 */
import { spawnSync } from 'node:child_process';
import { installPackages, ROOT } from './install.mjs';

installPackages();
const game = process.argv[2];
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project=rules', game ? `${game}/src/golden.test.ts` : 'golden.test.ts', '-t', 'pinned'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, AERIE_WRITE_PINS: '1' } },
);
process.exit(status ?? 1);
