/// <reference types="vite/types/importMeta.d.ts" />
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AnyBot, ask, hintLevel, type Level, levels } from '@aerie/bots';
import { type AnyGame, type Outcome, QuickChance, readOptions } from '@aerie/kernel';
import type { Given } from '../arguments.js';
import { BOTS, botNames, botsNamed, gameNamed, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { Failures, reproducible } from '../failures.js';
import { writeText } from '../files.js';
import { type Io, say, sayJson, UserError } from '../io.js';
import { oneOf } from '../playout.js';
import { repeat } from '../progress.js';
import { checkPagePath } from '../report/page.js';
import { counted } from '../text/format.js';
import type { Balancer, Table, Watch } from './balancer.js';
import { balanceReport } from './report.js';

const found = import.meta.glob<Balancer>('./games/*/index.ts', { eager: true, import: 'default' });

export const balance: Command = {
  name: 'balance',
  says: 'measure whether the values of cards and the seats of a game are in balance',
  words: ['<game>'],
  flags: {
    players: { value: 'N', says: 'only tables of so many (every number that can play)' },
    games: { value: 'G', says: 'how many games at each size of table (2000)' },
    bots: { ...BOTS.bots, says: 'who plays, in every seat (strong, or the strongest bot)', value: 'a' },
    ...SEED,
    report: { value: 'FILE', says: 'where to write the report with plots (out/balance-<game>.html)' },
  },
  examples: ['ueber-den-wolken', 'ueber-den-wolken --players 4 --games 5000 --report balance.html'],
  async run(given, io) {
    const game = gameNamed(given.words[0] as string);
    const balancer = found[`./games/${game.id}/index.ts`];
    if (!balancer) throw new UserError(`${game.id} has no values that the lab knows how to balance`);
    const games = given.whole('games', 1, 1e9) ?? 2000;
    const bot = botFor(given, game);
    const report = reportPath(given, game);
    const seed = seedOf(given);
    const tables: Table[] = [];
    const failures = new Failures(io);
    for (const players of sizes(given, game)) {
      const watch = balancer(players);
      await watchGames(game, bot, watch, { players, games, seed }, failures, io);
      tables.push({ players, watch });
    }
    const title = `${game.id}: balance over ${counted(games, 'game')} of ${bot} at each table`;
    const again = `lab balance ${game.id} --games ${games} --bots ${bot} --seed ${seed}`;
    writeText(report, balanceReport(title, tables, again));
    if (given.has('json')) sayJson(io.stdout, { game: game.id, bot, games, tables: tables.map(summary) });
    else say(io.stdout, [title, ...tables.flatMap(lines), '', `The report with plots: ${report}`]);
    return failures.finish();
  },
};

const lines = ({ players, watch }: Table): string[] => ['', counted(players, 'player'), '', ...watch.lines()];
const summary = ({ players, watch }: Table): unknown => ({ players, ...watch.summary() });

function sizes(given: Given, { id, seats: { min, max } }: AnyGame): number[] {
  const only = given.whole('players', min, max, ` for ${id}`);
  return only === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [only];
}

/** One bot for all seats, since only equals tell of the seats and cards. */
function botFor(given: Given, game: AnyGame): string {
  const names = botNames(given, game) ?? [usual(levels(game))];
  if (names.length > 1) throw new UserError('--bots takes one bot here: it plays in every seat');
  return names[0] as string;
}

/** Good play, at a price that thousands of games can be had for. */
function usual(known: readonly string[]): string {
  const strong: Level = 'strong';
  return known.includes(strong) ? strong : hintLevel(known);
}

function reportPath(given: Given, game: AnyGame): string {
  const said = given.text('report');
  const path = said ?? `out/balance-${game.id}.html`;
  if (said === undefined) mkdirSync(dirname(path), { recursive: true });
  checkPagePath(path);
  return path;
}

async function watchGames(
  game: AnyGame,
  level: string,
  watch: Watch,
  { players, games, seed }: { players: number; games: number; seed: string },
  failures: Failures,
  io: Io,
): Promise<void> {
  const bots = await botsNamed(game, Array<string>(players).fill(level));
  const one = (i: number): void => watch.ended(watched(game, bots, watch, `${seed}/${i}`));
  return repeat(games, (i) => failures.attempt(() => one(i)), io);
}

/** Plays one game under the eyes of a watch. */
function watched(game: AnyGame, bots: readonly AnyBot[], watch: Watch, seed: string): Outcome {
  const chance = new QuickChance(seed);
  const whims = new QuickChance(`${seed}/bots`);
  const options = readOptions(game.options, {});
  // What happens while the table is laid is told once it stands.
  const early: unknown[] = [];
  const s = game.setup(options, bots.length, chance, (event) => early.push(event));
  const tell = (event: unknown): void => watch.saw(event, s);
  early.forEach(tell);
  return reproducible({ game, options, seats: bots.length, seed }, (decided) => {
    for (;;) {
      const awaited = game.awaited(s);
      if (awaited.length === 0) return game.outcome(s) as Outcome;
      const seat = oneOf(awaited, whims);
      const answer = ask(game, s, seat, bots[seat] as AnyBot, whims);
      game.apply(s, seat, answer, chance, tell);
      decided.push({ seat, answer });
    }
  });
}
