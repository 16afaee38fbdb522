import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeBackups } from '../backups/backup-folder.js';
import { databaseOn, embeddedDatabase, type ProofDatabase } from './databases.js';
import type { CrashTrial } from './reconnecting-player.js';
import { admin, faultsOfRestored, type Promised, promisedBy } from './restored.js';
import { becomesTrue } from './socket-connection.js';

/** How long a backup that is due may take on a busy machine. */
const PATIENCE_SECONDS = 60;

/** Servers that make backups all the time while they are killed, and what becomes of the last of these. */
export class RestoreDrill {
  private readonly folder = mkdtempSync(join(tmpdir(), 'aerie-drill-'));
  private promised: Promised = new Map();

  constructor(private readonly database: ProofDatabase) {}

  /** What servers are started with. */
  get env(): Record<string, string> {
    return { ...this.database.env, BACKUP_DIR: this.folder, BACKUP_EVERY: '1s', BACKUP_KEEP: '3' };
  }

  /** Waits for a backup that begins from now on, while everybody plays on; what was acknowledged before must be in it. */
  async backedUp(trial: CrashTrial): Promise<void> {
    this.promised = promisedBy(trial.played);
    const before = this.newest;
    // One that is later than the next was begun after this moment.
    const isLater = (than: string | undefined) => this.newest !== undefined && this.newest !== than;
    for (let more = 0, last = before; more < 2; more++) {
      if (!(await becomesTrue(() => isLater(last), PATIENCE_SECONDS))) {
        trial.faults.push('no backup was made');
        return;
      }
      last = this.newest;
    }
  }

  /** Restores the last backup into an empty site, which must have all that was promised and go on. */
  async held(): Promise<string[]> {
    const { DATABASE_URL } = this.database.env;
    const target = DATABASE_URL ? await databaseOn(DATABASE_URL) : embeddedDatabase();
    const faults: string[] = [];
    try {
      await admin(['restore', join(this.folder, this.newest ?? 'none')], target.env, faults);
      return faults.length > 0 ? faults : await faultsOfRestored(target, this.promised);
    } finally {
      await target.remove();
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get newest(): string | undefined {
    return wholeBackups(this.folder)[0];
  }
}
