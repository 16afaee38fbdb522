/**
 * `npm run test:unit [-- PATTERN …] [--watch]`, and likewise `test:browser` and `test:product`: the tests whose path contains a pattern,
 * or all. Further options go to vitest, such as `-t "part of a title"`.
 */
import { spawnSync } from 'node:child_process';
import { installPackages, ROOT } from './install.mjs';
import { findChromium, noChromium } from './services/chromium.mjs';

const PROJECTS = {
  unit: ['rules', 'web', 'web-isolated', 'server'],
  browser: ['browser'],
  product: ['product'],
};

const [kind, ...rest] = process.argv.slice(2);
installPackages();
if (kind === 'browser' && !(await findChromium())) noChromium();
else {
  const mode = rest.includes('--watch') ? 'watch' : 'run';
  const options = rest.filter((one) => one !== '--watch');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      mode,
      ...PROJECTS[kind].map((name) => `--project=${name}`),
      ...options,
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
