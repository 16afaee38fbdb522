import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PostgresPubSub } from '../pubsub/postgres-pubsub.js';
import type { OpenPubSub } from '../pubsub/pubsub.js';
import type { Engine } from '../storage/engine.js';
import { additive, MIGRATIONS, type Migration, migrate } from '../storage/migrations.js';
import { NewerDatabase } from '../storage/storage.js';
import { postgres, type TestDatabase } from '../storage/testing/databases.js';
import { Client, newPerson } from '../testing/client.js';
import { GAME, me, open } from '../testing/tables.js';
import { startServer, type TestServer } from '../testing/test-server.js';

/*
 * Processes of two versions on one PostgreSQL. This program is the older one in all of it: what a newer one does to the database at
 * its start is done here.
 */
const addTable: Migration = additive(async (db) => {
  await db.schema.createTable('badges').addColumn('id', 'text').execute();
});
const rename: Migration = async (db) => {
  await db.schema.alterTable('badges').renameTo('medals').execute();
};

describe.skipIf(postgres.isMissing)('beside newer processes', () => {
  let database: TestDatabase;
  let engine: Engine;
  const servers: TestServer[] = [];

  beforeEach(async () => {
    database = await postgres.create();
    engine = await database.connect();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await engine.close();
    database.remove();
  });

  const start = async (): Promise<TestServer> => {
    const openPubSub: OpenPubSub = (reportError) =>
      PostgresPubSub.open(database.options.databaseUrl as string, `${servers.length}`, reportError);
    const server = await startServer('nowhere', { storage: await database.open(), openPubSub });
    servers.push(server);
    return server;
  };
  const stop = async (server: TestServer): Promise<void> => {
    servers.splice(servers.indexOf(server), 1);
    await server.stop();
  };
  const upgradeTo = (migrations: readonly Migration[]) => migrate(engine.db, engine.dialect, migrations);
  const ready = async ({ base }: TestServer) => {
    const response = await fetch(`${base}/readyz`);
    return [response.status, ((await response.json()) as { reason?: string }).reason];
  };

  /** Answers for whoever is asked, each at their own process. */
  async function play(table: string, clients: readonly [Client, Client], answers: number): Promise<void> {
    const [anna, ben] = clients;
    for (let n = 0; n < answers; n++) {
      const { number, awaited } = anna.matches.get(table) ?? { number: 0, awaited: [] };
      await ben.until('the same', () => ben.matches.get(table)?.number === number);
      const seat = awaited[0] as number;
      const asked = clients[seat] as Client;
      const answer = asked.side(table, seat)?.answers[0] as string;
      await asked.must('answer', { table, seat, number, answer });
      await anna.until('the step', () => (anna.matches.get(table)?.number ?? 0) > number);
    }
  }

  test('a match goes on, its people at an old and at a new process, then both at the new one', async () => {
    const old = await start();
    const cookie = await newPerson(old.base, 'Anna');
    const anna = await Client.connect(old.base, cookie);
    const table = await anna.must('create', { ...GAME, listed: false, seats: [me, open] });
    await upgradeTo([...MIGRATIONS, addTable]);
    const next = await start();
    const ben = await Client.enter(next.base, 'Ben');
    await ben.must('sit', { table, seat: 1 });
    for (const one of [anna, ben]) await one.must('watch', { table });
    await anna.must('start', { table });
    for (const one of [anna, ben]) await one.until('the match', () => one.matches.get(table) !== undefined);
    await play(table, [anna, ben], 4);
    expect(await ready(old)).toEqual([200, undefined]);

    await stop(old);
    const again = await Client.connect(next.base, cookie);
    await again.must('watch', { table });
    await again.until('the match', () => again.matches.get(table) !== undefined);
    const { number } = ben.matches.get(table) as { number: number };
    await play(table, [again, ben], 4);
    expect(again.matches.get(table)?.number).toBeGreaterThan(number);
    // The way back is open too.
    expect(await ready(await start())).toEqual([200, undefined]);
    await Promise.all([again.close(), ben.close()]);
  });

  test('where a newer process has changed what older ones work with, nobody new is sent there, and none starts any more', async () => {
    const old = await start();
    const anna = await Client.enter(old.base, 'Anna');
    await upgradeTo([...MIGRATIONS, addTable, rename]);
    await expect.poll(() => ready(old)).toEqual([503, 'newerDatabase']);
    // Whoever is there still is not thrown out.
    await anna.must('create', { ...GAME, listed: false, seats: [me, open] });
    await expect(start()).rejects.toThrow(NewerDatabase);
    await expect(start()).rejects.toThrow(
      new RegExp(`has version ${MIGRATIONS.length + 2}, but this program knows it only up to version`),
    );
    await anna.close();
  });
});
