import { QuickChance } from '@aerie/kernel';
import schwingenschlag, { type Answer, type View } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { ask, type Bot } from '../../bot.js';
import { greedy } from './greedy.js';
import { club, gentle, master, strong } from './levels.js';

const OPTIONS = { openHands: false, laterPrinting: false, solo: '3' } as const;

/** Plays a match, or its first decisions; every answer of every bot must be legal. */
function play(seed: string, at: readonly Bot<View, Answer>[], decisions = Number.POSITIVE_INFINITY) {
  const luck = new QuickChance(seed);
  const s = schwingenschlag.setup(OPTIONS, at.length, luck, undefined);
  for (let i = 0; i < decisions; i++) {
    const [seat] = schwingenschlag.awaited(s);
    if (seat === undefined) break;
    const answer = ask(schwingenschlag, s, seat, at[seat] as Bot<View, Answer>, luck);
    expect(schwingenschlag.why(s, seat, answer)).toBeUndefined();
    schwingenschlag.apply(s, seat, answer, luck, undefined);
  }
  return schwingenschlag.points(s);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('the levels', () => {
  test('get better one after the other, and the strong one is better than greedy', async () => {
    const alone = async (make: () => Promise<Bot<View, Answer>>) => {
      const bot = await make();
      return mean(Array.from({ length: 3 }, (_, i) => play(`alone ${i}`, [bot])[0] as number));
    };
    const [first, second, third] = [await alone(gentle), await alone(club), await alone(strong)];
    expect(first).toBeGreaterThan(35);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(third).toBeGreaterThan(mean([play('greedy', [greedy()])[0] as number]));
  });

  test.each([1, 2, 5])('the master decides legally and the same each time, with %d seats', async (seats) => {
    const bots = await Promise.all(
      Array.from({ length: seats }, (_, seat) => (seat === 0 ? master() : gentle())),
    );
    const decisions = 8 * seats;
    expect(play('master', bots, decisions)).toEqual(play('master', bots, decisions));
  });

  test('the master drafts while those before it have not', async () => {
    const s = schwingenschlag.setup(OPTIONS, 3, new QuickChance('draft'), undefined);
    const answer = ask(schwingenschlag, s, 2, await master(), new QuickChance('own'));
    expect(schwingenschlag.why(s, 2, answer)).toBeUndefined();
  });
});
