/** What a nest card gives for landing 1 to 5 own birds, and for every pair of a male and a female among them. */
export interface NestCard {
  readonly birds: readonly number[];
  readonly pair: number;
}

/** Ruling: the rulebook shows the first for up to three birds; the others are ours. They are named by their index. */
export const NEST_CARDS: readonly NestCard[] = [
  { birds: [3, 7, 11, 15, 19], pair: 3 },
  { birds: [5, 9, 12, 14, 15], pair: 2 },
  { birds: [2, 5, 9, 14, 20], pair: 2 },
  { birds: [4, 9, 14, 19, 24], pair: -3 },
  { birds: [6, 10, 13, 15, 16], pair: -2 },
  { birds: [1, 4, 9, 16, 25], pair: 1 },
  { birds: [3, 6, 9, 12, 15], pair: 5 },
];

export const NEST_NUMBERS: readonly number[] = NEST_CARDS.map((_, nest) => nest);
