import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { type AgainstBots, adaptiveLevel } from './adaptive.js';

const LEVELS = ['gentle', 'club', 'strong', 'master'];
const against = (level: string, won: boolean): AgainstBots => ({ place: won ? 1 : 2, others: [{ level }] });
const times = (n: number, one: AgainstBots): AgainstBots[] => Array.from({ length: n }, () => one);

describe('the level of a bot that adapts', () => {
  test.each<[string, AgainstBots[], string]>([
    ['nothing was played yet', [], 'gentle'],
    ['everything was lost', times(20, against('gentle', false)), 'gentle'],
    ['a few matches were won', times(3, against('gentle', true)), 'club'],
    ['the master was beaten all the time', times(20, against('master', true)), 'master'],
    ['the weakest was beaten all the time, which says little', times(30, against('gentle', true)), 'club'],
    [
      'it is long ago that one was good',
      [...times(30, against('club', false)), ...times(30, against('master', true))],
      'gentle',
    ],
    ['people played along', times(9, { place: 1, others: [{ level: 'master' }, { level: null }] }), 'gentle'],
    ['the bot is offered no more', times(9, against('greedy', true)), 'gentle'],
    ['one was alone', times(9, { place: 1, others: [] }), 'gentle'],
  ])('where %s', (_, results, level) => {
    expect(adaptiveLevel(LEVELS, results)).toBe(level);
  });

  test('is what the same results always give', () => {
    const results = [against('club', true), against('gentle', false), against('gentle', true)];
    expect(adaptiveLevel(LEVELS, results)).toBe(adaptiveLevel(LEVELS, [...results]));
  });
});

/** How often somebody wins against a level, by how many points of the lab's scale they are stronger. */
const share = (lead: number): number => 1 / (1 + 10 ** (-lead / 400));

describe('somebody of a strength that stays the same wins about half', () => {
  // By rating: the four levels, and the player.
  test.each([
    [[0, 150, 300, 450], 0],
    [[0, 150, 300, 450], 100],
    [[0, 150, 300, 450], 225],
    [[0, 150, 300, 450], 400],
    [[0, 300, 400, 800], 150],
    [[0, 300, 400, 800], 600],
    [[0, 80, 160, 240], 120],
  ])('against levels of %j, a player of %i', (levels, strength) => {
    const luck = new QuickChance(`${levels} ${strength}`);
    const played: AgainstBots[] = [];
    for (let match = 0; match < 1000; match++) {
      const level = adaptiveLevel(LEVELS, played);
      const won = luck.below(1e6) / 1e6 < share(strength - (levels[LEVELS.indexOf(level)] as number));
      played.unshift(against(level, won));
    }
    const wins = played.filter(({ place }) => place === 1).length / played.length;
    expect(wins).toBeGreaterThan(0.44);
    expect(wins).toBeLessThan(0.56);
  });

  test('who is weaker than the weakest or stronger than the strongest stays there', () => {
    const wins = (won: boolean) => {
      const played: AgainstBots[] = [];
      for (let match = 0; match < 60; match++) played.unshift(against(adaptiveLevel(LEVELS, played), won));
      return adaptiveLevel(LEVELS, played);
    };
    expect([wins(false), wins(true)]).toEqual(['gentle', 'master']);
  });
});
