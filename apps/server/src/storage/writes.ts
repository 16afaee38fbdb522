import { type RawBuilder, sql } from 'kysely';
import type { AppendResult, NewEntry } from './append-queue.js';
import type { Engine } from './engine.js';
import type { Db, Schema } from './schema.js';
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
export async function writeSetting(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return kept.value;
}

export async function writePerson(db: Db, person: PersonRow): Promise<void> {
  const body = JSON.stringify(person);
  await db
    .insertInto('people')
    .values({ id: person.id, body })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute();
}

/** Writes the head of a match; false if somebody else has written one of that id. */
export async function writeMatch(db: Db, head: MatchHead, mark: string): Promise<boolean> {
  const written = await db
    .insertInto('matches')
    .values({ id: head.id, mark, body: JSON.stringify(head) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (written.length > 0) return true;
  const there = await db.selectFrom('matches').select('mark').where('id', '=', head.id).execute();
  return there[0]?.mark === mark;
}

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
export function writeTable(db: Db, table: TableRow, mark: string, again: boolean): Promise<boolean> {
  return db
    .transaction()
    .execute(
      async (transaction) =>
        (await putTable(transaction, table, mark)) || isOurs(transaction, table, mark, again),
    );
}

/** Writes a version of a table unless somebody else has, within a transaction. */
async function putTable(db: Db, table: TableRow, mark: string): Promise<boolean> {
  const columns = tableColumns(table, mark);
  const written =
    table.version === 1
      ? db
          .insertInto('tables')
          .values(columns)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
      : db
          .updateTable('tables')
          .set(columns)
          .where('id', '=', table.id)
          .where('version', '=', table.version - 1)
          .returning('id');
  if ((await written.execute()).length === 0) return false;
  await seat(db, table);
  return true;
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

async function seat(db: Db, table: TableRow): Promise<void> {
  const sitters = sittersOf(table);
  let gone = db.deleteFrom('sitters').where('table_id', '=', table.id);
  if (sitters.length > 0) gone = gone.where('person', 'not in', table.people);
  await gone.execute();
  if (sitters.length === 0) return;
  await db
    .insertInto('sitters')
    .values(sitters)
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'table_id'])
        .doUpdateSet({ status: table.status, updated_at: table.updatedAt }),
    )
    .execute();
}

/** Removes a table of this version, with its match and these chats; false if it has another version, or is gone. */
export function removeTable(
  db: Db,
  { id, version }: Pick<TableRow, 'id' | 'version'>,
  match: string | null,
  chats: readonly string[],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const removed = transaction.deleteFrom('tables').where('id', '=', id).where('version', '=', version);
    if ((await removed.returning('id').execute()).length === 0) return false;
    await transaction.deleteFrom('sitters').where('table_id', '=', id).execute();
    for (const chat of chats) await transaction.deleteFrom('chat').where('table_id', '=', chat).execute();
    if (match === null) return true;
    await transaction.deleteFrom('entries').where('match_id', '=', match).execute();
    await transaction.deleteFrom('matches').where('id', '=', match).execute();
    return true;
  });
}

/** The columns of a line of chat, for writing and for restoring it. */
export function chatColumns(line: ChatRow): Schema['chat'] {
  const { table, number, key, person, seat, name, text, at, ...unknown } = line;
  const known = { table, number, key, person, seat, name, text, at } satisfies ChatRow;
  const body = JSON.stringify({ ...known, ...unknown });
  return { table_id: table, number, key, body };
}

/**
 * Writes the next line of a table's chat. If another process has taken the number, tries the next one; numbers are never
 * used twice, because the last line is always kept.
 */
export function writeLine(db: Db, line: Omit<ChatRow, 'number'>): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (;;) {
      const { rows } = await sql<{ last: number | null; said: number }>`
        select max(number) as last, coalesce(max(case when key = ${line.key} then 1 end), 0) as said
        from chat where table_id = ${line.table}`.execute(transaction);
      if (rows[0]?.said) return;
      const number = (rows[0]?.last ?? -1) + 1;
      const written = await transaction
        .insertInto('chat')
        .values(chatColumns({ ...line, number }))
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute();
      if (written.length === 0) continue;
      await transaction
        .deleteFrom('chat')
        .where('table_id', '=', line.table)
        .where('number', '<=', number - KEPT_LINES)
        .execute();
      return;
    }
  });
}

