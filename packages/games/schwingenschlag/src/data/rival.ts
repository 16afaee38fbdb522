/** The sixteen decision cards of the solo opponent, from 1. */
export interface DecisionCard {
  /** Steps in rounds 1 to 4, or counted from the human's most or least dug row. */
  readonly steps: readonly number[] | 'deep' | 'shallow' | 'deepAndOne';
  /** Change of the counters on this round's objective. */
  readonly shift: number;
  readonly refresh: boolean;
  /** On a brown space: which displayed dragon, and either which displayed cave or which guild row. */
  readonly dragon: number;
  readonly cave?: number;
  readonly row?: number;
  readonly passes: boolean;
}

const card = (
  steps: DecisionCard['steps'],
  shift: number,
  dragon: number,
  also: { cave: number } | { row: number },
  passes: boolean,
  refresh = false,
): DecisionCard => ({ steps, shift, refresh, dragon, ...also, passes });

export const DECISION_CARDS: readonly DecisionCard[] = [
  card([1, 2, 2, 2], 0, 3, { row: 3 }, false),
  card([1, 1, 2, 3], -1, 2, { cave: 2 }, false),
  card([2, 1, 2, 2], 1, 1, { cave: 1 }, true),
  card([1, 1, 1, 2], 0, 3, { cave: 3 }, true),
  card([2, 1, 2, 1], -1, 2, { row: 4 }, false),
  card([1, 1, 1, 2], 1, 1, { cave: 1 }, true),
  card([1, 1, 2, 3], 1, 2, { row: 2 }, true, true),
  card([1, 1, 2, 3], 0, 1, { row: 3 }, true),
  card([2, 2, 3, 4], 0, 3, { row: 3 }, false),
  card([2, 2, 2, 3], 1, 2, { cave: 2 }, false),
  card([2, 1, 4, 3], -1, 1, { cave: 1 }, false),
  card('deep', 0, 3, { row: 4 }, false),
  card('shallow', 1, 2, { cave: 2 }, true),
  card('deep', -1, 1, { cave: 1 }, false),
  card('deep', 0, 1, { row: 3 }, true, true),
  card('deepAndOne', 1, 2, { cave: 2 }, true),
];

/** The decision cards of each level, by number, and what a dragon is worth to the opponent. */
export const LEVELS = {
  '1': { cards: [1, 2, 3, 4, 5, 6, 7, 8], dragonPoints: 7 },
  '2': { cards: [9, 10, 11, 4, 5, 6, 7, 8], dragonPoints: 7 },
  '3': { cards: [1, 2, 3, 9, 10, 11, 7, 8], dragonPoints: 8 },
  R1: { cards: [12, 13, 14, 4, 5, 6, 7, 15], dragonPoints: 7 },
  R2: { cards: [1, 2, 3, 12, 16, 14, 7, 15], dragonPoints: 7 },
  R3: { cards: [12, 16, 14, 9, 10, 11, 7, 15], dragonPoints: 7 },
} as const;
export type Level = keyof typeof LEVELS;
export const CAVE_POINTS = 2;

/** Dragons that look at a neighbour: not in the solo deck. */
export const NOT_ALONE: readonly number[] = [47, 103, 114, 168, 170];
