import { parseArgs } from 'node:util';
import { UserError } from './io.js';
import { quoted } from './text/format.js';
import { noSuch } from './text/nearest.js';

/** `value` is what the help calls the flag's value; a flag without is a switch. `many`: it may be given again. */
export interface Flag {
  readonly value?: string;
  readonly many?: true;
  readonly says: string;
}
export type Flags = Readonly<Record<string, Flag>>;

/** Flags that every command has. */
export const COMMON: Flags = {
  json: { says: 'print JSON for other programs instead of text' },
  help: { says: 'this help' },
};

/** What was typed after a command: words, and flags with their values. */
export class Given {
  constructor(
    readonly words: readonly string[],
    private readonly values: ReadonlyMap<string, readonly (string | true)[]>,
  ) {}

  has(flag: string): boolean {
    return this.values.has(flag);
  }

  text(flag: string): string | undefined {
    return this.texts(flag)[0];
  }

  /** Every value given with a flag, in the order in which they were typed. */
  texts(flag: string): string[] {
    return (this.values.get(flag) ?? []).filter((value) => value !== true);
  }

  /** What was typed of these flags, to be typed again. */
  typed(flags: readonly string[]): string {
    return flags.flatMap((flag) => this.texts(flag).map((value) => `--${flag} ${quoted(value)}`)).join(' ');
  }

  /** The whole number given with a flag, or undefined if the flag was not. */
  whole(flag: string, from: number, to: number, of = ''): number | undefined {
    const text = this.text(flag);
    if (text === undefined) return undefined;
    const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(n >= from && n <= to)) {
      throw new UserError(`--${flag} must be a whole number from ${from} to ${to}${of}, not "${text}"`);
    }
    return n;
  }

  /** A positive number of seconds, also with decimals. */
  seconds(flag: string, most: number): number | undefined {
    const text = this.text(flag);
    if (text === undefined) return undefined;
    const n = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(n > 0 && n <= most)) {
      throw new UserError(`--${flag} must be a number of seconds above 0, at most ${most}, not "${text}"`);
    }
    return n;
  }
}

/** Reads what was typed after a command; throws `UserError` for flags that it does not have. */
export function readArguments(argv: readonly string[], flags: Flags): Given {
  const known: Flags = { ...COMMON, ...flags };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, flag]) => [name, { type: flag.value ? 'string' : 'boolean' } as const]),
  );
  // Not strict, so that the errors are ours and say what would be right.
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, (string | true)[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue } = token;
    const flag = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!flag) throw new UserError(unknownFlag(token.rawName, known));
    const given = values.get(name) ?? [];
    if (given.length > 0 && !flag.many) throw new UserError(`--${name} is given twice`);
    if (!flag.value && value !== undefined) throw new UserError(`--${name} takes no value`);
    if (flag.value && (value === undefined || value === '' || (!inlineValue && value.startsWith('--')))) {
      throw new UserError(`--${name} needs a value: --${name} ${flag.value}`);
    }
    values.set(name, [...given, value ?? true]);
  }
  return new Given(words, values);
}

function unknownFlag(typed: string, known: Flags): string {
  const names = Object.keys(known).map((name) => `--${name}`);
  return noSuch('option', typed, names);
}
