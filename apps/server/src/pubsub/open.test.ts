import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../common/config.js';
import { Unreachable } from '../common/wait-for.js';
import { openStorage } from '../storage/open.js';
import { UnusableStore } from '../storage/storage.js';
import { embedded, postgres } from '../storage/testing/databases.js';
import { pubSubOf } from './open.js';

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 1;
}

test('a NATS that does not come is waited for, told of, and given up with what to check', async () => {
  const database = await embedded.create();
  const storage = await database.open();
  const port = await closedPort();
  const config = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    NATS_URL: `nats://me:secret@127.0.0.1:${port}`,
    START_WAIT_SECONDS: '1',
  });
  const told: string[] = [];
  const error = await pubSubOf(config, storage, (message) => told.push(message))?.(() => {}).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Unreachable);
  expect((error as Error).message).toMatch(
    new RegExp(`^NATS at nats://127.0.0.1:${port} could not be reached [\\s\\S]*NATS_URL`),
  );
  expect(told[0]).toContain('waiting for NATS at nats://127.0.0.1');
  expect(`${told} ${(error as Error).message}`).not.toContain('secret');
  await storage.close();
  database.remove();
});

test('a PostgreSQL that does not come is waited for, told of, and given up with what to check', async () => {
  const port = await closedPort();
  const told: string[] = [];
  const error = await openStorage({
    dataDir: 'nowhere',
    databaseUrl: `postgres://me:secret@127.0.0.1:${port}/site`,
    waitMs: 400,
    log: { warn: (message) => told.push(message) },
  }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Unreachable);
  expect((error as Error).message).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/site could not be reached/);
  expect((error as Error).message).toContain('DATABASE_URL');
  expect(told.join()).toContain('waiting for PostgreSQL at');
  expect(`${told} ${(error as Error).message}`).not.toContain('secret');
});

test.skipIf(postgres.isMissing)('a PostgreSQL that cannot be used is refused in words', async () => {
  const { options, runSql } = await postgres.create();
  const none = new URL(options.databaseUrl ?? '');
  none.pathname = '/nothing_of_this_name';
  await expect(openStorage({ ...options, databaseUrl: none.href })).rejects.toThrow(
    /does not exist[\s\S]*createdb/,
  );
  await runSql('create table tables (recipe text)');
  const error = await openStorage(options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnusableStore);
  expect((error as Error).message).toMatch(/has tables of another program/);
});
