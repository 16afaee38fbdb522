import { afterAll, expect, inject, test } from 'vitest';
import type { TableRow } from '../storage/storage.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';
import { crashOn, failoverOn } from './crash.js';
import { databaseOn, embeddedDatabase, type ProofDatabase } from './databases.js';

const postgres = inject('postgres');
const SHORT = { kills: 2, tables: 8, longest: 400, seed: 'test' };

async function proves(database: ProofDatabase, proof = crashOn, settings = SHORT): Promise<void> {
  const said: string[] = [];
  try {
    expect(await proof(database, settings, (line) => said.push(line)), said.join('\n')).toBe(true);
  } finally {
    await database.remove();
  }
}

test('two kills lose nothing: embedded', () => proves(embeddedDatabase()), 180_000);

test.skipIf(!postgres)(
  'two kills lose nothing: PostgreSQL',
  async () => proves(await databaseOn(postgres)),
  180_000,
);

test.skipIf(!postgres)(
  'one of two servers is killed and not started again: the other knows and goes on',
  async () => proves(await databaseOn(postgres), failoverOn, { ...SHORT, kills: 1 }),
  180_000,
);

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('a crash between the last step and the end of the table: it ends, and who asks again is told so', async () => {
  const before = await startServer(folder.path);
  const cookie = await newPerson(before.base, 'Anna');
  const anna = await Client.connect(before.base, cookie);
  const table = await anna.must('create', {
    game: 'rauf-und-runter',
    options: {},
    listed: false,
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Ben' }],
  });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await playOut(anna, table, (answers) => answers[0] as string);
  await anna.until('the end', () => anna.tables.get(table)?.status === 'over');
  const { body, ...row } = (await before.storage.table(table)) as TableRow;
  const running = { ...(body as { match: string }), status: 'running' };
  await before.storage.saveTable({ ...row, version: row.version + 1, status: 'running', body: running });
  const entries = await before.storage.entries(running.match, 0);
  await before.stop();

  const after = await startServer(folder.path);
  const again = await Client.connect(after.base, cookie);
  await again.must('watch', { table });
  await again.until('the end', () => again.tables.get(table)?.status === 'over');
  const number = entries.length - 1;
  const last = entries[number] as { seat: number; answer: string };
  const answer = { table, number, seat: last.seat, answer: last.answer };
  expect(await again.reason('answer', answer)).toBe('done');
  expect(await again.reason('answer', { ...answer, number: entries.length })).toBe('alreadyOver');
  expect(await after.storage.entries(running.match, 0)).toEqual(entries);
  await after.stop();
});
