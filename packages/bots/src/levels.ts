/** How strong the bots are that people meet: the same four in every game, weakest first. */
export const LEVELS = ['gentle', 'club', 'strong', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** Whose advice a person gets who asks for a hint, out of a game's levels, weakest first: the strongest's. */
export const hintLevel = (levels: readonly string[]): string => levels.at(-1) ?? 'random';
