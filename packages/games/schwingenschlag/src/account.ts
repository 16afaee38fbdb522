/** Where every point of a seat comes from. */
export interface Account {
  /** Markers in row 4 and row 5 of the guild tile. */
  readonly guild: readonly { readonly square: number; readonly points: number }[];
  readonly dragons: readonly DragonAccount[];
  readonly matEggs: number;
  readonly objectives: readonly number[];
  readonly coins: number;
  /** One point for four resources and cards that are left. */
  readonly leftOvers: number;
  readonly total: number;
}
export interface DragonAccount {
  readonly card: number;
  readonly printed: number;
  readonly end: number;
  readonly eggs: number;
  readonly cached: number;
  readonly tucked: number;
}

/** Where the points of the solo opponent come from. */
export interface RivalAccount {
  readonly dragons: number;
  readonly caves: number;
  readonly steps: number;
  readonly objectives: number;
  readonly guild: number;
}
