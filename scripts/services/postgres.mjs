// A PostgreSQL for tests and proofs: in a temporary folder, on a free local port, with the settings of a real one, but that
// tests need not wait for the disk. It ends with the process that started it.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, freePort, howToInstall, install, keep, persistently, without } from './service.mjs';

const DEBIAN = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';
const USER = 'aerie';
/** Commits are not waited for until they are on the disk. Only a power cut could tell, and no test makes one. */
const IN_CACHE = ['fsync=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL and waits until it can be used. `stop` ends it and leaves nothing behind. Where there is none
 * and none may be installed, says so and gives undefined; with CI=true that is an error.
 * @param {{ inCache?: boolean }} [how] `inCache`: without waiting for the disk
 * @returns {Promise<{ url: string, stop(): Promise<void> } | undefined>}
 */
export async function startPostgres({ inCache = false } = {}) {
  const programs = findPrograms() ?? (install('PostgreSQL', 'postgresql') ? findPrograms() : undefined);
  if (!programs) return without('PostgreSQL is not installed', howToInstall('postgresql'));
  const user = unprivileged();
  if (!user)
    return without(
      'PostgreSQL does not run as root',
      'add a user "postgres", or run the tests as another user',
    );
  return persistently(() => start(programs, user, inCache ? IN_CACHE : []));
}

/** The folder with PostgreSQL's programs: on the path, or where Debian puts them. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return folderOf(
    ['initdb', 'postgres'],
    versions.map((version) => join(DEBIAN, version, 'bin')),
  );
}

/** The user to run it as: the current one, but PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }));
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

/** Messages in English, whatever the locale: one of them is waited for. */
const speaking = () => ({ ...process.env, LC_ALL: 'C' });

async function start(programs, user, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'aerie-postgres-'));
  const data = join(folder, 'data');
  try {
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
    makeCluster(programs, data, user);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-p', `${port}`, ...all, '-k', ''];
  const stop = await keep(folder, [join(programs, 'postgres'), ...args], READY, { ...user, env: speaking() });
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, stop };
}

function makeCluster(programs, data, user) {
  // The files need not be synced before the server runs; its own writes are.
  const args = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(programs, 'initdb'), args, {
    ...user,
    cwd: '/',
    env: speaking(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${error?.message ?? stderr}`);
}
