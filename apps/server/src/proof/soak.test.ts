import { expect, test } from 'vitest';
import { soak } from './soak.js';

test('a few seconds of everything at once: kills, full disk, clock jumps, hostile clients', async () => {
  const said: string[] = [];
  const flags = { storage: 'embedded', minutes: '0.15', tables: '5', seed: 'test' };
  expect(await soak(flags, (line) => said.push(line)), said.join('\n')).toBe(true);
}, 240_000);
