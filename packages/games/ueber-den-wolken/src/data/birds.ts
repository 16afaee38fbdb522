import type { Seat } from '@aerie/kernel';

/**
 * A bird is a number: 0 none, 1 a female and 2 a male of seat 0, 3 and 4 of seat 1, and so on; 9 neutral. Birds of one
 * owner and gender are alike.
 */
export type Bird = number;

export const NO_BIRD: Bird = 0;
export const NEUTRAL: Bird = 9;

/** The species of seats 0 to 3, and the neutral one. */
export const SPECIES = ['kite', 'goose', 'crane', 'swallow', 'swift'] as const;
export type Species = (typeof SPECIES)[number];

/** The owner of neutral birds: no seat. */
export const NOBODY = 4;

const OWNERS: readonly number[] = [-1, 0, 0, 1, 1, 2, 2, 3, 3, NOBODY];

/** The seat that a bird belongs to, `NOBODY` if it is neutral, -1 if there is none. */
export const ownerOf = (bird: Bird): number => OWNERS[bird] as number;

export const female = (seat: Seat): Bird => 1 + 2 * seat;
export const male = (seat: Seat): Bird => 2 + 2 * seat;
export const isMale = (bird: Bird): boolean => bird !== NEUTRAL && bird % 2 === 0;

export const speciesOf = (bird: Bird): Species => SPECIES[ownerOf(bird)] as Species;

/** `kf` a female kite, `gm` a male goose, `n` a neutral bird; empty for none. */
export const BIRD_NAMES: readonly string[] = ['', 'kf', 'km', 'gf', 'gm', 'cf', 'cm', 'sf', 'sm', 'n'];
