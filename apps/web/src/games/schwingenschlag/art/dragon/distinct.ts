import type { Look } from './kind.js';

export const HORNS = ['swept', 'antler', 'ram', 'spike', 'twin', 'none'] as const;
export const EARS = ['leaf', 'fin', 'tuft', 'frill'] as const;
export const CRESTS = ['spikes', 'sail', 'leaves', 'plates', 'none'] as const;
export const TIPS = ['spade', 'fork', 'club', 'tuft', 'fin'] as const;
export const PATTERNS = ['spots', 'bands', 'scales', 'flecks', 'none'] as const;
export const SHELLS = ['plain', 'dots', 'zigzag', 'band', 'patches'] as const;

/** What can be told of a dragon at the size of a board. */
export interface Distinct {
  readonly horns: (typeof HORNS)[number];
  readonly ears: (typeof EARS)[number];
  readonly crest: (typeof CRESTS)[number];
  readonly tip: (typeof TIPS)[number];
  readonly pattern: (typeof PATTERNS)[number];
  /** How an egg is painted. */
  readonly shell: (typeof SHELLS)[number];
  /** How the tail and the wings are carried: as the stance has it, or one of some other ways. */
  readonly tail: 0 | 1 | 2;
  readonly wings: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
}

const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/**
 * Dealt out among those of one form and stance by their `variant`: lists of different lengths go round together, so that horns and crest,
 * and ears and shell, are the same pair again only after more dragons than any form and stance has.
 */
export function distinctOf({ form, stance, variant: v }: Look): Distinct {
  // Not every first one has the same.
  const from = form.length + 2 * stance.length;
  return {
    horns: at(HORNS, v + from),
    crest: at(CRESTS, v + from),
    ears: at(EARS, v + from),
    shell: at(SHELLS, v + from),
    tip: at(TIPS, 2 * v + Math.floor(v / 5) + from),
    pattern: at(PATTERNS, 3 * v + from),
    tail: at([0, 1, 2] as const, v),
    wings: at([0, 1, 2, 3] as const, v),
    mirrored: v % 3 === 1,
  };
}
