import { CARDS, LANGUAGES, refusal } from '@aerie/cloud-mine';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../command.js';
import { paperIo } from '../testing/io.js';
import { clouds } from './command.js';
import { DESCRIPTIONS } from './descriptions.js';
import { listen, meanOf } from './listening.js';
import { listening } from './listening-command.js';
import { LISTENING_SET } from './listening-set/listening-set.js';
import { playRounds } from './rounds.js';

const LEVELS = ['gentle', 'club', 'strong', 'master'];

test('sixty descriptions: fifteen in each language, of sixty different clouds, all of which the rules allow', () => {
  expect(new Set(DESCRIPTIONS.map(({ cloud }) => cloud)).size).toBe(60);
  for (const language of LANGUAGES) {
    expect(DESCRIPTIONS.filter((one) => one.language === language)).toHaveLength(15);
  }
  for (const { cloud, text } of DESCRIPTIONS) {
    expect(CARDS).toContain(cloud);
    expect(refusal(text), text).toBeUndefined();
  }
});

describe('bots listen to people', () => {
  const tuning = LISTENING_SET.filter(({ half }) => half === 'tuning');

  test('the strongest finds a cloud among six at once three times as often as by luck', async () => {
    expect(meanOf(await listen(tuning, 'master', 6, 8, 'test')).mean).toBeGreaterThan(0.5);
  });

  test.each(LEVELS)('%s finds it more often than by luck, and not always', async (level) => {
    const { mean } = meanOf(await listen(tuning, level, 6, 4, 'test'));
    expect(mean).toBeGreaterThan(1.5 / 6);
    expect(mean).toBeLessThan(0.9);
  });

  test('the cards that are drawn do not depend on who guesses, and the same seed tells the same', async () => {
    const some = tuning.slice(0, 5);
    expect(await listen(some, 'club', 6, 4, 'same')).toEqual(await listen(some, 'club', 6, 4, 'same'));
  });
});

test('clues keep a secret: among equals clouds are found, but seldom at once', async () => {
  const { found, atOnce, daydreamer } = await playRounds('master', 6, 40, 'test');
  expect(found.high).toBeGreaterThan(0.75);
  expect(atOnce.low).toBeLessThan(0.35);
  expect(daydreamer).toBeGreaterThan(0.6);
});

describe('lab clouds', () => {
  test('tells how late clouds are found, and what each role wins', async () => {
    const io = paperIo();
    expect(await carryOut(clouds, ['--rounds', '4', '--bots', 'greedy', '--players', '6'], io)).toBe(0);
    expect(io.stdout.text).toMatch(/players +rounds +found +95% +at once +95% +Daydreamer/);
    expect(io.stdout.text).toMatch(/\n +6 +4 /);
  });

  test('knows who can play', async () => {
    await expect(carryOut(clouds, ['--bots', 'shrewdd'], paperIo())).rejects.toThrow(/shrewd/);
  });
});

describe('lab listening', () => {
  test('tells how often words of people are understood, by language and one by one', async () => {
    const io = paperIo();
    expect(await carryOut(listening, ['--draws', '1', '--bots', 'greedy', '--each'], io)).toBe(0);
    expect(io.stdout.text).toMatch(/luck: 16\.7%/);
    expect(io.stdout.text).toMatch(/all +\d+ +\d+\.\d%/);
    expect(io.stdout.text).toMatch(/found +cloud +words/);
  });

  test.each([
    [['--set', 'keptt'], /kept/],
    [['--cards', '9'], /from 5 to 8/],
  ])('refuses %j', async (given, why) => {
    await expect(carryOut(listening, given, paperIo())).rejects.toThrow(why);
  });
});
