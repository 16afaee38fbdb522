// The database of the embedded storage, in a thread of its own, because a commit waits for the disk. Plain JavaScript,
// because a worker thread is started from a file that is not compiled.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** @typedef {import('./embedded-dialect.js').Job} Job */
/** @typedef {import('./embedded-dialect.js').Report} Report */
/** @typedef {import('./embedded-dialect.js').Place} Place */

const MOST_PREPARED = 200;

/** How long to wait for another connection that writes, in milliseconds. */
const PATIENCE = 10_000;

/** @type {Place} */
const { file, lock } = workerData;

/** @param {Report} report */
const tell = (report) => parentPort?.postMessage(report);

/** The name of the error that another process has the lock. */
const IN_USE = 'IN_USE';

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
  tell({ id: 0, rows: [] });
} catch (error) {
  letGo();
  tell({ id: 0, error: told(error) });
}

/** @param {Job | 'close'} job */
function obey(job) {
  if (job === 'close') {
    close();
    return;
  }
  try {
    tell({ id: job.id, rows: run(job.sql, job.parameters) });
  } catch (error) {
    tell({ id: job.id, error: told(error) });
  }
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
    throw told(error).code === 'SQLITE_BUSY' ? Object.assign(new Error(path), { code: IN_USE }) : error;
  }
}

function letGo() {
  if (held?.inTransaction) held.exec('rollback');
  held?.close();
}

function open() {
  db = new Database(file, { timeout: PATIENCE });
  db.pragma('journal_mode = wal');
  // A commit is on the disk when it ends, not only in the cache of the system.
  db.pragma('synchronous = full');
}

/** @param {string} sql @param {readonly unknown[]} parameters @returns {unknown[]} */
function run(sql, parameters) {
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
