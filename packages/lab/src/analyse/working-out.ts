import { type Analysis, type Asked, analyse } from '@aerie/analysis';
import { judgeOf } from '@aerie/bots';
import { BadLog, logOf, type MatchFile, UnknownRules } from '@aerie/kernel';
import { gameNamed } from '../choices.js';
import { type Io, UserError } from '../io.js';

/** Analyses a match file, and tells on a terminal how far it is; throws `UserError` for a match that breaks the rules. */
export async function analysed(file: MatchFile, asked: Asked, io: Io): Promise<Analysis> {
  const game = gameNamed(file.game);
  const judge = await judgeOf(game);
  try {
    const pieces = analyse(game, judge, logOf(file), asked);
    for (;;) {
      const { value, done } = pieces.next();
      if (io.stderr.isTTY) io.stderr.write(done ? '\r\x1b[K' : `\r${value.done} of ${value.of} decisions `);
      if (done) return value;
    }
  } catch (error) {
    if (error instanceof BadLog)
      throw new UserError(`the match breaks the rules at ${error.place}: ${error.message}`);
    if (error instanceof UnknownRules) throw new UserError(error.message);
    throw error;
  }
}
