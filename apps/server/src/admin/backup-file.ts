import { createReadStream, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { verifyBackup } from '../storage/backup-reader.js';
import { BadBackup, type Storage } from '../storage/storage.js';

/** About how many characters are written at a time. */
const AT_ONCE = 256 * 1024;

/**
 * Writes a backup, for its owner only; gives how many lines it has. It is written to another file that is renamed when it is
 * on the disk, so that a file of this name is always a complete backup.
 */
export async function writeBackup(storage: Storage, file: string): Promise<number> {
  const beside = `${file}.part`;
  rmSync(beside, { force: true });
  const handle = await open(beside, 'wx', 0o600);
  let lines = 0;
  try {
    await handle.chmod(0o600);
    let text = '';
    for await (const line of storage.dump()) {
      text += `${line}\n`;
      lines++;
      if (text.length < AT_ONCE) continue;
      await handle.appendFile(text);
      text = '';
    }
    await handle.appendFile(text);
    await handle.sync();
    await handle.close();
    renameSync(beside, file);
    await syncFolder(dirname(file));
    return lines;
  } catch (error) {
    await handle.close().catch(() => undefined);
    rmSync(beside, { force: true });
    throw error;
  }
}

/** The renamed file is on the disk as well; where folders cannot be synced, the system does it in its own time. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Restores a backup; gives how many lines it has. It is read as a whole before anything is written. */
export async function restoreBackup(openStorage: () => Promise<Storage>, file: string): Promise<number> {
  await verifyBackup(linesOf(file));
  const storage = await openStorage();
  try {
    let lines = 0;
    const counted = async function* () {
      for await (const line of linesOf(file)) {
        lines++;
        yield line;
      }
    };
    await storage.load(counted());
    return lines;
  } finally {
    await storage.close();
  }
}

const LINE_BREAK = 0x0a;

/** The lines of a file. Only line feeds end one: texts may contain other separators, which readers of lines stumble over. */
export async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  const decoded = (bytes: Buffer): string => {
    number++;
    try {
      return decoder.decode(bytes);
    } catch {
      throw new BadBackup(`Line ${number} of the backup cannot be read: it is not UTF-8.`);
    }
  };
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_BREAK); to !== -1; to = chunk.indexOf(LINE_BREAK, from)) {
      yield decoded(Buffer.concat([...rest, chunk.subarray(from, to)]));
      rest = [];
      from = to + 1;
    }
    rest.push(chunk.subarray(from));
  }
  const last = Buffer.concat(rest);
  if (last.length > 0) yield decoded(last);
}
