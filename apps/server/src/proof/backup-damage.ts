import { gzipSync } from 'node:zlib';
import type { QuickChance } from '@aerie/kernel';

/** A copy of a backup that something has happened to, and what it was. */
export interface DamagedCopy {
  readonly what: string;
  readonly bytes: Buffer;
}

const NEW_LINE = '\n';

/** Copies of a backup, each damaged in another way; every one of them must be refused. */
export function* damagedCopies(whole: Buffer, flips: number, luck: QuickChance): Generator<DamagedCopy> {
  const lines = whole.toString('utf8').trimEnd().split(NEW_LINE);
  const joined = (some: readonly string[]) => Buffer.from(some.join(NEW_LINE) + NEW_LINE);
  const [first = '', last = ''] = [lines[0], lines.at(-1)];

  for (let i = 0; i < flips; i++) {
    // The line break at the very end says nothing.
    const at = luck.below(whole.length - 1);
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << luck.below(8)), at);
    yield { what: `bit flipped in byte ${at}`, bytes };
  }
  for (let i = 0; i < flips / 4; i++) {
    const length = luck.below(whole.length - 2);
    yield { what: `cut off after ${length} bytes`, bytes: whole.subarray(0, length) };
    const at = 1 + luck.below(lines.length - 2);
    yield { what: `cut off after line ${at}`, bytes: joined(lines.slice(0, at)) };
    yield { what: `without line ${at + 1}`, bytes: joined(lines.filter((_, n) => n !== at)) };
    yield { what: `line ${at + 1} twice`, bytes: joined(lines.toSpliced(at, 0, lines[at] ?? '')) };
    const other = 1 + luck.below(lines.length - 2);
    const swapped = lines.with(at, lines[other] ?? '').with(other, lines[at] ?? '');
    if (lines[at] !== lines[other])
      yield { what: `lines ${at + 1} and ${other + 1} swapped`, bytes: joined(swapped) };
    const zeros = Buffer.from(whole).fill(0, length, Math.min(length + 512, whole.length - 2));
    yield { what: `a sector of zeros at ${length}`, bytes: zeros };
  }
  const sums = lines.flatMap((line, n) => (line.startsWith('{"sum"') ? [n + 1] : []));
  // A short backup has no checksums but the last.
  const third = Math.floor(lines.length / 3);
  const [one = third, two = 2 * third] = sums;
  const [before, part, next, rest] = [
    lines.slice(0, 1),
    lines.slice(1, one),
    lines.slice(one, two),
    lines.slice(two),
  ];
  yield { what: 'two parts swapped', bytes: joined([...before, ...next, ...part, ...rest]) };
  yield { what: 'a part missing', bytes: joined([...before, ...next, ...rest]) };
  yield { what: 'a part twice', bytes: joined([...before, ...part, ...part, ...next, ...rest]) };
  yield { what: 'two backups in one file', bytes: Buffer.concat([whole, whole]) };
  yield { what: 'its beginning missing', bytes: joined(lines.slice(1)) };
  yield {
    what: 'a newer format',
    bytes: joined([first.replace(/backup\/\d+/, 'backup/999'), ...lines.slice(1)]),
  };
  yield {
    what: 'no checksum at its end',
    bytes: joined([...lines.slice(0, -1), last.replace(/,"sha256":"\w+"/, '')]),
  };
  yield { what: 'compressed', bytes: gzipSync(whole) };
  yield { what: 'in UTF-16', bytes: Buffer.from(whole.toString('utf8'), 'utf16le') };
  yield { what: 'empty', bytes: Buffer.alloc(0) };
  yield { what: 'a picture', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') };
  yield { what: 'a database', bytes: Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4096)]) };
  yield { what: 'other JSON lines', bytes: Buffer.from('{"name":"x"}\n{"name":"y"}\n') };
}
