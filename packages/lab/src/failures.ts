import { mkdirSync } from 'node:fs';
import {
  type AnyGame,
  type Entry,
  Match,
  type MatchFile,
  QuickChance,
  RecordingChance,
  type Seat,
  seatsOf,
  writeMatchFile,
} from '@aerie/kernel';
import { writeText } from './files.js';
import { type Io, OK, say, WRONG } from './io.js';
import { matchText } from './match-text.js';
import { counted } from './text/format.js';

/** A game that could not be played on: why, the seed of its luck, and the match up to there. */
export interface Failed {
  readonly message: string;
  readonly seed: string;
  readonly match: MatchFile;
}

/** A game between bots could not be played on. */
export class BotFailure extends Error implements Failed {
  constructor(
    override readonly cause: unknown,
    readonly seed: string,
    readonly match: MatchFile,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** What was decided in a game, in order. */
export type Decided = { readonly seat: Seat; readonly answer: unknown }[];

interface Table {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** What the luck of the table comes from, in a `QuickChance`. */
  readonly seed: string;
}

/** Plays a game that notes every answer once it is carried out; whatever is thrown on the way becomes a `BotFailure`. */
export function reproducible<T>(table: Table, play: (decided: Decided) => T): T {
  const decided: Decided = [];
  try {
    return play(decided);
  } catch (error) {
    throw new BotFailure(error, table.seed, matchOf(table, decided));
  }
}

/** The match as a file. Its luck is not that of a seed that could be disclosed, so it names none. */
function matchOf({ game, options, seats, seed }: Table, decided: Decided): MatchFile {
  const luck = new QuickChance(seed);
  const laid = new RecordingChance(luck);
  const s = game.setup(options, seats, laid, undefined);
  const entries = decided.map(({ seat, answer }): Entry => {
    const chance = new RecordingChance(luck);
    game.apply(s, seat, answer, chance, undefined);
    return { seat, answer: game.write(answer), chance: chance.outcomes };
  });
  const { id, rulesVersion } = game;
  const log = { game: id, rulesVersion, options: options as never, seats, setup: laid.outcomes, entries };
  const names = seatsOf(seats).map((seat) => ({ name: `seat ${seat + 1}` }));
  return writeMatchFile(Match.resume(game, log), names);
}

const FOLDER = 'out/failed';

/** Keeps a match at which something failed, and gives the path of its file. */
export function keepFailed(name: string, text: string, folder = FOLDER): string {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name.replace(/[^\w-]+/g, '-')}.json`;
  writeText(path, text);
  return path;
}

/** So many failed games are kept and told one by one; the rest are counted. */
const TOLD = 10;

/** Games of a run that could not be played to their end. The run goes on without them, and ends with an exit code. */
export class Failures {
  private count = 0;

  constructor(
    private readonly io: Io,
    private readonly folder = FOLDER,
  ) {}

  /** What comes of a game; undefined for one that fails, which is told with the file that shows it. */
  attempt<T>(play: () => T): T | undefined {
    try {
      return play();
    } catch (error) {
      if (!(error instanceof BotFailure)) throw error;
      this.tell(error);
      return undefined;
    }
  }

  /** Tells of a game that failed, with the file that shows it. */
  tell({ message, seed, match }: Failed): void {
    this.count++;
    if (this.count > TOLD) return;
    const path = keepFailed(`${match.game}-${seed}`, matchText(match), this.folder);
    say(this.io.stderr, [
      `lab: game ${seed} failed after ${counted(match.entries.length, 'decision')}: ${message}`,
      `  the match up to there: ${path}`,
    ]);
  }

  /** Says how many failed; gives the exit code. */
  finish(): number {
    if (this.count === 0) return OK;
    say(this.io.stderr, [`lab: ${counted(this.count, 'game')} could not be played to the end`]);
    return WRONG;
  }
}
