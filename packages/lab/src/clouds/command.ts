import { hintLevel, levels } from '@aerie/bots';
import cloudMine from '@aerie/cloud-mine';
import type { AnyGame } from '@aerie/kernel';
import type { Given } from '../arguments.js';
import { BOTS, botNames, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson, UserError } from '../io.js';
import { decimal, percent, percents } from '../text/format.js';
import { table } from '../text/table.js';
import { playRounds, type RoundFigures } from './rounds.js';

const game = cloudMine as unknown as AnyGame;
const SIZES = [4, 6, 8];

/** Whether clues keep a secret: found, but late. */
export const clouds: Command = {
  name: 'clouds',
  says: 'how often and how late equal bots find the clouds of Cloud Mine, and who wins the cards',
  words: [],
  flags: {
    bots: { ...BOTS.bots, says: 'who plays, in every seat (the strongest bot)', value: 'a' },
    players: { value: 'N', says: 'only tables of so many (4, 6 and 8)' },
    rounds: { value: 'N', says: 'how many rounds at each size of table (2000)' },
    ...SEED,
  },
  examples: ['', '--bots gentle --players 6 --rounds 500'],
  async run(given, io) {
    const level = oneLevel(given);
    const rounds = given.whole('rounds', 1, 1_000_000) ?? 2000;
    const players = given.whole('players', game.seats.min, game.seats.max, ` for ${game.id}`);
    const seed = seedOf(given);
    const rows: RoundFigures[] = [];
    for (const size of players === undefined ? SIZES : [players])
      rows.push(await playRounds(level, size, rounds, seed));
    if (given.has('json')) sayJson(io.stdout, { bots: level, seed, rows });
    else say(io.stdout, [`Rounds among ${level}, seed ${seed}`, '', ...inTable(rows)]);
    return OK;
  },
};

/** One bot for all seats, since only equals tell whether the roles are in balance. */
export function oneLevel(given: Given): string {
  const names = botNames(given, game) ?? [hintLevel(levels(game))];
  if (names.length > 1) throw new UserError('--bots takes one bot here');
  return names[0] as string;
}

const times = ({ low, high }: { low: number; high: number }): string =>
  `${decimal(low, 2)}–${decimal(high, 2)}`;

const inTable = (rows: readonly RoundFigures[]): string[] =>
  table(
    [
      'players',
      'rounds',
      'found',
      '95%',
      'at once',
      '95%',
      'Daydreamer',
      'each Watcher',
      'Scout',
      'ratio',
      '95%',
    ],
    rows.map((row) => [
      `${row.players}`,
      `${row.rounds}`,
      percent(row.found.value),
      percents(row.found),
      percent(row.atOnce.value),
      percents(row.atOnce),
      decimal(row.daydreamer, 2),
      decimal(row.watcher, 2),
      decimal(row.scout, 2),
      decimal(row.ratio.value, 2),
      times(row.ratio),
    ]),
  );
