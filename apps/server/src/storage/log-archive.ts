import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Entry } from '@aerie/kernel';
import { sql } from 'kysely';
import type { Engine, Partition } from './engine.js';
import { must } from './statement.js';
import { isEnd, type LogRow } from './storage.js';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * As small as gzip's best in a third of its time. Better qualities gain 2 to 15 % for twenty to a hundred times as much.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A log as one row has it: the rows as a list in JSON, compressed by Brotli. */
export const pack = (bodies: readonly string[]): Promise<Buffer> =>
  compress(`[${bodies.join(',')}]`, QUALITY);
/** Throws where it cannot be read. */
export const unpack = async (packed: Uint8Array): Promise<LogRow[]> =>
  JSON.parse((await decompress(packed)).toString());

/** Moves a whole log into the archive; false if there is none to be moved, or somebody writes to it meanwhile. */
export async function archiveLog(engine: Engine, match: string, at: number, mark: string): Promise<boolean> {
  const { db, dialect, write } = engine;
  const rows = await db
    .selectFrom('entries')
    .select(['match_id', 'number', 'mark', 'body'])
    .where('match_id', '=', match)
    .orderBy('number')
    .execute();
  if (!isWhole(rows.map(({ body }) => body))) return false;
  const packed = await pack(rows.map(({ body }) => body));
  await makeRoom(engine, at);
  const known = dialect.newEntries(JSON.stringify(rows.map((row) => ({ ...row, body: '' }))));
  const gone = sql`
    delete from entries
    where match_id = ${match} and (number, mark) in (select e.number, e.mark from ${known} as e)`;
  // What was appended or rewritten since it was read is still there.
  const isAll = sql`select 1 as yes where not exists (select 1 from entries where match_id = ${match})`;
  const steps = [
    must(
      db
        .updateTable('matches')
        .set({ archived_at: at, archived: rows.length })
        .where('id', '=', match)
        .where('archived', 'is', null)
        .returning('id'),
    ),
    gone.compile(db),
    { ...isAll.compile(db), must: true as const },
    db.insertInto('archive').values({ match_id: match, archived_at: at, mark, packed }).compile(),
  ];
  return (await write(steps)) !== null;
}

/** Whether there is a log that can be read and ends here. One that is damaged is left as it is: its entries can be mended apart. */
function isWhole(bodies: readonly string[]): boolean {
  try {
    const last = bodies.map((body): LogRow => JSON.parse(body)).at(-1);
    return last !== undefined && !isEnd(last);
  } catch {
    return false;
  }
}

/** The rows of a log that is in the archive; none where it is not. */
export async function readArchived({ db }: Engine, match: string): Promise<LogRow[]> {
  const found = await find(db, match);
  return found ? unpack(found.packed) : [];
}

/** Replaces an entry of a log wherever that is, if there is such a one. */
export async function rewriteEntry(
  { db, write }: Engine,
  { match, number, entry }: { readonly match: string; readonly number: number; readonly entry: Entry },
  mark: string,
): Promise<void> {
  const played = db
    .updateTable('entries')
    // By its mark whoever archives the log meanwhile sees that it is not what they have read.
    .set({ body: JSON.stringify(entry), mark })
    .where('match_id', '=', match)
    .where('number', '=', number)
    .returning('number');
  if (await write([must(played)])) return;
  for (;;) {
    const found = await find(db, match);
    const rows = found ? await unpack(found.packed) : [];
    if (!found || number >= rows.length) return;
    const packed = await pack(rows.with(number, entry).map((one) => JSON.stringify(one)));
    const replaced = db
      .updateTable('archive')
      .set({ packed, mark })
      .where('match_id', '=', match)
      .where('archived_at', '=', found.archived_at)
      .where('mark', '=', found.mark)
      .returning('match_id');
    // Somebody else has rewritten another one meanwhile.
    if (await write([must(replaced)])) return;
  }
}

async function find(db: Engine['db'], match: string) {
  const head = await db
    .selectFrom('matches')
    .select('archived_at')
    .where('id', '=', match)
    .where('archived', 'is not', null)
    .executeTakeFirst();
  if (!head || head.archived_at === null) return undefined;
  // The moment is known to the planner, which looks into one partition only.
  return db
    .selectFrom('archive')
    .selectAll()
    .where('match_id', '=', match)
    .where('archived_at', '=', head.archived_at)
    .executeTakeFirst();
}

/** The part of the archive for what comes there at a moment: its month in UTC. */
export function partitionFor(at: number): Partition {
  const day = new Date(at);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const name = `archive_${year}_${String(month + 1).padStart(2, '0')}`;
  return { table: 'archive', name, from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
}

/** The partitions that an engine is known to have. */
const made = new WeakMap<Engine, Set<string>>();

async function makeRoom(engine: Engine, at: number): Promise<void> {
  const known = made.get(engine) ?? new Set();
  made.set(engine, known);
  const partition = partitionFor(at);
  if (known.has(partition.name)) return;
  await engine.db
    .transaction()
    .execute((transaction) => engine.dialect.makePartition(transaction, partition));
  known.add(partition.name);
}
