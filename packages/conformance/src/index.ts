import { everyOptions, type Game, readOptions } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { examine, type Table, tableName } from './examine.js';
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
      declare(game, spec, { seats, options }, spec.matches ?? DEFAULT_MATCHES);
    }
    const options = readOptions(game.options, {});
    for (const edition of spec.editions ?? []) declare(game, spec, { seats, options, edition }, 1);
  }
}

function declare<S, V, A, E, O>(
  game: Game<S, V, A, E, O>,
  spec: Spec<S, O>,
  table: Omit<Table<O>, 'seed'>,
  matches: number,
): void {
  describe(`${game.id}, ${tableName(table)}`, () => {
    let all: Findings[] | undefined;
    const findings = () => {
      all ??= Array.from({ length: matches }, (_, match) =>
        examine(game, spec, { ...table, seed: `conformance ${match}` }),
      );
      return all;
    };
    test.each(Object.entries(CHECKS))('%s: %s', (check) => {
      expect(findings().flatMap((one) => one.of(check as Check) ?? [])).toEqual([]);
    });
  });
}
