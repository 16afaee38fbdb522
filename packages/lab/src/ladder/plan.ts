import type { AnyGame } from '@aerie/kernel';
import type { Given } from '../arguments.js';
import { botNames, competitors, optionsOf, seedOf } from '../choices.js';
import { UserError } from '../io.js';
import type { Series } from '../series/series.js';
import { type Contest, WON } from '../standings/contest.js';
import { Standings } from '../standings/standings.js';
import { listed } from '../text/format.js';
import { goalOf } from './goal.js';
import { alone, mixed, seated } from './line-ups.js';

/** Whose rating is 0 where nothing else is said. */
export const YARDSTICK = 'greedy';

/** What is to be played, and where its results go. */
export interface Ladder {
  readonly series: Series;
  readonly contest: Contest;
}

/** The ladder of a game that was asked for. */
export function plan(given: Given, game: AnyGame): Ladder {
  const { min, max } = game.seats;
  const players = given.whole('players', min, max, ` for ${game.id}`) ?? Math.min(Math.max(2, min), max);
  const bots = [...new Set(botNames(given, game) ?? competitors(given, game))];
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
  const anchor = bots.length > 1 ? anchorOf(given, bots) : undefined;
  const standings = new Standings(bots, goal?.goal, !met);
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
