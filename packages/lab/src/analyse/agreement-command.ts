import { seatedTable, TABLE } from '../choices.js';
import type { Command } from '../command.js';
import { type Io, OK, say, sayJson } from '../io.js';
import { inOwnProcess } from '../own-process.js';
import { WORKERS, workersOf } from '../series/series.js';
import { wilson } from '../statistics/wilson.js';
import { decimal, percent, percents } from '../text/format.js';
import { table } from '../text/table.js';
import { type Comparison, compare, type Found, type Part, together, VERDICTS } from './agreement.js';

export const COMPARE_LOOKS = 'compare-looks';

export const agreement: Command = {
  name: 'agreement',
  says: 'tell how often the usual analysis and one with ten times the effort call a decision the same',
  words: ['<game>'],
  flags: {
    positions: {
      value: 'N',
      says: 'how many games between bots are played; one decision of each counts (300)',
    },
    ...TABLE,
    ...WORKERS,
  },
  examples: ['ueber-den-wolken --players 4 --bots gentle,club,strong --positions 300'],
  async run(given, io) {
    const { game, ...others } = seatedTable(given);
    const asked = given.whole('positions', 1, 100_000) ?? 300;
    const comparison = { game: game.id, ...others, positions: asked };
    const { counts, seconds } = await shared(comparison, workersOf(given), io);
    const positions = counts.flat().reduce((sum, count) => sum + count, 0);
    const same = counts.reduce((sum, row, i) => sum + (row[i] as number), 0);
    const interval = wilson(same, positions);
    const { bots } = comparison;
    if (given.has('json')) {
      sayJson(io.stdout, { game: game.id, bots, positions, same: same / positions, interval, counts });
      return OK;
    }
    say(io.stdout, [
      `${game.id}, ${bots.join(', ')}: ${positions} decisions, ${decimal(seconds, 0)} s of processor time`,
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

/** What a process does that is started to compare a part of the decisions: it prints what it found as JSON. */
export const compareLooks: Command = {
  name: COMPARE_LOOKS,
  says: 'compare the looks at a part of the decisions',
  words: ['COMPARISON', 'PART'],
  flags: {},
  examples: [],
  async run(given, io) {
    const [comparison, part] = given.words.map((word) => JSON.parse(word) as unknown) as [Comparison, Part];
    sayJson(io.stdout, await compare(comparison, part));
    return OK;
  },
};

/** Shares the games out among processes; what is found does not depend on how many there are. */
async function shared(comparison: Comparison, workers: number, { program }: Io): Promise<Found> {
  if (program === undefined) return compare(comparison, { from: 0, step: 1 });
  const step = Math.min(workers, comparison.positions);
  return together(
    await Promise.all(
      Array.from({ length: step }, (_, from) =>
        inOwnProcess<Found>(program, [
          COMPARE_LOOKS,
          JSON.stringify(comparison),
          JSON.stringify({ from, step } satisfies Part),
        ]),
      ),
    ),
  );
}
