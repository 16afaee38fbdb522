import { expect, inject, test } from 'vitest';
import { coldOn } from './cold.js';
import { databaseOn } from './databases.js';

const postgres = inject('postgres');

test.skipIf(!postgres)(
  'a site that is filled by statements answers everything that is asked of it, and grows',
  { timeout: 180_000 },
  async () => {
    const database = await databaseOn(postgres);
    try {
      const url = database.env.DATABASE_URL as string;
      const few = {
        people: 300,
        recent: 100,
        pace: 100,
        seconds: 1,
        playSeconds: 1,
        limit: 60_000,
        seed: 'test',
        plans: true,
      };
      for (const matches of [400, 500]) {
        const { result, plans, faults } = await coldOn(url, { ...few, matches }, () => undefined);
        expect(faults).toEqual([]);
        for (const [path, { times }] of Object.entries(result.paths)) expect([path, times]).not.toContain(0);
        expect(result.moves.times).toBeGreaterThan(0);
        expect(result.sizes.matches?.rows).toBeGreaterThanOrEqual(matches);
        expect(plans.map(({ text }) => text).join('\n')).toMatch(/Index Scan using/);
      }
    } finally {
      await database.remove();
    }
  },
);
