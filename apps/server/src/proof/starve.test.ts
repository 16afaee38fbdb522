import { expect, test } from 'vitest';
import { embeddedDatabase } from './databases.js';
import { starveOn } from './starve.js';

const SHORT = {
  tables: 3,
  botTables: 4,
  level: 'club',
  quiet: 1,
  seconds: 3,
  warmup: 2,
  pace: 30,
  seed: 'test',
};

test('while one guest asks for all they may, others play on and lose nothing', {
  timeout: 180_000,
}, async () => {
  const database = embeddedDatabase();
  try {
    const { result, faults } = await starveOn(database, SHORT);
    expect(faults).toEqual([]);
    expect(result.movesDurable).toBe(result.movesAcknowledged);
    expect(result.movesAcknowledged).toBeGreaterThan(0);
    expect(result.beset.botLongestWaits).toHaveLength(Math.min(5, result.beset.botAnswers));
    for (const what of ['flood', 'create', 'answer', 'import', 'socket'])
      expect(Object.keys(result.demands)).toContain(what);
  } finally {
    await database.remove();
  }
});
