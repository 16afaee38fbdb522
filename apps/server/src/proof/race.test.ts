import { expect, inject, test } from 'vitest';
import { databasePlace } from './places.js';
import { raceOn } from './race.js';

const postgres = inject('postgres');

test.skipIf(!postgres)(
  'two servers on one PostgreSQL: contradictions are decided once, and all see the same',
  async () => {
    const place = await databasePlace(postgres);
    const said: string[] = [];
    try {
      const settings = { answers: 300, tables: 6, seed: 'test' };
      expect(await raceOn(place, settings, (line) => said.push(line)), said.join('\n')).toBe(true);
    } finally {
      await place.remove();
    }
  },
  180_000,
);
