import { parseArgs } from 'node:util';
import type { Command, Options } from './command.js';
import { Complaint } from './complaint.js';
import { DOOR_COMMANDS } from './door-commands.js';
import type { Office } from './office.js';
import { PEOPLE_COMMANDS } from './people-commands.js';

/** What the keeper of a site can ask for while it runs. */
export const COMMANDS: Readonly<Record<string, Command>> = { ...DOOR_COMMANDS, ...PEOPLE_COMMANDS };

/** Does what is asked for; gives the lines to print. Throws `Complaint`. */
export async function obey(argv: readonly string[], office: Office): Promise<readonly string[]> {
  const [name = '', ...rest] = argv;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Complaint(`I do not understand "${argv.join(' ')}".`, 2);
  const misused = (why: string) =>
    new Complaint(`${why}\nUsage: npm run aerie -- ${name} ${command.usage}`, 2);
  let given: { values: Options; positionals: readonly string[] };
  try {
    const read = parseArgs({ args: [...rest], options: command.options ?? {}, allowPositionals: true });
    given = { values: read.values as Options, positionals: read.positionals };
  } catch (error) {
    throw misused((error as Error).message);
  }
  const { least, most } = command.words;
  const { length } = given.positionals;
  if (length < least || length > most)
    throw misused(length < least ? 'Something is missing.' : 'That is too much.');
  return command.run(office, given.positionals, given.values);
}
