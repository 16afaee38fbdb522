/** The closed lists of words that cards, boards and effects are made of. */

export const RESOURCES = ['meat', 'gold', 'crystal', 'milk'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Crimson Cavern, Golden Grotto, Amethyst Abyss: the rows of a mat, from top to bottom. */
export const ROWS = ['C', 'G', 'A'] as const;
export type RowName = (typeof ROWS)[number];
/** A row by its number in `ROWS`. */
export type Row = 0 | 1 | 2;
export const ALL_ROWS: readonly Row[] = [0, 1, 2];

export const SIZES = ['hatchling', 'small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

export const TRAITS = ['aggressive', 'helpful', 'playful', 'shy'] as const;
export type Trait = (typeof TRAITS)[number];

/** When an ability works: walked on, on arrival, at the end of each round, at the end of the game. */
export const TIMINGS = ['activated', 'played', 'round', 'end'] as const;
export type Timing = (typeof TIMINGS)[number];

/** Spaces of a row, and how many of them take cave cards: the first is dug from the start. */
export const COLUMNS = 4;
export const CAVE_COLUMNS = 3;
export const MAT_NESTS = 2;
