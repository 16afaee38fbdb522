import { QuickChance, type Seat } from '@aerie/kernel';
import game, { type State } from '@aerie/rauf-und-runter';
import { expect, test } from 'vitest';
import { expectedTurns } from './expected-turns.js';
import { playTurnOf } from './fitting/self-play.js';
import { scatteredEnds } from './perfect.js';
import { sensibleTurns, type TurnEnd } from './rivals.js';

/** Four in a middle round, with the whole round to come. */
function before(flutter: number): State {
  const s = game.setup({}, 4, new QuickChance('expected'), undefined);
  s.ladder.push(...s.flutter.slice(0, 3));
  const seats = {
    order: [0, 1, 2, 3],
    pecking: [0, 1, 2, 3],
    space: [17, 15, 12, 11],
    feathers: [1, 4, 2, 6],
  };
  return Object.assign(s, { round: 3, turn: 0, flutter: s.flutter.with(3, flutter), ...seats });
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

test('rivals are expected to do what perfect does, more than what is sensible', () => {
  const luck = new QuickChance('played');
  const off = { expected: 0, sensible: 0 };
  for (const flutter of [10, 15, 21]) {
    const s = before(flutter);
    const played = Array.from({ length: 24 }, () => {
      const at = game.clone(s);
      while (at.turn < 4) playTurnOf(at, (table, seat) => scatteredEnds(table, seat, 8), luck);
      return at;
    });
    const expected = expectedTurns(s);
    const apart = (seat: Seat, turns: readonly TurnEnd[], fact: 'momentum' | 'feathers') =>
      Math.abs(mean(turns.map((turn) => turn[fact])) - mean(played.map((at) => at[fact][seat] as number)));
    for (const seat of [1, 2, 3])
      for (const fact of ['momentum', 'feathers'] as const) {
        off.expected += apart(seat, expected(s, seat), fact);
        off.sensible += apart(seat, sensibleTurns(s, seat), fact);
      }
  }
  expect(off.expected).toBeLessThan(off.sensible / 2);
});
