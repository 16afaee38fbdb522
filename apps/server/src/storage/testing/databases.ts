import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { inject } from 'vitest';
import { connectEmbedded } from '../embedded.js';
import type { Engine } from '../engine.js';
import { type OpenOptions, openStorage } from '../open.js';
import { connectPostgres } from '../postgres.js';
import type { Storage } from '../storage.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a PostgreSQL for tests; missing where none is installed. */
    postgres: string;
    /** The same for NATS. */
    nats: string;
  }
}

/** A database for one storage, empty at first. */
export interface TestDatabase {
  readonly options: OpenOptions;
  open(): Promise<Storage>;
  /** Runs SQL on the database, beside the storage; the embedded one must be closed. */
  runSql(sql: string): Promise<void>;
  connect(): Promise<Engine>;
  remove(): void;
}

export interface StorageKind {
  readonly name: string;
  /** Whether it cannot be tested on this machine. */
  readonly isMissing: boolean;
  readonly create: () => Promise<TestDatabase>;
}

export const embedded: StorageKind = {
  name: 'embedded',
  isMissing: false,
  create: async () => {
    const dataDir = scratch();
    return {
      options: { dataDir },
      open: () => openStorage({ dataDir }),
      connect: () => connectEmbedded(dataDir),
      runSql: async (sql) => {
        const db = new Database(join(dataDir, 'aerie.db'));
        db.exec(sql);
        db.close();
      },
      remove: () => rmSync(dataDir, { recursive: true, force: true }),
    };
  },
};

const server = inject('postgres');

export const postgres: StorageKind = {
  name: 'PostgreSQL',
  isMissing: server === undefined,
  create: async () => {
    const name = `test_${process.pid}_${Date.now().toString(36)}_${counter++}`;
    await withPostgres(server, (client) => client.query(`create database ${name}`));
    const url = new URL(server);
    url.pathname = name;
    const databaseUrl = url.href;
    const options = { dataDir: 'nowhere', databaseUrl };
    return {
      options,
      open: () => openStorage(options),
      connect: async () => connectPostgres(databaseUrl),
      runSql: (sql) => withPostgres(databaseUrl, (client) => client.query(sql)),
      remove: () => {},
    };
  },
};

export const storageKinds: readonly StorageKind[] = [embedded, postgres];

let counter = 0;

async function withPostgres(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'aerie-storage-'));
}
