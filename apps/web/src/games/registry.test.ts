import { loadBots } from '@aerie/bots/lazy';
import { hintLevel, LEVELS } from '@aerie/bots/levels';
import type { AnyGame } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { expect, test } from 'vitest';
import type { Cover } from '../contract/cover.js';

const covers = import.meta.glob<Cover>('./*/cover.tsx', { eager: true, import: 'default' });

test.each(Object.entries(covers))('%s offers bots that the game has', async (file, { levels, level }) => {
  const game = (await loadGame(file.split('/')[1] as string)) as AnyGame;
  const roster = await loadBots(game);
  // Weakest first, as the game has them; where it has the four, these.
  expect(levels).toEqual(roster.levels.filter((one) => levels.includes(one)));
  if (roster.levels.includes('master')) expect([levels, level]).toEqual([LEVELS, 'gentle']);
  expect(levels.at(-1)).toBe(hintLevel(roster.levels));
  // A first game is not against somebody who plays at random.
  expect(levels).toContain(level);
  expect(level).not.toBe('random');
});
