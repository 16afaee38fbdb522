import { randomBytes } from 'node:crypto';
import type { Entry } from '@aerie/kernel';
import { sql } from 'kysely';
import { Events } from '../common/events.js';
import { AppendQueue } from './append-queue.js';
import { load, readAll } from './backup.js';
import type { Engine, SqlDialect } from './engine.js';
import { KnownPeople } from './known-people.js';
import { archiveLog, readArchived, rewriteEntry } from './log-archive.js';
import { versionOf } from './migrations.js';
import { probe } from './probe.js';
import { RecordReader } from './record-reader.js';
import * as records from './records.js';
import { retry } from './retry.js';
import type { Db } from './schema.js';
import { statement } from './statement.js';
import {
  type ChatRow,
  type Continuation,
  Continued,
  isEnd,
  type LastChange,
  type LogRow,
  type MatchHead,
  NewerDatabase,
  type PersonRow,
  type Progress,
  type RankRange,
  type RecordMark,
  type RecordRow,
  type Storage,
  type StorageEvents,
  type StorageFigures,
  type TableRow,
  Unhealthy,
  type Written,
} from './storage.js';
import {
  removeTable,
  rewriteLine,
  writeBeginning,
  writeContinuation,
  writeEntries,
  writeLine,
  writeMatch,
  writePerson,
  writeSetting,
  writeTable,
} from './writes.js';

const MOST_NUMBER = 2 ** 31 - 1;

/** A storage on a database that understands SQL. */
export class SqlStorage implements Storage {
  readonly events = new Events<StorageEvents>();
  readonly #origin = randomBytes(9).toString('base64url');
  #marks = 0;
  readonly #appends: AppendQueue;
  /** What `close` has to wait for. */
  readonly #begun = new Set<Promise<unknown>>();
  /** Aborts the dumps that are under way. */
  readonly #dumps = new Set<() => Promise<void>>();
  #closed: Promise<void> | undefined;
  /** Where the database was found to be damaged. */
  #damage: Unhealthy | undefined;
  readonly #statements: ReturnType<typeof frequentStatements>;
  readonly #reader = new RecordReader(
    ({ kind, id }) => this.#firstOf(() => this.#statements.record(kind, id)),
    async (keys) => there(await this.#persist(() => this.#statements.recordsByKeys(JSON.stringify(keys)))),
  );
  /** Where nobody else writes. */
  readonly #people: KnownPeople | undefined;

