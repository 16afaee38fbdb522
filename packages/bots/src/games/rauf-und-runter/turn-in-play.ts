import type { Seat } from '@aerie/kernel';
import { type Answer, flutterNumber, REROLL_PRICE, type State, sumOf, supply } from '@aerie/rauf-und-runter';
import { type Prospects, TurnSolver, type TurnTable } from './turn-solver.js';

/** The solution of the turn that this seat is in the middle of. */
export function solveTurn(s: State, seat: Seat, prospects: Prospects): TurnSolver {
  const own = s.feathers[seat] as number;
  return new TurnSolver(flutterNumber(s), own, own + supply(s), prospects);
}

/** What a table of the turn says of the moment after an answer. */
export function after<T>(turn: TurnTable<T>, s: State, seat: Seat, answer: Answer): T {
  const feathers = s.feathers[seat] as number;
  const last = s.track.at(-1) ?? 0;
  const sum = sumOf(s.track);
  switch (answer.kind) {
    case 'pick':
      return turn.picked(answer.die, s.dice, last, sum, feathers);
    case 'reroll':
      return turn.value(s.dice, last, sum, feathers - REROLL_PRICE);
    case 'shed':
      return turn.shed(answer.feathers, sum, feathers);
  }
}

/** Everything that a solution depends on and that does not change during the turn. */
export function turnName(s: State, seat: Seat): string {
  const others = s.feathers.filter((_, other) => other !== seat);
  return [seat, s.round, s.turn, s.flutter, s.space, s.pecking, s.momentum, others].join('/');
}
