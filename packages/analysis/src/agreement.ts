import type { WeighedDecision } from './analysis.js';

/** How often somebody has answered what the judge finds best, where that is clear. */
export interface Agreement {
  /** Decisions with a clear best answer. */
  readonly clear: number;
  /** Those of them in which it was given. */
  readonly agreed: number;
}

/** The best answer is clear if it is ahead of every other one by so much worth. */
const CLEAR = 0.02;

export function agreementOf(decisions: readonly WeighedDecision[]): Agreement {
  const clear = decisions.filter(({ answers }) => {
    const [best = 0, second = 0] = answers.map(({ worth }) => worth).sort((a, b) => b - a);
    return answers.length > 1 && best - second >= CLEAR;
  });
  return { clear: clear.length, agreed: clear.filter(({ behind }) => behind === 0).length };
}

export const bothAgreements = (one: Agreement, other: Agreement): Agreement => ({
  clear: one.clear + other.clear,
  agreed: one.agreed + other.agreed,
});

/** How likely at least so much agreement is for somebody who gives the best answer at this rate, one decision like the other. */
export function tailOf({ clear, agreed }: Agreement, rate: number): number {
  if (agreed === 0 || rate >= 1) return 1;
  if (rate <= 0) return 0;
  const odds = Math.log(rate) - Math.log1p(-rate);
  let log = clear * Math.log1p(-rate);
  let sum = 0;
  for (let k = 0; k <= clear; k++) {
    if (k >= agreed) sum += Math.exp(log);
    log += Math.log((clear - k) / (k + 1)) + odds;
  }
  return Math.min(1, sum);
}
