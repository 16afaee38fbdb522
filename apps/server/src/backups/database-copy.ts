import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { databaseIn } from '../storage/data-folder.js';
import { copyEmbedded, placeCopy } from '../storage/embedded-copy.js';
import { openStorage } from '../storage/open.js';
import { BadBackup, type Storage } from '../storage/storage.js';

/** What every database of SQLite begins with. */
const HEADER = Buffer.from('SQLite format 3\0');

/** Where the checksum of a copy stands: beside it, as `sha256sum` writes it. */
export const sumFile = (file: string): string => `${file}.sha256`;

export function isDatabase(file: string): boolean {
  const begin = Buffer.alloc(HEADER.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, begin);
  } finally {
    closeSync(handle);
  }
  return begin.equals(HEADER);
}

/** Copies the database in a folder into a new file for its owner only. On the disk when it resolves. */
export async function writeCopy(dataDir: string, file: string): Promise<void> {
  // SQLite fills an empty file, and would make one for everybody to read.
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.chmod(0o600);
    copyEmbedded(dataDir, file);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the checksum of a copy that will have the name `file`. */
export async function writeSum(copy: string, file: string): Promise<void> {
  const handle = await open(sumFile(file), 'w', 0o600);
  try {
    await handle.appendFile(`${await sha256(copy)}  ${basename(file)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Throws `BadBackup` where the checksum beside a copy is that of another file. */
export async function mustAgreeWithSum(file: string): Promise<void> {
  if (!existsSync(sumFile(file))) return;
  if (readFileSync(sumFile(file), 'utf8').split(' ')[0] === (await sha256(file))) return;
  throw new BadBackup(`The backup is damaged: its SHA-256 is not the one in ${sumFile(file)}.`);
}

/** Opens a copy in a folder of its own, since a storage is brought up to date when it is opened. Throws `BadBackup`. */
export function openCopy(file: string, folder: string): Promise<Storage> {
  placeCopy(file, folder);
  return openStorage({ dataDir: folder }).catch((error: unknown) => {
    const [why = ''] = (error as Error).message.split('\n');
    throw new BadBackup(`The backup cannot be opened: ${why.replaceAll(databaseIn(folder), file)}`);
  });
}
