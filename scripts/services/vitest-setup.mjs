// For `globalSetup` of vitest: starts what tests need once for all of them, and stops it afterwards. A test gets the
// addresses by `inject('postgres')` and `inject('nats')`; they are undefined where there is none, and with
// TEST_SERVICES=none. The server's program is built here as well, so that no two tests build it at the same time.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtProgram } from '../build/build.mjs';
import { startNats } from './nats.mjs';
import { startPostgres } from './postgres.mjs';

/** Where Linux keeps files in memory, and how many bytes must be free there. */
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 30;
const NAME = 'aerie-tests-';
/** What is older than this was left by a run that was killed. */
const LEFT_MS = 60 * 60_000;

/**
 * Lets tests make their temporary folders in memory, where there is room: the embedded storage waits for the disk with
 * every commit. Gives what removes them.
 */
function keepInMemory() {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  if (bavail * bsize < ENOUGH) return () => {};
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(NAME)))
    if (Date.now() - statSync(join(MEMORY, name)).mtimeMs > LEFT_MS)
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(MEMORY, NAME));
  // As the folder that it stands for: other users may reach theirs in it.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** @param {import('vitest/node').TestProject} project */
export default async function setup(project) {
  const isAlone = process.env.TEST_SERVICES === 'none';
  const [postgres, nats] = await Promise.all([
    isAlone ? undefined : startPostgres({ inCache: true }),
    isAlone ? undefined : startNats(),
    builtProgram('server'),
  ]);
  // The databases of PostgreSQL are too many for memory: they stay where they are.
  const forget = keepInMemory();
  if (postgres) project.provide('postgres', postgres.url);
  if (nats) project.provide('nats', nats.url);
  return async () => {
    await Promise.all([postgres?.stop(), nats?.stop()]);
    forget();
  };
}
