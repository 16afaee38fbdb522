/**
 * `npm run new-game NAME`: lays out the folders of a new game, as a small one that works (docs/add-a-game.md). It is the
 * sample game of the conformance suite under another name.
 */
import { spawnSync } from 'node:child_process';
import { installPackages, ROOT } from './install.mjs';
import { foldersOf, layOut, nameProblem } from './new-game/layout.mjs';

const name = process.argv[2];
const problem = nameProblem(ROOT, name);
if (problem) {
  console.error(problem);
  process.exit(1);
}
layOut(ROOT, name);
installPackages();
// Another name puts imports in another order.
const { status } = spawnSync(
  'node_modules/.bin/biome',
  ['check', '--write', '--log-level=warn', ...foldersOf(name)],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
console.log(`
${name} is laid out, and works:
  packages/games/${name}            its rules, tests and golden matches, and what its box says (src/about)
  packages/bots/src/games/${name}   its bots
  apps/web/src/games/${name}        its board, words, rules, cover and introduction

See it:    npm start                                    (it is on the front page)
Try it:    npm run lab -- simulate ${name} --games 1000
Test it:   npm run test:unit ${name}

Next: src/about and the cover, then rules, bots and board, file by file: docs/add-a-game.md says what each is for.
Before you commit it, run "npm install" once, so that package-lock.json knows it too.
`);
process.exit(status ?? 1);
