// The database of the embedded storage, in a thread of its own, because a commit waits for the disk. Plain JavaScript,
// because a worker thread is started from a file that is not compiled.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** @typedef {import('./embedded-thread.js').Orders} Orders */
/** @typedef {import('./embedded-thread.js').Write} Write */
/** @typedef {import('./embedded-thread.js').Report} Report */
/** @typedef {import('./embedded-thread.js').Place} Place */

const MOST_PREPARED = 200;

/** How many pages are kept in the write-ahead log: 32 MB. */
const LOG_PAGES = 8000;

/** How long to wait for another connection that writes, in milliseconds. */
const PATIENCE = 10_000;

/** @type {Place} */
const { file, lock, hadSite } = workerData;

/** Marks a file as a database of this program, so that another one's is never touched: "AERI". */
const APPLICATION_ID = 0x41455249;

/** @param {readonly Report[]} reports */
const tell = (reports) => parentPort?.postMessage(reports);

/** The names of errors that are not the database's own; `embedded.ts` puts them into words. */
const IN_USE = 'IN_USE';
const FOREIGN = 'FOREIGN';
const EMPTIED = 'EMPTIED';
const DAMAGED = 'DAMAGED';

/** @type {Map<string, import('libsql').Statement>} */
const prepared = new Map();
/** @type {import('libsql').Database | undefined} */
let held;
/** @type {import('libsql').Database} */
let db;

try {
  if (lock !== undefined) hold(lock);
  open();
  parentPort?.on('message', obey);
  tell([{ id: 0, rows: [] }]);
} catch (error) {
  letGo();
  tell([{ id: 0, error: told(error) }]);
}

/** @param {Orders} orders */
function obey(orders) {
  if (orders === 'close') {
    close();
    return;
  }
  const { queries, writes } = orders;
  // Whoever only reads need not wait for the disk.
  if (queries.length > 0)
    tell(queries.map(({ id, sql, parameters }) => answer(id, () => run(sql, parameters))));
  if (writes.length > 0) tell(writeTogether(writes));
}

/** @param {number} id @param {() => unknown[] | null} work @returns {Report} */
function answer(id, work) {
  try {
    return { id, rows: work() };
  } catch (error) {
    return { id, error: told(error) };
  }
}

/**
 * One commit for all of them: if it fails, all have failed. One that fails by itself, or is undone, leaves the others alone.
 * @param {readonly Write[]} writes
 * @returns {Report[]}
 */
function writeTogether(writes) {
  const [only] = writes;
  // One statement is a transaction by itself, and has done nothing where it gives no rows.
  if (only && writes.length === 1 && only.steps.length === 1) return [answer(only.id, () => stepsOf(only))];
  try {
    run('begin immediate');
    const reports = writes.map((write) => {
      const report = answer(write.id, () => apart(write));
      // After some errors of the disk SQLite has undone the whole transaction by itself.
      if (!db.inTransaction && 'error' in report)
        throw failure(report.error.code ?? '', report.error.message);
      return report;
    });
    run('commit');
    return reports;
  } catch (error) {
    if (db.inTransaction) run('rollback');
    return writes.map(({ id }) => ({ id, error: told(error) }));
  }
}

/** Executes a write within a transaction such that it can be undone by itself. @param {Write} write */
function apart(write) {
  run('savepoint write');
  let rows = null;
  try {
    rows = stepsOf(write);
  } finally {
    if (rows === null && db.inTransaction) run('rollback to write');
    if (db.inTransaction) run('release write');
  }
  return rows;
}

/** The rows of the first step; `null` where one that must give rows has given none. @param {Write} write */
function stepsOf({ steps }) {
  /** @type {unknown[] | undefined} */
  let first;
  for (const { sql, parameters, must } of steps) {
    const rows = run(sql, parameters);
    if (must && rows.length === 0) return null;
    first ??= rows;
  }
  return first ?? [];
}

/**
 * Takes the lock of a database file that nobody writes to. Unlike a file with a process number in it, it cannot be
 * left behind: the system releases it when the process ends, however it ends.
 * @param {string} path
 */
function hold(path) {
  held = new Database(path);
  try {
    held.exec('begin exclusive');
  } catch (error) {
    throw told(error).code === 'SQLITE_BUSY' ? failure(IN_USE, path) : error;
  }
}

function letGo() {
  if (held?.inTransaction) held.exec('rollback');
  held?.close();
}

function open() {
  db = new Database(file, { timeout: PATIENCE });
  // The first connection looks before anything is written: the file may be another program's, or damaged.
  const isUnmarked = lock !== undefined && examine();
  db.pragma('journal_mode = wal');
  // A commit is on the disk when it ends, not only in the cache of the system.
  db.pragma('synchronous = full');
  // Moving what was written into the database's file costs two more syncs, and all who write wait for them: so it is done rarely.
  db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  // What is deleted is overwritten with zeros.
  db.pragma('secure_delete = on');
  if (isUnmarked) db.pragma(`application_id = ${APPLICATION_ID}`);
}

/** Throws unless the file is a whole database of this program, or a new one; gives whether it has no mark yet. */
function examine() {
  const id = first(db.pragma('application_id'));
  if (id !== 0 && id !== APPLICATION_ID) throw failure(FOREIGN, `its application_id is ${id}`);
  const names = db
    .prepare('select name from sqlite_master')
    .all()
    .map(({ name }) => name);
  if (!names.includes('meta')) {
    if (names.length > 0) throw failure(FOREIGN, `it has ${names.slice(0, 5).join(', ')}`);
    if (hadSite) throw failure(EMPTIED, 'it has no tables');
  }
  const found = first(db.pragma('quick_check(1)'));
  if (found !== 'ok') throw failure(DAMAGED, `${found}`.replaceAll('\n', ' '));
  return id === 0;
}

/** The one value of a pragma's answer. @param {unknown} rows @returns {unknown} */
function first(rows) {
  return Array.isArray(rows) ? Object.values(rows[0] ?? {})[0] : undefined;
}

/** @param {string} code @param {string} message */
function failure(code, message) {
  return Object.assign(new Error(message), { code });
}

/** @param {string} sql @param {readonly unknown[]} [parameters] @returns {unknown[]} */
function run(sql, parameters = []) {
  let statement = prepared.get(sql);
  if (!statement) {
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    statement = db.prepare(sql);
    prepared.set(sql, statement);
  }
  if (statement.reader) return statement.all(parameters);
  statement.run(parameters);
  return [];
}

function close() {
  prepared.clear();
  db.close();
  letGo();
  parentPort?.close();
}

/** @param {unknown} error */
function told(error) {
  return error instanceof Error
    ? { message: error.message, code: Reflect.get(error, 'code') }
    : { message: `${error}` };
}
