import { type RawBuilder, sql } from 'kysely';
import type { AppendResult, NewEntry } from './append-queue.js';
import type { Engine, SqlDialect, Step } from './engine.js';
import type { Db, Schema } from './schema.js';
import { filled, must, named } from './statement.js';
import {
  type ChatRow,
  type Continuation,
  KEPT_LINES,
  type LogRow,
  type MatchHead,
  type PersonRow,
  type TableRow,
} from './storage.js';

/*
 * Every function here may be called again with the same mark when it is unknown whether the first call was executed: what
 * that one wrote counts as written now.
 */

/** The stored value of a setting, which becomes this one if there was none. */
export async function writeSetting({ db, write }: Engine, name: string, value: string): Promise<string> {
  const fresh = db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing());
  await write([fresh.compile()]);
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return kept.value;
}

export async function writePerson({ db, write }: Engine, person: PersonRow): Promise<void> {
  const body = JSON.stringify(person);
  const row = db
    .insertInto('people')
    .values({ id: person.id, body })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }));
  await write([row.compile()]);
}

/** Writes the head of a match; false if somebody else has written one of that id. */
export async function writeMatch({ db, write }: Engine, head: MatchHead, mark: string): Promise<boolean> {
  if (await write([headStep(db, head, mark)])) return true;
  const there = await db.selectFrom('matches').select('mark').where('id', '=', head.id).execute();
  return there[0]?.mark === mark;
}

/** Writes the head of a match and the version of its table that names it; false if somebody else has written that version. */
export async function writeBeginning(
  { db, write }: Engine,
  head: MatchHead,
  table: TableRow,
  mark: string,
  again: boolean,
): Promise<boolean> {
  const steps = [...tableSteps(db, table, mark), headStep(db, head, mark)];
  return (await write(steps)) !== null || isOurs(db, table, mark, again);
}

/** The columns of the head of a match whose log is not archived, for writing and for restoring it. */
export const headColumns = (head: MatchHead, mark: string): Schema['matches'] => ({
  ...{ id: head.id, mark, body: JSON.stringify(head) },
  ...{ archived_at: null, archived: null },
});

const headStep = (db: Db, head: MatchHead, mark: string): Step =>
  must(
    db
      .insertInto('matches')
      .values(headColumns(head, mark))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );

/** The columns of a table, for saving and for restoring it. */
export function tableColumns(table: TableRow, mark: string): Schema['tables'] {
  return {
    id: table.id,
    version: table.version,
    status: table.status,
    listed: table.listed ? 1 : 0,
    updated_at: table.updatedAt,
    mark,
    body: JSON.stringify(table),
  };
}

/** Writes a version of a table and who sits there; false if somebody else has written that version. */
export async function writeTable(
  { db, write }: Engine,
  table: TableRow,
  mark: string,
  again: boolean,
): Promise<boolean> {
  return (await write(tableSteps(db, table, mark))) !== null || isOurs(db, table, mark, again);
}

/** Writes a version of a table unless somebody else has, and who sits there. */
function tableSteps(db: Db, table: TableRow, mark: string): Step[] {
  const people = [...new Set(table.people)];
  const isNew = table.version === 1;
  const values: Readonly<Record<string, unknown>> = {
    ...tableColumns(table, mark),
    before: table.version - 1,
    ...Object.fromEntries(people.map((person, i) => [`person ${i}`, person])),
  };
  return tableForms(db, isNew, people.length).map((form) => filled(form, values));
}

const tableFormsOf = new WeakMap<Db, Map<string, readonly Step[]>>();

/** The steps that write a table where so many people sit, with the names of values in place of these; put together once. */
function tableForms(db: Db, isNew: boolean, people: number): readonly Step[] {
  const known = tableFormsOf.get(db) ?? new Map<string, readonly Step[]>();
  tableFormsOf.set(db, known);
  const key = `${isNew} ${people}`;
  const forms = known.get(key) ?? newTableForms(db, isNew, people);
  known.set(key, forms);
  return forms;
}

