import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup, verifyFile, writeBackup } from '../backups/backup-file.js';
import { BadConfig } from '../common/bad-config.js';
import { readConfig } from '../common/config.js';
import { AuditLog } from '../people/audit-log.js';
import type { Counts } from '../storage/backup-format.js';
import { openStorage } from '../storage/open.js';
import { StorageInUse } from '../storage/storage.js';
import { thinkForOthers } from '../think/program.js';
import { withAdminContext } from './admin-context.js';
import { keeper, text } from './command.js';
import { resultOf, sendToRunning } from './command-channel.js';
import { CommandError } from './command-error.js';
import { COMMANDS } from './commands.js';

/** Commands that need no site that runs. */
const FILE_COMMANDS = ['backup', 'verify', 'restore'] as const;
type FileCommand = (typeof FILE_COMMANDS)[number];
const isFileCommand = (word: string): word is FileCommand => FILE_COMMANDS.some((one) => one === word);

const HELP = [
  'npm run aerie -- COMMAND, where COMMAND is one of',
  '',
  ...[
    ['backup FILE', 'writes everything into a file that must not exist yet'],
    ['verify FILE', 'says whether such a file is whole'],
    ['restore FILE', 'reads such a file into an empty storage'],
    [
      'think',
      'thinks for servers of this version that use the same NATS_URL, until it is stopped; needs nothing else',
    ],
    ...Object.entries(COMMANDS)
      .filter(([name]) => !isFileCommand(name))
      .map(([name, { usage, about }]) => [`${name} ${usage}`.trim(), about]),
  ].flatMap(([usage, about]) => [`  ${usage}`, `      ${about}`]),
  '',
  'The site is the one that the server serves: DATA_DIR (./data), or PostgreSQL by DATABASE_URL. Set ORIGIN as for the',
  'server to get whole links. All but restore work while the server runs. With --by NAME the logs say who runs a command.',
  'Exit codes: 0 done, 1 not so, 2 not understood.',
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
    if (command === 'think') {
      if (argv.length > 1) throw new CommandError('Usage: npm run aerie -- think', 2);
      await thinkForOthers(env);
      return 0;
    }
    if (isFileCommand(command)) return await withFile(command, argv.slice(1), env, say);
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
  const storage = await openStorage({ dataDir, databaseUrl, waitMs: WAIT_MS }).catch(unlessInUse);
  if (!storage) return sendToRunning(config.dataDir, argv);
  try {
    return await withAdminContext(storage, config, env.SECRET, (context) => resultOf(argv, context));
  } finally {
    await storage.close();
  }
}

async function withFile(command: FileCommand, words: readonly string[], env: Env, say: Say): Promise<number> {
  const { file, by } = fileAmong(words, command);
  const { dataDir, databaseUrl } = readConfig(env);
  if (command === 'backup' && existsSync(file))
    throw new CommandError(`${file} is there already; choose another name`, 2);
  if (command !== 'backup' && !existsSync(file)) throw new CommandError(`there is no ${file}`, 2);
  const place = { dataDir, databaseUrl, waitMs: WAIT_MS };
  if (command === 'verify') {
    say(`${file} is whole: ${listed(await verifyFile(file))}`);
  } else if (command === 'restore') {
    const counts = await restoreBackup(() => openStorage({ ...place, restoring: true }), file);
    say(`${file} is restored: ${listed(counts)}`);
  } else {
    const storage = await openStorage(place).catch(unlessInUse);
    if (!storage) {
      const { code, lines } = await sendToRunning(dataDir, ['backup', resolve(file), `--by=${by.name}`]);
      for (const line of lines) say(line);
      return code;
    }
    try {
      await new AuditLog(storage, Date.now).add(by, 'backedUp');
      say(`${file}: ${await writeBackup(storage, file)} lines written`);
    } finally {
      await storage.close();
    }
  }
  return 0;
}

/** What a command about a file was given: the file, and who runs it. */
function fileAmong(words: readonly string[], command: FileCommand) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { by: text },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, by: keeper(values) };
  } catch {
    // An option that there is not: what can be said is told below.
  }
  throw new CommandError(`Usage: npm run aerie -- ${command} FILE`, 2);
}

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');

/** Undefined where a server works with the data folder. */
function unlessInUse(error: unknown): undefined {
  if (!(error instanceof StorageInUse)) throw error;
}
