import { type Bird, female, male, NEUTRAL } from './birds.js';

/** The figures of the rules. What depends on the number of players is a list over 0 to 4 of them. */

export const STAGES = 3;
export const ROWS = 3;
export const HAND_LIMIT = 4;
export const FIRST_HAND = 2;
export const FACE_UP = 2;
export const PASS_PRICE = 2;
/** For a card with own birds on both of its spaces. */
export const BOTH_BONUS = 2;

/** Birds in the columns at the start of a stage, from left to right. */
export const TRIANGLES: readonly (readonly number[])[] = [
  [],
  [],
  [1, 2, 3, 2, 1],
  [1, 2, 3, 3, 2, 1],
  [1, 2, 3, 3, 3, 2, 1],
];
export const CUBES: readonly number[] = [0, 0, 10, 13, 16];
export const DISPLAY: readonly number[] = [0, 0, 4, 5, 6];

/** Ruling: three females and two males a player; five neutral birds. */
const FEMALES = 3;
const MALES = 2;
const NEUTRALS = 5;

const birds = (seats: number, females: number, males: number, neutrals: number): readonly Bird[] => [
  ...Array<Bird>(neutrals).fill(NEUTRAL),
  ...Array.from({ length: seats }, (_, seat) => [
    ...Array<Bird>(females).fill(female(seat)),
    ...Array<Bird>(males).fill(male(seat)),
  ]).flat(),
];

/** What fills the triangle, and what the bird deck is made of. */
export const FIRST_FLOCK: readonly (readonly Bird[])[] = [0, 1, 2, 3, 4].map((seats) =>
  birds(seats, 2, 1, 3),
);
export const FIRST_DECK: readonly (readonly Bird[])[] = [0, 1, 2, 3, 4].map((seats) =>
  birds(seats, FEMALES - 2, MALES - 1, NEUTRALS - 3),
);
