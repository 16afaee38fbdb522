import { sql } from 'kysely';
import type { Engine, Step } from './engine.js';
import type { Db, Schema } from './schema.js';
import { filled, must, named } from './statement.js';
import type { RankRange, RecordRow } from './storage.js';

/** The columns of a record, for saving and for restoring it. */
export function recordColumns(record: RecordRow, mark: string): Schema['records'] {
  const { kind, id, version, owner, shelf, rank, body, ...unknown } = record;
  const known = { kind, id, version, owner, shelf, rank, body } satisfies RecordRow;
  const whole = JSON.stringify({ ...known, ...unknown });
  return { kind, id, version, owner, shelf, rank, mark, body: whole };
}

/** The statements that write a record, put together once, with the names of values in place of these. */
interface Forms {
  readonly add: Step;
  readonly change: Step;
  readonly drop: Step;
  readonly dropVersion: Step;
}

const formsOf = new WeakMap<Db, Forms>();

function forms(db: Db): Forms {
  const known = formsOf.get(db) ?? newForms(db);
  formsOf.set(db, known);
  return known;
}

function newForms(db: Db): Forms {
  const columns: Schema['records'] = {
    ...{ kind: 'kind', id: 'id', version: named('version'), owner: 'owner', shelf: 'shelf' },
    ...{ rank: named('rank'), mark: 'mark', body: 'body' },
  };
  const add = db
    .insertInto('records')
    .values(columns)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  const change = db
    .updateTable('records')
    .set(columns)
    .where('kind', '=', 'kind')
    .where('id', '=', 'id')
    .where('version', '=', named('before'))
    .returning('id');
  const drop = db.deleteFrom('records').where('kind', '=', 'kind').where('id', '=', 'id');
  const dropVersion = drop.where('version', '=', named('version')).returning('id');
  return { add: must(add), change: must(change), drop: drop.compile(), dropVersion: must(dropVersion) };
}

/** Writes a version of a record; false if another process has, or the record is gone. May be repeated with the same mark. */
export async function save({ db, write }: Engine, record: RecordRow, mark: string): Promise<boolean> {
  const { kind, id, version } = record;
  const form = version === 1 ? forms(db).add : forms(db).change;
  if (await write([filled(form, { ...recordColumns(record, mark), before: version - 1 })])) return true;
  const there = db.selectFrom('records').select('mark').where('kind', '=', kind).where('id', '=', id);
  return (await there.executeTakeFirst())?.mark === mark;
}

export const drop = ({ db, write }: Engine, kind: string, id: string) =>
  write([filled(forms(db).drop, { kind, id })]);

export const dropVersion = async (
  { db, write }: Engine,
  { kind, id, version }: Pick<RecordRow, 'kind' | 'id' | 'version'>,
): Promise<boolean> => (await write([filled(forms(db).dropVersion, { kind, id, version })])) !== null;

export const dropOf = ({ db, write }: Engine, owner: string) =>
  write([db.deleteFrom('records').where('owner', '=', owner).compile()]);

export const read = (db: Db, kind: string, id: string) =>
  db.selectFrom('records').select('body').where('kind', '=', kind).where('id', '=', id);

export const readWithOwner = (db: Db, kind: string, id: string) =>
  db
    .selectFrom('records as r')
    .leftJoin('people as p', 'p.id', 'r.owner')
    .select(['r.body', 'p.body as owner'])
    .where('r.kind', '=', kind)
    .where('r.id', '=', id);

export const readOf = (db: Db, kind: string, owner: string, limit: number) =>
  db
    .selectFrom('records')
    .select('body')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .orderBy('rank', 'desc')
    .orderBy('id')
    .limit(limit);

export const readAllOf = (db: Db, owner: string) =>
  db.selectFrom('records').select('body').where('owner', '=', owner).orderBy('kind').orderBy('id').execute();

/** In the order of an index, also where many have the same rank. */
export function readOn(db: Db, kind: string, shelf: string, { from, to, order, limit }: RankRange) {
  const direction = order === 'rising' ? 'asc' : 'desc';
  let query = db
    .selectFrom('records')
    .select('body')
    .where('kind', '=', kind)
    .where('shelf', '=', shelf)
    .orderBy('rank', direction)
    .orderBy('id', direction)
    .limit(limit);
  if (from !== undefined) query = query.where('rank', '>=', from);
  if (to !== undefined) query = query.where('rank', '<=', to);
  return query.execute();
}

/** By an index alone. */
export const readRanks = (db: Db, kind: string, shelf: string, limit: number) =>
  db
    .selectFrom('records')
    .select(['id', 'rank'])
    .where('kind', '=', kind)
    .where('shelf', '=', shelf)
    .orderBy('rank', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const readMarks = (db: Db, kind: string, after: string, limit: number) =>
  db
    .selectFrom('records')
    .select(['id', 'mark'])
    .where('kind', '=', kind)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export const readKind = (db: Db, kind: string, after: string, limit: number) =>
  db
    .selectFrom('records')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function count(db: Db, kind: string, shelf: string, rank: number) {
  const { rows } = await sql<{ all: number; least: number; above: number }>`
    select count(*) as "all",
      count(case when rank >= ${rank} then 1 end) as least, count(case when rank > ${rank} then 1 end) as above
    from records where kind = ${kind} and shelf = ${shelf}`.execute(db);
  const [found] = rows;
  return { all: Number(found?.all), atLeast: Number(found?.least), above: Number(found?.above) };
}
