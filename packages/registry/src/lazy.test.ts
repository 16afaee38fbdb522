import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { GAMES, gameOf } from './index.js';
import { GAME_IDS, loadGame } from './lazy.js';

test('knows the same games as the whole registry', () => {
  expect(GAME_IDS).toEqual(GAMES.map(({ id }) => id));
});

test.each(GAME_IDS)('fetches %s', async (id) => {
  expect(await loadGame(id)).toBe(gameOf(id));
});

test('there is no other game', async () => {
  expect(await loadGame('chess')).toBeUndefined();
  expect(await loadGame('toString')).toBeUndefined();
});

test('in a bundle no rules travel with the list', async () => {
  const entry = fileURLToPath(new URL('./lazy.ts', import.meta.url));
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const first = output.find((one) => one.type === 'chunk' && one.isEntry) as Rolldown.OutputChunk;
  expect(first.imports).toEqual([]);
  expect(first.moduleIds.filter((id) => id.includes('/packages/games/'))).toEqual([]);
  expect(first.dynamicImports).toHaveLength(GAME_IDS.length);
});
