// A PostgreSQL of its own for tests and trials: in a temporary folder, on a free port of this machine, with the
// settings that a real one has. It lives as long as whoever started it, and no longer.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';
const USER = 'aerie';
const ATTEMPTS = 3;

/**
 * Keeps the server going until its own input ends, as it does when the process at the other end goes, however it goes;
 * then tidies up. The input is handed on as number 3, because what the shell puts into the background has none.
 */
const KEEPER = `
  folder=$1; shift
  exec 3<&0
  "$@" 3<&- & server=$!
  { read -r _ <&3; kill -QUIT $server; } & watcher=$!
  wait $server
  kill $watcher 2>/dev/null
  rm -rf "$folder"`;

/**
 * Starts a PostgreSQL and waits until it can be used. `stop` ends it and leaves nothing behind. Where there is none
 * and none can be installed, says so and gives undefined; with CI=true that is an error.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | undefined>}
 */
export async function startPostgres() {
  const programs = findPrograms() ?? (install() ? findPrograms() : undefined);
  if (!programs) return without('PostgreSQL is not installed');
  const user = unprivileged();
  if (!user) return without('PostgreSQL does not run as root, and there is no user "postgres" or "nobody"');
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(programs, user);
    } catch (error) {
      // Somebody may have taken the port in between.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Says loudly that something cannot be tried here; where everything must be, refuses. */
function without(why) {
  if (process.env.CI === 'true') throw new Error(`${why}.`);
  console.error(`\n!!! ${why}: whatever needs it is SKIPPED.\n`);
  return undefined;
}

/** The folder with PostgreSQL's programs: on the path, or where Debian hides them. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs PostgreSQL where that can be done without asking anybody; true if it went well. */
function install() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.error('PostgreSQL is not here; installing it with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']].every(
    (args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0,
  );
}

/** As whom to run it: as oneself, but it refuses root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }));
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

/** Messages in English, whoever's machine it is: one of them is waited for. */
const speaking = () => ({ ...process.env, LC_ALL: 'C' });

async function start(programs, user) {
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
  const args = ['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-k', ''];
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, join(programs, 'postgres'), ...args], {
    ...user,
    cwd: '/',
    env: speaking(),
    stdio: ['pipe', 'ignore', 'pipe'],
    // What a terminal tells all who belong together is not meant for this one: it ends when its input does.
    detached: true,
  });
  const ended = new Promise((resolve) => {
    keeper.on('exit', resolve);
  });
  await untilReady(keeper);
  // Whoever forgets to stop it may end all the same.
  keeper.unref();
  keeper.stderr.unref();
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      keeper.ref();
      keeper.stdin.end();
      await ended;
    },
  };
}

function makeCluster(programs, data, user) {
  // The files need not be on the disk before the server runs; what it writes itself is, as always.
  const args = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(programs, 'initdb'), args, {
    ...user,
    cwd: '/',
    env: speaking(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${error?.message ?? stderr}`);
}

function untilReady(keeper) {
  return new Promise((resolve, reject) => {
    let said = '';
    keeper.stderr.setEncoding('utf8');
    keeper.stderr.on('data', (text) => {
      said = (said + text).slice(-10_000);
      if (said.includes(READY)) resolve();
    });
    keeper.on('error', reject);
    keeper.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
