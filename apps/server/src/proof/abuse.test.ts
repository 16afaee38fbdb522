import { expect, test } from 'vitest';
import { abuse } from './abuse.js';

// Each attempt is also tested on both storages where it is mended; this one is against a real process.
test('whoever tries to cheat, watch or lock out others tries in vain', async () => {
  const said: string[] = [];
  expect(await abuse({ storage: 'embedded' }, (line) => said.push(line)), said.join('\n')).toBe(true);
}, 180_000);
