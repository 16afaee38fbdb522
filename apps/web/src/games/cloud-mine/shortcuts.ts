/** Digits look at the cards in their order. */
export const SHORTCUTS = {
  look: ['1', '2', '3', '4', '5', '6', '7', '8'],
} as const;
