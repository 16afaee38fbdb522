/** The measures of the ladder, in the units of its own drawing; heights grow upward from 0 at the ground. */
export const SPACE_HIGH = 30;
export const SPACES_A_CARD = 4;
export const CARD_HIGH = SPACES_A_CARD * SPACE_HIGH;
/** Between the poles; the plant climbs the left one at 0. */
export const LADDER_WIDE = 196;

/** A chicken's drawing is this wide and high on the ladder. */
export const CHICKEN_SIZE = 47;
const FIRST_SLOT = 8;
const SLOT_WIDE = 36;
const FEET = 0.97;

/** The height of the rung that a chicken on this space stands on. */
export const rungOf = (space: number): number => (space + 0.5) * SPACE_HIGH;

/** Upper left corner of a chicken's drawing; `row` counts from the plant. */
export const perchOf = (space: number, row: number): readonly [x: number, y: number] => [
  FIRST_SLOT + row * SLOT_WIDE,
  -rungOf(space) - CHICKEN_SIZE * FEET,
];
