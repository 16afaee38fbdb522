/** Digits and F choose a die, R rolls again. */
export const SHORTCUTS = {
  pick: ['1', '2', '3', '4', '5', 'f'],
  reroll: ['r'],
} as const;