function newTableForms(db: Db, isNew: boolean, people: number): readonly Step[] {
  const columns: Schema['tables'] = {
    ...{ id: 'id', version: named('version'), status: named('status'), listed: named('listed') },
    ...{ updated_at: named('updated_at'), mark: 'mark', body: 'body' },
  };
  const version = isNew
    ? db
        .insertInto('tables')
        .values(columns)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
    : db
        .updateTable('tables')
        .set(columns)
        .where('id', '=', 'id')
        .where('version', '=', named('before'))
        .returning('id');
  const { status, updated_at } = columns;
  const sitters = Array.from({ length: people }, (_, i): Schema['sitters'] => ({
    ...{ person: `person ${i}`, table_id: 'id', status, updated_at },
  }));
  const others = db.deleteFrom('sitters').where('table_id', '=', 'id');
  if (people === 0) return [must(version), others.compile()];
  const seated = db
    .insertInto('sitters')
    .values(sitters)
    .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet({ status, updated_at }));
  const gone = others.where(
    'person',
    'not in',
    sitters.map(({ person }) => person),
  );
  // At a table that is new nobody has sat before.
  return isNew ? [must(version), seated.compile()] : [must(version), gone.compile(), seated.compile()];
}

async function isOurs(db: Db, table: TableRow, mark: string, again: boolean): Promise<boolean> {
  const [there] = await db
    .selectFrom('tables')
    .select(['version', 'mark'])
    .where('id', '=', table.id)
    .execute();
  if (there && there.version === table.version) return there.mark === mark;
  if (!there || there.version < table.version) {
    throw new Error(
      `Version ${table.version} of table ${table.id} cannot be written: ` +
        (there ? `it is at version ${there.version}.` : 'there is no such table.'),
    );
  }
  if (!again) return false;
  throw new Error(`Version ${table.version} of table ${table.id} is gone, and nobody knows who wrote it.`);
}

/** The rows that say who sits at a table. */
export function sittersOf(table: TableRow): Schema['sitters'][] {
  const { id: table_id, status, updatedAt: updated_at } = table;
  return [...new Set(table.people)].map((person) => ({ person, table_id, status, updated_at }));
}

/** Removes a table of this version, with its match and these chats; false if it has another version, or is gone. */
export async function removeTable(
  { db, write }: Engine,
  { id, version }: Pick<TableRow, 'id' | 'version'>,
  match: string | null,
  chats: readonly string[],
): Promise<boolean> {
  const table = db.deleteFrom('tables').where('id', '=', id).where('version', '=', version).returning('id');
  const steps = [must(table), db.deleteFrom('sitters').where('table_id', '=', id).compile()];
  for (const chat of chats) steps.push(db.deleteFrom('chat').where('table_id', '=', chat).compile());
  if (match !== null) {
    // The head first: whoever archives the log begins with it too, so that one waits for the other.
    steps.push(db.deleteFrom('matches').where('id', '=', match).compile());
    steps.push(db.deleteFrom('entries').where('match_id', '=', match).compile());
    steps.push(db.deleteFrom('archive').where('match_id', '=', match).compile());
  }
  return (await write(steps)) !== null;
}

/** The columns of a line of chat, for writing and for restoring it. */
export function chatColumns(line: ChatRow): Schema['chat'] {
  const { table, number, key, person, seat, name, text, at, ...unknown } = line;
  const known = { table, number, key, person, seat, name, text, at } satisfies ChatRow;
  const body = JSON.stringify({ ...known, ...unknown });
  return { table_id: table, number, key, body };
}

/**
 * Writes the next line of a table's chat. If somebody else has taken the number, tries the next one; numbers are never
 * used twice, because the last line is always kept.
 */
export async function writeLine({ db, write }: Engine, line: Omit<ChatRow, 'number'>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ last: number | null; said: number }>`
      select max(number) as last, coalesce(max(case when key = ${line.key} then 1 end), 0) as said
      from chat where table_id = ${line.table}`.execute(db);
    if (rows[0]?.said) return;
    const number = (rows[0]?.last ?? -1) + 1;
    const next = db
      .insertInto('chat')
      .values(chatColumns({ ...line, number }))
      .onConflict((conflict) => conflict.doNothing())
      .returning('number');
    const oldest = db
      .deleteFrom('chat')
      .where('table_id', '=', line.table)
      .where('number', '<=', number - KEPT_LINES);
    if (await write([must(next), oldest.compile()])) return;
  }
}

/** Replaces a line. */
export async function rewriteLine({ db, write }: Engine, line: ChatRow): Promise<void> {
  const { table_id, number, key, body } = chatColumns(line);
  const replaced = db
    .updateTable('chat')
    .set({ key, body })
    .where('table_id', '=', table_id)
    .where('number', '=', number);
  await write([replaced.compile()]);
}

type Key = Pick<NewEntry, 'match_id' | 'number'>;

/**
 * Writes a group of entries at once, as one statement that is durable when it ends. An entry is written only after
 * the one before it, and only whole logs are ever removed, so that a log has no gaps. The order of the rows is that of their
 * keys, so that two processes with the same keys cannot deadlock.
 */
