import { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, besideOf, type State } from '@aerie/zefiria';
import { expect, test } from 'vitest';
import { Beam } from './beam.js';
import { positionOf } from './position.js';
import { EYES, solve } from './solver.js';

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
