import type { Given } from '../arguments.js';
import { botNames, gameNamed, OPTION, optionsOf, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { writeText } from '../files.js';
import { say, sayJson, UserError } from '../io.js';
import { checkPagePath } from '../report/page.js';
import { mannerOf, playSeries, SERIES } from '../series/series.js';
import { type Contest, plain, WON } from '../standings/contest.js';
import { inTerminal } from '../standings/in-terminal.js';
import { contestPage } from '../standings/page.js';
import { Standings } from '../standings/standings.js';
import { counted, duration } from '../text/format.js';
import { lineUp, rotated } from './seating.js';

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
    ...SERIES,
    report: { value: 'FILE', says: 'also write a page with pictures, as .html' },
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
    const report = given.text('report');
    if (report !== undefined) checkPagePath(report);

    const standings = new Standings([...new Set(names)]);
    const contest: Contest = {
      ...{ game: game.id, players, options, chosen: given.texts('option'), seed, met: true, wins: WON },
      standings,
    };
    const series = {
      ...{ command: 'arena', game, players, options, bots: names, seed, games, timed: true },
      table: (number: number) => ({ bots: rotated(names, number), seed: `${seed}/${number}` }),
    };
    const began = performance.now();
    const code = await playSeries(series, mannerOf(given), io, (played) => standings.add(played));
    const seconds = (performance.now() - began) / 1000;

    const title = `${game.id}: ${names.join(', ')}`;
    if (report !== undefined) writeText(report, contestPage(title, [contest], againOf(given)));
    if (given.has('json')) sayJson(io.stdout, { game: game.id, players, games, bots: plain(contest) });
    else {
      const heading = `${game.id}: ${counted(games, 'game')} of ${names.join(', ')}, seats rotating`;
      say(io.stdout, [`${heading}, seed ${seed} (${duration(seconds)})`, '', ...inTerminal(contest)]);
    }
    return code;
  },
};

/** What to type to have the same games again. */
const againOf = (given: Given): string =>
  `lab arena ${given.words.join(' ')} ${given.typed(['bots', 'games', 'players', 'option', 'seed'])}`;
