import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Effort, fitMatchValue } from '@aerie/bots/training';

/** The game whose value between rounds is worked out instead of learned by a net. */
export const MATCH_VALUE_GAME = 'rauf-und-runter';

/** Works the figures for these numbers of seats out and writes them to `match-value.json` in this folder; others that it has stay. */
export function writeMatchValue(folder: string, seats: readonly number[], effort: Effort): void {
  const file = join(folder, 'match-value.json');
  const had: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).seats : {};
  const fitted = seats.map((count) => [count, fitMatchValue(count, effort, (line) => console.log(line))]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ seats: { ...had, ...Object.fromEntries(fitted) } }, rounded, 1)}\n`,
  );
  console.log(`The figures are in ${file}.`);
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;
