import { QuickChance, type Seat } from '@aerie/kernel';
import raufUndRunter, {
  flutterNumber,
  player,
  ROUNDS,
  type State,
  sumOf,
  supply,
} from '@aerie/rauf-und-runter';
import { scattered } from './chances.js';
import { playTurn, sensibleTurns, TURNS, type TurnEnd, type TurnsOf } from './rivals.js';
import { RoundEnd } from './round-end.js';
import { TurnSolver } from './turn-solver.js';

/** In so many worlds a rival looks at the others. */
const WORLDS = 12;
/** How often everybody thinks about what the others may think. */
const TIMES = 2;

/**
 * The turns to be expected of all who have not played yet this round: each plays as `perfect` does, taking the others at first to do
 * what is sensible, and then what is to be expected of them. The same at every moment of a turn.
 */
export function expectedTurns(s: State): TurnsOf {
  const table = atAnyMoment(s);
  let expected = sensibleTurns;
  for (let time = 0; time < TIMES; time++) {
    const turns = new Map(s.order.slice(s.turn).map((seat) => [seat, turnsOf(table, seat, expected)]));
    expected = (_, seat) => turns.get(seat) as readonly TurnEnd[];
  }
  return expected;
}

/** The table, but for what whoever plays now holds, which changes during the turn: as many feathers as the others have in the mean. */
function atAnyMoment(s: State): State {
  const seat = player(s);
  const table = raufUndRunter.clone(s);
  const own = s.feathers[seat] as number;
  const usual = Math.round((sumOf(s.feathers) - own) / (s.feathers.length - 1));
  table.feathers[seat] = Math.min(usual, own + supply(s));
  return table;
}

/** Turns of a seat that plays as if all others who have not played yet came after it. */
function turnsOf(s: State, seat: Seat, others: TurnsOf): readonly TurnEnd[] {
  const table = raufUndRunter.clone(s);
  const later = s.order.slice(s.turn).filter((other) => other !== seat);
  table.order.splice(s.turn, later.length + 1, seat, ...later);
  const flutter = flutterNumber(s);
  const held = s.feathers[seat] as number;
  const ends = new RoundEnd(table, seat, scattered(ROUNDS - 1 - s.round), WORLDS, others);
  const solver = new TurnSolver(flutter, held, held + supply(s), ends);
  const luck = new QuickChance(`expected ${seat}`);
  return Array.from({ length: TURNS }, () => playTurn(solver, flutter, held, luck));
}
