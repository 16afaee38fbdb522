import { type AnyBot, ask } from '@aerie/bots';
import { type AnyGame, Match, type MatchFile, QuickChance, writeMatchFile } from '@aerie/kernel';
import { botsNamed, seatedTable, TABLE } from './choices.js';
import type { Command } from './command.js';
import { BotFailure, Failures } from './failures.js';
import { checkWritable, writeText } from './files.js';
import { OK, say, sayJson } from './io.js';
import { matchText } from './match-text.js';
import { oneOf } from './playout.js';
import { counted } from './text/format.js';

export const exportMatch: Command = {
  name: 'export',
  says: 'play one match between bots and write it as a match file',
  words: ['<game>'],
  flags: {
    ...TABLE,
    out: { value: 'FILE', says: 'where to write it (standard output)' },
  },
  examples: ['rauf-und-runter --players 4 --seed 7 --out match.json'],
  async run(given, io) {
    const { game, bots: names, options, seed } = seatedTable(given);
    const out = given.text('out');
    if (out !== undefined) checkWritable(out);
    const failures = new Failures(io);
    const bots = await botsNamed(game, names);
    const file = failures.attempt(() => botMatch(game, options, names, bots, seed));
    if (!file) return failures.finish();
    if (out === undefined) {
      io.stdout.write(matchText(file));
      return OK;
    }
    writeText(out, matchText(file));
    const entries = file.entries.length;
    if (given.has('json')) sayJson(io.stdout, { out, entries, outcome: file.outcome });
    else say(io.stdout, [`${out}: ${game.id}, ${counted(entries, 'decision')}, seed disclosed`]);
    return OK;
  },
};

function botMatch(
  game: AnyGame,
  options: unknown,
  names: readonly string[],
  bots: readonly AnyBot[],
  seed: string,
): MatchFile {
  const match = Match.begin(game, { options, seats: names.length, seed });
  const whims = new QuickChance(`${seed}/bots`);
  const seats = names.map((bot, seat) => ({ name: `${bot} ${seat + 1}`, bot }));
  try {
    for (let awaited = game.awaited(match.state); awaited.length > 0; awaited = game.awaited(match.state)) {
      const seat = oneOf(awaited, whims);
      const bot = bots[seat] as AnyBot;
      const step = match.play(seat, ask(game, match.state, seat, bot, whims));
      if ('refused' in step) throw new Error(`${names[seat]} gave an illegal answer: ${step.refused.code}`);
    }
  } catch (error) {
    throw new BotFailure(error, seed, writeMatchFile(match, seats, seed));
  }
  return writeMatchFile(match, seats, seed);
}
