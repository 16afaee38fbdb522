import type { Puzzle } from '@aerie/analysis/puzzles';
import {
  Counter,
  difficultyOf,
  idOf,
  type Mined,
  type Miner,
  matchOf,
  triersOf,
  triesAt,
} from '@aerie/analysis/puzzles/search';
import { type AnyBot, ask, botOf } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';
import zefiria, { allInPlace, pointsFor, type State, turnsPlayed } from '@aerie/zefiria';
import { pointsNeeded, type Shortest, shortest } from './shortest.js';

const game = zefiria as unknown as AnyGame;
const SOLO = ['easy', 'medium', 'hard'] as const;
const PLAYERS = ['strong', 'club', 'master'] as const;
const THEMES = ['oneTurn', 'twoTurns', 'threeTurns'] as const;
/** How much harder a puzzle is by a further turn, and by a further answer: bots plan more evenly than people do. */
const LONGER = 100;
const MORE_ANSWERS = 25;
/** What takes fewer points than this is seen at once. */
const FEWEST_POINTS = 3;

/** Finds a position of each match played alone in which all islands can be brought home in a few turns, and proves how few. */
export async function islandMiner(): Promise<Miner> {
  const triers = await triersOf(game);
  const players = (await Promise.all(PLAYERS.map((name) => botOf(game, name)))).filter(
    (bot) => bot !== undefined,
  );
  return (seed, number): Mined => {
    const counter = new Counter();
    const options = { solo: SOLO[number % SOLO.length] as (typeof SOLO)[number] };
    const { played, positions } = playedBy(
      players[Math.floor(number / 9) % players.length] as AnyBot,
      options,
      seed,
    );
    const turns = 1 + (Math.floor(number / SOLO.length) % THEMES.length);
    const puzzles: Puzzle[] = [];
    for (const { state, after } of positions) {
      const found = shortest(state, turns);
      if (found?.turns !== turns) {
        counter.add(found ? 'fewer turns than looked for' : 'not proven, or too far');
        continue;
      }
      const theme = THEMES[turns - 1] as (typeof THEMES)[number];
      const tries = triesAt(triers, (bot, nth) => solves(bot, state, found, `${seed}/${after}/${nth}`));
      const rating = difficultyOf(tries) + LONGER * (turns - 1) + MORE_ANSWERS * found.solution.length;
      puzzles.push({ id: idOf(seed, after), after, seat: 0, theme, rating, task: found });
      counter.add('kept');
      break;
    }
    const match = matchOf(seed, 1, played, puzzles, options);
    return { matches: match ? [match] : [], thrown: counter.all };
  };
}

/** Whether a turn begins here, or who acts in it is still to be said. */
const begins = ({ stage, held }: State): boolean =>
  stage.at === 'order' ||
  stage.at === 'sleeper' ||
  (stage.at === 'turn' && stage.points === pointsFor(held.length));

/** A match played alone: what was answered, and the positions from which it may not be far. */
function playedBy(bot: AnyBot, options: object, seed: string) {
  const match = Match.begin(game, { options, seats: 1, seed });
  const luck = new QuickChance(`${seed}/bots`);
  const played: `${Seat} ${string}`[] = [];
  const positions: { readonly state: State; readonly after: number }[] = [];
  const most = THEMES.length * pointsFor(1);
  for (;;) {
    const state = match.state as State;
    if (game.awaited(state).length === 0) break;
    const needed = pointsNeeded(state);
    if (begins(state) && needed >= FEWEST_POINTS && needed <= most)
      positions.push({ state, after: played.length });
    const answer = ask(game, state, 0, bot, luck);
    match.play(0, answer);
    played.push(`0 ${game.write(answer)}`);
  }
  return { played, positions: positions.reverse() };
}

/** Whether a bot brings all home in as few turns. */
function solves(bot: AnyBot, from: State, { turns }: Shortest, seed: string): boolean {
  const s = zefiria.clone(from);
  const luck = new QuickChance(seed);
  const deadline = turnsPlayed(from) + turns;
  while (!allInPlace(s) && turnsPlayed(s) < deadline && zefiria.awaited(s).length > 0)
    game.apply(s, 0, ask(game, s, 0, bot, luck), luck, undefined);
  return allInPlace(s);
}
