/** How hard to look, and what makes a position promising. */
export interface Effort {
  /** How many positions are kept for each number of points that are left. */
  readonly width: number;
  /** What a step away from home weighs, and being away at all. */
  readonly away: number;
  readonly astray: number;
  /**
   * By spirit: what it weighs that one stands on an island that is not at home, since it has to leave before that
   * island can be moved; nothing if not said.
   */
  readonly stands?: readonly number[];
  /** What makes the end of the last turn good: what the islands count, or how near home they are. */
  readonly aim: 'count' | 'nearness';
  /** So many turns more than there are may be used, to see how a perfect order could have been reached. */
  readonly overtime?: number;
  /** Pairs of cells (`from * 25 + to`) that are overlooked, unless an island comes home; none if not said. */
  readonly blind?: Uint8Array;
}
