import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@aerie/kernel';
import { GAMES, gameOf } from '@aerie/registry';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { adviceCodes, baselines, botOf, levels, random } from './index.js';
import { loadBots } from './lazy.js';
import { LEVELS } from './levels.js';

const UNKNOWN = { ...(GAMES[0] as AnyGame), id: 'unknown' };

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the bots of %s are the same, fetched late or at once',
  async (_, game) => {
    const late = await loadBots(game);
    expect(late.levels).toEqual(levels(game));
    expect(late.adviceCodes).toEqual(adviceCodes(game));
    expect(new Set(late.adviceCodes).size).toBe(late.adviceCodes.length);
    expect(late.baselines).toEqual(baselines(game));
    for (const name of [...late.levels, ...late.baselines]) {
      expect(await late.botOf(name)).toBeDefined();
      expect(await botOf(game, name)).toBeDefined();
    }
    expect(await late.botOf('toString')).toBeUndefined();
    expect(await botOf(game, 'toString')).toBeUndefined();
  },
);

test('the levels are named from the weakest to the strongest, older bots stay as baselines', () => {
  const game = gameOf('rauf-und-runter') as AnyGame;
  expect(levels(game)).toEqual(LEVELS);
  expect(baselines(game)).toEqual(['random', 'greedy', 'perfect']);
});

test('a game without bots of its own has random', async () => {
  const roster = await loadBots(UNKNOWN);
  expect(roster.levels).toEqual(['random']);
  expect(await roster.botOf('random')).toBe(random);
  expect(roster.adviceCodes).toEqual(['onlyAnswer', 'botWould']);
  expect(await roster.judge()).toMatchObject({ expect: expect.any(Function) });
});

test('in a bundle no bot of a game and no judge travels with the loader', async () => {
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
  const brought = output.filter((one) => one.type === 'chunk' && first.imports.includes(one.fileName));
  const modules = [first, ...brought].flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  expect(modules.filter((id) => /\/games\/|judge\.ts$/.test(id))).toEqual([]);
  // The bots of each game, and a judge for games that have none of their own.
  expect(first.dynamicImports).toHaveLength(Object.keys(import.meta.glob('./games/*/index.ts')).length + 1);
});
