import { sql } from 'kysely';
import { type BackupLine, type Counts, FORMAT, OLDER_FORMATS, readLine } from './backup-format.js';
import type { SqlDialect } from './engine.js';
import { recordColumns } from './records.js';
import type { Db, Schema } from './schema.js';
import { BadBackup } from './storage.js';
import { chatColumns, sittersOf, tableColumns } from './writes.js';

/** How many rows are read or written at a time, and about how many characters at most are written. */
const ROWS = 200;
const CHARACTERS = 1_000_000;

/** Everything, line by line. Needs a transaction that sees everything as of one moment. */
export async function* readAll(db: Db): AsyncGenerator<string, void, undefined> {
  const counts = noCounts();
  yield JSON.stringify({ aerie: FORMAT, at: Date.now() });
  for (const setting of await db.selectFrom('settings').selectAll().orderBy('name').execute()) {
    counts.settings++;
    yield JSON.stringify({ setting });
  }
  for (const [kind, name] of [
    ['people', 'person'],
    ['tables', 'table'],
    ['matches', 'match'],
  ] as const) {
    for await (const { body } of readRows(db, kind)) {
      counts[kind]++;
      yield `{"${name}":${body}}`;
    }
  }
  for await (const { match_id, number, body } of readEntries(db)) {
    counts.entries++;
    yield `{"entry":{"match":${JSON.stringify(match_id)},"number":${number},"entry":${body}}}`;
  }
  for await (const { body } of readChat(db)) {
    counts.chat++;
    yield `{"chat":${body}}`;
  }
  for await (const { body } of readRecords(db)) {
    counts.records++;
    yield `{"record":${body}}`;
  }
  yield JSON.stringify({ end: counts });
}

async function* readRows(db: Db, kind: 'people' | 'tables' | 'matches') {
  for (let after: string | undefined; ; ) {
    let query = db.selectFrom(kind).select(['id', 'body']).orderBy('id').limit(ROWS);
    if (after !== undefined) query = query.where('id', '>', after);
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1)?.id;
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
    await new Loading(transaction, mark).all(lines);
    await mustBeWhole(transaction);
  });
}

/** What a line that is neither the first nor the last says. */
type Content = Exclude<BackupLine, { aerie: string } | { end: Counts }>;
const KINDS = [
  'settings',
  'people',
  'tables',
  'matches',
  'entries',
  'chat',
  'records',
] as const satisfies (keyof Counts)[];

type Rows = { [K in keyof Counts | 'sitters']: Schema[K][] };

const noCounts = (): Counts => ({
  settings: 0,
  people: 0,
  tables: 0,
  matches: 0,
  entries: 0,
  chat: 0,
  records: 0,
});
const noRows = (): Rows => ({
  settings: [],
  people: [],
  tables: [],
  sitters: [],
  matches: [],
  entries: [],
  chat: [],
  records: [],
});

/** Writes what the lines of a backup say, many rows at a time. */
class Loading {
  readonly #counts = noCounts();
  #rows = noRows();
  #lines = 0;
  #characters = 0;

  constructor(
    private readonly db: Db,
    private readonly mark: string,
  ) {}

  async all(lines: AsyncIterable<string>): Promise<void> {
    let number = 0;
    let place: 'before' | 'within' | 'after' = 'before';
    for await (const text of lines) {
      number++;
      if (text.trim() === '') continue;
      if (place === 'after') throw new BadBackup(`Line ${number} of the backup comes after its end.`);
      const line = readLine(text, number);
      if (place === 'before') {
        mustBeHeader(line);
        place = 'within';
      } else if ('aerie' in line) {
        throw new BadBackup(`In line ${number} of the backup another one begins.`);
      } else if ('end' in line) {
        this.#mustBeAll(line.end);
        place = 'after';
      } else {
        await this.#take(line, text.length);
      }
    }
    if (place === 'before') throw new BadBackup('The backup is empty.');
    if (place === 'within') throw new BadBackup('The backup is cut off: its last line is missing.');
    await this.#write();
  }

  async #take(line: Content, characters: number): Promise<void> {
    const { mark } = this;
    if ('setting' in line) {
      this.#counts.settings++;
      this.#rows.settings.push(line.setting);
    } else if ('person' in line) {
      this.#counts.people++;
      this.#rows.people.push({ id: line.person.id, body: JSON.stringify(line.person) });
    } else if ('table' in line) {
      this.#counts.tables++;
      this.#rows.tables.push(tableColumns(line.table, mark));
      this.#rows.sitters.push(...sittersOf(line.table));
    } else if ('match' in line) {
      this.#counts.matches++;
      this.#rows.matches.push({ id: line.match.id, mark, body: JSON.stringify(line.match) });
    } else if ('chat' in line) {
      this.#counts.chat++;
      this.#rows.chat.push(chatColumns(line.chat));
    } else if ('record' in line) {
      this.#counts.records++;
      this.#rows.records.push(recordColumns(line.record, mark));
    } else {
      this.#counts.entries++;
      const { match, number, entry } = line.entry;
      this.#rows.entries.push({ match_id: match, number, mark, body: JSON.stringify(entry) });
    }
    this.#lines++;
    this.#characters += characters;
    if (this.#lines >= ROWS || this.#characters >= CHARACTERS) await this.#write();
  }

  async #write(): Promise<void> {
    const { settings, people, tables, sitters, matches, entries, chat, records } = this.#rows;
    if (settings.length > 0) await this.db.insertInto('settings').values(settings).execute();
    if (people.length > 0) await this.db.insertInto('people').values(people).execute();
    if (tables.length > 0) await this.db.insertInto('tables').values(tables).execute();
    if (sitters.length > 0) await this.db.insertInto('sitters').values(sitters).execute();
    if (matches.length > 0) await this.db.insertInto('matches').values(matches).execute();
    if (entries.length > 0) await this.db.insertInto('entries').values(entries).execute();
    if (chat.length > 0) await this.db.insertInto('chat').values(chat).execute();
    if (records.length > 0) await this.db.insertInto('records').values(records).execute();
    this.#rows = noRows();
    this.#lines = 0;
    this.#characters = 0;
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

function mustBeHeader(line: BackupLine): void {
  if (!('aerie' in line)) throw new BadBackup('This is no backup: its first line does not say so.');
  if (line.aerie === FORMAT || OLDER_FORMATS.includes(line.aerie)) return;
  throw new BadBackup(`The backup is a ${line.aerie}, but this program reads ${FORMAT}.`);
}

async function mustBeEmpty(db: Db): Promise<void> {
  for (const kind of ['people', 'tables', 'matches', 'entries', 'chat', 'records'] as const) {
    const rows = await db.selectFrom(kind).select('body').limit(1).execute();
    if (rows.length === 0) continue;
    throw new BadBackup(`A backup can be restored into an empty storage only; this one has ${kind}.`);
  }
}

/** Every log belongs to a match and has no gaps. */
async function mustBeWhole(db: Db): Promise<void> {
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
