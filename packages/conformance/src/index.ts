import { everyOptions, type Game } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { examine } from './examine.js';
import type { Findings } from './findings.js';
import { CHECKS, type Check, type Spec } from './spec.js';

export { examine } from './examine.js';
export { goldenMatches } from './golden.js';
export { CHECKS, type Check, type Spec } from './spec.js';

const DEFAULT_MATCHES = 3;

/** Declares the tests of the suite for one game: every promise, for every number of players and every options. */
export function conformance<S, V, A, E, O>(game: Game<S, V, A, E, O>, spec: Spec<S, O>): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const all = everyOptions(game.options);
    for (const options of spec.options?.(all, seats) ?? all) {
      describe(`${game.id}, ${seats} players ${JSON.stringify(options)}`, () => {
        let all: Findings[] | undefined;
        const findings = () => {
          all ??= Array.from({ length: spec.matches ?? DEFAULT_MATCHES }, (_, match) =>
            examine(game, spec, { seats, options, seed: `conformance ${match}` }),
          );
          return all;
        };
        test.each(Object.entries(CHECKS))('%s: %s', (check) => {
          expect(findings().flatMap((one) => one.of(check as Check) ?? [])).toEqual([]);
        });
      });
    }
  }
}