export async function writeEntries(engine: Engine, group: readonly NewEntry[]): Promise<AppendResult[]> {
  const json = JSON.stringify(group);
  const isUnder = group.some(({ table_id }) => table_id !== undefined);
  const step = { ...entriesStep(engine, isUnder), parameters: [json] };
  const written = ((await engine.write([step])) ?? []) as readonly Key[];
  const fates = new Map<string, AppendResult>(written.map((row) => [keyOf(row), 'written']));
  if (written.length < group.length) {
    const marks = new Set(group.map(({ mark }) => mark));
    const source = engine.dialect.newEntries(json);
    const { rows: there } = await sql<Key & { readonly mark: string }>`
      select p.match_id, p.number, p.mark from ${source} as e
      join entries as p on p.match_id = e.match_id and p.number = e.number
      union all
      select e.match_id, e.number, '' as mark from ${source} as e
      join matches as m on m.id = e.match_id where e.number <= m.archived
      union all
      select e.match_id, e.number, '' as mark from ${source} as e
      where e.table_id is not null and not ${UNDER}`.execute(engine.db);
    for (const row of there)
      if (fates.get(keyOf(row)) !== 'written')
        fates.set(keyOf(row), marks.has(row.mark) ? 'written' : 'taken');
  }
  return group.map((entry) => fates.get(keyOf(entry)) ?? 'gap');
}

type EntrySteps = { readonly [isUnder in 'true' | 'false']: Step };
const entrySteps = new WeakMap<SqlDialect, EntrySteps>();

/** The statement that writes a group, whose JSON is its one parameter. It is the most frequent of all, and put together once. */
function entriesStep(engine: Engine, isUnder: boolean): Step {
  const { dialect } = engine;
  let steps = entrySteps.get(dialect);
  if (!steps) {
    const source = dialect.newEntries('[]');
    steps = {
      true: { ...entryStep(engine, source, true), name: 'append-entries-under' },
      false: { ...entryStep(engine, source), name: 'append-entries' },
    };
    entrySteps.set(dialect, steps);
  }
  return steps[`${isUnder}`];
}

function keyOf({ match_id, number }: Key): string {
  return `${number} ${match_id}`;
}

/** Whether the table that an entry was decided by has the same version still. */
const UNDER = sql`exists (select 1 from tables as t where t.id = e.table_id and t.version = e.table_version)`;

/**
 * Inserts those whose predecessor is there and whose number is free; gives their keys. What stands before them stays until
 * they are written, so that a log which goes to the archive meanwhile is either found changed there, or found gone here.
 */
function entryStep({ db, dialect }: Engine, source: RawBuilder<unknown>, isUnder = false): Step {
  return sql<Key>`
    insert into entries (match_id, number, mark, body)
    select e.match_id, e.number, e.mark, e.body from ${source} as e
    where case when e.number = 0
      then (select m.id from matches as m where m.id = e.match_id and m.archived is null
        ${dialect.keepingRowsAsTheyAre}) is not null
      else (select p.number from entries as p where p.match_id = e.match_id and p.number = e.number - 1
        ${dialect.keepingRows}) is not null
    end ${isUnder ? sql`and (e.table_id is null or ${UNDER})` : sql``}
    order by e.match_id, e.number
    on conflict do nothing
    returning match_id, number`.compile(db);
}

/** So many entries are written with one statement. */
const AT_ONCE = 500;

/** Ends a log, writes the one that follows and the table that names it; false if somebody else was faster. */
export async function writeContinuation(
  engine: Engine,
  { from, head, entries, table }: Continuation,
  mark: string,
): Promise<boolean> {
  const { db, dialect, write } = engine;
  const row = (match_id: string, number: number, body: LogRow): NewEntry => ({
    ...{ match_id, number, mark },
    body: JSON.stringify(body),
  });
  const end = row(from.match, from.number, { continuedBy: head.id });
  const steps: Step[] = [
    { ...entryStep(engine, dialect.newEntries(JSON.stringify([end]))), must: true },
    ...tableSteps(db, table, mark),
    headStep(db, head, mark),
  ];
  const rows = entries.map((entry, number) => row(head.id, number, entry));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    steps.push(
      db
        .insertInto('entries')
        .values(rows.slice(at, at + AT_ONCE))
        .compile(),
    );
  }
  if (await write(steps)) return true;
  const there = await db
    .selectFrom('entries')
    .select('mark')
    .where('match_id', '=', from.match)
    .where('number', '=', from.number)
    .execute();
  return there[0]?.mark === mark;
}
