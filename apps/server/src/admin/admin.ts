import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadConfig, readConfig } from '../common/config.js';
import { openStorage } from '../storage/open.js';
import { type Storage, StorageInUse } from '../storage/storage.js';
import { withAdminContext } from './admin-context.js';
import { resultOf, sendToRunning } from './command-channel.js';
import { CommandError } from './command-error.js';
import { COMMANDS } from './commands.js';

const HELP = [
  'npm run aerie -- COMMAND, where COMMAND is one of',
  '',
  ...[
    ['backup FILE', 'writes everything into a file that must not exist yet'],
    ['restore FILE', 'reads such a file into an empty storage'],
    ...Object.entries(COMMANDS).map(([name, { usage, about }]) => [`${name} ${usage}`.trim(), about]),
  ].flatMap(([usage, about]) => [`  ${usage}`, `      ${about}`]),
  '',
  'The site is the one that the server serves: DATA_DIR (./data), or PostgreSQL by DATABASE_URL. Set ORIGIN as for the',
  'server to get whole links. All but backup and restore also work while the server runs; for those two stop it first,',
  'unless the site is on PostgreSQL. Exit codes: 0 done, 1 not so, 2 not understood.',
];

/** How long a PostgreSQL that does not answer is waited for: somebody sits there. */
const WAIT_MS = 5000;

type Env = Readonly<Record<string, string | undefined>>;
type Say = (line: string) => void;

/** Runs an admin command; gives the exit code. `print` takes its output, `say` everything else. */
export async function runAdmin(
  argv: readonly string[],
  env: Env,
  say: Say,
  print: Say = say,
): Promise<number> {
  const [command = ''] = argv;
  if (['', '--help', '-h', 'help'].includes(command)) {
    for (const line of HELP) say(line);
    return command === '' ? 2 : 0;
  }
  try {
    if (command === 'backup' || command === 'restore')
      return await backupOrRestore(command, argv.slice(1), env, say);
    if (!Object.hasOwn(COMMANDS, command))
      throw new CommandError(
        `I do not understand "${argv.join(' ')}". "npm run aerie -- help" lists what I do.`,
        2,
      );
    const { code, lines } = await runCommand(argv, env);
    for (const line of lines) (code === 0 ? print : say)(line);
    return code;
  } catch (error) {
    if (error instanceof CommandError) {
      say(error.message);
      return error.code;
    }
    say(error instanceof BadConfig ? error.message : `${command} failed: ${(error as Error).message}`);
    return 2;
  }
}

/** On PostgreSQL beside the server; on the embedded storage through the running server, or directly if none runs. */
async function runCommand(argv: readonly string[], env: Env) {
  const config = readConfig(env);
  const { dataDir, databaseUrl } = config;
  const opened = openStorage({ dataDir, databaseUrl, waitMs: WAIT_MS });
  const storage = await opened.catch((error: unknown) => {
    if (error instanceof StorageInUse) return undefined;
    throw error;
  });
  if (!storage) return sendToRunning(config.dataDir, argv);
  try {
    return await withAdminContext(storage, config, env.SECRET, (context) => resultOf(argv, context));
  } finally {
    await storage.close();
  }
}

async function backupOrRestore(
  command: 'backup' | 'restore',
  words: readonly string[],
  env: Env,
  say: Say,
): Promise<number> {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new CommandError(`Usage: npm run aerie -- ${command} FILE`, 2);
  const { dataDir, databaseUrl } = readConfig(env);
  if (command === 'backup' && existsSync(file))
    throw new CommandError(`${file} is there already; choose another name`, 2);
  if (command === 'restore' && !existsSync(file)) throw new CommandError(`there is no ${file}`, 2);
  const storage = await openStorage({
    ...{ dataDir, databaseUrl, waitMs: WAIT_MS },
    restoring: command === 'restore',
  });
  try {
    const lines = command === 'backup' ? await backup(storage, file) : await restore(storage, file);
    say(`${file}: ${lines} lines ${command === 'backup' ? 'written' : 'restored'}`);
  } finally {
    await storage.close();
  }
  return 0;
}

/** Writes to another file and renames it at the end, so that a file of this name is always a complete backup. */
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
