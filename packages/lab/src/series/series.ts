import { availableParallelism } from 'node:os';
import type { AnyGame } from '@aerie/kernel';
import type { Flags, Given } from '../arguments.js';
import { Failures } from '../failures.js';
import { type Io, say } from '../io.js';
import { Progress } from '../progress.js';
import { counted, whole } from '../text/format.js';
import type { GameRecord, Result, Setting, Task } from './game-record.js';
import { InOrder } from './in-order.js';
import { RecordFile } from './record-file.js';
import { shareOut } from './share-out.js';
import { Team } from './team.js';

/** Many games of one kind, numbered from 0. A game follows from its number, whoever plays it and whatever was played before. */
export interface Series {
  /** The command that plays it. */
  readonly command: string;
  readonly game: AnyGame;
  readonly players: number;
  readonly options: unknown;
  /** Who takes part, in the order that the command has given them. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Whether it is measured how long bots take. */
  readonly timed: boolean;
  /** Who sits where in a game, and what its luck comes from. */
  table(number: number): Omit<Task, 'number'>;
}

export const WORKERS: Flags = {
  workers: { value: 'N', says: 'how many processes play (as many as there are cores)' },
};

export const SERIES: Flags = {
  ...WORKERS,
  out: { value: 'FOLDER', says: 'keep every finished game there; the same command goes on where it stopped' },
};

/** What was asked for by the flags of `SERIES`. */
export interface Manner {
  readonly workers: number;
  readonly out: string | undefined;
}

/** How many processes are asked for. */
export const workersOf = (given: Given): number => given.whole('workers', 1, 1024) ?? availableParallelism();

export const mannerOf = (given: Given): Manner => ({
  workers: workersOf(given),
  out: given.text('out'),
});

/**
 * Plays a series on several processes and hands its games to `take` in the order of their numbers, so that whatever is summed
 * up does not depend on how many processes there are. Games that a bot fails at are told and left out. Gives the exit code.
 */
export async function playSeries(
  series: Series,
  { workers, out }: Manner,
  io: Io,
  take: (game: GameRecord) => void,
): Promise<number> {
  const file = out === undefined ? undefined : fileOf(series, out);
  const failures = new Failures(io);
  const inOrder = new InOrder<Result>((result) => {
    if ('failed' in result) failures.tell(result.failed);
    else take(result);
  });
  const before = [...(file?.known.values() ?? [])].filter(({ number }) => number < series.games);
  for (const game of before) inOrder.add(game);

  const left = series.games - before.length;
  const progress = new Progress(left, io);
  const arrived = (result: Result): void => {
    if (!('failed' in result)) file?.add(result);
    inOrder.add(result);
    progress.done();
  };
  const team = new Team(io.program, settingOf(series), Math.min(workers, left));
  const end = (): void => {
    team.close();
    progress.clear();
    if (file && progress.left > 0) say(io.stderr, [keptIn(file.path, series.games, progress.left)]);
  };
  // Ctrl-C ends the program wherever it is.
  process.once('exit', end);
  try {
    await shareOut(tasksOf(series, file), team.players, arrived);
  } finally {
    process.off('exit', end);
    end();
  }
  return failures.finish();
}

const keptIn = (path: string, games: number, left: number): string =>
  `lab: ${whole(games - left)} of ${counted(games, 'game')} are kept in ${path}; the same command goes on`;

const settingOf = ({ game, options, timed }: Series): Setting => ({ game: game.id, options, timed });

function fileOf({ command, game, players, options, bots, seed }: Series, folder: string): RecordFile {
  const { id, rulesVersion } = game;
  const identity = { command, game: id, rulesVersion, players, options, bots, seed };
  return new RecordFile(folder, `${command}-${id}-${players}`, identity);
}

/** The games that are still to be played, in order. */
function* tasksOf(series: Series, file: RecordFile | undefined): Generator<Task> {
  for (let number = 0; number < series.games; number++) {
    if (!file?.known.has(number)) yield { number, ...series.table(number) };
  }
}
