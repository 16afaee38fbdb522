/** How wide to search, and how positions are scored. */
export interface Effort {
  /** How many positions are kept for each number of points that are left. */
  readonly width: number;
  /** The penalties for each step that an island is away from home, and for being away at all. */
  readonly away: number;
  readonly astray: number;
  /**
   * By spirit: the penalty for standing on an island that is not at home, since it has to leave before that island can
   * be moved; none if not said.
   */
  readonly stands?: readonly number[];
  /** What makes the end of the last turn good: what the islands count, or how near home they are. */
  readonly aim: 'count' | 'nearness';
  /** How many turns the search may use beyond those that are left, to find a perfect order that comes too late. */
  readonly overtime?: number;
  /** Pairs of cells (`from * 25 + to`) that are not tried, unless an island comes home by it; none if not said. */
  readonly blind?: Uint8Array;
  /** Whether no island is brought home in the turn that goes on: that is left to those who come after it. */
  readonly leaves?: boolean;
}