  constructor(private readonly engine: Engine) {
    this.#statements = frequentStatements(engine.db, engine.dialect);
    this.#people = engine.isExclusive ? new KnownPeople() : undefined;
    engine.events.on('committed', (...commit) => this.events.emit('committed', ...commit));
    this.#appends = new AppendQueue((group) => {
      this.events.emit('appended', group.length);
      return retry(() => writeEntries(engine, group), engine);
    }, engine.concurrentAppends);
  }

  async setting(name: string, fresh: string): Promise<string> {
    for (const text of [name, fresh]) mustBeWritable(text);
    return this.#write('other', () => writeSetting(this.engine, name, fresh));
  }

  async person(id: string): Promise<PersonRow | undefined> {
    const read = () => this.#one<PersonRow>('people', id);
    return this.#people ? this.#people.find(id, read) : read();
  }

  async savePerson(person: PersonRow): Promise<void> {
    mustBeWritable(person.id);
    await this.#writePerson(person.id, () => writePerson(this.engine, person));
  }

  async dropPerson(id: string): Promise<void> {
    if (!isWritable(id)) return;
    const row = this.engine.db.deleteFrom('people').where('id', '=', id);
    await this.#writePerson(id, () => this.engine.write([row.compile()]));
  }

  async #writePerson(id: string, work: () => Promise<unknown>): Promise<void> {
    const write = () => this.#write('other', work);
    await (this.#people ? this.#people.write(id, write) : write());
  }

  async people(after: string, limit: number): Promise<PersonRow[]> {
    if (!isWritable(after)) return [];
    const query = this.engine.db
      .selectFrom('people')
      .select('body')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit);
    return parsed(await this.#persist(() => query.execute()));
  }

  peopleByIds(ids: readonly string[]): Promise<PersonRow[]> {
    return this.#each('people', ids);
  }

  async table(id: string): Promise<TableRow | undefined> {
    return this.#one('tables', id);
  }

  tablesByIds(ids: readonly string[]): Promise<TableRow[]> {
    return this.#each('tables', ids);
  }

  async saveTable(table: TableRow): Promise<boolean> {
    mustBeTable(table, 1);
    const mark = this.#mark();
    return this.#write('table', (again) => writeTable(this.engine, table, mark, again));
  }

  async listedTables(status: TableRow['status'], limit: number): Promise<TableRow[]> {
    const query = this.engine.db
      .selectFrom('tables')
      .select('body')
      .where('listed', '=', 1)
      .where('status', '=', status)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(limit);
    return parsed(await this.#persist(() => query.execute()));
  }

  async tablesUntouched(
    status: TableRow['status'],
    before: number,
    after: string,
    limit: number,
  ): Promise<TableRow[]> {
    if (!isWritable(after)) return [];
    const query = this.engine.db
      .selectFrom('tables')
      .select('body')
      .where('status', '=', status)
      .where('updated_at', '<', before)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit);
    return parsed(await this.#persist(() => query.execute()));
  }

  async tablesOver({ updatedAt, id }: LastChange, before: number, limit: number): Promise<TableRow[]> {
    if (!isWritable(id)) return [];
    const query = this.engine.db
      .selectFrom('tables')
      .select('body')
      // Written out, so that the index of those that are over is found.
      .where('status', '=', sql.lit('over'))
      .where((is) => is(is.refTuple('updated_at', 'id'), '>', is.tuple(updatedAt, id)))
      .where('updated_at', '<', before)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit);
    return parsed(await this.#persist(() => query.execute()));
  }

  async dropTable(
    table: Pick<TableRow, 'id' | 'version'>,
    match: string | null,
    chats: readonly string[],
  ): Promise<boolean> {
    if (![table.id, match ?? '', ...chats].every(isWritable)) return false;
    return this.#write('table', () => removeTable(this.engine, table, match, chats));
  }

  async tableIds(status: TableRow['status']): Promise<string[]> {
    const query = this.engine.db.selectFrom('tables').select('id').where('status', '=', status).orderBy('id');
    return (await this.#persist(() => query.execute())).map(({ id }) => id);
  }

  async tablesOf(person: string, status: TableRow['status'], limit: number): Promise<TableRow[]> {
    if (!isWritable(person)) return [];
    return parsed(await this.#persist(() => this.#statements.tablesOf(person, status, limit)));
  }

  async countTablesOf(person: string): Promise<number> {
    if (!isWritable(person)) return 0;
    const query = this.engine.db
      .selectFrom('sitters')
      .select(({ fn }) => fn.countAll().as('amount'))
      .where('person', '=', person);
    return Number((await this.#persist(() => query.execute()))[0]?.amount);
  }

  async createMatch(head: MatchHead): Promise<boolean> {
    mustBeWritable(head.id);
    const mark = this.#mark();
    return this.#write('match', () => writeMatch(this.engine, head, mark));
  }

  async beginMatch(head: MatchHead, table: TableRow): Promise<boolean> {
    mustBeWritable(head.id);
    mustBeTable(table, 2);
    const mark = this.#mark();
    return this.#write('match', (again) => writeBeginning(this.engine, head, table, mark, again));
  }

  async matchHead(id: string): Promise<MatchHead | undefined> {
    return this.#one('matches', id);
  }

  async entries(match: string, from: number): Promise<Entry[]> {
    if (!isWritable(match)) return [];
    const rows = parsed<LogRow>(await this.#persist(() => this.#statements.entries(match, from)));
    const log = rows.length > 0 ? rows : (await this.#archived(match)).slice(from);
    return log.map((row) => {
      if (isEnd(row)) throw new Continued(match);
      return row;
    });
  }

  async lastEntry(match: string): Promise<Entry | undefined> {
    if (!isWritable(match)) return undefined;
    const query = this.engine.db
      .selectFrom('entries')
      .select('body')
      .where('match_id', '=', match)
      .orderBy('number', 'desc')
      .limit(1);
    const [row] = parsed<LogRow>(await this.#persist(() => query.execute()));
    const last = row ?? (await this.#archived(match)).at(-1);
    return last && !isEnd(last) ? last : undefined;
  }

  #archived(match: string): Promise<LogRow[]> {
    return this.#persist(() => readArchived(this.engine, match));
  }

  async append(
    match: string,
    number: number,
    entry: Entry,
    under?: Pick<TableRow, 'id' | 'version'>,
  ): Promise<boolean> {
    for (const id of under ? [match, under.id] : [match]) mustBeWritable(id);
    mustBeNumber(number, 0);
    const written = {
      ...{ match_id: match, number, mark: this.#mark(), body: JSON.stringify(entry) },
      ...(under ? { table_id: under.id, table_version: under.version } : {}),
    };
    return this.#measure('entry', () => this.#appends.append(written));
  }

  async archiveLog(match: string, at: number): Promise<boolean> {
    if (!isWritable(match)) return false;
    const mark = this.#mark();
    return this.#write('other', () => archiveLog(this.engine, match, at, mark));
  }

  async rewriteEntry(match: string, number: number, entry: Entry): Promise<void> {
    mustBeWritable(match);
    mustBeNumber(number, 0);
    const mark = this.#mark();
    await this.#write('other', () => rewriteEntry(this.engine, { match, number, entry }, mark));
  }

  async continueMatch(continuation: Continuation): Promise<boolean> {
    const { from, head, table } = continuation;
    for (const id of [from.match, head.id]) mustBeWritable(id);
    mustBeNumber(from.number, 0);
    mustBeTable(table, 2);
    const mark = this.#mark();
    return this.#write('match', () => writeContinuation(this.engine, continuation, mark));
  }

  async addChatLine(line: Omit<ChatRow, 'number'>): Promise<void> {
    for (const text of [line.table, line.key]) mustBeWritable(text);
    await this.#write('other', () => writeLine(this.engine, line));
  }

  async chat(table: string, from: number): Promise<ChatRow[]> {
    if (!isWritable(table)) return [];
    return parsed(await this.#persist(() => this.#statements.chat(table, from)));
  }

  async dropChat(table: string): Promise<void> {
    if (!isWritable(table)) return;
    const lines = this.engine.db.deleteFrom('chat').where('table_id', '=', table);
    await this.#write('other', () => this.engine.write([lines.compile()]));
  }

  async chatLinesOf(person: string): Promise<ChatRow[]> {
    if (!/^\w+$/.test(person)) return [];
    const query = this.engine.db
      .selectFrom('chat')
      .select('body')
      .where('body', 'like', `%"person":"${person}"%`)
      .orderBy('table_id')
      .orderBy('number');
    // LIKE may ignore case, and the text of a line may contain the pattern.
    const found = parsed<ChatRow>(await this.#persist(() => query.execute()));
    return found.filter((line) => line.person === person);
  }

  async rewriteChatLine(line: ChatRow): Promise<void> {
    for (const text of [line.table, line.key]) mustBeWritable(text);
    await this.#write('other', () => rewriteLine(this.engine, line));
  }

  async record(kind: string, id: string): Promise<RecordRow | undefined> {
    if (![kind, id].every(isWritable)) return undefined;
    return this.#reader.read({ kind, id });
  }

  async recordWithOwner(kind: string, id: string) {
    if (![kind, id].every(isWritable)) return undefined;
    const [found] = await this.#persist(() => this.#statements.recordWithOwner(kind, id));
    if (!found) return undefined;
    const { body, owner } = found;
    return {
      record: JSON.parse(body) as RecordRow,
      owner: owner === null ? undefined : (JSON.parse(owner) as PersonRow),
    };
  }

  async recordsByIds(kind: string, ids: readonly string[]): Promise<RecordRow[]> {
    if (!isWritable(kind) || ids.length === 0) return [];
    return there(await this.#persist(() => this.#statements.recordsByIds(kind, asList(ids))));
  }

  async saveRecord(record: RecordRow): Promise<boolean> {
    for (const text of [record.kind, record.id, record.owner ?? '', record.shelf ?? '']) mustBeWritable(text);
    mustBeNumber(record.version, 1);
    if (!Number.isFinite(record.rank)) throw new RangeError(`${record.rank} is no rank.`);
    const mark = this.#mark();
    return this.#write('record', () => records.save(this.engine, record, mark));
  }

  async dropRecord(kind: string, id: string): Promise<void> {
    if ([kind, id].every(isWritable)) await this.#write('record', () => records.drop(this.engine, kind, id));
  }

  async dropRecordVersion(record: Pick<RecordRow, 'kind' | 'id' | 'version'>): Promise<boolean> {
    if (![record.kind, record.id].every(isWritable)) return false;
    return this.#write('record', () => records.dropVersion(this.engine, record));
  }

  async dropRecordsOf(owner: string): Promise<void> {
    if (isWritable(owner)) await this.#write('record', () => records.dropOf(this.engine, owner));
  }

  async recordsOf(kind: string, owner: string, limit: number): Promise<RecordRow[]> {
    if (![kind, owner].every(isWritable)) return [];
    return parsed(await this.#persist(() => this.#statements.recordsOf(owner, kind, limit)));
  }

  async allRecordsOf(owner: string): Promise<RecordRow[]> {
    if (!isWritable(owner)) return [];
    return parsed(await this.#persist(() => records.readAllOf(this.engine.db, owner)));
  }

  async recordsOn(kind: string, shelf: string, stretch: RankRange): Promise<RecordRow[]> {
    if (![kind, shelf].every(isWritable)) return [];
    return parsed(await this.#persist(() => records.readOn(this.engine.db, kind, shelf, stretch)));
  }

  async ranksOn(kind: string, shelf: string, limit: number): Promise<Pick<RecordRow, 'id' | 'rank'>[]> {
    if (![kind, shelf].every(isWritable)) return [];
    return this.#persist(() => records.readRanks(this.engine.db, kind, shelf, limit));
  }

  async recordsOfKind(kind: string, after: string, limit: number): Promise<RecordRow[]> {
    if (![kind, after].every(isWritable)) return [];
    return parsed(await this.#persist(() => records.readKind(this.engine.db, kind, after, limit)));
  }

  async recordMarks(kind: string, after: string, limit: number): Promise<RecordMark[]> {
    if (![kind, after].every(isWritable)) return [];
    return this.#persist(() => records.readMarks(this.engine.db, kind, after, limit));
  }

  async countOn(kind: string, shelf: string, rank: number) {
    if (![kind, shelf].every(isWritable)) return { all: 0, atLeast: 0, above: 0 };
    return this.#persist(() => records.count(this.engine.db, kind, shelf, rank));
  }

  async countsOn(kind: string, shelves: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (!isWritable(kind) || shelves.length === 0) return new Map();
    const query = sql<{ shelf: string; amount: number }>`
      select a.id as shelf,
        (select count(*) from records as r where r.kind = ${kind} and r.shelf = a.id) as amount
      from ${this.#listed(shelves)} as a`;
    const { rows } = await this.#persist(() => query.execute(this.engine.db));
    return new Map(
      rows.map(({ shelf, amount }) => [shelf, Number(amount)] as const).filter(([, amount]) => amount > 0),
    );
  }

  async progress(tables: readonly string[], matches: readonly string[]): Promise<Progress[]> {
    const asked = [tables, matches].map((ids) => this.#listed(ids));
    const query = sql<Progress>`
      select 'table' as kind, t.id, t.version as number from ${asked[0]} as a join tables as t on t.id = a.id
      union all
      select * from (select 'chat' as kind, a.id,
        (select max(c.number) + 1 from chat as c where c.table_id = a.id) as number from ${asked[0]} as a) as s
      where number is not null
      union all
      select * from (select 'match' as kind, a.id,
        (select max(e.number) + 1 from entries as e where e.match_id = a.id) as number from ${asked[1]} as a) as s
      where number is not null
      union all
      select 'match' as kind, m.id, m.archived as number from ${asked[1]} as a join matches as m on m.id = a.id
      where m.archived is not null`;
    return (await this.#persist(() => query.execute(this.engine.db))).rows;
  }

  async *dump(): AsyncGenerator<string, void, undefined> {
    const { snapshot, end } = await this.#begin(() => this.#snapshot());
    try {
      yield* readAll(snapshot);
    } finally {
      await end();
    }
  }

  async load(lines: AsyncIterable<string>): Promise<void> {
    await this.#begin(async () => {
      const db = this.engine.openConnection();
      try {
        await load(db, this.engine.dialect, lines, this.#mark());
      } finally {
        await db.destroy();
      }
    });
  }

  async scrub(): Promise<void> {
    await this.#begin(async () => this.engine.scrub?.());
  }

  async figures(): Promise<StorageFigures> {
    const query = sql<StorageFigures>`select count(*) as people, ${this.engine.dialect.databaseSize} as bytes from people`;
    const [found] = (await this.#persist(() => query.execute(this.engine.db))).rows;
    return { people: Number(found?.people), bytes: Number(found?.bytes) };
  }

  async check(): Promise<void> {
    if (this.#damage) throw this.#damage;
    try {
      await this.#begin(() => probe(this.engine.db));
    } catch (error) {
      const known = error instanceof NewerDatabase ? 'newerDatabase' : this.engine.troubleOf(error);
      throw new Unhealthy(known ?? 'notWritable', error);
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  async #finish(): Promise<void> {
    await Promise.allSettled(this.#begun);
    await Promise.all([...this.#dumps].map((end) => end()));
    await this.engine.close();
  }

  /** Runs work that `close` waits for. */
  async #begin<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('The storage is closed.');
    const begun = work();
    this.#begun.add(begun);
    try {
      return await begun;
    } catch (error) {
      // What is damaged stays so, wherever it is noticed.
      if (this.engine.troubleOf(error) === 'damaged') this.#damage ??= new Unhealthy('damaged', error);
      throw error;
    } finally {
      this.#begun.delete(begun);
    }
  }

  #persist<T>(attempt: (again: boolean) => Promise<T>): Promise<T> {
    return this.#begin(() => retry(attempt, this.engine));
  }

  /** The same for what is durable then, and how long that took is told. */
  #write<T>(what: Written, attempt: (again: boolean) => Promise<T>): Promise<T> {
    return this.#measure(what, () => retry(attempt, this.engine));
  }

  async #measure<T>(what: Written, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const done = await this.#begin(work);
    this.events.emit('wrote', what, performance.now() - began);
    return done;
  }

  async #one<T>(kind: 'people' | 'tables' | 'matches', id: string): Promise<T | undefined> {
    return isWritable(id) ? this.#firstOf(() => this.#statements[kind](id)) : undefined;
  }

  async #firstOf<T>(read: () => Promise<readonly { readonly body: string }[]>): Promise<T | undefined> {
    return parsed<T>(await this.#persist(read))[0];
  }

  /** With one query, however many they are. */
  async #each<T>(kind: 'people' | 'tables', ids: readonly string[]): Promise<T[]> {
    if (ids.length === 0) return [];
    return there(await this.#persist(() => this.#statements[`${kind}ByIds`](asList(ids))));
  }

  /** Ids as something to select from. */
  #listed(ids: readonly string[]) {
    return this.engine.dialect.ids(asList(ids));
  }

  /** Everything as it is now, read over a connection of its own. */
  async #snapshot() {
    const db = this.engine.openConnection();
    try {
      const snapshot = await db
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute();
      // The snapshot is taken by the first query.
      await versionOf(snapshot);
      const end = async () => {
        if (!this.#dumps.delete(end)) return;
        await snapshot.rollback().execute();
        await db.destroy();
      };
      this.#dumps.add(end);
      return { snapshot, end };
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }

  /** An id of one attempt to write, unique over all processes. */
  #mark(): string {
    return `${this.#origin}-${(this.#marks++).toString(36)}`;
  }
}

/** What is read with most requests. Each is found by an index whatever its parameters are, so it need not be planned anew for them. */
function frequentStatements(db: Db, { ids, recordKeys }: SqlDialect) {
  const byId = (kind: 'people' | 'tables' | 'matches') =>
    statement(db, kind, db.selectFrom(kind).select('body').where('id', '=', '').compile());
  const byIds = (kind: 'people' | 'tables') =>
    statement(
      db,
      `${kind}ByIds`,
      sql<Looked>`select (select s.body from ${sql.table(kind)} as s where s.id = a.id) as body from ${ids('')} as a`.compile(
        db,
      ),
    );
  return {
    people: byId('people'),
    tables: byId('tables'),
    matches: byId('matches'),
    peopleByIds: byIds('people'),
    tablesByIds: byIds('tables'),
    record: statement(db, 'record', records.read(db, '', '').compile()),
    recordWithOwner: statement(db, 'recordWithOwner', records.readWithOwner(db, '', '').compile()),
    recordsByIds: statement(
      db,
      'recordsByIds',
      sql<Looked>`
        select (select r.body from records as r where r.kind = ${''} and r.id = a.id) as body
        from ${ids('')} as a`.compile(db),
    ),
    recordsByKeys: statement(
      db,
      'recordsByKeys',
      sql<Looked>`
        select (select r.body from records as r where r.kind = a.kind and r.id = a.id) as body
        from ${recordKeys('')} as a`.compile(db),
    ),
    recordsOf: statement(db, 'recordsOf', records.readOf(db, '', '', 0).compile()),
    chat: statement(
      db,
      'chat',
      db
        .selectFrom('chat')
        .select('body')
        .where('table_id', '=', '')
        .where('number', '>=', 0)
        .orderBy('number')
        .compile(),
    ),
    tablesOf: statement(
      db,
      'tablesOf',
      db
        .selectFrom('sitters')
        .innerJoin('tables', 'tables.id', 'sitters.table_id')
        .select('tables.body')
        .where('sitters.person', '=', '')
        .where('sitters.status', '=', 'open')
        .orderBy('sitters.updated_at', 'desc')
        .orderBy('sitters.table_id')
        .limit(0)
        .compile(),
    ),
    entries: statement(
      db,
      'entries',
      db
        .selectFrom('entries')
        .select('body')
        .where('match_id', '=', '')
        .where('number', '>=', 0)
        .orderBy('number')
        .compile(),
    ),
  };
}

/** Ids as JSON, none twice. */
const asList = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)].filter(isWritable));

/**
 * A row that was looked for by its key, in a query of its own for each: a join may be done the other way round where the database
 * thinks that there are few of a kind, and then reads all that there are by now.
 */
interface Looked {
  readonly body: string | null;
}

const there = <T>(rows: readonly Looked[]): T[] =>
  rows.flatMap(({ body }): T[] => (body === null ? [] : [JSON.parse(body)]));

function parsed<T>(rows: readonly { readonly body: string }[]): T[] {
  return rows.map(({ body }): T => JSON.parse(body));
}

/** Whether every database can store this text: NUL and lone surrogates cannot be. */
function isWritable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

function mustBeWritable(text: string): void {
  if (!isWritable(text)) throw new TypeError(`${JSON.stringify(text)} cannot be kept.`);
}

function mustBeTable({ id, version, people }: TableRow, least: number): void {
  for (const text of [id, ...people]) mustBeWritable(text);
  mustBeNumber(version, least);
}

function mustBeNumber(number: number, least: number): void {
  if (Number.isInteger(number) && number >= least && number <= MOST_NUMBER) return;
  throw new RangeError(`${number} is not a number from ${least} to ${MOST_NUMBER}.`);
}
