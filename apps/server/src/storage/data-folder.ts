import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UnusableStore } from './storage.js';

/** The folder of the embedded storage: where its files are, and that nobody but their owner can read them. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  readonly lock: string;
  /** Whether there was a site here before. */
  readonly hadSite: boolean;
  /** Notes that there is a site here from now on. */
  mark(): void;
}

/** The file of the database in a data folder. */
export const databaseIn = (dataDir: string): string => join(resolve(dataDir), 'aerie.db');

/** Tells a folder that had a site from a new one. */
const MARK = 'site.json';
const OWNER_ONLY = 0o600;

/**
 * Makes the folder where there is none. Its files hold seeds, secrets and what people said: they are made for their owner
 * only whatever the umask, and so are those that are there already. SQLite gives its `-wal` and `-shm` the rights of the
 * database. `restoring`: a backup is to be read into it, so that it may be empty where there was a site.
 */
export function openDataFolder(dataDir: string, restoring = false): DataFolder {
  const path = resolve(dataDir);
  const files = { database: databaseIn(dataDir), lock: join(path, 'aerie.lock') };
  const mark = join(path, MARK);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
    const hadSite = existsSync(mark) && !restoring;
    // SQLite would make an empty database of a missing one, and throw away what its log still holds.
    if (sizeOf(files.database) === 0 && (hadSite || sizeOf(`${files.database}-wal`) > 0))
      throw emptied(path, files.database);
    for (const file of Object.values(files)) ownerOnly(file);
    for (const file of [`${files.database}-wal`, `${files.database}-shm`, mark])
      if (existsSync(file)) chmodSync(file, OWNER_ONLY);
    return { path, ...files, hadSite, mark: hadSite ? () => undefined : () => markSite(path) };
  } catch (error) {
    if (error instanceof UnusableStore) throw error;
    throw unusable(`The data folder ${path} cannot be used: ${(error as Error).message}.`, [
      'See that it is a folder that belongs to the user who runs the server and that the disk is mounted and has room,',
      'or name another folder with DATA_DIR.',
    ]);
  }
}

/** Notes in a data folder that there is a site from now on. */
export function markSite(path: string): void {
  const mark = join(path, MARK);
  writeFileSync(mark, `${JSON.stringify({ since: new Date().toISOString() })}\n`, { mode: OWNER_ONLY });
  chmodSync(mark, OWNER_ONLY);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function ownerOnly(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder, not a file`);
  chmodSync(file, OWNER_ONLY);
}

/** The error that says what is wrong with the files of a folder, by its code; undefined for other errors. */
export function troubleWith({ path, database }: DataFolder, error: unknown): UnusableStore | undefined {
  const { code = '', message } = error as { code?: string; message: string };
  const say = (what: string, ...advice: string[]) => unusable(what, advice);
  const restore = [
    'Copy the whole folder before you try anything. Then move aerie.db, aerie.db-wal and aerie.db-shm away and read in the',
    'last backup: npm run aerie -- restore FILE. What is newer than it can often be saved with: sqlite3 aerie.db .recover',
  ];
  if (code === 'EMPTIED') return emptied(path, database);
  if (code === 'FOREIGN' || code === 'SQLITE_NOTADB')
    return say(
      `${database} is not a database of Aerie: ${message}. It is left as it is.`,
      'Name another folder with DATA_DIR, or put the right file there. If the site was here, its file is overwritten:',
      ...restore,
    );
  if (code === 'DAMAGED' || code === 'SQLITE_CORRUPT')
    return say(`${database} is damaged: ${message}. It is left as it is.`, ...restore);
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH|IOERR|FULL)/.test(code) || /unable to open/i.test(message))
    return say(
      `${database} cannot be read and written: ${message}.`,
      'See that the folder and its files belong to the user who runs the server, that the disk is not mounted read-only,',
      'and that it has room.',
    );
  return undefined;
}

const emptied = (path: string, database: string): UnusableStore =>
  unusable(
    `There was a site in ${path}, but ${database} is missing or empty. No new site is begun in its place.`,
    [
      'Check that the right disk is mounted there, and put the file back, together with aerie.db-wal if there is one; or move',
      'aerie.db-wal away and read in a backup: npm run aerie -- restore FILE.',
      `For a new site remove ${join(path, MARK)} and aerie.db-wal, or name another folder with DATA_DIR.`,
    ],
  );

const unusable = (what: string, advice: readonly string[]): UnusableStore =>
  new UnusableStore([what, ...advice].join('\n'));
