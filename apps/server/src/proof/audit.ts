import { type AnyMatch, drawnLuck, resultInFile, resultOf, type TableState } from '@aerie/host';
import {
  type AnyGame,
  type Entry,
  Match,
  readMatchFile,
  verifyMatchFile,
  writeMatchFile,
} from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { storedLog } from '../matches/match-store.js';
import { readLine } from '../storage/backup-format.js';
import { unpack } from '../storage/log-archive.js';
import { isEnd, type MatchHead, type Storage } from '../storage/storage.js';

/** A table as the storage has it, with its match if that has begun. */
export interface StoredTable {
  readonly id: string;
  readonly body: TableState;
  readonly match: AnyMatch | undefined;
}

/** Everything that a storage holds, and everything that is wrong with it. */
export interface Audit {
  readonly tables: ReadonlyMap<string, StoredTable>;
  readonly entries: number;
  readonly over: number;
  readonly faults: readonly string[];
}

/** A log from the archive: only whole ones come there. */
const unpackedLog = async (packed: string): Promise<Entry[]> =>
  (await unpack(Buffer.from(packed, 'base64'))).filter((row): row is Entry => !isEnd(row));

/**
 * Reads a whole storage and checks it: entry numbers have no gaps, every match replays and verifies with its seed, a
 * table is over exactly if its match is, and every match belongs to a table.
 */
export async function audit(storage: Storage): Promise<Audit> {
  const faults: string[] = [];
  const bodies = new Map<string, TableState>();
  const heads = new Map<string, MatchHead>();
  const logs = new Map<string, Entry[]>();
  /** Logs whose matches were carried over to newer rules and go on in others. */
  const ended = new Set<string>();
  let lines = 0;
  for await (const text of storage.dump()) {
    const line = readLine(text, ++lines);
    if ('table' in line) bodies.set(line.table.id, line.table.body as unknown as TableState);
    if ('match' in line) heads.set(line.match.id, line.match);
    if ('log' in line) logs.set(line.log.match, await unpackedLog(line.log.packed));
    if (!('entry' in line)) continue;
    const { match, number, entry } = line.entry;
    const log = logs.get(match) ?? [];
    logs.set(match, log);
    if (log.length !== number) faults.push(`match ${match}: ${number} stands where ${log.length} should`);
    if (isEnd(entry)) ended.add(match);
    else log.push(entry);
  }
  const tables = new Map<string, StoredTable>();
  for (const [id, body] of bodies) {
    const head = body.match === null ? undefined : heads.get(body.match);
    if (body.match !== null && !head) faults.push(`table ${id}: its match is not there`);
    heads.delete(body.match ?? '');
    tables.set(id, { id, body, match: head && checked(head, logs.get(head.id) ?? [], body, faults) });
  }
  for (const id of heads.keys())
    if (logs.has(id) && !ended.has(id)) faults.push(`match ${id} was played, and no table knows it`);
  const matches = [...tables.values()].flatMap(({ match }) => match ?? []);
  return {
    tables,
    entries: matches.reduce((sum, { log }) => sum + log.entries.length, 0),
    over: matches.filter(({ outcome }) => outcome !== undefined).length,
    faults,
  };
}

/** The match that a log describes, if it can be replayed; what is wrong with it is added to `faults`. */
function checked(
  head: MatchHead,
  entries: readonly Entry[],
  body: TableState,
  faults: string[],
): AnyMatch | undefined {
  const game = gameOf(head.game) as AnyGame;
  const bad = (what: string) => faults.push(`table ${head.table}, match ${head.id}: ${what}`);
  try {
    const match = Match.resume(game, storedLog(head, entries), head.seed);
    const names = body.seats.map((_, seat) => ({ name: `seat ${seat}` }));
    const luck = drawnLuck(body);
    const left = resultInFile(body, match);
    const written = {
      ...writeMatchFile(match, names, head.seed),
      ...(luck ? { luck } : {}),
      ...(left ? { result: left } : {}),
    };
    const file = readMatchFile(JSON.stringify(written));
    const verdict = verifyMatchFile(game, file);
    if (!verdict.ok) bad(`does not verify at ${verdict.at}: ${verdict.reason}`);
    const result = resultOf(body, match);
    if ((result !== undefined) !== (body.status === 'over'))
      bad(`the table is ${body.status}, the match is ${result ? 'over' : 'not'}`);
    return match;
  } catch (error) {
    bad(`does not replay: ${(error as Error).message}`);
    return undefined;
  }
}
