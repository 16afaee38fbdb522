import { expect, inject, test } from 'vitest';
import { abuseOn } from './abuse.js';
import { databaseOn, embeddedDatabase, type ProofDatabase } from './databases.js';

const postgres = inject('postgres');

async function proves(database: ProofDatabase): Promise<void> {
  const said: string[] = [];
  try {
    expect(await abuseOn(database, (line) => said.push(line)), said.join('\n')).toBe(true);
  } finally {
    await database.remove();
  }
}

test(
  'whoever tries to cheat, watch or lock out others tries in vain: embedded',
  () => proves(embeddedDatabase()),
  180_000,
);

test.skipIf(!postgres)(
  'whoever tries to cheat, watch or lock out others tries in vain: PostgreSQL',
  async () => proves(await databaseOn(postgres)),
  180_000,
);
