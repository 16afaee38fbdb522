import { setPriority } from 'node:os';
import type { BackupReport } from './backup-process.js';
import { type BackupOrder, makeBackup } from './make-backup.js';

/** While it is copied what is written meanwhile piles up, so that is not put off for long. */
const COPYING = 10;
/** Everybody goes first. */
const VERIFYING = 19;

const tell = (report: BackupReport): void => void process.send?.(report, () => process.disconnect());

/** A process that makes one backup. It ends when the server that has started it does. */
process.once('message', (order: BackupOrder) => {
  setPriority(COPYING);
  makeBackup(order, () => setPriority(VERIFYING)).then(
    (made) => tell({ made }),
    (error: unknown) => tell({ error: (error as Error).message }),
  );
});
process.once('disconnect', () => process.exit());
