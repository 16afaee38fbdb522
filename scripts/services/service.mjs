// What services for tests and proofs have in common: they are found or installed, run in a temporary folder on a free
// local port, and end with the process that started them.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

const ATTEMPTS = 3;

/**
 * Runs the server until standard input ends, as it does when the process at the other end does, however it ends; then
 * cleans up in the background, because removing hundreds of databases takes a disk minutes. The input is passed on as
 * descriptor 3, because a background process of the shell has none.
 */
const SUPERVISOR = `
  folder=$1; shift
  exec 3<&0
  "$@" 3<&- & server=$!
  { read -r _ <&3; kill -QUIT $server; } & watcher=$!
  wait $server
  kill $watcher 2>/dev/null
  rm -rf "$folder" </dev/null >/dev/null 2>&1 &`;

const isCi = process.env.CI === 'true';
/** Whether missing programs may be installed with a system package manager: `npm test -- --install` sets AERIE_INSTALL. */
const mayInstall = isCi || process.env.AERIE_INSTALL === '1';

/** Says loudly that something cannot be tried here, and what would help; with CI=true everything must be, so it is an error. */
export function without(why, remedy) {
  if (isCi) throw new Error(`${why}.`);
  console.error(`\n!!! ${why}: whatever needs it is SKIPPED. To have it: ${remedy}\n`);
  return undefined;
}

/** How a person adds what a Debian package brings. */
export const howToInstall = (debian) => `sudo apt-get install ${debian} (or npm test -- --install)`;

/** The folder that has these programs: on the path, or one of those where they may be hidden. */
export function folderOf(programs, hidden) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...hidden];
  return folders.find((folder) => programs.every((name) => isProgram(join(folder, name))));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a Debian package where that is allowed and nobody has to be asked; true if it went well. */
export function install(name, debian) {
  if (!mayInstall || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return false;
  console.error(`${name} is not here; installing it with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', debian]].every(
    (args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0,
  );
}

/** Tries more than once: another program may have taken the port in between. */
export async function persistently(start) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Starts a program and waits until it says that it is ready. Gives a function that ends it and removes its folder; that
 * also happens when this process ends.
 */
export async function keep(folder, [program, ...args], ready, options) {
  const supervisor = spawn('sh', ['-c', SUPERVISOR, 'sh', folder, program, ...args], {
    ...options,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // Signals of the terminal are not meant for this one: it ends when its input does.
    detached: true,
  });
  const ended = new Promise((resolve) => {
    supervisor.on('exit', resolve);
  });
  await untilReady(supervisor, program, ready);
  // A process that forgets to stop it can end all the same.
  supervisor.unref();
  supervisor.stderr.unref();
  return async () => {
    supervisor.ref();
    supervisor.stdin.end();
    await ended;
  };
}

function untilReady(supervisor, program, ready) {
  return new Promise((resolve, reject) => {
    let said = '';
    supervisor.stderr.setEncoding('utf8');
    supervisor.stderr.on('data', (text) => {
      said = (said + text).slice(-10_000);
      if (said.includes(ready)) resolve();
    });
    supervisor.on('error', reject);
    supervisor.on('exit', () => reject(new Error(`${program} did not start: ${said}`)));
  });
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
