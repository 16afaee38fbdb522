/** The islands 1 to 25. Every pair of colour and symbol occurs once. */
export const ISLANDS: readonly number[] = Array.from({ length: 25 }, (_, i) => i + 1);

export const COLOURS = ['amber', 'green', 'blue', 'violet', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

/** Ruling: symbols by number, five to a row of the ordered grid. */
const SYMBOLS = ['ABCDE', 'BCDEA', 'CEABD', 'DAECB', 'EDBAC'].join('');

/** Ruling: the colour is the row of the ordered grid. */
export const colourOf = (island: number): Colour => COLOURS[Math.floor((island - 1) / 5)] as Colour;

/** One of `A` to `E`. */
export const symbolOf = (island: number): string => SYMBOLS[island - 1] as string;
