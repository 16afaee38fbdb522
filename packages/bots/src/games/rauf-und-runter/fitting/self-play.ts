import type { QuickChance, Seat } from '@aerie/kernel';
import raufUndRunter, {
  compare,
  flutterNumber,
  move,
  player,
  ROUNDS,
  type State,
  supply,
} from '@aerie/rauf-und-runter';
import { scatteredEnds } from '../perfect.js';
import { playTurn } from '../rivals.js';
import type { ProspectsOf } from '../turn-player.js';
import { TurnSolver } from '../turn-solver.js';

/** In so many worlds a player looks at those who play later. */
const WORLDS = 12;

/** A table between two rounds, and who won the match. */
export interface Known {
  readonly s: State;
  readonly winner: Seat;
}

/** The tables between the rounds of a match among those who play as `perfect` does. */
export function playedMatch(seats: number, luck: QuickChance): Known[] {
  const s = raufUndRunter.setup({}, seats, luck, undefined);
  const tables: State[] = [];
  for (; s.round < ROUNDS; endRound(s)) {
    if (s.round > 0) tables.push(raufUndRunter.clone(s));
    while (s.turn < seats) playTurnOf(s, (at, seat) => scatteredEnds(at, seat, WORLDS), luck);
  }
  const winner = s.pecking[0] as Seat;
  return tables.map((table) => ({ s: table, winner }));
}

/** Plays a whole turn best for these ends. */
export function playTurnOf(s: State, endsOf: ProspectsOf, luck: QuickChance): void {
  const seat = player(s);
  const held = s.feathers[seat] as number;
  const solver = new TurnSolver(flutterNumber(s), held, held + supply(s), endsOf(s, seat));
  const { momentum, fall, feathers } = playTurn(solver, flutterNumber(s), held, luck);
  s.momentum[seat] = momentum;
  s.feathers[seat] = Math.min(feathers, held + supply(s));
  if (fall > 0) move(s, seat, -fall);
  s.turn++;
}

/** Compares, and begins the next round. */
export function endRound(s: State): void {
  compare(s, undefined);
  s.ladder.push(flutterNumber(s));
  s.round++;
  s.turn = 0;
  s.momentum.fill(0);
  s.order.splice(0, s.order.length, ...s.pecking);
}
