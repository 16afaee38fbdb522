import type { Part } from '../analyse/agreement.js';
import { gameNamed, OPTION, optionsOf, PLAYERS, playersOf, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { type Io, OK, say, sayJson } from '../io.js';
import { inOwnProcess } from '../own-process.js';
import { WORKERS, workersOf } from '../series/series.js';
import { decimal, percent, percents } from '../text/format.js';
import { table } from '../text/table.js';
import { type Count, type Counted, count } from './count.js';
import { ruleFrom, type Share } from './rule.js';

export const COUNT_AGREEMENT = 'count-agreement';

export const fairPlay: Command = {
  name: 'fair-play',
  says: 'measure how often answers like the master’s would be taken for theirs, where they are one’s own',
  words: ['<game>'],
  flags: {
    people: {
      value: 'N',
      says: 'how many people of each level, for the threshold and again for the errors (100)',
    },
    matches: { value: 'M', says: 'how many matches of each are looked at (5)' },
    ...PLAYERS,
    ...OPTION,
    ...SEED,
    ...WORKERS,
  },
  examples: ['rauf-und-runter --players 3 --people 100 --matches 5'],
  async run(given, io) {
    const game = gameNamed(given.words[0] as string);
    const people = given.whole('people', 1, 10_000) ?? 100;
    const matches = given.whole('matches', 1, 1000) ?? 5;
    const players = playersOf(given, game, 1);
    const how = { game: game.id, options: optionsOf(given, game), players, people, matches };
    const seed = seedOf(given);
    const [tuning, held] = [
      await shared({ ...how, seed: `${seed}/tuning` }, workersOf(given), io),
      await shared({ ...how, seed: `${seed}/held` }, workersOf(given), io),
    ];
    const rule = ruleFrom(tuning, held);
    if (given.has('json')) {
      sayJson(io.stdout, { game: game.id, players, people, matches, ...rule });
      return OK;
    }
    const row = (name: string, { found, of, interval }: Share) => [
      ...[name, `${found} of ${of}`, percent(found / of), percents(interval)],
    ];
    say(io.stdout, [
      `${game.id}, ${players} players: ${people} people a level and part, ${matches} matches each, ${decimal(rule.clear, 0)} clear decisions a person`,
      `usual: ${Object.entries(rule.usual)
        .map(([level, rate]) => `${level} ${percent(rate)}`)
        .join(', ')}; signal below ${rule.threshold}`,
      '',
      ...table(
        ['on held seeds', 'signals', 'share', '95%'],
        [
          ...Object.entries(rule.innocent).map(([level, share]) => row(`${level}, honest`, share)),
          row('all honest', rule.falseAlarms),
          ...Object.entries(rule.guilty).map(([level, share]) =>
            row(`master at the rating of ${level}`, share),
          ),
        ],
      ),
    ]);
    return OK;
  },
};

/** What a process does that is started to count for a part of the people: it prints what it found as JSON. */
export const countAgreement: Command = {
  name: COUNT_AGREEMENT,
  says: 'count for a part of the people',
  words: ['COUNT', 'PART'],
  flags: {},
  examples: [],
  async run(given, io) {
    const [wanted, part] = given.words.map((word) => JSON.parse(word) as unknown) as [Count, Part];
    sayJson(io.stdout, await count(wanted, part));
    return OK;
  },
};

/** Shares the people out among processes; what is found does not depend on how many there are. */
async function shared(wanted: Count, workers: number, { program }: Io): Promise<Counted[]> {
  if (program === undefined) return count(wanted, { from: 0, step: 1 });
  const parts = Array.from({ length: workers }, (_, from) =>
    inOwnProcess<Counted[]>(program, [
      COUNT_AGREEMENT,
      JSON.stringify(wanted),
      JSON.stringify({ from, step: workers } satisfies Part),
    ]),
  );
  return (await Promise.all(parts)).flat();
}
