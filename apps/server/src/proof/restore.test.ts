import { expect, inject, test } from 'vitest';
import { databaseOn, embeddedDatabase, type ProofDatabase } from './databases.js';
import { restoreFrom } from './restore.js';

const postgres = inject('postgres');
const SHORT = { tables: 8, answers: 50, flips: 10, seed: 'test' };
const kinds = [
  async () => embeddedDatabase(),
  ...(postgres ? [(): Promise<ProofDatabase> => databaseOn(postgres)] : []),
];

async function proves(source: ProofDatabase): Promise<void> {
  const said: string[] = [];
  expect(await restoreFrom(source, kinds, SHORT, (line) => said.push(line)), said.join('\n')).toBe(true);
}

test(
  'a backup under load is restored whole, and damaged ones are not: embedded',
  () => proves(embeddedDatabase()),
  180_000,
);

test.skipIf(!postgres)(
  'a backup under load is restored whole, and damaged ones are not: PostgreSQL',
  async () => proves(await databaseOn(postgres)),
  180_000,
);
