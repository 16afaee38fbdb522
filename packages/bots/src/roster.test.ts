import type { AnyGame } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { describe, expect, test } from 'vitest';
import { type Bot, random } from './bot.js';
import { baselines, hintLevel, LEVELS, levels } from './index.js';
import { type BotsOfGame, folderOf, rosterOf } from './roster.js';

const GAME = GAMES[0] as AnyGame;
const someBot = (): Bot<unknown, unknown> => ({ ...random });

describe('who can be had for a game', () => {
  test('where it has the four levels, these are offered, in their order; others are there by name', async () => {
    const bots = { greedy: someBot, master: someBot, gentle: someBot, strong: someBot, club: someBot };
    const roster = rosterOf(GAME, { default: bots });
    expect(roster.levels).toEqual(LEVELS);
    expect(roster.baselines).toEqual(['random', 'greedy']);
    for (const name of [...roster.levels, ...roster.baselines])
      expect(await roster.botOf(name)).toBeDefined();
    expect(hintLevel(roster.levels)).toBe('master');
  });

  test('where it does not have them, everybody is offered', () => {
    const roster = rosterOf(GAME, { default: { greedy: someBot, planner: someBot } });
    expect([roster.levels, roster.baselines]).toEqual([['random', 'greedy', 'planner'], []]);
    expect(hintLevel(roster.levels)).toBe('planner');
  });

  test('a bot is made when it is asked for, anew each time, and may take its time', async () => {
    let made = 0;
    const late = async () => {
      made++;
      return someBot();
    };
    const roster = rosterOf(GAME, { default: { late } });
    expect(made).toBe(0);
    const [one, other] = await Promise.all([roster.botOf('late'), roster.botOf('late')]);
    expect([made, one === other]).toEqual([2, false]);
  });

  test('what a bot cannot be made without is told to whoever asked', async () => {
    const roster = rosterOf(GAME, { default: { late: () => Promise.reject(new Error('no weights')) } });
    await expect(roster.botOf('late')).rejects.toThrow('no weights');
  });
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s has all four levels, or none of them',
  (_, game) => {
    const four = LEVELS.filter((level) => [...levels(game), ...baselines(game)].includes(level));
    expect([0, LEVELS.length]).toContain(four.length);
  },
);

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s has a judge of its own, and needs nobody to play it out',
  async (_, game) => {
    const found = import.meta.glob<BotsOfGame>('./games/*/index.ts');
    expect((await found[folderOf(game)]?.())?.judge).toBeDefined();
  },
);
