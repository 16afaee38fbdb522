import * as v from 'valibot';
import {
  type BackupLine,
  type Counts,
  FORMAT,
  logRow,
  OLDER_FORMATS,
  readLine,
  WITHOUT_SUMS,
} from './backup-format.js';
import { BackupSum } from './backup-sum.js';
import { unpack } from './log-archive.js';
import { BadBackup } from './storage.js';

/** What a line says that is neither the first nor the last nor a checksum. */
export type Content = Exclude<BackupLine, { aerie: string } | { end: object } | { sum: string }>;

const KINDS = [
  'settings',
  'people',
  'tables',
  'matches',
  'entries',
  'chat',
  'records',
  'logs',
] as const satisfies (keyof Counts)[];

export const noCounts = (): Counts => ({
  settings: 0,
  people: 0,
  tables: 0,
  matches: 0,
  entries: 0,
  chat: 0,
  records: 0,
  logs: 0,
});

/**
 * What the lines of a backup say, one after the other. Throws `BadBackup` where it is damaged, cut off, mixed up or no
 * backup at all, and says where. Damage may be noticed some lines later, at the next checksum: what was given before must
 * not count until the end.
 */
export async function* readBackup(
  lines: AsyncIterable<string>,
): AsyncGenerator<{ content: Content; length: number }, void, undefined> {
  const reading = new Reading();
  for await (const line of lines) {
    const content = reading.take(line.replace(/[\r\n]+$/, ''));
    if (content && 'log' in content) await mustBeReadable(content.log);
    if (content) yield { content, length: line.length };
  }
  reading.end();
}

/** Whether a backup is whole; gives how many lines of each kind it has. Throws `BadBackup`. */
export async function verifyBackup(lines: AsyncIterable<string>): Promise<Counts> {
  const counts = noCounts();
  for await (const { content } of readBackup(lines)) counts[kindOf(content)]++;
  return counts;
}

class Reading {
  readonly #counts = noCounts();
  readonly #sum = new BackupSum();
  #number = 0;
  /** The last line that a checksum has vouched for. */
  #vouched = 0;
  #place: 'before' | 'within' | 'after' = 'before';
  #hasSums = false;

  take(text: string): Content | undefined {
    this.#number++;
    if (text.trim() === '') return undefined;
    if (this.#place === 'after')
      throw new BadBackup(`Line ${this.#number} of the backup comes after its end.`);
    const line = readLine(text, this.#number);
    if ('sum' in line) this.#mustAgree(line.sum);
    else if ('end' in line && this.#place === 'within') {
      this.#mustBeAll(line.end);
      if (this.#hasSums) this.#mustAgree(line.end.sha256);
      this.#place = 'after';
    }
    this.#sum.add(text);
    if (this.#place === 'before') this.#begin(line);
    else if ('aerie' in line)
      throw new BadBackup(`In line ${this.#number} of the backup another one begins.`);
    else if (!('end' in line) && !('sum' in line)) {
      this.#counts[kindOf(line)]++;
      return line;
    }
    return undefined;
  }

  end(): void {
    if (this.#place === 'before') throw new BadBackup('The backup is empty.');
    if (this.#place === 'within')
      throw new BadBackup(`The backup is cut off after line ${this.#number}: its last line is missing.`);
  }

  #begin(line: BackupLine): void {
    if (!('aerie' in line)) throw new BadBackup('This is no backup: its first line does not say so.');
    if (line.aerie !== FORMAT && !OLDER_FORMATS.includes(line.aerie))
      throw new BadBackup(`The backup is a ${line.aerie}, but this program reads ${FORMAT}.`);
    this.#hasSums = !WITHOUT_SUMS.includes(line.aerie);
    this.#place = 'within';
  }

  #mustAgree(said: string | undefined): void {
    const from = this.#vouched + 1;
    this.#vouched = this.#number;
    if (said === this.#sum.value) return;
    throw new BadBackup(
      `The backup is damaged between its lines ${from} and ${this.#number}: the checksum is wrong.`,
    );
  }

  #mustBeAll(said: Counts): void {
    for (const kind of KINDS) {
      if (said[kind] === this.#counts[kind]) continue;
      throw new BadBackup(
        `The backup is not whole: ${this.#counts[kind]} of ${said[kind]} ${kind} are there.`,
      );
    }
  }
}

function kindOf(content: Content): keyof Counts {
  if ('setting' in content) return 'settings';
  if ('person' in content) return 'people';
  if ('table' in content) return 'tables';
  if ('match' in content) return 'matches';
  if ('entry' in content) return 'entries';
  if ('log' in content) return 'logs';
  return 'chat' in content ? 'chat' : 'records';
}

const rows = v.array(logRow);

async function mustBeReadable({ match, packed }: { match: string; packed: string }): Promise<void> {
  const log = await unpack(Buffer.from(packed, 'base64')).catch(() => undefined);
  if (!v.is(rows, log))
    throw new BadBackup(`The archived log of match ${match} in the backup cannot be read.`);
}
