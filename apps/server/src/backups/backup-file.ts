import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Counts } from '../storage/backup-format.js';
import { verifyBackup } from '../storage/backup-reader.js';
import type { Storage } from '../storage/storage.js';
import { linesOf, writeLines } from './backup-lines.js';
import { isDatabase, mustAgreeWithSum, openCopy } from './database-copy.js';

/**
 * Writes a backup as JSON lines; gives how many it has. It is written to another file that is renamed when it is on the
 * disk, so that a file of this name is always a complete backup.
 */
export async function writeBackup(storage: Storage, file: string): Promise<number> {
  const beside = `${file}.part`;
  rmSync(beside, { force: true });
  try {
    const lines = await writeLines(storage, beside);
    await publish(beside, file);
    return lines;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Gives a file that is on the disk its name, and that is on the disk as well. */
export async function publish(beside: string, file: string): Promise<void> {
  renameSync(beside, file);
  // Where folders cannot be synced, the system does it in its own time.
  const folder = await open(dirname(file)).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/**
 * Reads a backup of either form, JSON lines or a copy of the database, as lines: as often as one likes. A copy is unpacked in
 * `place`, else in the folder for temporary files, else beside the backup.
 */
async function withBackup<T>(
  file: string,
  work: (lines: () => AsyncIterable<string>) => Promise<T>,
  place?: string,
): Promise<T> {
  if (!isDatabase(file)) return work(() => linesOf(file));
  await mustAgreeWithSum(file);
  const folder = folderFor(file, place);
  try {
    const copy = await openCopy(file, folder);
    try {
      return await work(() => copy.dump());
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new folder to unpack a backup in, for its owner only. In a container nothing can be written to the folder for temporary files. */
function folderFor(file: string, place: string | undefined): string {
  const folderIn = (at: string) => mkdtempSync(join(at, 'aerie-backup-'));
  if (place !== undefined) return folderIn(place);
  try {
    return folderIn(tmpdir());
  } catch {
    return folderIn(dirname(file));
  }
}

/** Whether a backup is whole; gives how much of each kind it has. Throws `BadBackup`. */
export const verifyFile = (file: string): Promise<Counts> =>
  withBackup(file, (lines) => verifyBackup(lines()));

/** Restores a backup; gives how much of each kind there is. It is read as a whole before anything is written. */
export function restoreBackup(
  openStorage: () => Promise<Storage>,
  file: string,
  place?: string,
): Promise<Counts> {
  return withBackup(
    file,
    async (lines) => {
      const counts = await verifyBackup(lines());
      const storage = await openStorage();
      try {
        await storage.load(lines());
        return counts;
      } finally {
        await storage.close();
      }
    },
    place,
  );
}
