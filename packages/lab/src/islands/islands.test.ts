import { expect, test } from 'vitest';
import { carryOut } from '../command.js';
import { paperIo } from '../testing/io.js';
import { islands } from './command.js';

async function rows(...words: string[]) {
  const io = paperIo();
  expect(await carryOut(islands, [...words, '--json'], io)).toBe(0);
  return JSON.parse(io.stdout.text).rows as {
    bot: string;
    deals: number;
    meanScore: number;
    good: number;
    perfect: number;
    meanPoints: number;
  }[];
}

test('bots play the same deals, and a run can be split', async () => {
  const common = ['--players', '2', '--option', 'mode=storm', '--bots', 'greedy,random'];
  const [whole, random] = await rows(...common, '--games', '4');
  const [first] = await rows(...common, '--games', '2');
  const [second] = await rows(...common, '--games', '2', '--from', '2');
  if (!whole || !random || !first || !second) throw new Error('a row is missing');
  expect(whole.deals).toBe(4);
  expect(whole.meanScore).toBeCloseTo((first.meanScore + second.meanScore) / 2);
  expect(whole.meanPoints).toBeCloseTo((first.meanPoints + second.meanPoints) / 2);
  expect(whole.good).toBeGreaterThanOrEqual(whole.perfect);
  expect(whole.meanScore).toBeGreaterThan(random.meanScore);
});

test('points go by until all is in order, or the match is over', async () => {
  const [random] = await rows('--players', '3', '--games', '1', '--bots', 'random');
  expect(random?.meanPoints).toBe(60);
});
