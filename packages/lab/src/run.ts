import { agreement, compareLooks } from './analyse/agreement-command.js';
import { analyse } from './analyse/command.js';
import { analysePart } from './analyse/working-out.js';
import { arena } from './arena/command.js';
import { askAgain } from './ask.js';
import { balance } from './balance/command.js';
import { bench } from './bench/command.js';
import { contract, measureContract } from './bench/contract-cost.js';
import { measureRow } from './bench/row.js';
import { clouds } from './clouds/command.js';
import { listening } from './clouds/listening-command.js';
import { type Command, carryOut, heading } from './command.js';
import { exportMatch } from './export.js';
import { fairPlay } from './fair-play/command.js';
import { type Io, OK, say, UserError, WRONG } from './io.js';
import { islands } from './islands/command.js';
import { ladder } from './ladder/command.js';
import { pairing } from './pairing/command.js';
import { play } from './play/command.js';
import { puzzleBook } from './puzzles/book-command.js';
import { puzzles } from './puzzles/command.js';
import { playGames } from './series/playing-process.js';
import { simulate } from './simulate/command.js';
import { noSuch } from './text/nearest.js';
import { trace } from './trace.js';
import { verify } from './verify.js';

const COMMANDS: readonly Command[] = [
  play,
  simulate,
  arena,
  ladder,
  balance,
  clouds,
  listening,
  islands,
  bench,
  contract,
  pairing,
  exportMatch,
  verify,
  analyse,
  agreement,
  fairPlay,
  puzzles,
  puzzleBook,
  trace,
  askAgain,
];
/** Commands that only the program itself gives. */
const INTERNAL: readonly Command[] = [measureRow, measureContract, playGames, compareLooks, analysePart];

/** Does what was typed and gives the exit code. Everything it says goes to the streams of `io`. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(io.stderr, [`lab: ${error.message}`]);
    return WRONG;
  }
}

function dispatch([name, ...rest]: readonly string[], io: Io): Promise<number> | number {
  if (name === undefined) {
    say(io.stderr, help());
    return WRONG;
  }
  if (['--help', '-h', 'help'].includes(name)) {
    say(io.stdout, help());
    return OK;
  }
  const command = [...COMMANDS, ...INTERNAL].find((one) => one.name === name);
  if (!command) {
    throw new UserError(
      noSuch(
        'command',
        name,
        COMMANDS.map((one) => one.name),
      ),
    );
  }
  return carryOut(command, rest, io);
}

function help(): string[] {
  const heads = COMMANDS.map(heading);
  const width = Math.max(...heads.map((head) => head.length));
  return [
    'lab: play, simulate and check the games of Aerie',
    '',
    ...COMMANDS.map(({ says }, i) => `  ${(heads[i] as string).padEnd(width)}  ${says}`),
    '',
    'lab <command> --help tells more; from the project folder: npm run --silent lab -- <command> …',
  ];
}
