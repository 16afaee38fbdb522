/** A round of a match, or what its game calls one. */
interface Round {
  readonly what: 'round' | 'stage';
  readonly number: number;
}

/**
 * The round that a view of any game tells of; undefined where it counts none. Rules tell it as `round`, those that have stages as
 * `stage`; `rounds.test.ts` holds for every game that it changes when one begins.
 */
export function roundOf(view: unknown): Round | undefined {
  const told = (view ?? {}) as Readonly<Record<string, unknown>>;
  for (const what of ['round', 'stage'] as const) {
    const number = told[what];
    if (typeof number === 'number') return { what, number };
  }
  return undefined;
}
