import { keepNewest, removeUnfinished } from '../backups/backup-folder.js';
import { backupRecords, NONE } from '../backups/backup-log.js';
import type { BackupMaker, MadeBackup } from '../backups/make-backup.js';
import type { BackupSettings } from '../common/config.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import { SITE, takeTurn } from '../storage/site-turn.js';
import type { Storage } from '../storage/storage.js';

/** How often to look whether a backup is due, and how often whoever makes one says so. */
const LOOK_MS = 10_000;
/** A backup that failed, or whose process has ended, is made again after half of this. */
const AGAIN_MS = 10 * 60_000;

interface Parts {
  readonly storage: Storage;
  readonly maker: BackupMaker;
  readonly source: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  readonly settings: BackupSettings;
  readonly now: () => number;
  /** Told of every backup that was made and found whole. */
  readonly made: (backup: MadeBackup) => void;
  readonly failed: () => void;
  readonly reportError: ReportError;
  readonly look?: number | undefined;
}

/**
 * Makes backups of the running site, one process at a time: whichever finds one due first. When it is whole, older ones
 * go; where none can be made, those that are there stay.
 */
export class ScheduledBackups {
  private readonly kept: ReturnType<typeof backupRecords>;
  private readonly job: PeriodicJob;

  constructor(private readonly parts: Parts) {
    this.kept = backupRecords(parts.storage);
    this.job = new PeriodicJob(
      () => this.run(),
      this.look,
      (error) => this.report(error),
    );
  }

  start(): void {
    this.job.start();
  }

  async stop(): Promise<void> {
    const stopped = this.job.stop();
    await this.parts.maker.close();
    await stopped;
  }

  private get look(): number {
    return Math.min(this.parts.look ?? LOOK_MS, this.parts.settings.everyMs);
  }

  private async run(): Promise<void> {
    const { now, settings } = this.parts;
    const last = (await this.kept.find(SITE))?.body ?? NONE;
    const at = now();
    if (at < last.at + settings.everyMs) return;
    const every = Math.min(AGAIN_MS, settings.everyMs);
    if (await takeTurn(this.kept, { now: at, every, begin: NONE })) await this.make(at);
  }

  private async make(at: number): Promise<void> {
    const { maker, source, settings, now, made } = this.parts;
    // Nobody else begins meanwhile. A sign of work that is written late says when it was given, and none waits behind another.
    let isWritten = true;
    const working = setInterval(() => {
      if (!isWritten) return;
      isWritten = false;
      const rank = now();
      this.kept
        .change(SITE, () => ({ rank }))
        .catch((error: unknown) => this.report(error))
        .finally(() => {
          isWritten = true;
        });
    }, this.look);
    try {
      const backup = await maker
        .make({ ...source, folder: settings.folder, at })
        .finally(() => clearInterval(working));
      const { name, bytes, writtenMs, verifiedMs } = backup;
      const body = { at, name, bytes, ms: writtenMs + verifiedMs };
      await this.kept.change(SITE, () => ({ rank: now(), body }));
      keepNewest(settings.folder, settings.keep);
      made(backup);
    } catch (error) {
      removeUnfinished(settings.folder);
      throw error;
    }
  }

  private report(error: unknown): void {
    if (this.job.stopped) return;
    this.parts.failed();
    this.parts.reportError(error, 'backup');
  }
}
