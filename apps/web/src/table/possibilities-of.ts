import type { Possibilities } from '../contract/possibilities.js';

const found = import.meta.glob<Possibilities<unknown, unknown>>('../games/*/possibilities.ts', {
  import: 'default',
});

/** What a game adds to the list of what is possible; undefined where it adds nothing. */
export const possibilitiesOf = async (game: string): Promise<Possibilities<unknown, unknown> | undefined> =>
  found[`../games/${game}/possibilities.ts`]?.();
