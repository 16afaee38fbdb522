import { type AnyGame, QuickChance, readOptions } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { gameNamed } from '../choices.js';
import { playRandomly, TO_THE_END } from './measure.js';
import { playPlainly } from './plain-rauf-und-runter.js';

/** How a game through the contract ends, and after how many decisions. */
function throughTheContract(game: AnyGame, seats: number, luck: QuickChance) {
  const s = game.setup(readOptions(game.options, {}), seats, luck, undefined);
  const decisions = playRandomly(game, s, luck, TO_THE_END);
  return { decisions, ...game.outcome(s) };
}

function without(seats: number, luck: QuickChance) {
  const { decisions, table } = playPlainly(seats, luck);
  const places = table.space.map((_, seat) => table.pecking.indexOf(seat) + 1);
  return { decisions, places, points: table.space.map((space) => space + 1) };
}

test.each([2, 3, 4, 5])(
  'with the same luck plain TypeScript plays the same games, with %d seats',
  (seats) => {
    const game = gameNamed('rauf-und-runter');
    for (let i = 0; i < 100; i++) {
      const seed = `plain ${i}`;
      expect(without(seats, new QuickChance(seed))).toEqual(
        throughTheContract(game, seats, new QuickChance(seed)),
      );
    }
  },
);
