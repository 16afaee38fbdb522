import { atTheCommandLine, type Keeper } from '../keeping/keeper.js';
import type { AdminContext } from './admin-context.js';
import { CommandError } from './command-error.js';

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** What a command is run with. */
export interface CommandContext extends AdminContext {
  /** Who runs it, by the name that they gave. */
  readonly by: Keeper;
}

export interface Command {
  /** The arguments, as the help shows them. */
  readonly usage: string;
  readonly about: string;
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** How many arguments it takes besides options. */
  readonly words: { readonly least: number; readonly most: number };
  /** Gives the lines to print. */
  run(context: CommandContext, words: readonly string[], options: Options): Promise<readonly string[]>;
}

const DAY_MS = 24 * 60 * 60_000;
export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;
export const none = { least: 0, most: 0 };
export const one = { least: 1, most: 1 };

/** The link to a page: a whole URL where the site knows its own address. */
export const link = (context: AdminContext, path: string): string => `${context.origin ?? ''}${path}`;

export function count(options: Options, name: string): number | null {
  const given = options[name];
  if (given === undefined) return null;
  const n = /^\d+$/.test(String(given)) ? Number(given) : 0;
  if (n < 1 || n > 100_000) throw new CommandError(`--${name} must be a number from 1 to 100000.`, 2);
  return n;
}

export const until = (options: Options): number | null => {
  const days = count(options, 'days');
  return days === null ? null : Date.now() + days * DAY_MS;
};

/** Who does it, for the logs. */
export const keeper = ({ by }: Options): Keeper => atTheCommandLine(String(by ?? '').trim() || 'the keeper');

export const orNone = (lines: readonly string[], nothing: string): readonly string[] =>
  lines.length > 0 ? lines : [nothing];

export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => [...(row[i] ?? '')].length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
};
