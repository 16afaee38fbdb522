/** A change of a number as people write it: with its sign, and a minus that is none of a hyphen. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
