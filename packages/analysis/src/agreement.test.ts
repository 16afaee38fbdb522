import { describe, expect, it } from 'vitest';
import type { WeighedDecision } from './analysis.js';
import { agreementOf, bothAgreements, tailOf } from './index.js';

/** A decision between answers of these worths, so far behind the best. */
const decided = (worths: readonly number[], behind: number): WeighedDecision => ({
  answers: worths.map((worth, i) => ({ answer: String(i), worth, points: 0 })),
  ...{ behind, error: 0, pointsBehind: 0, loss: behind },
});

describe('agreement', () => {
  it('counts decisions with a clear best answer, and those where it was given', () => {
    const decisions = [
      decided([0.5, 0.4], 0),
      decided([0.5, 0.4, 0.1], 0.1),
      // The two best are nearly the same; nothing else was possible; the order says nothing.
      decided([0.5, 0.49, 0.1], 0.01),
      decided([0.5], 0),
      decided([0.1, 0.5, 0.2], 0),
    ];
    expect(agreementOf(decisions)).toEqual({ clear: 3, agreed: 2 });
    expect(bothAgreements({ clear: 3, agreed: 2 }, { clear: 1, agreed: 1 })).toEqual({ clear: 4, agreed: 3 });
  });

  it.each([
    [2, 2, 0.5, 0.25],
    [3, 2, 0.5, 0.5],
    [4, 1, 0.25, 1 - 0.75 ** 4],
    [5, 0, 0.5, 1],
    [0, 0, 0.5, 1],
    [4, 4, 1, 1],
    [4, 4, 0, 0],
  ])('of %i clear decisions at least %i the best, at a rate of %d: %d', (clear, agreed, rate, tail) => {
    expect(tailOf({ clear, agreed }, rate)).toBeCloseTo(tail, 12);
  });
});
