import type { AnyGame } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import type { Given } from '../arguments.js';
import { botNames, everyBot, gameNamed, OPTION, optionsOf, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { writeText } from '../files.js';
import { type Io, OK, say, sayJson, UserError } from '../io.js';
import { checkPagePath } from '../report/page.js';
import { mannerOf, playSeries, SERIES, type Series } from '../series/series.js';
import { type Contest, headingOf, plain, WON } from '../standings/contest.js';
import { inTerminal } from '../standings/in-terminal.js';
import { contestPage } from '../standings/page.js';
import { Standings } from '../standings/standings.js';
import { duration, listed } from '../text/format.js';
import { goalOf } from './goal.js';
import { alone, mixed, seated } from './line-ups.js';

const ALL = 'all';
/** Whose rating is 0 where nothing else is said. */
const YARDSTICK = 'greedy';

export const ladder: Command = {
  name: 'ladder',
  says: 'let all bots of a game compete, or of all games: ratings, points, time, with 95% intervals',
  words: [`<game>|${ALL}`],
  flags: {
    players: { value: 'N', says: 'how many play (2, or as near to it as the game allows)' },
    bots: { value: 'a,b,…', says: 'who takes part (all that the game has)' },
    games: { value: 'N', says: 'how many games each pair plays, each mixed table, or each bot alone (400)' },
    anchor: { value: 'a', says: `whose rating is 0 (${YARDSTICK}, or the first)` },
    ...OPTION,
    ...SEED,
    ...SERIES,
    report: { value: 'FILE', says: 'also write a page with pictures, as .html' },
  },
  examples: [
    'rauf-und-runter --games 2000 --report ladder.html',
    'schwingenschlag --players 1 --option solo=3 --out out/ladder',
    'cloud-mine --players 4 --games 100',
    'all --out out/ladder --report ladder.html',
  ],
  async run(given, io) {
    const name = given.words[0] as string;
    const report = given.text('report');
    if (report !== undefined) checkPagePath(report);
    const planned = (name === ALL ? GAMES : [gameNamed(name)]).map((game) => plan(given, game));
    let code = OK;
    const contests: Contest[] = [];
    for (const ladder of planned) {
      const began = performance.now();
      const failed = await playSeries(ladder.series, mannerOf(given), io, (game) =>
        ladder.contest.standings.add(game),
      );
      code = Math.max(code, failed);
      contests.push(ladder.contest);
      if (!given.has('json')) tell(ladder, (performance.now() - began) / 1000, io);
    }
    const title = name === ALL ? 'The bots of all games' : `The bots of ${name}`;
    if (report !== undefined) writeText(report, contestPage(title, contests, againOf(given)));
    if (given.has('json')) sayJson(io.stdout, { ladders: contests.map(summary) });
    return code;
  },
};

/** What is to be played, and where its results go. */
interface Ladder {
  readonly series: Series;
  readonly contest: Contest;
}

function plan(given: Given, game: AnyGame): Ladder {
  const { min, max } = game.seats;
  const players = given.whole('players', min, max, ` for ${game.id}`) ?? Math.min(Math.max(2, min), max);
  const bots = [...new Set(botNames(given, game) ?? everyBot(game))];
  const met = players > 1 && !game.together;
  if (met && bots.length < 2) throw new UserError('a ladder needs at least two different bots: --bots a,b');
  const lineUps = met ? mixed(bots, players) : alone(bots, players);
  const goal = goalOf(game);
  const options = optionsOf(given, game);
  const seed = seedOf(given);
  const series: Series = {
    ...{ command: 'ladder', game, players, options, bots, seed, timed: true },
    games: (given.whole('games', 1, 1e9) ?? 400) * lineUps.length,
    table(number) {
      const round = Math.floor(number / lineUps.length);
      const lineUp = lineUps[number % lineUps.length] as string[];
      // Those who do not meet play the same deals.
      return { bots: seated(lineUp, round), seed: `${seed}/${met ? number : round}` };
    },
  };
  const wins = game.together ? goal?.says : WON;
  const anchor = met ? anchorOf(given, bots) : undefined;
  const standings = new Standings(bots, goal?.goal);
  const chosen = given.texts('option');
  const contest = { game: game.id, players, options, chosen, seed, met, wins, standings };
  return { series, contest: anchor === undefined ? contest : { ...contest, anchor } };
}

function anchorOf(given: Given, bots: readonly string[]): string {
  const anchor = given.text('anchor') ?? (bots.includes(YARDSTICK) ? YARDSTICK : (bots[0] as string));
  if (!bots.includes(anchor))
    throw new UserError(`--anchor must be one of ${listed(bots, 'or')}, not "${anchor}"`);
  return anchor;
}

function tell({ contest }: Ladder, seconds: number, io: Io): void {
  say(io.stdout, [`${headingOf(contest)} (${duration(seconds)})`, '', ...inTerminal(contest), '']);
}

const summary = (contest: Contest): unknown => {
  const { game, players, options, seed, anchor, standings } = contest;
  return { game, players, options, seed, games: standings.games, anchor, bots: plain(contest) };
};

/** What to type to have the same games again. */
const againOf = (given: Given): string =>
  ['lab ladder', ...given.words, given.typed(['players', 'bots', 'games', 'anchor', 'option', 'seed'])]
    .filter(Boolean)
    .join(' ');
