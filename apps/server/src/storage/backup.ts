import { sql } from 'kysely';
import { type Counts, FORMAT } from './backup-format.js';
import { type Content, noCounts, readBackup } from './backup-reader.js';
import { BackupSum } from './backup-sum.js';
import type { SqlDialect } from './engine.js';
import { partitionFor } from './log-archive.js';
import { recordColumns } from './records.js';
import type { Db, Schema } from './schema.js';
import { BadBackup } from './storage.js';
import { chatColumns, headColumns, sittersOf, tableColumns } from './writes.js';

/** How many rows are read or written at a time, and about how many characters at most are written. */
const ROWS = 200;
const CHARACTERS = 1_000_000;
/** After so many lines a checksum stands in the backup. */
const SUM_EVERY = 500;

/** Everything, line by line, with checksums. Needs a transaction that sees everything as of one moment. */
export async function* readAll(db: Db): AsyncGenerator<string, void, undefined> {
  const counts = noCounts();
  const sum = new BackupSum();
  let lines = 0;
  const summed = (line: string): string => {
    sum.add(line);
    lines++;
    return line;
  };
  yield summed(JSON.stringify({ aerie: FORMAT, at: Date.now() }));
  for await (const line of readContent(db, counts)) {
    yield summed(line);
    if (lines % SUM_EVERY === 0) yield summed(JSON.stringify({ sum: sum.value }));
  }
  yield JSON.stringify({ end: { ...counts, sha256: sum.value } });
}

async function* readContent(db: Db, counts: Counts): AsyncGenerator<string, void, undefined> {
  for (const setting of await db.selectFrom('settings').selectAll().orderBy('name').execute()) {
    counts.settings++;
    yield JSON.stringify({ setting });
  }
  for (const [kind, name] of [
    ['people', 'person'],
    ['tables', 'table'],
  ] as const) {
    for await (const { body } of readRows(db, kind)) {
      counts[kind]++;
      yield `{"${name}":${body}}`;
    }
  }
  for await (const { body, archived_at, archived } of readHeads(db)) {
    counts.matches++;
    const place = archived === null ? '' : `,"archived":{"at":${archived_at},"entries":${archived}}`;
    yield `{"match":${body}${place}}`;
  }
  for await (const { match_id, number, body } of readEntries(db)) {
    counts.entries++;
    yield `{"entry":{"match":${JSON.stringify(match_id)},"number":${number},"entry":${body}}}`;
  }
  for await (const { match_id, archived_at, packed } of readArchive(db)) {
    counts.logs++;
    const log = { match: match_id, at: Number(archived_at), packed: Buffer.from(packed).toString('base64') };
    yield JSON.stringify({ log });
  }
  for await (const { body } of readChat(db)) {
    counts.chat++;
    yield `{"chat":${body}}`;
  }
  for await (const { body } of readRecords(db)) {
    counts.records++;
    yield `{"record":${body}}`;
  }
}

async function* readRows(db: Db, kind: 'people' | 'tables') {
  for (let after: string | undefined; ; ) {
    let query = db.selectFrom(kind).select(['id', 'body']).orderBy('id').limit(ROWS);
    if (after !== undefined) query = query.where('id', '>', after);
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < ROWS) return;
  }
}

async function* readHeads(db: Db) {
  for (let after: string | undefined; ; ) {
    let query = db.selectFrom('matches').selectAll().orderBy('id').limit(ROWS);
    if (after !== undefined) query = query.where('id', '>', after);
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < ROWS) return;
  }
}

async function* readArchive(db: Db) {
  for (let after: string | undefined; ; ) {
    let query = db.selectFrom('archive').selectAll().orderBy('match_id').limit(ROWS);
    if (after !== undefined) query = query.where('match_id', '>', after);
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1)?.match_id;
    if (rows.length < ROWS) return;
  }
}

async function* readEntries(db: Db) {
  for (let after: { readonly match_id: string; readonly number: number } | undefined; ; ) {
    let query = db
      .selectFrom('entries')
      .select(['match_id', 'number', 'body'])
      .orderBy('match_id')
      .orderBy('number')
      .limit(ROWS);
    if (after) {
      const { match_id, number } = after;
      query = query.where((is) => is(is.refTuple('match_id', 'number'), '>', is.tuple(match_id, number)));
    }
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1);
    if (rows.length < ROWS) return;
  }
}

async function* readChat(db: Db) {
  for (let after: { readonly table_id: string; readonly number: number } | undefined; ; ) {
    let query = db
      .selectFrom('chat')
      .select(['table_id', 'number', 'body'])
      .orderBy('table_id')
      .orderBy('number')
      .limit(ROWS);
    if (after) {
      const { table_id, number } = after;
      query = query.where((is) => is(is.refTuple('table_id', 'number'), '>', is.tuple(table_id, number)));
    }
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1);
    if (rows.length < ROWS) return;
  }
}

async function* readRecords(db: Db) {
  for (let after: { readonly kind: string; readonly id: string } | undefined; ; ) {
    let query = db
      .selectFrom('records')
      .select(['kind', 'id', 'body'])
      .orderBy('kind')
      .orderBy('id')
      .limit(ROWS);
    if (after) {
      const { kind, id } = after;
      query = query.where((is) => is(is.refTuple('kind', 'id'), '>', is.tuple(kind, id)));
    }
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1);
    if (rows.length < ROWS) return;
  }
}

