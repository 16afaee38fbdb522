import { appendFileSync, existsSync } from 'node:fs';
import { ratingsOf } from '@aerie/bots/ratings';
import { gameNamed, OPTION, optionsOf, PART, PLAYERS, partOf, playersOf, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { orComplain, readText, writeText } from '../files.js';
import { OK, say, sayJson, UserError } from '../io.js';
import { counted, decimal, percent, percents } from '../text/format.js';
import { table } from '../text/table.js';
import { type Count, type Counted, count } from './count.js';
import { type Rule, ruleFrom, type Share } from './rule.js';

export const fairPlay: Command = {
  name: 'fair-play',
  says: 'measure how often answers would be taken for the master’s, where they are one’s own and where they are not',
  words: ['<game>'],
  flags: {
    people: {
      value: 'N',
      says: 'how many people of each kind, for the threshold and again for the errors (20)',
    },
    copiers: { value: 'N', says: 'the same of kinds that the master thinks for (as many)' },
    matches: { value: 'M', says: 'how many matches of each are looked at (6)' },
    counts: {
      value: 'FILE',
      says: 'keep what is counted there; the same command goes on where it stopped',
    },
    ...PART,
    baseline: { value: 'FILE', says: 'write what a site compares with' },
    ...PLAYERS,
    ...OPTION,
    ...SEED,
  },
  examples: [
    'rauf-und-runter --players 3 --people 40 --matches 6 --counts counts.jsonl',
    'schwingenschlag --players 2 --part 3/16 --counts counts-3.jsonl',
  ],
  async run(given, io) {
    const game = gameNamed(given.words[0] as string);
    const ratings = ratingsOf(game.id);
    if (!ratings || game.together) throw new UserError(`${game.id} has no rated play`);
    const people = given.whole('people', 1, 10_000) ?? 20;
    const wanted: Count = {
      ...{ game: game.id, options: optionsOf(given, game), players: playersOf(given, game, 1) },
      ...{ people, copiers: given.whole('copiers', 0, 10_000) ?? people },
      ...{ matches: given.whole('matches', 1, 1000) ?? 6, seed: seedOf(given) },
    };
    const isMine = partOf(given);
    const counts = given.text('counts');
    const isPart = given.text('part') !== undefined;
    if (isPart && counts === undefined)
      throw new UserError('--counts FILE is missing: where the part is kept');
    const found = await countedIn(wanted, isMine, counts);
    if (isPart) {
      // Nothing follows from a part: the files of all parts, one after the other, are what the whole command goes on with.
      say(io.stdout, [`${counted(found.length, 'seat')} counted in ${counts}`]);
      return OK;
    }
    const { players, copiers, matches, seed } = wanted;
    const command = `lab fair-play ${game.id} --players ${players} --people ${people} --copiers ${copiers} --matches ${matches} --seed ${seed}`;
    const rule = ruleFrom(found, ratings, command);
    const file = given.text('baseline');
    if (file !== undefined) writeText(file, `${JSON.stringify(rule.baseline, undefined, 2)}\n`);
    if (given.has('json')) sayJson(io.stdout, { ...wanted, ...rule });
    else say(io.stdout, text(command, rule));
    return OK;
  },
};

/** Counts, or goes on with what a file has. */
async function countedIn(
  wanted: Count,
  isMine: (table: number) => boolean,
  file: string | undefined,
): Promise<Counted[]> {
  const known = new Map<number, readonly Counted[]>();
  if (file !== undefined && existsSync(file))
    for (const line of readText(file).split('\n').filter(Boolean)) {
      const { of, table: number, found } = JSON.parse(line) as Line;
      if (of !== keyOf(wanted)) throw new UserError(`${file} is of another command`);
      known.set(number, found);
    }
  const keep = (number: number, found: readonly Counted[]): void => {
    if (file === undefined) return;
    const line: Line = { of: keyOf(wanted), table: number, found };
    orComplain('write', file, () => appendFileSync(file, `${JSON.stringify(line)}\n`));
  };
  return count(wanted, isMine, (number) => known.get(number), keep);
}

interface Line {
  readonly of: string;
  readonly table: number;
  readonly found: readonly Counted[];
}

/** What tables follow from: how many matches there are of everybody does not change those that were played. */
const keyOf = ({ matches: _, ...wanted }: Count): string => JSON.stringify(wanted);

function text(command: string, { baseline, rows, falseAlarms, lagging }: Rule): string[] {
  const shown = ({ found, of, interval }: Share) => [
    ...[`${found} of ${of}`, percent(found / Math.max(1, of)), percents(interval)],
  ];
  return [
    command,
    `signal from ${baseline.threshold} on, honest strength ${baseline.spread} times as wide as by chance`,
    '',
    ...table(
      ['on held seeds', 'rated', 'hard', 'strength', 'most', 'signals', 'share', '95%'],
      [
        ...rows.map(({ kind, rated, hard, strength, most, signals }) => [
          ...[kind, rated, decimal(hard, 0), decimal(strength), decimal(most), ...shown(signals)],
        ]),
        ['all who decide for themselves', '', '', '', '', ...shown(falseAlarms)],
        ['the same, rated 100 points too low', '', '', '', '', ...shown(lagging)],
      ],
    ),
  ];
}
