import { judgeOf } from '@aerie/bots';
import {
  BOTS,
  botsNamed,
  gameNamed,
  OPTION,
  optionsOf,
  PLAYERS,
  SEED,
  seatedBots,
  seedOf,
} from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson } from '../io.js';
import { wilson } from '../statistics/wilson.js';
import { decimal, percent, percents } from '../text/format.js';
import { table } from '../text/table.js';
import { type Compared, agreement as comparing, VERDICTS } from './agreement.js';

export const agreement: Command = {
  name: 'agreement',
  says: 'tell how often the usual analysis and one with ten times the effort call a decision the same',
  words: ['<game>'],
  flags: {
    positions: { value: 'N', says: 'how many decisions of games between bots are looked at (300)' },
    ...PLAYERS,
    ...BOTS,
    ...OPTION,
    ...SEED,
  },
  examples: ['ueber-den-wolken --players 4 --bots gentle,club,strong --positions 300'],
  async run(given, io) {
    const game = gameNamed(given.words[0] as string);
    const names = seatedBots(given, game);
    const positions = given.whole('positions', 1, 100_000) ?? 300;
    const bots = await botsNamed(game, names);
    const options = optionsOf(given, game);
    const began = process.cpuUsage();
    const found: Compared[] = [];
    for (const one of comparing(game, await judgeOf(game), { bots, options, seed: seedOf(given) })) {
      found.push(one);
      if (io.stderr.isTTY) io.stderr.write(`\r${found.length} of ${positions} decisions `);
      if (found.length === positions) break;
    }
    const { user } = process.cpuUsage(began);
    const same = found.filter(({ usual, deep }) => usual === deep).length;
    const interval = wilson(same, positions);
    const counts = VERDICTS.map((usual) =>
      VERDICTS.map((deep) => found.filter((one) => one.usual === usual && one.deep === deep).length),
    );
    if (given.has('json')) {
      sayJson(io.stdout, { game: game.id, bots: names, positions, same: same / positions, interval, counts });
      return OK;
    }
    say(io.stdout, [
      `${game.id}, ${names.join(', ')}: ${positions} decisions, ${decimal(user / 1e6, 0)} s of processor time`,
      `the same class in ${percent(same / positions)} (95%: ${percents(interval)})`,
      '',
      ...table(
        ['usual, and closer →', ...VERDICTS],
        VERDICTS.map((usual, i) => [usual, ...(counts[i] as number[]).map(String)]),
      ),
    ]);
    return OK;
  },
};
