import { possible } from '@aerie/bots';
import { type AnyGame, QuickChance, readOptions, type Seat } from '@aerie/kernel';

/** What one core does in a second of processor time, for one game and number of players. */
export interface Row {
  readonly game: string;
  readonly players: number;
  readonly playoutsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly clonesPerSecond: number;
}

const WARM_UP_SHARE = 0.5;
/** States to clone: enough that they are not one and the same, few enough to stay in the cache. */
const STATES = 64;
const CLONES_A_LOOK = 1024;
/** More decisions than any game has; a small integer, which is quicker to compare with than `Infinity`. */
export const TO_THE_END = 1e9;

/** Measures in this process; for honest figures it should have done nothing else before. */
export function measure(game: AnyGame, players: number, seconds: number): Row {
  const chance = new QuickChance('bench');
  const options = readOptions(game.options, {});
  playouts(game, options, players, chance, seconds * WARM_UP_SHARE);
  const played = playouts(game, options, players, chance, seconds);
  const states = midGames(game, options, players, chance);
  clones(game, states, seconds * WARM_UP_SHARE * 0.5);
  return {
    game: game.id,
    players,
    ...played,
    clonesPerSecond: clones(game, states, seconds * 0.5),
  };
}

function playouts(
  game: AnyGame,
  options: unknown,
  players: number,
  chance: QuickChance,
  seconds: number,
): { playoutsPerSecond: number; decisionsPerSecond: number } {
  let games = 0;
  let decisions = 0;
  const before = process.cpuUsage();
  for (const end = performance.now() + seconds * 1000; games === 0 || performance.now() < end; ) {
    decisions += playRandomly(game, game.setup(options, players, chance, undefined), chance, TO_THE_END);
    games++;
  }
  const took = secondsSince(before);
  return { playoutsPerSecond: games / took, decisionsPerSecond: decisions / took };
}

/** Random answers until the end or so many decisions; gives how many it took. */
export function playRandomly(game: AnyGame, s: unknown, chance: QuickChance, most: number): number {
  let decisions = 0;
  for (; decisions < most; decisions++) {
    const awaited = game.awaited(s);
    if (awaited.length === 0) break;
    const seat = (awaited.length === 1 ? awaited[0] : awaited[chance.below(awaited.length)]) as Seat;
    const answers = possible(game, s, seat);
    game.apply(s, seat, answers[chance.below(answers.length)], chance, undefined);
  }
  return decisions;
}

/** States from the middle of as many games. */
function midGames(game: AnyGame, options: unknown, players: number, chance: QuickChance): unknown[] {
  return Array.from({ length: STATES }, () => {
    const s = game.setup(options, players, chance, undefined);
    const length = playRandomly(game, game.clone(s), chance, TO_THE_END);
    playRandomly(game, s, chance, Math.floor(length / 2));
    return s;
  });
}

function clones(game: AnyGame, states: readonly unknown[], seconds: number): number {
  // The copies are kept here, so that making them cannot be optimised away.
  const copies: unknown[] = states.slice();
  let count = 0;
  const before = process.cpuUsage();
  for (const end = performance.now() + seconds * 1000; count === 0 || performance.now() < end; ) {
    for (let i = 0; i < CLONES_A_LOOK; i++) copies[i % STATES] = game.clone(states[i % STATES]);
    count += CLONES_A_LOOK;
  }
  return count / secondsSince(before);
}

/** Processor time, not the clock on the wall: whoever else keeps the machine busy makes no difference. */
export function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, 1) / 1e6;
}
