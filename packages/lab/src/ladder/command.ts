import { GAMES } from '@aerie/registry';
import type { Given } from '../arguments.js';
import { gameNamed, OPTION, SEED } from '../choices.js';
import type { Command } from '../command.js';
import { checkWritable, writeText } from '../files.js';
import { type Io, OK, say, sayJson, UserError } from '../io.js';
import { checkPagePath } from '../report/page.js';
import { mannerOf, playSeries, SERIES } from '../series/series.js';
import { type Contest, headingOf, plain } from '../standings/contest.js';
import { inTerminal } from '../standings/in-terminal.js';
import { contestPage } from '../standings/page.js';
import { duration } from '../text/format.js';
import { plan, YARDSTICK } from './plan.js';
import { ratingsText } from './ratings-file.js';

const ALL = 'all';

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
    ratings: {
      value: 'FILE',
      says: 'also write the ratings of one game as its bots keep them (ratings.json)',
    },
  },
  examples: [
    'rauf-und-runter --games 2000 --report ladder.html',
    'schwingenschlag --players 1 --option solo=3 --out out/ladder',
    'cloud-mine --players 4 --games 100',
    'all --out out/ladder --report ladder.html',
  ],
  async run(given, io) {
    const name = given.words[0] as string;
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
    if (given.has('json')) sayJson(io.stdout, { ladders: contests.map(summary) });
    return code;
  },
};

/** Writes the files that were asked for, once all is played; throws at once where that could not be done later. */
function filesOf(given: Given, name: string, contests: readonly Contest[]): () => void {
  const [report, ratings] = [given.text('report'), given.text('ratings')];
  const [first, ...others] = contests;
  const rated = others.length === 0 && first?.met ? first : undefined;
  if (report !== undefined) checkPagePath(report);
  if (ratings !== undefined) checkWritable(ratings);
  if (ratings !== undefined && !rated) {
    throw new UserError('--ratings is for one game, at tables where its bots meet');
  }
  const title = name === ALL ? 'The bots of all games' : `The bots of ${name}`;
  return () => {
    if (report !== undefined) writeText(report, contestPage(title, contests, againOf(given)));
    if (ratings !== undefined && rated) writeText(ratings, ratingsText(rated, againOf(given)));
  };
}

function tell(contest: Contest, seconds: number, io: Io): void {
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
