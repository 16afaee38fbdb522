import { constants, copyFileSync, mkdirSync } from 'node:fs';
import Database from 'libsql';
import { databaseIn, markSite } from './data-folder.js';

/**
 * Copies the database in a folder into an empty file, as it is at one moment, also while a server works with it: SQLite reads
 * a snapshot of its write-ahead log and keeps nobody from writing. What was deleted is not in the copy. Blocks this thread.
 */
export function copyEmbedded(dataDir: string, file: string): void {
  const db = new Database(databaseIn(dataDir));
  try {
    db.prepare('vacuum into ?').run(file);
  } finally {
    db.close();
  }
}

/** Makes a data folder of a copy, to be opened as a storage: one that has no site in it is refused then. */
export function placeCopy(copy: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copyFileSync(copy, databaseIn(dataDir), constants.COPYFILE_FICLONE);
  markSite(dataDir);
}
