import { expect, inject, test } from 'vitest';
import { databaseOn } from './databases.js';
import { builtAs } from './server-process.js';
import { upgradeOn } from './upgrade.js';

const postgres = inject('postgres');

test.skipIf(!postgres)(
  'processes are replaced by newer ones under play, and nobody loses anything',
  async () => {
    const database = await databaseOn(postgres);
    const said: string[] = [];
    try {
      const settings = { processes: 2, tables: 8, seed: 'test', older: await builtAs('0.0.1') };
      expect(await upgradeOn(database, settings, (line) => said.push(line)), said.join('\n')).toBe(true);
    } finally {
      await database.remove();
    }
    const told = said.join('\n');
    expect(told).toContain('an older process beside newer ones: /readyz 200');
    expect(told).toContain('the older program can be gone back to');
  },
  180_000,
);
