import { BadLog, LoggedChance, logOf, Match, type MatchFile } from '@aerie/kernel';
import { gameNamed } from './choices.js';
import type { Command } from './command.js';
import { OK, say, sayJson, UserError } from './io.js';
import { matchFileAt } from './match-files.js';

interface Step {
  readonly entry: number;
  readonly seat: number;
  readonly answer: string;
  readonly chance: readonly unknown[];
  readonly steps: readonly string[];
}

export const trace: Command = {
  name: 'trace',
  says: 'print step by step what the rules do in a match file',
  words: ['FILE'],
  flags: {
    from: { value: 'N', says: 'first entry to print (0)' },
    to: { value: 'N', says: 'last entry to print (the last one)' },
  },
  examples: ['match.json --from 40 --to 45'],
  run(given, io) {
    const file = matchFileAt(given.words[0] as string);
    const last = Math.max(0, file.entries.length - 1);
    const from = given.whole('from', 0, last) ?? 0;
    const to = given.whole('to', 0, last) ?? last;
    const steps = traceFile(file, from, to);
    if (given.has('json')) sayJson(io.stdout, { game: file.game, entries: steps });
    else
      say(
        io.stdout,
        steps.flatMap((step) => inWords(step, file)),
      );
    return OK;
  },
};

function traceFile(file: MatchFile, from: number, to: number): Step[] {
  const game = gameNamed(file.game);
  const log = logOf(file);
  const traced: Step[] = [];
  try {
    Match.resume(game, log, undefined, (place, events, before) => {
      const entry = place === 'setup' ? undefined : log.entries[place];
      if (place === 'setup' || place < from || place > to || !entry || 'back' in entry) return;
      const steps: string[] = [];
      const { seat, answer, chance } = entry;
      const note = (step: string) => steps.push(step);
      if (game.trace) game.trace(game.clone(before), seat, game.read(answer), new LoggedChance(chance), note);
      else for (const event of events) note(`    · ${JSON.stringify(event)}`);
      traced.push({ entry: place, seat, answer, chance, steps });
    });
  } catch (error) {
    if (error instanceof BadLog)
      throw new UserError(`the match breaks the rules at entry ${error.place}: ${error.message}`);
    throw error;
  }
  return traced;
}

function inWords({ entry, seat, answer, chance, steps }: Step, file: MatchFile): string[] {
  const luck = chance.length > 0 ? `   luck ${JSON.stringify(chance)}` : '';
  return [`${entry}  seat ${seat} (${file.seats[seat]?.name}): ${answer}${luck}`, ...steps];
}
