const KINDS = ['fly', 'swap', 'end', 'take'] as const;
type Kind = (typeof KINDS)[number];

/** One move of a plan: what is done, on which cells, and by whom. */
export interface Step {
  readonly kind: Kind;
  /** Where to fly, whence to swap, what gem to take. */
  readonly a: number;
  readonly b: number;
  /** Skyron goes along. */
  readonly ride: boolean;
  readonly who: number;
  readonly asleep: number;
  /** Where the figure is before the move; of Austro the cell he hovers beside. */
  readonly stand: number;
}

const CODE: Readonly<Record<Kind, number>> = { fly: 0, swap: 1, end: 2, take: 3 };

/** A move in one number; whoever does it is added by the search (who, asleep and stand, from bit 16). */
export const step = (kind: Kind, a: number, b: number, ride: boolean): number =>
  CODE[kind] | (a << 2) | (b << 7) | (ride ? 1 << 12 : 0);

export const readStep = (move: number): Step => ({
  kind: KINDS[move & 3] as Kind,
  a: (move >> 2) & 31,
  b: (move >> 7) & 31,
  ride: (move & (1 << 12)) !== 0,
  who: (move >> 16) & 3,
  asleep: (move >> 18) & 3,
  stand: (move >> 20) & 31,
});
