import type { AnyGame } from '@aerie/kernel';
import zefiria, { type Options } from '@aerie/zefiria';
import { botNames, botsNamed, OPTION, optionsOf, PLAYERS, playersOf, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { Failures } from '../failures.js';
import { say, sayJson } from '../io.js';
import { repeat } from '../progress.js';
import { Running } from '../statistics/running.js';
import { counted, decimal, percent } from '../text/format.js';
import { table } from '../text/table.js';
import { playDeal } from './measure.js';

/** Scores from which on the verdict is the second best, and the best. */
const GOOD = 22;
const PERFECT = 25;

export const islands: Command = {
  name: 'islands',
  says: 'how well bots order the islands of Zefiria: scores, points, processor time',
  words: [],
  flags: {
    bots: { value: 'a,b,…', says: 'who plays, each in all seats of the same deals (planner)' },
    ...PLAYERS,
    games: { value: 'N', says: 'how many deals (100)' },
    from: { value: 'N', says: 'the number of the first deal (0), to go on with a long run' },
    ...OPTION,
    ...SEED,
  },
  examples: [
    '--bots greedy,thoughtful --players 2 --games 500',
    '--players 1 --option solo=hard --games 250 --from 250',
  ],
  async run(given, io) {
    const game = zefiria as AnyGame;
    const levels = botNames(given, game) ?? ['planner'];
    const players = playersOf(given, game);
    const games = given.whole('games', 1, 1e9) ?? 100;
    const from = given.whole('from', 0, 1e9) ?? 0;
    const options = optionsOf(given, game) as Options;
    const seed = seedOf(given);
    const rows: Row[] = [];
    const failures = new Failures(io);
    for (const bot of levels) {
      const row = new Row(bot);
      const bots = await botsNamed(game, Array<string>(players).fill(bot));
      const one = (i: number): void => row.add(playDeal(options, bots, `${seed}/${from + i}`));
      await repeat(games, (i) => failures.attempt(() => one(i)), io);
      rows.push(row);
    }
    if (given.has('json')) sayJson(io.stdout, { players, options, seed, from, rows: rows.map(summary) });
    else
      say(io.stdout, [
        `zefiria: ${counted(games, 'deal')} from ${from}, ${counted(players, 'player')}, seed ${seed}`,
        '',
        ...inTable(rows),
      ]);
    return failures.finish();
  },
};

/** What is known of the deals that a bot has played. */
class Row {
  good = 0;
  perfect = 0;
  readonly score = new Running();
  readonly points = new Running();
  readonly corner = new Running();
  readonly turn = new Running();

  constructor(readonly bot: string) {}

  add({ score, points, corner, turn }: ReturnType<typeof playDeal>): void {
    if (score >= GOOD) this.good++;
    if (score >= PERFECT) this.perfect++;
    this.score.add(score);
    this.points.add(points);
    this.corner.add(corner);
    this.turn.add(turn);
  }
}

const summary = ({ bot, good, perfect, score, points, corner, turn }: Row) => ({
  bot,
  deals: score.count,
  meanScore: score.mean,
  good,
  perfect,
  meanPoints: points.mean,
  cornerSeconds: corner.max,
  turnSeconds: turn.max,
});

const inTable = (rows: readonly Row[]): string[] =>
  table(
    ['bot', 'mean score', `${GOOD}+`, `${PERFECT}+`, 'points', 'a corner at most', 'a turn at most'],
    rows.map(({ bot, good, perfect, score, points, corner, turn }) => [
      bot,
      decimal(score.mean, 2),
      percent(good / score.count),
      percent(perfect / score.count),
      decimal(points.mean, 1),
      `${decimal(corner.max, 2)} s`,
      `${decimal(turn.max, 2)} s`,
    ]),
  );
