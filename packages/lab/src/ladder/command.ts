import { join } from 'node:path';
import { GAMES } from '@aerie/registry';
import type { Given } from '../arguments.js';
import { gameNamed, OPTION, SEED } from '../choices.js';
import type { Command } from '../command.js';
import { checkWritable, writeText } from '../files.js';
import { type Io, OK, say, sayJson, UserError } from '../io.js';
import { checkPagePath } from '../report/page.js';
import { mannerOf, playSeries, SERIES } from '../series/series.js';
import { type Contest, headingOf, isRated, plain } from '../standings/contest.js';
import { inTerminal } from '../standings/in-terminal.js';
import { OVERVIEW, overviewRows } from '../standings/overview.js';
import { contestPage } from '../standings/page.js';
import { duration } from '../text/format.js';
import { table } from '../text/table.js';
import { plan, YARDSTICK } from './plan.js';
import { ratingsText } from './ratings-file.js';

const ALL = 'all';

export const ladder: Command = {
  name: 'ladder',
  says: 'let the levels of a game compete, or of all games: ratings, points, time, with 95% intervals',
  words: [],
  mayFollow: '<game>',
  flags: {
    players: { value: 'N', says: 'how many play (2, or as near to it as the game allows)' },
    bots: { value: 'a,b,…', says: 'who takes part (the levels that people choose from)' },
    baselines: { says: 'with the baselines of the lab as well, such as random and greedy' },
    games: { value: 'N', says: 'how many games each pair plays, each mixed table, or each bot alone (400)' },
    anchor: { value: 'a', says: `whose rating is 0 (${YARDSTICK}, or the first)` },
    ...OPTION,
    ...SEED,
    ...SERIES,
    report: { value: 'FILE', says: 'also write a page with pictures, as .html' },
    ratings: {
      value: 'FOLDER',
      says: 'also write FOLDER/<game>/ratings.json, as bots keep them in packages/bots/src/games',
    },
  },
  examples: [
    'rauf-und-runter --games 2000 --report ladder.html',
    'schwingenschlag --players 1 --option solo=3 --out out/ladder',
    'cloud-mine --players 4 --games 100',
    '--out out/ladder --report ladder.html',
    '--games 400 --seed ladder --ratings packages/bots/src/games',
  ],
  async run(given, io) {
    const [name = ALL] = given.words;
    const ladders = (name === ALL ? GAMES : [gameNamed(name)]).map((game) => plan(given, game));
    const contests = ladders.map(({ contest }) => contest);
    const writeFiles = filesOf(given, name, contests);
    let code = OK;
    for (const { series, contest } of ladders) {
      const began = performance.now();
      const played = await playSeries(series, mannerOf(given), io, (game) => contest.standings.add(game));
      code = Math.max(code, played);
      if (!given.has('json')) tell(contest, (performance.now() - began) / 1000, io);
    }
    writeFiles();
    if (!given.has('json') && contests.length > 1) say(io.stdout, table(OVERVIEW, overviewRows(contests)));
    if (given.has('json')) sayJson(io.stdout, { ladders: contests.map(summary) });
    return code;
  },
};

/** Writes the files that were asked for, once all is played; throws at once where that could not be done later. */
function filesOf(given: Given, name: string, contests: readonly Contest[]): () => void {
  const [report, ratings] = [given.text('report'), given.text('ratings')];
  const files = ratings === undefined ? [] : contests.map((contest) => ratingsFile(ratings, contest));
  if (report !== undefined) checkPagePath(report);
  for (const { path } of files) checkWritable(path);
  const title = name === ALL ? 'The bots of all games' : `The bots of ${name}`;
  return () => {
    if (report !== undefined) writeText(report, contestPage(title, contests, againOf(given)));
    for (const { path, contest } of files)
      writeText(path, ratingsText(contest, againOf(given, contest.game)));
  };
}

function ratingsFile(folder: string, contest: Contest): { readonly path: string; readonly contest: Contest } {
  if (!isRated(contest)) throw new UserError('--ratings needs at least two different bots: --bots a,b');
  return { path: join(folder, contest.game, 'ratings.json'), contest };
}

function tell(contest: Contest, seconds: number, io: Io): void {
  say(io.stdout, [`${headingOf(contest)} (${duration(seconds)})`, '', ...inTerminal(contest), '']);
}

const summary = (contest: Contest): unknown => {
  const { game, players, options, seed, anchor, standings } = contest;
  return { game, players, options, seed, games: standings.games, anchor, bots: plain(contest) };
};

/** What to type to have the same games again. */
const againOf = (given: Given, ...games: readonly string[]): string =>
  [
    'lab ladder',
    ...(games.length > 0 ? games : given.words),
    given.has('baselines') ? '--baselines' : '',
    given.typed(['players', 'bots', 'games', 'anchor', 'option', 'seed']),
  ]
    .filter(Boolean)
    .join(' ');
