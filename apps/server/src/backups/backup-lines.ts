import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BadBackup, type Storage } from '../storage/storage.js';

/** About how many characters are written at a time. */
const AT_ONCE = 256 * 1024;
const LINE_BREAK = 0x0a;

/** Writes everything as JSON lines into a new file for its owner only; gives how many lines it has. On the disk when it resolves. */
export async function writeLines(storage: Storage, file: string): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
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
    return lines;
  } finally {
    await handle.close();
  }
}

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
