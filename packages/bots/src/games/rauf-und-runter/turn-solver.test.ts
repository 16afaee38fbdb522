import { expect, test } from 'vitest';
import { type Prospects, TurnSolver } from './turn-solver.js';

const FLUTTER = 9;
const CAP = 8;
const prospects: Prospects = {
  standing: (momentum, feathers) => momentum + 0.7 * feathers,
  falling: (spaces, feathers) => -2 * spaces + 0.7 * feathers,
};

/** The same values by looking at every single throw, with the re-rolls that a seat can pay. */
function slowly(dice: number, last: number, sum: number, feathers: number): number {
  if (dice === 0) {
    const tooMuch = sum - FLUTTER;
    if (tooMuch <= 0) return prospects.standing(sum, feathers);
    const ends = Array.from({ length: Math.min(tooMuch, feathers) + 1 }, (_, shed) =>
      shed === tooMuch
        ? prospects.standing(sum, feathers - shed)
        : prospects.falling(tooMuch - shed, feathers - shed),
    );
    return Math.max(...ends);
  }
  let total = 0;
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => Math.floor(roll / 6 ** die) % 6);
    const choices = faces.map((face) => {
      if (face === 0) return slowly(dice - 1, last, sum, Math.min(feathers + 1, CAP));
      return face < last
        ? slowly(dice - 1, last, sum, feathers)
        : slowly(dice - 1, face, sum + face, feathers);
    });
    if (feathers >= 2) choices.push(slowly(dice, last, sum, feathers - 2));
    total += Math.max(...choices);
  }
  return total / 6 ** dice;
}

const solver = new TurnSolver(FLUTTER, 3, CAP, prospects);

test.each([
  [1, 3, 7, 0],
  [1, 2, 8, 4],
  [1, 4, 8, 5],
  [2, 1, 3, 0],
  [2, 3, 6, 3],
  [2, 0, 0, 2],
])(
  '%i dice to come, %i on top, sum %i, %i feathers: as every single throw says',
  (dice, last, sum, feathers) => {
    expect(solver.value(dice, last, sum, feathers)).toBeCloseTo(slowly(dice, last, sum, feathers), 10);
  },
);

test('no more feathers than the supply has', () => {
  const poor = new TurnSolver(FLUTTER, 1, 1, prospects);
  expect(poor.picked(0, 1, 3, 6, 1)).toBe(poor.value(0, 3, 6, 1));
});
