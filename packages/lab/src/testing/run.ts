import { run } from '../run.js';
import { paperIo } from './io.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as if this had been typed, words parted by blanks; `input` comes to its standard input. */
export async function lab(typed: string, input = ''): Promise<Ran> {
  const io = paperIo(input);
  const code = await run(typed.split(' ').filter(Boolean), io);
  return { code, out: io.stdout.text, err: io.stderr.text };
}

export const labJson = async (typed: string): Promise<unknown> =>
  JSON.parse((await lab(`${typed} --json`)).out);
