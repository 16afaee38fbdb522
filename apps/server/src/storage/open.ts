import { waitFor } from '../common/wait-for.js';
import { connectEmbedded } from './embedded.js';
import type { Engine } from './engine.js';
import { migrate } from './migrations.js';
import { connectPostgres } from './postgres.js';
import { SqlStorage } from './sql-storage.js';
import { NewerDatabase, type Storage } from './storage.js';

export interface OpenOptions {
  /** Where the embedded storage has its files. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead, as `postgres://…`. */
  readonly databaseUrl?: string | undefined;
  /** Whether a backup is to be read into it, so that it may be empty where there was a site. */
  readonly restoring?: boolean | undefined;
  /** How long a PostgreSQL is waited for, in milliseconds. */
  readonly waitMs?: number | undefined;
  readonly log?: { warn(message: string): void };
}

/**
 * Opens the storage and brings it up to date. Throws `NewerDatabase` if that is impossible, and `StorageInUse` if the
 * embedded one is open already, `UnusableStore` if what is there cannot be used,
 * and `Unreachable` if PostgreSQL does not come in time.
 */
export async function openStorage({
  dataDir,
  databaseUrl,
  restoring,
  waitMs,
  log,
}: OpenOptions): Promise<Storage> {
  if (!databaseUrl) return openOn(await connectEmbedded(dataDir, { restoring }));
  const warn = (message: string) => log?.warn(message);
  return openOn(connectPostgres(databaseUrl, { warn }), { waitMs, warn });
}

interface Waits {
  readonly waitMs?: number | undefined;
  readonly warn?: (message: string) => void;
}

/** Opens the storage on a database, which is closed with it. */
export async function openOn(engine: Engine, { waitMs, warn = () => {} }: Waits = {}): Promise<Storage> {
  const db = engine.openConnection();
  try {
    await waitFor(() => migrate(db, engine.dialect), {
      what: engine.name,
      check: CHECK,
      forMs: waitMs ?? engine.retryMs,
      isTransient: engine.isTransient,
      tell: warn,
    });
    engine.migrated?.();
    return new SqlStorage(engine);
  } catch (error) {
    await engine.close();
    if (error instanceof NewerDatabase) throw new NewerDatabase(`${engine.name}: ${error.message}`);
    throw engine.trouble(error) ?? error;
  } finally {
    await db.destroy();
  }
}

const CHECK =
  'Check that PostgreSQL runs and is reached from here, and the address in DATABASE_URL. START_WAIT_SECONDS says how long to wait.';
