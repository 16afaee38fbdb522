import { QuickChance } from '@aerie/kernel';
import zefiria, { type Answer, besideOf, SPIRITS, type Spirit, type State } from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { Beam } from './beam.js';
import { answersOf } from './plan.js';
import { positionOf } from './position.js';
import { ALL_IN_PLACE, EYES, solve, solveNextTurns, solveQuickly, spare } from './solver.js';

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

describe('points that can be spared at most', () => {
  /** The last turn of a match, with islands 12 and 13 to change places and a spirit on a cell. */
  function last(spirit: Spirit, cell: number) {
    const s = dealt('last');
    const islands = Array.from({ length: 25 }, (_, at) => at + 1);
    [islands[11], islands[12]] = [13, 12];
    const figures = [
      { spirit: SPIRITS.find((other) => other !== spirit) as Spirit, cell: 24 },
      { spirit, cell },
    ];
    const stage = { at: 'turn', who: 1, points: 5, place: -1 } as const;
    return positionOf({ ...s, islands, figures, round: s.rounds, acted: [0], stage }, besideOf);
  }

  test.each([
    ['borea', 11, 3],
    ['jugo', 12, 3],
    ['etesia', 12, 3],
    ['borea', 10, 4],
    ['austro', 11, 4],
    ['skyron', 11, 4],
  ] as const)('%s on cell %i: %i', (spirit, cell, points) => {
    expect(spare(last(spirit, cell))).toBe(points);
  });

  test('no plan spares more', () => {
    for (let seed = 0; seed < 5; seed++) {
      const s = dealt(`spare ${seed}`);
      const { count, left } = solveQuickly(s);
      expect(count).toBe(ALL_IN_PLACE);
      expect(spare(positionOf(s, besideOf))).toBeGreaterThanOrEqual(left);
    }
  });
});
