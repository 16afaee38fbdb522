import { expect, it } from 'vitest';
import { type Analysis, accountOf } from './index.js';

/** Every seat has decided once; what each decision made of everybody's worth. */
const analysis = (together: boolean, effects: readonly (readonly number[])[]): Analysis => ({
  ...{ format: 'aerie-analysis/1', game: 'any', rulesVersion: 1, engine: 1, effort: 'usual', seed: '' },
  ...{ match: '', together, seats: [], even: effects.map(() => 0.5), dealt: effects.map(() => 0.5) },
  moments: effects.map((effect, seat) => ({
    ...{ number: seat, seat, answer: '', worth: effect, points: effect, effect },
  })),
  result: effects.map((_, seat) => effects.reduce((sum, effect) => sum + (effect[seat] as number), 0.5)),
});

it.each<[string, boolean, number[][], [number, number]]>([
  [
    'among rivals with those of all',
    false,
    [
      [0.1, -0.1],
      [-0.1, 0.1],
    ],
    [0, 0],
  ],
  [
    'together with how the judge would have gone on',
    true,
    [
      [0.1, 0.1],
      [-0.2, -0.2],
    ],
    [0.1, -0.2],
  ],
  ['alone as well', false, [[0.1]], [0.1, 0]],
])('decisions are compared %s', (_, together, effects, [own, others]) => {
  const { decisions, rivalsDecisions, unknown } = accountOf(analysis(together, effects), 0);
  expect(decisions).toBeCloseTo(own);
  expect(rivalsDecisions).toBeCloseTo(others);
  expect(unknown).toBeCloseTo(0);
});
