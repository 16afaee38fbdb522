import { appendFileSync, existsSync, mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { orComplain, readText } from '../files.js';
import { UserError } from '../io.js';
import type { GameRecord } from './game-record.js';

/** What the games of a series follow from; two series of which this is the same have the same games. */
export type Identity = Readonly<Record<string, unknown>>;

const FORMAT = 'aerie-games/1';

/**
 * The finished games of a series as a file, so that an interrupted run can go on: a line of JSON that says of what series, then
 * one for each game, as they end.
 */
export class RecordFile {
  readonly path: string;
  /** The games that were there already, by number. */
  readonly known: ReadonlyMap<number, GameRecord>;

  /** Opens the file of this name in a folder, or makes it; throws `UserError` if it is one of another series. */
  constructor(folder: string, name: string, identity: Identity) {
    this.path = join(folder, `${name}.jsonl`);
    const heading = { format: FORMAT, ...identity };
    orComplain('write', folder, () => mkdirSync(folder, { recursive: true }));
    const [first, ...games] = this.lines();
    this.known = new Map(games.map((line) => this.read(line)).map((game) => [game.number, game]));
    if (first === undefined) this.append(heading);
    else this.compare(first, heading);
  }

  add(game: GameRecord): void {
    this.append(game);
  }

  /** The whole lines; what was written of one more when the run ended is cut off. */
  private lines(): string[] {
    if (!existsSync(this.path)) return [];
    const text = readText(this.path);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text)
      orComplain('write', this.path, () => truncateSync(this.path, Buffer.byteLength(whole)));
    return whole.split('\n').slice(0, -1);
  }

  private read(line: string): GameRecord {
    const game = parsed(line);
    if (typeof game !== 'object' || game === null || !('number' in game) || !('outcome' in game)) {
      throw new UserError(`${this.path} has a line that is not a game: ${line.slice(0, 60)}`);
    }
    return game as GameRecord;
  }

  private compare(line: string, heading: Identity): void {
    const there = parsed(line);
    if (typeof there !== 'object' || there === null || !('format' in there)) {
      throw new UserError(`${this.path} is no file of games`);
    }
    const other = Object.entries(there as Identity);
    const keys = new Set([...Object.keys(heading), ...other.map(([key]) => key)]);
    for (const key of keys) {
      const before = (there as Identity)[key];
      // As they stand in files: what is undefined is not there.
      const now = JSON.parse(JSON.stringify(heading[key] ?? null)) as unknown;
      if (isDeepStrictEqual(before ?? null, now)) continue;
      throw new UserError(
        `${this.path} has games of another run: ${key} was ${JSON.stringify(before ?? null)}, and is ${JSON.stringify(now)} now; take another --out`,
      );
    }
  }

  private append(data: unknown): void {
    orComplain('write', this.path, () => appendFileSync(this.path, `${JSON.stringify(data)}\n`));
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