/** Replaces a line. */
export async function rewriteLine(db: Db, line: ChatRow): Promise<void> {
  const { table_id, number, key, body } = chatColumns(line);
  await db
    .updateTable('chat')
    .set({ key, body })
    .where('table_id', '=', table_id)
    .where('number', '=', number)
    .execute();
}

type Key = Pick<NewEntry, 'match_id' | 'number'>;

/**
 * Writes a group of entries at once, as one statement that is durable when it ends. An entry is written only after
 * the one before it, and only whole logs are ever removed, so that a log has no gaps. The order of the rows is that of their
 * keys, so that two processes with the same keys cannot deadlock.
 */
export async function writeEntries(engine: Engine, group: readonly NewEntry[]): Promise<AppendResult[]> {
  const source = engine.dialect.newEntries(JSON.stringify(group));
  const written = await insertEntries(engine.db, source);
  const fates = new Map<string, AppendResult>(written.map((row) => [keyOf(row), 'written']));
  if (written.length < group.length) {
    const marks = new Set(group.map(({ mark }) => mark));
    const { rows: there } = await sql<Key & { readonly mark: string }>`
      select p.match_id, p.number, p.mark from ${source} as e
      join entries as p on p.match_id = e.match_id and p.number = e.number`.execute(engine.db);
    for (const row of there) fates.set(keyOf(row), marks.has(row.mark) ? 'written' : 'taken');
  }
  return group.map((entry) => fates.get(keyOf(entry)) ?? 'gap');
}

function keyOf({ match_id, number }: Key): string {
  return `${number} ${match_id}`;
}

/** Inserts those whose predecessor is there and whose number is free; gives their keys. */
async function insertEntries(db: Db, source: RawBuilder<unknown>): Promise<Key[]> {
  const { rows } = await sql<Key>`
    insert into entries (match_id, number, mark, body)
    select e.match_id, e.number, e.mark, e.body from ${source} as e
    where case when e.number = 0
      then (select m.id from matches as m where m.id = e.match_id) is not null
      else (select p.number from entries as p where p.match_id = e.match_id and p.number = e.number - 1) is not null
    end
    order by e.match_id, e.number
    on conflict do nothing
    returning match_id, number`.execute(db);
  return rows;
}

/** So many entries are written with one statement. */
const AT_ONCE = 500;

/** Somebody else has written what was to be written here: the whole transaction is undone. */
class Lost extends Error {}

/** Ends a log, writes the one that follows and the table that names it; false if somebody else was faster. */
export async function writeContinuation(
  { db, dialect }: Engine,
  { from, head, entries, table }: Continuation,
  mark: string,
): Promise<boolean> {
  const row = (match_id: string, number: number, body: LogRow): NewEntry => ({
    ...{ match_id, number, mark },
    body: JSON.stringify(body),
  });
  const insert = (to: Db, rows: readonly NewEntry[]) =>
    insertEntries(to, dialect.newEntries(JSON.stringify(rows)));
  try {
    await db.transaction().execute(async (transaction) => {
      const end = row(from.match, from.number, { continuedBy: head.id });
      if ((await insert(transaction, [end])).length === 0) throw new Lost();
      if (!(await putTable(transaction, table, mark))) throw new Lost();
      if (!(await writeMatch(transaction, head, mark))) throw new Lost();
      const rows = entries.map((entry, number) => row(head.id, number, entry));
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        await transaction
          .insertInto('entries')
          .values(rows.slice(at, at + AT_ONCE))
          .execute();
      }
    });
    return true;
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    const there = await db
      .selectFrom('entries')
      .select('mark')
      .where('match_id', '=', from.match)
      .where('number', '=', from.number)
      .execute();
    return there[0]?.mark === mark;
  }
}
