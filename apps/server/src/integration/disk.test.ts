import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Readiness } from '../http/readiness.js';
import type { Engine } from '../storage/engine.js';
import { openOn } from '../storage/open.js';
import { type Storage, Unhealthy } from '../storage/storage.js';
import { embedded, postgres, storageKinds, type TestDatabase } from '../storage/testing/databases.js';
import { table as tableRow } from '../storage/testing/samples.js';
import { Client } from '../testing/client.js';
import { GAME, me, randomAnswer } from '../testing/tables.js';
import { startServer } from '../testing/test-server.js';

let database: TestDatabase;
let engine: Engine;
let storage: Storage;

beforeEach(async () => {
  database = await embedded.create();
  engine = await database.connect();
  storage = await openOn(engine);
});
afterEach(() => database.remove());

/** How large the database may be, in pages: the same error as with a disk that is full. */
const setRoom = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(engine.db);

test('a full disk: nothing is acknowledged that is not kept, /readyz says so, and all goes on when there is room', async () => {
  const server = await startServer(database.options.dataDir, { storage });
  const ready = async () => {
    const response = await fetch(`${server.base}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  const comes = async (status: number) => {
    while ((await ready()).status !== status) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  expect(await ready()).toEqual({ status: 200, body: { ok: true } });
  const anna = await Client.enter(server.base, 'Anna');
  const table = await anna.must('create', { ...GAME, listed: false, seats: [me, me] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await anna.until('the match', () => anna.matches.has(table));
  const pick = randomAnswer('disk');
  let acknowledged = 0;
  /** Answers once; gives whether it was acknowledged. */
  const answer = async () => {
    const match = anna.matches.get(table);
    const side = match?.sides.find(({ seat }) => seat !== null && match.awaited.includes(seat));
    if (!match || !side) throw new Error('nobody is asked');
    const said = await anna.ask('answer', {
      ...{ table, seat: side.seat as number, number: match.number, answer: pick(side.answers) },
    });
    if (said.type !== 'done') return false;
    acknowledged++;
    await anna.until('the step', () => anna.matches.get(table)?.number === match.number + 1);
    return true;
  };
  for (let i = 0; i < 5; i++) expect(await answer()).toBe(true);

  await setRoom(1);
  let refused = 0;
  for (let i = 0; i < 40 && refused < 2; i++) if (!(await answer())) refused++;
  await comes(503);
  expect(await ready()).toEqual({ status: 503, body: { ok: false, reason: 'diskFull' } });
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  await expect(storage.saveTable(tableRow('t', { body: { text: 'x'.repeat(100_000) } }))).rejects.toThrow(
    'full',
  );
  expect(await storage.entries(String((await server.tables.table(table)).body.match), 0)).toHaveLength(
    acknowledged,
  );

  await setRoom(1_000_000);
  await comes(200);
  expect(await storage.saveTable(tableRow('t', { body: { text: 'x'.repeat(100_000) } }))).toBe(true);
  for (let i = 0; i < 5; i++) expect(await answer()).toBe(true);
  const kept = await storage.entries(String((await server.tables.table(table)).body.match), 0);
  expect(kept).toHaveLength(acknowledged);
  await anna.close();
  await server.stop();
});

test('a database that is found to be damaged while it runs stays so', async () => {
  const damage = Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' });
  const failing: Engine = {
    ...engine,
    troubleOf: (error) => (error === damage ? 'damaged' : engine.troubleOf(error)),
    scrub: () => Promise.reject(damage),
  };
  const other = await openOn({ ...failing, close: async () => undefined });
  await other.check();
  await expect(other.scrub()).rejects.toBe(damage);
  await expect(other.check()).rejects.toMatchObject({ trouble: 'damaged' });
  await storage.close();
});

for (const kind of storageKinds)
  test.skipIf(kind.isMissing)(`a storage that cannot be written is not healthy: ${kind.name}`, async () => {
    const own = await kind.create();
    const connected = await own.connect();
    const opened = await openOn(connected);
    await opened.check();
    await sql.raw('drop table meta').execute(connected.db);
    await expect(opened.check()).rejects.toThrow(Unhealthy);
    await opened.close();
    await storage.close();
    own.remove();
  });

test.skipIf(postgres.isMissing)(
  'a PostgreSQL that takes no writes is not healthy, and says why',
  async () => {
    const { connect, options, runSql } = await postgres.create();
    const name = new URL(options.databaseUrl ?? '').pathname.slice(1);
    await runSql(`alter database ${name} set default_transaction_read_only = on`);
    const opened = await openOn(await connect());
    await expect(opened.check()).rejects.toMatchObject({ trouble: 'notWritable' });
    await opened.close();
    await storage.close();
  },
);

test('whoever asks often has the storage asked once a second, and what is new is reported once', async () => {
  let [now, checks] = [0, 0];
  let trouble: Unhealthy | undefined = new Unhealthy('diskFull', new Error('no room'));
  const reported: string[] = [];
  const asked: Storage = Object.assign(Object.create(storage), {
    check: async () => {
      checks++;
      if (trouble) throw trouble;
    },
  });
  const readiness = new Readiness(
    asked,
    () => true,
    (error) => reported.push((error as Error).message),
    () => now,
  );
  for (let i = 0; i < 30; i++, now += 100) expect(await readiness.trouble()).toBe('diskFull');
  expect(checks).toBe(3);
  expect(reported).toHaveLength(1);
  trouble = undefined;
  now += 1000;
  expect(await readiness.trouble()).toBeUndefined();
  await storage.close();
});
