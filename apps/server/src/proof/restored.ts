import { setTimeout as sleep } from 'node:timers/promises';
import { runAdmin } from '../admin/admin.js';
import type { Storage } from '../storage/storage.js';
import { type Audit, audit } from './audit.js';
import type { ProofDatabase } from './databases.js';
import { type PlayedTable, SEAT } from './reconnecting-player.js';
import { startProcess } from './server-process.js';

/** By table: the answers of the person that were acknowledged before the backup began. */
export type Promised = ReadonlyMap<string, readonly string[]>;

/** How often a restored site is started, and how long it runs, until all its tables are in order. */
const ATTEMPTS = 5;
const SETTLE_MS = 400;

export const promisedBy = (played: readonly PlayedTable[]): Promised =>
  new Map(played.map(({ table, acknowledged }) => [table, acknowledged.map(({ answer }) => answer)]));

/** Starts a server on what was restored, and says what of what was promised is missing, and whatever else is wrong. */
export async function faultsOfRestored(database: ProofDatabase, promised: Promised): Promise<string[]> {
  const { tables, faults } = await auditAfterStart(database);
  const wrong = [...faults];
  for (const [table, answers] of promised) {
    const entries = tables.get(table)?.match?.log.entries ?? [];
    const mine = entries.flatMap((one) => (one.seat === SEAT && 'answer' in one ? [one.answer] : []));
    if (answers.some((answer, i) => mine[i] !== answer))
      wrong.push(`table ${table} lacks answers that were acknowledged before the backup`);
  }
  return wrong.map((what) => `restored into ${database.name}: ${what}`);
}

/**
 * Starts a server on what was restored, and audits it. In the moment of the backup the last step of a match may have been
 * written and its table not ended yet: the server does that soon after its start.
 */
async function auditAfterStart(database: ProofDatabase): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    const server = await startProcess(database.env);
    await sleep(attempt * SETTLE_MS);
    await server.kill('SIGTERM');
    const found = await withStorage(database, audit);
    if (found.faults.length === 0 || attempt === ATTEMPTS) return found;
  }
}

export async function withStorage<T>(
  database: ProofDatabase,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const storage = await database.open();
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** Runs an admin command; what it complains of is a fault. */
export async function admin(
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
  faults: string[],
): Promise<void> {
  const said: string[] = [];
  if ((await runAdmin(argv, env, (line) => said.push(line))) !== 0) faults.push(said.join(' '));
}
