import type { AnyBot } from '@aerie/bots';
import { botNames, botsNamed, gameNamed, OPTION, optionsOf, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { Failures } from '../failures.js';
import { say, sayJson, UserError } from '../io.js';
import { playout } from '../playout.js';
import { repeat } from '../progress.js';
import { around } from '../statistics/wilson.js';
import { whisker } from '../text/bars.js';
import { counted, decimal, duration, percent, percents, signed } from '../text/format.js';
import { table } from '../text/table.js';
import { lineUp, rotated } from './seating.js';
import { type Standing, Standings } from './standings.js';

export const arena: Command = {
  name: 'arena',
  says: 'let bots compete on rotating seats: win rates and Elo',
  words: ['<game>'],
  flags: {
    bots: { value: 'a,b,…', says: 'who competes; at least two different ones' },
    games: { value: 'N', says: 'how many games (1000)' },
    players: { value: 'P', says: 'seats; if more than bots, one for the first and the rest for the others' },
    ...OPTION,
    ...SEED,
  },
  examples: [
    'rauf-und-runter --bots greedy,random --games 2000',
    'rauf-und-runter --bots greedy,random --players 4',
  ],
  async run(given, io) {
    const game = gameNamed(given.words[0] as string);
    const games = given.whole('games', 1, 1e12) ?? 1000;
    const listed = botNames(given, game);
    if (!listed) throw new UserError('who competes? --bots a,b');
    const { min, max } = game.seats;
    const players = given.whole('players', min, max, ` for ${game.id}`) ?? Math.max(listed.length, min);
    if (players > max) throw new UserError(`${game.id} has at most ${max} seats, not ${players}`);
    const names = lineUp(listed, players);
    const options = optionsOf(given, game);
    const seed = seedOf(given);

    const made = await botsNamed(game, names);
    const bots = new Map(names.map((name, i) => [name, made[i] as AnyBot]));
    const standings = new Standings(names);
    const began = performance.now();
    const one = (i: number): void => {
      const seating = rotated(names, i);
      const seated = seating.map((name) => bots.get(name) as AnyBot);
      standings.add(seating, playout(game, options, seated, `${seed}/${i}`).outcome);
    };
    const failures = new Failures(io);
    await repeat(games, (i) => failures.attempt(() => one(i)), io);
    const seconds = (performance.now() - began) / 1000;

    const list = standings.list();
    if (given.has('json')) sayJson(io.stdout, { game: game.id, players, games, bots: list });
    else {
      const heading = `${game.id}: ${counted(games, 'game')} of ${names.join(', ')}, seats rotating`;
      say(io.stdout, [`${heading}, seed ${seed} (${duration(seconds)})`, '', ...inTable(list, players)]);
    }
    return failures.finish();
  },
};

function inTable(list: readonly Standing[], players: number): string[] {
  const fair = 1 / players;
  const scale = around(list, fair);
  const rows = list
    .toSorted((a, b) => b.elo - a.elo)
    .map((standing) => [
      standing.bot,
      percent(standing.winRate),
      percents(standing),
      whisker(standing, standing.winRate, fair, scale, 30),
      signed(standing.elo),
      decimal(standing.meanScore, 2),
      `${standing.games}`,
    ]);
  return table(['bot', 'wins', '95%', `┊ fair ${percent(fair)}`, 'Elo', 'score', 'seats'], rows);
}