/** Restores a backup into an empty database: all of it or nothing. */
export function load(db: Db, words: SqlDialect, lines: AsyncIterable<string>, mark: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await words.lockWrites(transaction);
    await mustBeEmpty(transaction);
    // A server that was started once has made settings for itself; those of the backup replace them.
    await transaction.deleteFrom('settings').execute();
    await new Loading(transaction, words, mark).all(lines);
    await mustBeWhole(transaction);
  });
}

type Rows = { [K in Exclude<keyof Counts, 'logs'> | 'sitters' | 'archive']: Schema[K][] };

const noRows = (): Rows => ({
  settings: [],
  people: [],
  tables: [],
  sitters: [],
  matches: [],
  entries: [],
  archive: [],
  chat: [],
  records: [],
});

/** Writes what the lines of a backup say, many rows at a time. */
class Loading {
  #rows = noRows();
  #lines = 0;
  #characters = 0;

  constructor(
    private readonly db: Db,
    private readonly words: SqlDialect,
    private readonly mark: string,
  ) {}

  async all(lines: AsyncIterable<string>): Promise<void> {
    for await (const { content, length } of readBackup(lines)) await this.#take(content, length);
    await this.#write();
  }

  async #take(line: Content, characters: number): Promise<void> {
    const { mark } = this;
    if ('setting' in line) {
      this.#rows.settings.push(line.setting);
    } else if ('person' in line) {
      this.#rows.people.push({ id: line.person.id, body: JSON.stringify(line.person) });
    } else if ('table' in line) {
      this.#rows.tables.push(tableColumns(line.table, mark));
      this.#rows.sitters.push(...sittersOf(line.table));
    } else if ('match' in line) {
      const { at = null, entries = null } = line.archived ?? {};
      const place = { archived_at: at, archived: entries };
      this.#rows.matches.push({ ...headColumns(line.match, mark), ...place });
    } else if ('log' in line) {
      const { match, at, packed } = line.log;
      const row = { match_id: match, archived_at: at, mark, packed: Buffer.from(packed, 'base64') };
      this.#rows.archive.push(row);
    } else if ('chat' in line) {
      this.#rows.chat.push(chatColumns(line.chat));
    } else if ('record' in line) {
      this.#rows.records.push(recordColumns(line.record, mark));
    } else {
      const { match, number, entry } = line.entry;
      this.#rows.entries.push({ match_id: match, number, mark, body: JSON.stringify(entry) });
    }
    this.#lines++;
    this.#characters += characters;
    if (this.#lines >= ROWS || this.#characters >= CHARACTERS) await this.#write();
  }

  async #write(): Promise<void> {
    const { settings, people, tables, sitters, matches, entries, archive, chat, records } = this.#rows;
    if (settings.length > 0) await this.db.insertInto('settings').values(settings).execute();
    if (people.length > 0) await this.db.insertInto('people').values(people).execute();
    if (tables.length > 0) await this.db.insertInto('tables').values(tables).execute();
    if (sitters.length > 0) await this.db.insertInto('sitters').values(sitters).execute();
    if (matches.length > 0) await this.db.insertInto('matches').values(matches).execute();
    if (entries.length > 0) await this.db.insertInto('entries').values(entries).execute();
    if (archive.length > 0) {
      await this.#makeRoom(archive);
      await this.db.insertInto('archive').values(archive).execute();
    }
    if (chat.length > 0) await this.db.insertInto('chat').values(chat).execute();
    if (records.length > 0) await this.db.insertInto('records').values(records).execute();
    this.#rows = noRows();
    this.#lines = 0;
    this.#characters = 0;
  }

  async #makeRoom(archive: readonly Schema['archive'][]): Promise<void> {
    const partitions = new Map(
      archive.map(({ archived_at }) => partitionFor(archived_at)).map((one) => [one.name, one]),
    );
    for (const partition of partitions.values()) await this.words.makePartition(this.db, partition);
  }
}

async function mustBeEmpty(db: Db): Promise<void> {
  for (const kind of ['people', 'tables', 'matches', 'entries', 'archive', 'chat', 'records'] as const) {
    const { rows } = await sql`select 1 from ${sql.ref(kind)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    throw new BadBackup(`A backup can be restored into an empty storage only; this one has ${kind}.`);
  }
}

/** Every log belongs to a match, is in one place and has no gaps. */
async function mustBeWhole(db: Db): Promise<void> {
  await mustBeArchivedOnce(db);
  const { rows } = await sql<{ match_id: string; number: number }>`
    select e.match_id, e.number from entries as e
    where case when e.number = 0
      then not exists (select 1 from matches as m where m.id = e.match_id)
      else not exists (select 1 from entries as p where p.match_id = e.match_id and p.number = e.number - 1)
    end
    limit 1`.execute(db);
  const [row] = rows;
  if (row)
    throw new BadBackup(
      `In the backup there is nothing before entry ${row.number} of match ${row.match_id}.`,
    );
}

/** What a head says of the archive is so, and what is in the archive is nowhere else. */
async function mustBeArchivedOnce(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select m.id from matches as m left join archive as a on a.match_id = m.id and a.archived_at = m.archived_at
    where m.archived is not null
      and (a.match_id is null or exists (select 1 from entries as e where e.match_id = m.id))
    union all
    select a.match_id as id from archive as a left join matches as m on m.id = a.match_id
    where m.archived_at is null or m.archived_at <> a.archived_at
    limit 1`.execute(db);
  const [row] = rows;
  if (row) throw new BadBackup(`In the backup the log of match ${row.id} is not where its head says.`);
}
