import type { Io, Output } from '../io.js';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Style = keyof typeof CODES;

/** Writes text in a style, where the terminal has styles. Nothing may be told by style alone. */
export type Styler = (style: Style, text: string) => string;

export const unstyled: Styler = (_, text) => text;

/** No styles in files and pipes, nor where `NO_COLOR` is set (see no-color.org). */
export function stylerFor(out: Output, env: Io['env']): Styler {
  if (!out.isTTY || env.NO_COLOR || env.TERM === 'dumb') return unstyled;
  return (style, text) => `\x1b[${CODES[style]}m${text}\x1b[0m`;
}
