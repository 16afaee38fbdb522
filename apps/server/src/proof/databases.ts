import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';
import { projectFolder } from './server-process.js';

/** A storage that is empty at first: servers get it by their environment, and it can be opened afterwards. */
export interface ProofDatabase {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Storage>;
  /** Removes everything; whoever had it open must have ended. */
  remove(): Promise<void>;
}

export function embeddedDatabase(): ProofDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'aerie-proof-'));
  return {
    name: 'embedded',
    env: { DATA_DIR: dataDir },
    open: () => openStorage({ dataDir }),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

let databases = 0;

/** A new database in a PostgreSQL that is running already. */
export async function databaseOn(server: string): Promise<ProofDatabase> {
  const name = `proof_${process.pid}_${Date.now().toString(36)}_${databases++}`;
  await tell(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const databaseUrl = url.href;
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: databaseUrl, DATA_DIR: 'nowhere' },
    open: () => openStorage({ dataDir: 'nowhere', databaseUrl }),
    remove: () => tell(server, `drop database ${name} with (force)`),
  };
}

/** A PostgreSQL started for this run, or undefined where none is installed. */
export async function postgresServer(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const script = pathToFileURL(join(projectFolder(), 'scripts', 'services', 'postgres.mjs')).href;
  const { startPostgres } = (await import(/* @vite-ignore */ script)) as {
    startPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined>;
  };
  return startPostgres();
}

/** An empty database in a PostgreSQL of its own, or undefined where none is installed. */
export async function postgresDatabase(): Promise<ProofDatabase | undefined> {
  const postgres = await postgresServer();
  if (!postgres) return undefined;
  const database = await databaseOn(postgres.url);
  return { ...database, remove: () => postgres.stop() };
}

/** Proves something on both storages, or on the one that `--storage` names; false if it does not hold or cannot be tried. */
export async function onStorages(
  flags: Record<string, string>,
  say: (line: string) => void,
  proof: (database: ProofDatabase) => Promise<boolean>,
): Promise<boolean> {
  let held = true;
  for (const storage of ['embedded', 'postgres']) {
    if (flags.storage && flags.storage !== storage) continue;
    const database = storage === 'embedded' ? embeddedDatabase() : await postgresDatabase();
    if (!database) {
      say('PostgreSQL: not there, not tried');
      held = false;
      continue;
    }
    try {
      held = (await proof(database)) && held;
    } finally {
      await database.remove();
    }
  }
  return held;
}

async function tell(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
