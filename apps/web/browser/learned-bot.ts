import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the bots of the sample game are made, and how its master is where how many worlds it looks at was learned. */
const PLAIN = 'master: judging(24),';
const LEARNED = 'master: async () => judging(await worlds())(),';
const WEIGHTS = `import { lazyWeights } from '../../learning/load-weights.js';

const worlds = lazyWeights(
  () => import('./weights/master.bin?url&inline'),
  (bytes) => new Uint8Array(bytes)[0] ?? 0,
);
`;

/** Gives the master of a game that was laid out as the sample game a file of weights, which it fetches when it is made. */
export function giveWeights(root: string, game: string): void {
  const folder = join(root, 'packages/bots/src/games', game);
  const index = join(folder, 'index.ts');
  const plain = readFileSync(index, 'utf8');
  if (!plain.includes(PLAIN)) throw new Error(`the bots of ${game} are not those of the sample game`);
  mkdirSync(join(folder, 'weights'));
  writeFileSync(join(folder, 'weights/master.bin'), Uint8Array.of(24));
  writeFileSync(index, `${WEIGHTS}${plain.replace(PLAIN, LEARNED)}`);
}
