import { CARDS, LANGUAGES, refusal } from '@aerie/cloud-mine';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../command.js';
import { wilson } from '../statistics/wilson.js';
import { paperIo } from '../testing/io.js';
import { clouds } from './command.js';
import { DESCRIPTIONS } from './descriptions.js';
import { type Found, fromBots, fromPeople } from './measure.js';

const SIZES = [5, 6, 7, 8];

/** Clearly above luck and clearly below always: with the whole of its 95% interval. */
function expectFair({ cards, found, tried, samples }: Found): void {
  const { low, high } = wilson((found / tried) * samples, samples);
  expect(low).toBeGreaterThan(1.2 / cards);
  expect(high).toBeLessThan(0.9);
}

describe('sixty descriptions by people', () => {
  test('fifteen in each language, of sixty different clouds, all of which the rules allow', () => {
    expect(new Set(DESCRIPTIONS.map(({ cloud }) => cloud)).size).toBe(60);
    for (const language of LANGUAGES) {
      expect(DESCRIPTIONS.filter((one) => one.language === language)).toHaveLength(15);
    }
    for (const { cloud, text } of DESCRIPTIONS) {
      expect(CARDS).toContain(cloud);
      expect(refusal(text), text).toBeUndefined();
    }
  });

  test.each(SIZES)(
    'a bot finds them among %i cards more often than by luck, and not always',
    async (cards) => {
      expectFair(await fromPeople(DESCRIPTIONS, 'shrewd', cards, 4, 'test'));
      expectFair(await fromPeople(DESCRIPTIONS, 'greedy', cards, 4, 'test'));
    },
  );
});

describe('bots among themselves', () => {
  test.each(SIZES)(
    'among %i cards the first guess finds it more often than by luck, and not always',
    async (cards) => {
      expectFair(await fromBots({ describes: 'shrewd', guesses: 'shrewd' }, cards, 80, LANGUAGES, 'test'));
    },
  );
});

describe('lab clouds', () => {
  test('tells how often clouds are found', async () => {
    const io = paperIo();
    expect(
      await carryOut(clouds, ['--rounds', '4', '--describes', 'greedy', '--guesses', 'greedy'], io),
    ).toBe(0);
    expect(io.stdout.text).toMatch(/words of +cards +by luck +found/);
    expect(io.stdout.text).toMatch(/people +8/);
  });

  test('knows who can describe', async () => {
    await expect(carryOut(clouds, ['--describes', 'shrewdd'], paperIo())).rejects.toThrow(/shrewd/);
  });
});
