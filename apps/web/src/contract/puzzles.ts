/**
 * What is asked for in a game whose puzzles take several turns: `puzzles/goal.ts` of its folder exports it as the default. The
 * puzzles themselves are in `packages/analysis/src/puzzles/books` (`lab puzzle-book`).
 */
export interface PuzzleGoal<V> {
  isReached(view: V): boolean;
  /** Turns of the match that are over. */
  turns(view: V): number;
}

export type AnyPuzzleGoal = PuzzleGoal<unknown>;
