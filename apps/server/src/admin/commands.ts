import { parseArgs } from 'node:util';
import type { AdminContext } from './admin-context.js';
import { type Command, keeper, type Options, text } from './command.js';
import { CommandError } from './command-error.js';
import { CONDUCT_COMMANDS } from './conduct-commands.js';
import { FAIR_PLAY_COMMANDS } from './fair-play-commands.js';
import { PEOPLE_COMMANDS } from './people-commands.js';
import { ROLE_COMMANDS } from './role-commands.js';
import { SITE_COMMANDS } from './site-commands.js';

/** The commands that also work while the server runs. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...SITE_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...CONDUCT_COMMANDS,
  ...FAIR_PLAY_COMMANDS,
  ...ROLE_COMMANDS,
};

/** Runs a command; gives the lines to print. Throws `CommandError`. */
export async function execute(argv: readonly string[], context: AdminContext): Promise<readonly string[]> {
  const [name = '', ...rest] = argv;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(`I do not understand "${argv.join(' ')}".`, 2);
  const misused = (why: string) =>
    new CommandError(`${why}\nUsage: npm run aerie -- ${name} ${command.usage}`, 2);
  let given: { values: Options; positionals: readonly string[] };
  try {
    const options = { ...command.options, by: text };
    const read = parseArgs({ args: [...rest], options, allowPositionals: true });
    given = { values: read.values as Options, positionals: read.positionals };
  } catch (error) {
    throw misused((error as Error).message);
  }
  const { least, most } = command.words;
  const { length } = given.positionals;
  if (length < least || length > most)
    throw misused(length < least ? 'Something is missing.' : 'That is too much.');
  return command.run({ ...context, by: keeper(given.values) }, given.positionals, given.values);
}
