import { type Analysis, type Asked, analyse, joined } from '@aerie/analysis';
import { judgeOf } from '@aerie/bots';
import { BadLog, logOf, Match, type MatchFile, UnknownRules } from '@aerie/kernel';
import { gameNamed } from '../choices.js';
import type { Command } from '../command.js';
import { type Io, OK, sayJson, UserError } from '../io.js';
import { matchFileAt } from '../match-files.js';
import { inOwnProcess } from '../own-process.js';
import { percent } from '../text/format.js';

const ANALYSE_PART = 'analyse-part';

/**
 * Analyses the match file at a path in so many processes, and tells on a terminal how far it is; what is found does not depend on how
 * many there are. Throws `UserError` for a match that breaks the rules.
 */
export async function analysed(path: string, asked: Asked, workers: number, io: Io): Promise<Analysis> {
  const file = matchFileAt(path);
  checkRules(file);
  const { program } = io;
  if (program === undefined || workers === 1) return workedOut(file, asked, io);
  const [first, ...others] = await Promise.all(
    Array.from({ length: workers }, (_, nth) =>
      inOwnProcess<Analysis>(program, [
        ANALYSE_PART,
        path,
        JSON.stringify({ ...asked, part: { nth, of: workers } } satisfies Asked),
      ]),
    ),
  );
  return joined([first as Analysis, ...others]);
}

/** What a process does that is started to analyse a part of a match: it prints what it found as JSON. */
export const analysePart: Command = {
  name: ANALYSE_PART,
  says: 'analyse a part of a match',
  words: ['FILE', 'ASKED'],
  flags: {},
  examples: [],
  async run(given, io) {
    const [path, asked] = given.words as [string, string];
    sayJson(io.stdout, await workedOut(matchFileAt(path), JSON.parse(asked) as Asked, io));
    return OK;
  },
};

/** One of several processes tells how far it is, since all are about as far. */
async function workedOut(file: MatchFile, asked: Asked, io: Io): Promise<Analysis> {
  const game = gameNamed(file.game);
  const isTold = io.stderr.isTTY && (asked.part?.nth ?? 0) === 0;
  const pieces = analyse(game, await judgeOf(game), logOf(file), asked);
  for (;;) {
    const { value, done } = pieces.next();
    if (isTold)
      io.stderr.write(
        done ? '\r\x1b[K' : `\r${percent(value.done / Math.max(1, value.of))} of the decisions `,
      );
    if (done) return value;
  }
}

function checkRules(file: MatchFile): void {
  try {
    Match.resume(gameNamed(file.game), logOf(file));
  } catch (error) {
    if (error instanceof BadLog)
      throw new UserError(`the match breaks the rules at ${error.place}: ${error.message}`);
    if (error instanceof UnknownRules) throw new UserError(error.message);
    throw error;
  }
}
