import type { QuickChance } from '@aerie/kernel';
import raufUndRunter, {
  compare,
  flutterNumber,
  move,
  player,
  ROUNDS,
  type State,
  supply,
} from '@aerie/rauf-und-runter';
import type { MatchValue } from '../match-value.js';
import { atRoundEnd } from '../outlook.js';
import { scatteredEnds } from '../perfect.js';
import { Reply } from '../reply.js';
import { playTurn } from '../rivals.js';
import { Trial } from '../trial.js';
import type { ProspectsOf } from '../turn-player.js';
import { TurnSolver } from '../turn-solver.js';

/** In so many worlds a player looks at those who play later. */
const WORLDS = 12;

/** What `perfect` takes the ends of a turn to be worth, in fewer worlds. */
export const rushed: ProspectsOf = (s, seat) => scatteredEnds(s, seat, WORLDS);

/** The tables between the rounds of a match among those who play as `perfect` does. */
export function playedMatch(seats: number, luck: QuickChance): readonly State[] {
  const s = raufUndRunter.setup({}, seats, luck, undefined);
  const tables: State[] = [];
  for (; s.round < ROUNDS; endRound(s)) {
    if (s.round > 0) tables.push(raufUndRunter.clone(s));
    while (s.turn < seats) playTurnOf(s, rushed, luck);
  }
  return tables;
}

const reply = new Reply();

/**
 * The chances of all seats after one more round among those who play as `perfect` does, by what tables are worth after it. The last
 * turn is taken with all its throws, those before it as luck has them.
 */
export function playedRound(before: State, value: MatchValue, luck: QuickChance): readonly number[] {
  const s = raufUndRunter.clone(before);
  while (s.turn < s.order.length - 1) playTurnOf(s, rushed, luck);
  const last = player(s);
  const held = s.feathers[last] as number;
  const worth = atRoundEnd(s, last, { value, trial: new Trial(s) });
  const ends = scatteredEnds(s, last);
  return reply.worth(
    flutterNumber(s),
    held,
    held + supply(s),
    ends,
    s.space.map((_, seat) => worth(seat)),
  );
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
