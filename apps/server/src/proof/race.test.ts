import { expect, inject, test } from 'vitest';
import { databaseOn } from './databases.js';
import { raceOn } from './race.js';

const postgres = inject('postgres');
const nats = inject('nats');

async function proves(env: Readonly<Record<string, string>>): Promise<void> {
  const database = await databaseOn(postgres);
  const said: string[] = [];
  try {
    const settings = { answers: 150, tables: 4, seed: 'test' };
    const told = { ...database, env: { ...database.env, ...env } };
    expect(await raceOn(told, settings, (line) => said.push(line)), said.join('\n')).toBe(true);
  } finally {
    await database.remove();
  }
}

test.skipIf(!postgres)(
  'two servers on one PostgreSQL: contradictions are decided once, and all see the same',
  () => proves({}),
  180_000,
);

test.skipIf(!postgres || !nats)(
  'two servers that hear of each other over NATS: the same',
  () => proves({ NATS_URL: nats }),
  180_000,
);
