import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { verifyBackup } from '../storage/backup-reader.js';
import { openStorage } from '../storage/open.js';
import { BadBackup } from '../storage/storage.js';
import { publish, restoreBackup } from './backup-file.js';
import { nameAt, removeUnfinished, unfinished } from './backup-folder.js';
import { writeLines } from './backup-lines.js';
import { writeCopy, writeSum } from './database-copy.js';

/** What is to be backed up, and where to. */
export interface BackupOrder {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  /** The moment by which it is named. */
  readonly at: number;
}

/** A backup that was restored into a scratch storage and found whole. */
export interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
  /** How long it took to write it, and then to verify it. */
  readonly writtenMs: number;
  readonly verifiedMs: number;
}

/** Where backups are made: never where people play. */
export interface BackupMaker {
  /** Throws what went wrong. */
  make(order: BackupOrder): Promise<MadeBackup>;
  close(): Promise<void>;
}

/**
 * Makes a backup: a copy of the database where it is embedded, JSON lines of PostgreSQL. It has its name once it is on the disk
 * and was restored into a scratch storage of its own.
 */
export async function makeBackup(order: BackupOrder, lookThrough = () => {}): Promise<MadeBackup> {
  const { folder, at, databaseUrl } = order;
  const name = nameAt(at, databaseUrl ? 'jsonl' : 'db');
  const file = join(folder, name);
  const { part, scratch } = unfinished(folder, name);
  removeUnfinished(folder);
  const began = performance.now();
  try {
    await write(order, part);
    const written = performance.now();
    lookThrough();
    await mustRestore(part, scratch);
    if (!databaseUrl) await writeSum(part, file);
    const { size } = statSync(part);
    await publish(part, file);
    return { name, bytes: size, writtenMs: written - began, verifiedMs: performance.now() - written };
  } finally {
    removeUnfinished(folder);
  }
}

async function write({ dataDir, databaseUrl }: BackupOrder, file: string): Promise<void> {
  if (!databaseUrl) return writeCopy(dataDir, file);
  const storage = await openStorage({ dataDir, databaseUrl });
  try {
    await writeLines(storage, file);
  } finally {
    await storage.close();
  }
}

/** Restores a backup into a scratch storage, and throws unless all that it says is there then. */
async function mustRestore(file: string, scratch: string): Promise<void> {
  mkdirSync(scratch, { mode: 0o700 });
  const dataDir = join(scratch, 'restored');
  const open = () => openStorage({ dataDir });
  const promised = await restoreBackup(open, file, scratch);
  const restored = await open();
  try {
    const found = await verifyBackup(restored.dump());
    if (isDeepStrictEqual(found, promised)) return;
    throw new BadBackup(
      `Of what the backup says something is missing when it is restored: ${JSON.stringify({ promised, found })}`,
    );
  } finally {
    await restored.close();
  }
}
