import type { QuickChance, Seat } from '@aerie/kernel';
import raufUndRunter, {
  compare,
  flutterNumber,
  move,
  ROUNDS,
  type State,
  supply,
} from '@aerie/rauf-und-runter';
import { sensibleTurn } from '../responses.js';

/** A table between two rounds, and who won the match. */
export interface Known {
  readonly s: State;
  readonly winner: Seat;
}

/** The tables between the rounds of a match whose players answer to what they find on the tracks. */
export function playedMatch(seats: number, luck: QuickChance): Known[] {
  const s = raufUndRunter.setup({}, seats, luck, undefined);
  const tables: State[] = [];
  while (s.round < ROUNDS) {
    if (s.round > 0) tables.push(raufUndRunter.clone(s));
    s.momentum.fill(0);
    s.pecking.slice().forEach((seat, i) => {
      const held = s.feathers[seat] as number;
      const { momentum, fall, feathers } = sensibleTurn(s, seat, seats - 1 - i, luck);
      s.momentum[seat] = momentum;
      s.feathers[seat] = Math.min(feathers, held + supply(s));
      if (fall > 0) move(s, seat, -fall);
    });
    compare(s, undefined);
    s.ladder.push(flutterNumber(s));
    s.round++;
  }
  const winner = s.pecking[0] as Seat;
  return tables.map((table) => ({ s: table, winner }));
}
