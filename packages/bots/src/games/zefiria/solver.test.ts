import { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, besideOf, type State } from '@aerie/zefiria';
import { expect, test } from 'vitest';
import { Beam } from './beam.js';
import { answersOf } from './plan.js';
import { positionOf } from './position.js';
import { ALL_IN_PLACE, EYES, solve, solveNextTurns, solveQuickly } from './solver.js';

/** A table for two at the start of its first turn. */
function dealt(seed: string): State {
  const luck = new QuickChance(seed);
  const s = zefiria.setup({ mode: 'normal', solo: 'medium', spirits: 'random' }, 2, luck, undefined);
  while (s.stage.at !== 'turn') {
    const [seat] = zefiria.awaited(s) as [number];
    zefiria.apply(s, seat, zefiria.answers(s, seat)[0] as Answer, luck, undefined);
  }
  return s;
}

test('where a perfect order is proven impossible, it is not looked for far and wide', () => {
  const s = dealt('hopeless');
  // As if nobody had moved an island until the last round.
  s.round = s.rounds;
  const found = solve(s);
  const wide = new Beam(positionOf(s, besideOf), { ...EYES, width: 10_000 }).run();
  expect(found.count).toBeGreaterThan(wide.count - 3);
  expect(found.tried).toBeLessThan(wide.tried / 2);
});

test('with others at the table no thought is long, however few turns are left', () => {
  const s = dealt('together');
  const tried: number[] = [];
  for (; s.round <= s.rounds; s.round++) tried.push(solve(s).tried);
  expect(Math.max(...tried)).toBeLessThan(9_000_000);
});

test('who looks some turns ahead plans four of them, with little effort, and the whole match once no more are left', () => {
  const s = dealt('ahead');
  const found = solveNextTurns(s);
  const turns = new Set(
    answersOf(s, found.steps).map(({ at }) => `${at.round} ${at.stage.at === 'turn' ? at.stage.who : ''}`),
  );
  expect(turns.size).toBe(4);
  const whole = solveQuickly(s);
  expect(whole.count).toBe(ALL_IN_PLACE);
  expect(found.count).toBeLessThan(ALL_IN_PLACE);
  expect(found.tried).toBeLessThan(whole.tried / 10);
  // Two turns before the end, with two neighbours to be exchanged.
  const islands = Array.from({ length: 25 }, (_, cell) => cell + 1);
  [islands[11], islands[12]] = [13, 12];
  expect(solveNextTurns({ ...s, islands, round: s.rounds }).count).toBe(ALL_IN_PLACE);
});
