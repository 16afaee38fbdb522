import { expect, test } from 'vitest';
import { Forecast, type TurnEnds } from './forecast.js';
import { type Prospects, TurnSolver } from './turn-solver.js';

const FLUTTER = 9;
const CAP = 8;
const prospects: Prospects = {
  standing: (momentum, feathers) => momentum + 0.7 * feathers,
  falling: (spaces, feathers) => -2 * spaces + 0.7 * feathers,
};
const solver = new TurnSolver(FLUTTER, 3, CAP, prospects);
const forecast = new Forecast(solver);

/** The same by looking at every single throw, each answered as the solver values it; faces 1 to 5, feather, again. */
function slowly(dice: number, last: number, sum: number, feathers: number): TurnEnds {
  if (dice === 0) return ended(sum, feathers);
  const total = { fall: 0, stand: 0, momentum: 0, feathers: 0 };
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const shown = new Set(Array.from({ length: dice }, (_, die) => Math.floor(roll / 6 ** die) % 6));
    let best = -Infinity;
    let next: [number, number, number, number] = [0, 0, 0, 0];
    for (const face of [1, 2, 3, 4, 5, 0]) {
      const value = solver.picked(face, dice, last, sum, feathers);
      if (!shown.has(face) || value <= best) continue;
      best = value;
      if (face === 0) next = [dice - 1, last, sum, Math.min(feathers + 1, CAP)];
      else next = face < last ? [dice - 1, last, sum, feathers] : [dice - 1, face, sum + face, feathers];
    }
    if (feathers >= 2 && solver.value(dice, last, sum, feathers - 2) > best)
      next = [dice, last, sum, feathers - 2];
    const ends = slowly(...next);
    for (const key of ['fall', 'stand', 'momentum', 'feathers'] as const) total[key] += ends[key] / 6 ** dice;
  }
  return total;
}

/** With these prospects a feather is cheaper than a space, and a stand is worth every feather. */
function ended(sum: number, feathers: number): TurnEnds {
  const tooMuch = Math.max(0, sum - FLUTTER);
  const left = feathers - Math.min(tooMuch, feathers);
  if (feathers < tooMuch) return { fall: 1, stand: 0, momentum: 0, feathers: left };
  return sum === 0
    ? { fall: 0, stand: 0, momentum: 0, feathers }
    : { fall: 0, stand: 1, momentum: sum, feathers: left };
}

test.each([
  [0, 4, 12, 2],
  [0, 0, 0, 2],
  [1, 3, 7, 0],
  [1, 2, 8, 4],
  [1, 4, 8, 5],
  [2, 1, 3, 0],
  [2, 3, 6, 3],
  [2, 0, 0, 2],
])('%i dice to come, %i on top, sum %i, %i feathers: as every single throw says', (...position) => {
  const exact = forecast.value(...position);
  const counted = slowly(...position);
  for (const key of ['fall', 'stand', 'momentum', 'feathers'] as const)
    expect(exact[key]).toBeCloseTo(counted[key], 10);
});

test('what prospects say of the expected end is what the solver says of the position', () => {
  // Both are linear in how the turn ends when a fall is worth what standing on nothing is.
  const linear: Prospects = {
    standing: (momentum, feathers) => momentum + 0.7 * feathers,
    falling: (_, feathers) => 0.7 * feathers,
  };
  for (const flutter of [7, 12, 22]) {
    const solved = new TurnSolver(flutter, 4, 12, linear);
    const { momentum, feathers } = new Forecast(solved).value(5, 0, 0, 4);
    expect(momentum + 0.7 * feathers).toBeCloseTo(solved.value(5, 0, 0, 4), 10);
  }
});
