import { Net } from '@aerie/bots/training';
import { describe, expect, test } from 'vitest';
import { PlainLearner } from './plain-learner.js';
import tiny from './tiny-case.json';

describe('learning in plain TypeScript', () => {
  test('gives the same weights as PyTorch does on a tiny case', () => {
    const net = new Net(tiny.shape, Float32Array.from(tiny.before));
    const learner = new PlainLearner(net, tiny.keep);
    for (let turn = 0; turn < tiny.turns; turn++) {
      for (let first = 0; first < tiny.positions.length; first += tiny.batch) {
        for (const { inputs, section, target } of tiny.positions.slice(first, first + tiny.batch))
          learner.add(inputs, section, target);
        learner.step(tiny.rate);
      }
    }
    const far = (found: Float32Array, wanted: readonly number[]) =>
      Math.max(...wanted.map((one, i) => Math.abs((found[i] as number) - one)));
    expect(far(net.parameters, tiny.after.parameters)).toBeLessThan(1e-4);
    expect(far(learner.average, tiny.after.average)).toBeLessThan(1e-4);
    expect(far(net.parameters, tiny.before)).toBeGreaterThan(0.05);
  });
});
