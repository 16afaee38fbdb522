import { expect, test } from 'vitest';
import { leak } from './leak.js';

test('matches that differ only in hidden state give a seat the same bytes, for every game', async () => {
  const said: string[] = [];
  const held = await leak({ positions: '4' }, (line) => said.push(line));
  expect([held, ...said.filter((line) => !line.includes('pairs of texts'))]).toEqual([true]);
  expect(said.join('\n')).toMatch(/schwingenschlag: \d+ pairs of texts compared, [1-9]/);
}, 240_000);
