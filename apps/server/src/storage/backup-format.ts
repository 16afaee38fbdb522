import type { Json } from '@aerie/kernel';
import * as v from 'valibot';
import {
  BadBackup,
  type ChatRow,
  type LogRow,
  type MatchHead,
  type PersonRow,
  type RecordRow,
  type TableRow,
} from './storage.js';
import { storedObject } from './stored-object.js';

const json = v.custom<Json>((x) => x !== undefined);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const person: v.GenericSchema<PersonRow> = storedObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
});

const table: v.GenericSchema<TableRow> = storedObject({
  id: v.string(),
  version: v.pipe(whole, v.minValue(1)),
  status: v.picklist(['open', 'running', 'over']),
  listed: v.boolean(),
  updatedAt: v.number(),
  people: v.array(v.string()),
  body: json,
});

const match: v.GenericSchema<MatchHead> = storedObject({
  id: v.string(),
  table: v.string(),
  game: v.string(),
  rulesVersion: whole,
  options: json,
  seats: whole,
  seed: v.string(),
  setup: v.array(json),
  createdAt: v.number(),
  revision: v.exactOptional(whole),
  carried: v.exactOptional(whole),
  edition: v.exactOptional(whole),
});

const at = v.exactOptional(whole);
/** What stands at a number of a log. */
export const logRow: v.GenericSchema<LogRow> = v.union(
  [
    storedObject({ seat: whole, answer: v.string(), chance: v.array(json), at }),
    storedObject({ seat: whole, back: whole, agreed: v.exactOptional(v.literal(true)), at }),
    storedObject({ continuedBy: v.string() }),
  ],
  'is neither an answer nor something taken back, nor the end of a log',
);

const chat: v.GenericSchema<ChatRow> = storedObject({
  table: v.string(),
  number: whole,
  key: v.string(),
  person: v.string(),
  seat: v.nullable(whole),
  name: v.string(),
  text: v.string(),
  at: v.number(),
});

const record: v.GenericSchema<RecordRow> = storedObject({
  kind: v.string(),
  id: v.string(),
  version: v.pipe(whole, v.minValue(1)),
  owner: v.nullable(v.string()),
  shelf: v.nullable(v.string()),
  rank: v.number(),
  body: json,
});

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no checksum'));

const counts = v.strictObject({
  settings: whole,
  people: whole,
  tables: whole,
  matches: whole,
  entries: whole,
  /** Older backups have none. */
  chat: v.optional(whole, 0),
  records: v.optional(whole, 0),
  logs: v.optional(whole, 0),
});

/** Of a match whose log is in the archive: since when, and how many entries it has. */
const archived = v.strictObject({ at: whole, entries: whole });

/** What a line may be, by its first key. */
const LINES = {
  aerie: v.strictObject({ aerie: v.string(), at: v.number() }),
  setting: v.strictObject({ setting: v.strictObject({ name: v.string(), value: v.string() }) }),
  person: v.strictObject({ person }),
  table: v.strictObject({ table }),
  match: v.strictObject({ match, archived: v.exactOptional(archived) }),
  entry: v.strictObject({ entry: v.strictObject({ match: v.string(), number: whole, entry: logRow }) }),
  log: v.strictObject({ log: v.strictObject({ match: v.string(), at: whole, packed: v.string() }) }),
  chat: v.strictObject({ chat }),
  record: v.strictObject({ record }),
  sum: v.strictObject({ sum: sha256 }),
  end: v.strictObject({ end: v.strictObject({ ...counts.entries, sha256: v.exactOptional(sha256) }) }),
};

/**
 * A line of a backup. The first names the format, the last says how many lines of each kind there are and has the SHA-256 of
 * all lines before it. Lines in between (`sum`) have the SHA-256 of all lines before them, so that damage can be located.
 */
export type BackupLine = v.InferOutput<(typeof LINES)[keyof typeof LINES]>;
export type Counts = v.InferOutput<typeof counts>;

/** The number goes up with every change after which older programs could not read a backup. */
export const FORMAT = 'backup/7';
/**
 * Older formats that can be read: the first had no chat, the second no records, the third no times of entries, the fourth no
 * matches that were carried over to newer rules, the fifth no checksums, the sixth no archived logs.
 */
export const WITHOUT_SUMS: readonly string[] = ['backup/1', 'backup/2', 'backup/3', 'backup/4', 'backup/5'];
export const OLDER_FORMATS: readonly string[] = [...WITHOUT_SUMS, 'backup/6'];

/** Reads a line; throws `BadBackup`. */
export function readLine(text: string, number: number): BackupLine {
  const bad = (why: string) => new BadBackup(`Line ${number} of the backup cannot be read: ${why}`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw bad((error as Error).message);
  }
  const word = Object.keys(data ?? {})[0];
  if (!isWord(word)) throw bad('it is nothing that a backup consists of');
  const result = v.safeParse(LINES[word], data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw bad(`${v.getDotPath(issue)}: ${issue.message}`);
}

function isWord(word: string | undefined): word is keyof typeof LINES {
  return word !== undefined && Object.hasOwn(LINES, word);
}
