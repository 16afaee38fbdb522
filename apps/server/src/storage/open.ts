import { connectEmbedded } from './embedded.js';
import type { Engine } from './engine.js';
import { migrate } from './migrations.js';
import { connectPostgres } from './postgres.js';
import { retry } from './retry.js';
import { SqlStorage } from './sql-storage.js';
import type { Storage } from './storage.js';

export interface OpenOptions {
  /** Where the embedded storage has its files. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead, as `postgres://…`. */
  readonly databaseUrl?: string | undefined;
  readonly log?: { warn(message: string): void };
}

/**
 * Opens the storage and brings it up to date. Throws `NewerDatabase` if that is impossible, and `StorageInUse` if the
 * embedded one is open already.
 */
export async function openStorage({ dataDir, databaseUrl, log }: OpenOptions): Promise<Storage> {
  if (!databaseUrl) return openOn(await connectEmbedded(dataDir));
  return openOn(connectPostgres(databaseUrl, { warn: (message) => log?.warn(message) }));
}

/** Opens the storage on a database, which is closed with it. */
export async function openOn(engine: Engine): Promise<Storage> {
  const db = engine.openConnection();
  try {
    await retry(() => migrate(db, engine.dialect), engine);
    return new SqlStorage(engine);
  } catch (error) {
    await engine.close();
    throw error;
  } finally {
    await db.destroy();
  }
}
