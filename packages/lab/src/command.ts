import { COMMON, type Flags, type Given, readArguments } from './arguments.js';
import { type Io, OK, say, UserError } from './io.js';

/** One command of the lab. */
export interface Command {
  readonly name: string;
  /** What it does, in a line for the list of commands. */
  readonly says: string;
  /** What stands after the name: `<game>`, `FILE`. */
  readonly words: readonly string[];
  /** What may stand after them, or be left out. */
  readonly mayFollow?: string;
  readonly flags: Flags;
  readonly examples: readonly string[];
  /** Gives the exit code; throws `UserError` for what the user got wrong. */
  run(given: Given, io: Io): Promise<number> | number;
}

export function carryOut(command: Command, argv: readonly string[], io: Io): Promise<number> | number {
  const given = readArguments(argv, command.flags);
  if (given.has('help')) {
    say(io.stdout, helpOf(command));
    return OK;
  }
  const { words, mayFollow } = command;
  const missing = words[given.words.length];
  if (missing !== undefined) throw new UserError(`${missing} is missing: ${usage(command)}`);
  const extra = given.words[words.length + (mayFollow === undefined ? 0 : 1)];
  if (extra !== undefined) throw new UserError(`"${extra}" is one word too many: ${usage(command)}`);
  return command.run(given, io);
}

/** A command and the words after it, those that can be left out in brackets. */
export const heading = ({ name, words, mayFollow }: Command): string =>
  [name, ...words, ...(mayFollow === undefined ? [] : [`[${mayFollow}]`])].join(' ');

const usage = (command: Command): string => `lab ${heading(command)} [options]`;

function helpOf(command: Command): string[] {
  const flags = Object.entries({ ...COMMON, ...command.flags });
  const heads = flags.map(([name, { value }]) => (value ? `--${name} ${value}` : `--${name}`));
  const width = Math.max(...heads.map((head) => head.length));
  return [
    usage(command),
    '',
    `  ${command.says}`,
    '',
    ...flags.map(([, { says }], i) => `  ${(heads[i] as string).padEnd(width)}  ${says}`),
    '',
    'for example',
    ...command.examples.map((example) => `  lab ${command.name} ${example}`),
  ];
}
