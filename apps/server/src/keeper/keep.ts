import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadConfig, readConfig } from '../config.js';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';

const HELP = [
  'npm run aerie -- backup FILE    writes everything into a file that must not exist yet',
  'npm run aerie -- restore FILE   reads such a file into an empty storage',
  '',
  'The storage is the one that the server uses: DATA_DIR (./data), or PostgreSQL by DATABASE_URL. The embedded',
  'storage is for one process: stop the server first.',
];

type Env = Readonly<Record<string, string | undefined>>;

/** Does what the keeper of a site asks for; gives the exit code. */
export async function keep(argv: readonly string[], env: Env, say: (line: string) => void): Promise<number> {
  const [command, file, ...more] = argv;
  if (command === undefined || command === '--help' || command === 'help') {
    for (const line of HELP) say(line);
    return command === undefined ? 2 : 0;
  }
  if ((command !== 'backup' && command !== 'restore') || file === undefined || more.length > 0) {
    say(`I do not understand "${argv.join(' ')}".`);
    for (const line of HELP) say(line);
    return 2;
  }
  try {
    const { dataDir, databaseUrl } = readConfig(env);
    if (command === 'backup' && existsSync(file))
      throw new Complaint(`${file} is there already; choose another name`);
    if (command === 'restore' && !existsSync(file)) throw new Complaint(`there is no ${file}`);
    const storage = await openStorage({ dataDir, databaseUrl });
    try {
      const lines = command === 'backup' ? await backup(storage, file) : await restore(storage, file);
      say(`${file}: ${lines} lines ${command === 'backup' ? 'written' : 'restored'}`);
    } finally {
      await storage.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof Complaint || error instanceof BadConfig) say(error.message);
    else say(`${command} failed: ${(error as Error).message}`);
    return 2;
  }
}

class Complaint extends Error {}

/** Writes beside and moves into place, so that a file of this name is always a whole backup. */
async function backup(storage: Storage, file: string): Promise<number> {
  const beside = `${file}.part`;
  const out = createWriteStream(beside, { mode: 0o600 });
  let lines = 0;
  try {
    for await (const line of storage.dump()) {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
      lines++;
    }
    out.end();
    await once(out, 'finish');
    renameSync(beside, file);
    return lines;
  } catch (error) {
    out.destroy();
    rmSync(beside, { force: true });
    throw error;
  }
}

async function restore(storage: Storage, file: string): Promise<number> {
  let lines = 0;
  async function* counted() {
    for await (const line of createInterface({
      input: createReadStream(file),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      lines++;
      yield line;
    }
  }
  await storage.load(counted());
  return lines;
}
