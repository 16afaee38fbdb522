import { type Analysis, analyse as analysing, EFFORTS, type EffortName } from '@aerie/analysis';
import { judgeOf } from '@aerie/bots';
import { BadLog, logOf, type MatchFile, UnknownRules } from '@aerie/kernel';
import { gameNamed } from '../choices.js';
import type { Command } from '../command.js';
import { checkWritable, writeText } from '../files.js';
import { type Io, OK, say, sayJson, UserError } from '../io.js';
import { matchFileAt } from '../match-files.js';
import { noSuch } from '../text/nearest.js';
import { analysisText } from './analysis-text.js';

export const analyse: Command = {
  name: 'analyse',
  says: 'tell what was luck in a finished match, what was decided, and what would have been better',
  words: ['FILE'],
  flags: {
    effort: { value: 'E', says: `how closely: ${Object.keys(EFFORTS).join(' or ')} (usual)` },
    seed: {
      value: 'S',
      says: 'what imagined worlds are made of (analysis); the same gives the same numbers',
    },
    people: { says: 'look at the decisions of people only, not at those of bots' },
    out: { value: 'FILE', says: 'write the analysis to a file as well' },
  },
  examples: ['match.json', 'match.json --effort deep --out match.analysis.json'],
  async run(given, io) {
    const file = matchFileAt(given.words[0] as string);
    const out = given.text('out');
    if (out !== undefined) checkWritable(out);
    const analysis = await analysed(file, effortNamed(given.text('effort') ?? 'usual'), {
      seed: given.text('seed') ?? 'analysis',
      peopleOnly: given.has('people'),
      io,
    });
    if (out !== undefined) writeText(out, `${JSON.stringify(analysis)}\n`);
    if (given.has('json')) sayJson(io.stdout, analysis);
    else say(io.stdout, analysisText(analysis, file));
    return OK;
  },
};

function effortNamed(name: string): EffortName {
  const names = Object.keys(EFFORTS) as EffortName[];
  const found = names.find((one) => one === name);
  if (!found) throw new UserError(noSuch('effort', name, names));
  return found;
}

async function analysed(
  file: MatchFile,
  effort: EffortName,
  { seed, peopleOnly, io }: { seed: string; peopleOnly: boolean; io: Io },
): Promise<Analysis> {
  const game = gameNamed(file.game);
  const seats = file.seats.flatMap(({ bot }, seat) => (peopleOnly && bot !== undefined ? [] : [seat]));
  const pieces = analysing(game, await judgeOf(game), logOf(file), { effort, seed, seats });
  try {
    for (;;) {
      const { value, done } = pieces.next();
      if (done) return value;
      if (io.stderr.isTTY) io.stderr.write(`\r${value.done} of ${value.of} moments `);
    }
  } catch (error) {
    if (error instanceof BadLog)
      throw new UserError(`the match breaks the rules at ${error.place}: ${error.message}`);
    if (error instanceof UnknownRules) throw new UserError(error.message);
    throw error;
  }
}
