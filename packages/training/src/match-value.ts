import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Effort, fitMatchValue } from '@aerie/bots/training';

/** The game whose value between rounds is worked out instead of learned by a net. */
export const MATCH_VALUE_GAME = 'rauf-und-runter';

/** Works the figures out and writes them to `match-value.json` in this folder. */
export function writeMatchValue(folder: string, effort: Effort, command: string): void {
  const seats = fitMatchValue(effort, (line) => console.log(line));
  const file = join(folder, 'match-value.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ command, seats }, null, 1)}\n`);
  console.log(`The figures are in ${file}.`);
}
