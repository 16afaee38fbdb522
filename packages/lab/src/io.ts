/** A stream that may be a terminal. */
type Terminal = { readonly isTTY?: boolean };
export type Output = NodeJS.WritableStream & Terminal & { readonly columns?: number };

/** Everything the program has of the world besides files, so that tests can hand it another one. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & Terminal;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that this program runs from, where it can be started again in a process of its own. */
  readonly program?: string;
}

/** What was typed is wrong, or a file is: the message says how, in one line. */
export class UserError extends Error {}

/** Exit codes: fine, something was wrong, stopped by the keyboard. */
export const OK = 0;
export const WRONG = 2;
export const INTERRUPTED = 130;

/** How wide lines may be: that of the terminal, within reason; some terminals say 0. */
export const widthOf = (out: Output): number => Math.min(Math.max(out.columns || 80, 40), 100);

export const say = (out: Output, lines: readonly string[]): boolean => out.write(`${lines.join('\n')}\n`);

/** One line of JSON. */
export const sayJson = (out: Output, data: unknown): boolean => out.write(`${JSON.stringify(data)}\n`);
