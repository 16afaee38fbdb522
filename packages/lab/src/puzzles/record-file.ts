import { appendFileSync, existsSync } from 'node:fs';
import type { PuzzleMatch } from '@aerie/analysis/puzzles';
import type { Thrown } from '@aerie/analysis/puzzles/search';
import { orComplain, readText } from '../files.js';
import { UserError } from '../io.js';

/** What was found in one match. */
export interface Record {
  readonly number: number;
  readonly matches: readonly PuzzleMatch[];
  readonly thrown: Thrown;
}

/** The first line: whatever must be the same for the search to go on, or for files to be put together. */
export interface Head {
  readonly format: 'aerie-puzzles-found/1';
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: string;
}

/** What a file has so far; a line that was cut off is passed over. Throws `UserError` for a file of something else. */
export function recordsIn(path: string, head?: Head): { readonly head: Head; readonly records: Record[] } {
  const [first, ...lines] = readText(path).split('\n').filter(Boolean).flatMap(parsed);
  const found = first as Head | undefined;
  if (found?.format !== 'aerie-puzzles-found/1') throw new UserError(`${path} is no file of lab puzzles`);
  if (head && JSON.stringify(head) !== JSON.stringify(found))
    throw new UserError(
      `${path} is of other matches: ${found.game}, seed ${found.seed}, rules version ${found.rulesVersion}`,
    );
  return { head: found, records: lines as Record[] };
}

function parsed(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Opens a file to be added to: gives what it has, and what adds a record. */
export function recordFile(path: string, head: Head) {
  const append = (line: unknown) =>
    orComplain('write', path, () => appendFileSync(path, `${JSON.stringify(line)}\n`));
  const records = existsSync(path) ? recordsIn(path, head).records : [];
  if (!existsSync(path)) append(head);
  return { records, add: (record: Record) => append(record) };
}
