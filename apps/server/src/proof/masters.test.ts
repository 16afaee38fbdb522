import { expect, inject, test } from 'vitest';
import { partsOf, startSite } from './load-site.js';
import { mastersOn } from './masters.js';

// What is wired in the program: a server on PostgreSQL and NATS, and a worker process.
test.skipIf(!inject('postgres') || !inject('nats'))(
  'beside tables full of masters, who think in another process, people play on and lose nothing',
  { timeout: 180_000 },
  async () => {
    const site = await startSite(partsOf({ workers: '1' }));
    try {
      const few = { tables: 2, masterTables: 4, seconds: 5, warmup: 1, pace: 20, seed: 'test' };
      const { result, faults } = await mastersOn(site, few);
      expect(faults).toEqual([]);
      expect(result.movesAcknowledged).toBeGreaterThan(0);
      expect(result.thoughtElsewhere).toBeGreaterThan(0);
    } finally {
      await site.kill();
      await site.remove();
    }
  },
);

test('what a site cannot be made of is said', () => {
  expect(partsOf({})).toEqual({ processes: 1, storage: 'embedded', news: 'postgres', workers: 0 });
  expect(partsOf({ workers: '2', 'worker-cores': '1' })).toEqual({
    ...{ processes: 1, storage: 'postgres', news: 'nats', workers: 2, workerCores: '1' },
  });
  for (const flags of [{ processes: '2', storage: 'embedded' }, { storage: 'paper' }, { news: 'pigeon' }])
    expect(() => partsOf(flags as Record<string, string>)).toThrow();
});
