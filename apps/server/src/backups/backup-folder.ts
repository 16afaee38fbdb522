import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig } from '../common/bad-config.js';
import { sumFile } from './database-copy.js';

/** A copy of the database of SQLite, or JSON lines. */
export type Form = 'db' | 'jsonl';

/** Files with such names are whole: what is being written or looked at ends with something else. */
const WHOLE = /^aerie-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(db|jsonl)$/;
const UNFINISHED = /^aerie-.*\.(part|scratch)$/;

/** The name of a backup of that moment, by which backups are in order of time. */
export const nameAt = (at: number, form: Form): string =>
  `aerie-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.${form}`;

/** Where a backup is written before it has its name, and where it is restored to be looked at. */
export const unfinished = (
  folder: string,
  name: string,
): { readonly part: string; readonly scratch: string } => ({
  part: join(folder, `${name}.${process.pid}.part`),
  scratch: join(folder, `${name}.${process.pid}.scratch`),
});

/** Makes the folder where there is none; throws `BadConfig` where nothing can be written there. */
export function openBackupFolder(folder: string): void {
  const probe = join(folder, `.aerie-probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    throw new BadConfig(`Nothing can be written to the folder in BACKUP_DIR: ${(error as Error).message}`);
  }
}

/** Removes what backups that were interrupted have left. */
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (UNFINISHED.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Whole backups, the newest first. */
export const wholeBackups = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => WHOLE.test(name))
    .sort()
    .reverse();

/** Removes all whole backups but the newest ones. */
export function keepNewest(folder: string, keep: number): void {
  for (const name of wholeBackups(folder).slice(keep)) {
    rmSync(join(folder, name), { force: true });
    rmSync(sumFile(join(folder, name)), { force: true });
  }
}
